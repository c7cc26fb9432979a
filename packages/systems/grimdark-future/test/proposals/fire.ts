import type { Rng } from '@banneret/kernel';
import type { CastChoice } from '../../src/decisions/cast.js';
import type { ShotsChoice } from '../../src/decisions/shots.js';
import { box, profile, scene, type Scene, type Spot } from '../scene.js';
import { around, between, block, possibly, type Manoeuvre } from './manoeuvre.js';

const WEAPONS = [
  { id: 'long', range: 24, attacks: 1 },
  { id: 'short', range: 12, attacks: 2 },
  { id: 'aimed', range: 30, attacks: 1, rules: ['sniper'] },
];

/** Three enemy units at all distances, with a wall or two between. */
function shooting(rng: Rng): Scene | undefined {
  const at: Spot = [36, 24];
  return possibly(() =>
    scene({
      weapons: WEAPONS,
      profiles: [
        profile({
          id: 'own',
          models: [
            { count: 1, weapons: ['long', 'short'] },
            { count: 1, weapons: ['aimed'] },
          ],
        }),
        profile({ id: 'foes', count: 3 }),
      ],
      terrain: [0, 1].map(() => {
        const [x, y] = around(at, rng.below(1000) / 1000, between(rng, 3, 8));
        return { types: ['blocking'] as const, outline: box(x, y, 2, 2) };
      }),
      units: [
        { player: 1, profile: 'own', models: block(at, 2) },
        ...['a', 'b', 'c'].map((name, i) => ({
          player: 2,
          profile: 'foes',
          name,
          models: block(around(at, (rng.below(100) + 110 * i) / 330, between(rng, 4, 22)), 3),
        })),
      ],
    }).do('own', 'hold'),
  );
}

const TARGETS = [1, 2, 3];
const [LONG, SHORT, AIMED] = [0, 1, 2];

export const FIRE: readonly Manoeuvre[] = [
  {
    name: 'fire split between two targets',
    positions: 40,
    make: shooting,
    draws: 300,
    objects: () => TARGETS.flatMap(a => TARGETS.flatMap(b => (a === b ? [] : [`${a} ${b}`]))),
    aims(_s, answer) {
      const [long, short] = [LONG, SHORT].map(
        weapon => (answer as ShotsChoice).find(shot => shot.weapon === weapon)?.target,
      );
      return long === undefined || short === undefined || long === short ? [] : [`${long} ${short}`];
    },
    search(s, object) {
      const [a, b] = object.split(' ').map(Number) as [number, number];
      return (
        s.judged([
          { weapon: LONG, target: a },
          { weapon: SHORT, target: b },
        ]).length === 0
      );
    },
  },
  {
    name: 'a Sniper’s target, each model',
    positions: 40,
    make: shooting,
    draws: 300,
    objects: () => TARGETS.flatMap(target => [0, 1, 2].map(model => `${target} ${model}`)),
    aims(_s, answer) {
      const shot = (answer as ShotsChoice).find(({ weapon }) => weapon === AIMED);
      return shot?.model === undefined ? [] : [`${shot.target} ${shot.model}`];
    },
    search(s, object) {
      const [target, model] = object.split(' ').map(Number) as [number, number];
      return s.judged([{ weapon: AIMED, target, model }]).length === 0;
    },
  },
  {
    name: 'a spell at each target',
    positions: 30,
    make: rng =>
      possibly(() =>
        scene({
          weapons: WEAPONS,
          spells: [
            { id: 'bolt', cost: 1, range: 12, target: 'enemy', effect: { kind: 'hits', hits: 2 } },
            { id: 'calm', cost: 2, target: 'friend', effect: { kind: 'rally' } },
          ],
          profiles: [profile({ id: 'own', count: 2, rules: ['caster(2)'] }), profile({ id: 'foes', count: 3 })],
          units: [
            { player: 1, profile: 'own', models: block([36, 24], 2), tokens: [2, 1] },
            ...['a', 'b', 'c'].map((name, i) => ({
              player: i === 2 ? 1 : 2,
              profile: 'foes',
              name,
              shaken: i === 2,
              models: block(around([36, 24], (rng.below(100) + 110 * i) / 330, between(rng, 4, 22)), 3),
            })),
          ],
        }).do('own'),
      ),
    objects: () =>
      ['bolt', 'calm'].flatMap(spell => TARGETS.flatMap(target => [0, 1].map(model => `${spell} ${target} ${model}`))),
    aims(_s, answer) {
      const cast = answer as CastChoice;
      return cast === 'none' || typeof cast !== 'object' || !('spell' in cast)
        ? []
        : [`${cast.spell} ${cast.target} ${cast.model}`];
    },
    search(s, object) {
      const [spell, target, model] = object.split(' ');
      return s.judged({ spell, target: Number(target), model: Number(model) }).length === 0;
    },
  },
];
