import type { Effect } from '../../effects/kinds.js';
import {
  lightBlast,
  lightFall,
  lightMelee,
  lightStillBlast,
  lightStillHarm,
  lightStillMelee,
  lightWound,
} from './harm.js';
import type { Bench } from './bench.js';
import {
  lightLeaving,
  lightState,
  lightStillLeaving,
  lightStillState,
  lightStillTerrain,
  lightTerrain,
} from './changes.js';
import { lightShots, lightStillShots } from './shots.js';
import {
  lightActivation,
  lightArrival,
  lightLight,
  lightMorale,
  lightMove,
  lightObjective,
  lightRings,
  lightStillMorale,
  lightStillMove,
  lightStillObjective,
} from './signs.js';

/** What an effect lights up at an age, in milliseconds at the usual pace. Figures that move are no part of it, nor are banners. */
export function light(bench: Bench, effect: Effect, age: number): void {
  switch (effect.kind) {
    case 'move':
      return lightMove(bench, effect, age);
    case 'shot':
      return lightShots(bench, effect, age);
    case 'blast':
      return lightBlast(bench, effect, age);
    case 'melee':
      return lightMelee(bench, effect, age);
    case 'wound':
      return lightWound(bench, effect, age);
    case 'fall':
    case 'rout':
      return lightFall(bench, { kind: 'fall', rims: effect.rims }, age);
    case 'morale':
      return lightMorale(bench, effect, age);
    case 'activation':
      return lightActivation(bench, effect, age);
    case 'objective':
      return lightObjective(bench, effect, age);
    case 'light':
      return lightLight(bench, effect, age);
    case 'arrive':
      return lightArrival(bench, effect, age);
    case 'leave':
      return lightLeaving(bench, effect, age);
    case 'state':
      return lightState(bench, effect, age);
    case 'terrain':
      return lightTerrain(bench, effect, age);
    case 'turn':
    case 'end':
    case 'card':
      return;
  }
}

/** The same for whoever wants no motion: a sign that stands for it. */
export function lightStill(bench: Bench, effect: Effect): void {
  switch (effect.kind) {
    case 'move':
      return lightStillMove(bench, effect);
    case 'shot':
      return lightStillShots(bench, effect);
    case 'blast':
      return lightStillBlast(bench, effect);
    case 'melee':
      return lightStillMelee(bench, effect);
    case 'wound':
      return lightStillHarm(bench, effect, false);
    case 'fall':
    case 'rout':
      return lightStillHarm(bench, effect, true);
    case 'morale':
      return lightStillMorale(bench, effect);
    case 'activation':
    case 'arrive':
      return lightRings(bench, effect.rims, [1, 0.96, 0.88]);
    case 'objective':
      return lightStillObjective(bench, effect);
    case 'light':
      return lightRings(bench, effect.rims, effect.good ? [0.75, 1, 0.89] : [0.89, 0.67, 1]);
    case 'leave':
      return lightStillLeaving(bench, effect);
    case 'state':
      return lightStillState(bench, effect);
    case 'terrain':
      return lightStillTerrain(bench, effect);
    case 'turn':
    case 'end':
    case 'card':
      return;
  }
}
