import type { Effect } from '../kinds.js';
import { drawBlast, drawStillBlast } from './blast.js';
import type { Brush } from './brush.js';
import { drawFall, drawRout, drawStillHarm, drawWound } from './harm.js';
import { drawLeaving, drawStillLeaving } from './leave.js';
import { drawMelee, drawStillMelee } from './melee.js';
import { drawMove, drawStillMove } from './move.js';
import { drawShots, drawStillShots } from './shot.js';
import {
  drawActivation,
  drawArrival,
  drawLight,
  drawMorale,
  drawObjective,
  drawRings,
  drawStillMorale,
  drawStillObjective,
} from './signs.js';
import { drawState, drawStillState } from './state.js';
import { drawStillTerrain, drawTerrain } from './terrain.js';

/** An effect at an age, in milliseconds at the usual pace. Banners are no part of the picture: the page itself shows them. */
export function draw(brush: Brush, effect: Effect, age: number): void {
  switch (effect.kind) {
    case 'move':
      return drawMove(brush, effect, age);
    case 'shot':
      return drawShots(brush, effect, age);
    case 'blast':
      return drawBlast(brush, effect, age);
    case 'melee':
      return drawMelee(brush, effect, age);
    case 'wound':
      return drawWound(brush, effect, age);
    case 'fall':
      return drawFall(brush, effect, age);
    case 'morale':
      return drawMorale(brush, effect, age);
    case 'rout':
      return drawRout(brush, effect, age);
    case 'activation':
      return drawActivation(brush, effect, age);
    case 'objective':
      return drawObjective(brush, effect, age);
    case 'light':
      return drawLight(brush, effect, age);
    case 'arrive':
      return drawArrival(brush, effect, age);
    case 'leave':
      return drawLeaving(brush, effect, age);
    case 'state':
      return drawState(brush, effect, age);
    case 'terrain':
      return drawTerrain(brush, effect, age);
    case 'turn':
    case 'end':
    case 'card':
      return;
  }
}

/** The same for whoever wants no motion: a sign that stands for it. */
export function drawStill(brush: Brush, effect: Effect): void {
  switch (effect.kind) {
    case 'move':
      return drawStillMove(brush, effect);
    case 'shot':
      return drawStillShots(brush, effect);
    case 'blast':
      return drawStillBlast(brush, effect);
    case 'melee':
      return drawStillMelee(brush, effect);
    case 'wound':
      return drawStillHarm(brush, effect, false);
    case 'fall':
    case 'rout':
      return drawStillHarm(brush, { kind: 'fall', rims: effect.rims }, true);
    case 'morale':
      return drawStillMorale(brush, effect);
    case 'activation':
    case 'arrive':
      return drawRings(brush, effect.rims, '#fff6e0');
    case 'objective':
      return drawStillObjective(brush, effect);
    case 'light':
      return drawRings(brush, effect.rims, effect.good ? '#bfffe2' : '#e2aaff');
    case 'leave':
      return drawStillLeaving(brush, effect);
    case 'state':
      return drawStillState(brush, effect);
    case 'terrain':
      return drawStillTerrain(brush, effect);
    case 'turn':
    case 'end':
    case 'card':
      return;
  }
}
