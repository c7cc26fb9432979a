import { inches, type Point } from '@banneret/geometry';
import { spot, spotKind } from '../src/decisions/spot.js';
import type { SpotQuestion } from '../src/decisions/spots.js';
import { placedOf } from '../src/ground/board.js';
import type { State } from '../src/state.js';
import {
  areAsWide,
  around24,
  between,
  crowd,
  type Manoeuvre,
  proposals,
  raster,
  sector,
  square,
  touchingPoints,
} from './proposing.js';
import type { SceneBody, Spot } from './scene.js';

/** Markers and Created terrain. */

const spotting = (
  name: string,
  body: Partial<SceneBody>,
  question: SpotQuestion,
  points: (s: State) => Iterable<Point>,
): Manoeuvre => ({
  name,
  position(rng) {
    const state = crowd(rng, { card: 'gunners', at: [[between(rng, 18, 30), between(rng, 22, 30)]] }, 3, {
      markers: Array.from({ length: 2 + rng.below(3) }, () => ({
        at: [between(rng, 4, 44), between(rng, 4, 44)] as Spot,
      })),
      ...body,
    });
    if (state === undefined) return undefined;
    const near = 'fireteam' in question ? placedOf(state, question.fireteam).at : undefined;
    const object = (at: Point): string => (near === undefined ? square(at) : sector(near, at));
    const shape = spot(question);
    const possible = new Set<string>();
    for (const at of points(state))
      if (!possible.has(object(at)) && spotKind.judge(state, shape, at, 0, 'TOS-GEN-01').ok) possible.add(object(at));
    if (possible.size === 0) return undefined;
    return { state, possible, ...proposals(state, spotKind, shape, at => [object(at)], rng) };
  },
});

const traps = { operation: 'traps' } as const;

areAsWide([
  spotting('set a trap', traps, { what: 'trap', seat: 0, fireteam: 0 }, s => touchingPoints(placedOf(s, 0).at, 50_000)),
  spotting('Push On', { encounter: 'conquest' }, { what: 'pushOn', seat: 0, fireteam: 0 }, s => around24(s, inches(8))),
  spotting('a Marker', {}, { what: 'marker', seat: 0, fireteam: 0, kind: 'beacon', range: inches(4) }, s =>
    around24(s, inches(6)),
  ),
  spotting(
    'Created terrain',
    {},
    {
      what: 'create',
      seat: 0,
      fireteam: 0,
      terrain: { name: { fr: 'x', en: 'x' }, side: 2, traits: [{ trait: 'impassable' }] },
      range: inches(4),
    },
    s => around24(s, inches(7)),
  ),
  spotting('Pillage Marker', { operation: 'pillage' }, { what: 'variable', seat: 0 }, s => raster(s, inches(0.5))),
  spotting('cache Marker', { operation: 'supplyCache' }, { what: 'cache', seat: 0 }, s => raster(s, inches(0.5))),
]);
