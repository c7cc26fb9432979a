import { expect, test } from 'vitest';
import type { Effect, EffectOf, Way } from '../../effects/kinds.js';
import { lengthOf, STILL_MS } from '../../effects/lengths.js';
import type { Scene } from '../../effects/show.js';
import { theme } from '../../systems/grimdark-future/theme.js';
import { lensOf } from '../camera/flight.js';
import { trianglesOf } from '../mesh/mesh.js';
import type { Figure, World } from '../world.js';
import { Lights } from './light.js';
import { Troupe } from './troupe.js';

const screen = { width: 800, height: 500 };
const lens = lensOf({ over: [400, 300], lift: 0, far: 900, turn: 0, tilt: 0.7 });

const figure = (unit: string, model: number, x: number, z: number): Figure => ({
  unit,
  model,
  seat: 0,
  silhouette: { kind: 'infantry' },
  at: [x, z],
  turn: 0,
  looks: 0,
  base: { kind: 'round', long: 12.5, wide: 12.5 },
  flags: [],
  hasFront: false,
  wounds: 0,
});

const world = (figures: readonly Figure[]): World => ({
  width: 800,
  depth: 600,
  theme,
  pieces: [],
  figures,
  markers: [],
});

const scene = (effects: readonly Effect[], motion: Scene['motion'] = 'moving', rate = 1): Scene => ({
  effects,
  motion,
  rate,
});

const MOVE: Effect = {
  kind: 'move',
  ways: [
    {
      unit: 'a',
      model: 0,
      path: [
        { x: 100, y: 100 },
        { x: 300, y: 100 },
        { x: 300, y: 300 },
      ],
    },
  ],
  tread: 'boots',
  charge: false,
};
const ARRIVED = world([figure('a', 0, 300, 300), figure('b', 0, 500, 300)]);

const placeAt = (troupe: Troupe, now: number): readonly number[] =>
  troupe.actors(ARRIVED, now).flatMap(({ at }) => at.map(Math.round));

test('who moves walks along his true way round the corner, and whoever does not stays where he is', () => {
  const troupe = new Troupe();
  troupe.prepare(scene([MOVE]), world([figure('a', 0, 100, 100)]));
  troupe.begin(scene([MOVE]), ARRIVED, 1000);
  expect([...troupe.cast(ARRIVED, 1001)].map(({ unit }) => unit)).toEqual(['a']);
  expect(placeAt(troupe, 1000)).toEqual([100, 100]);
  const trail = [1020, 1040, 1060, 1100, 1200, 1400].map(now => placeAt(troupe, now) as [number, number]);
  // Either on the first leg or on the second, never across.
  for (const [x, z] of trail) expect(z === 100 || x === 300).toBe(true);
  expect(trail.some(([x, z]) => z === 100 && x > 110)).toBe(true);
  expect(placeAt(troupe, 1000 + lengthOf(MOVE) - 1)).toEqual([300, 300]);
  expect(troupe.actors(ARRIVED, 1000 + lengthOf(MOVE))).toEqual([]);
  expect(troupe.isIdle(1000 + lengthOf(MOVE))).toBe(true);
});

test('twice as fast is over in half the time', () => {
  const troupe = new Troupe();
  troupe.begin(scene([MOVE], 'moving', 2), ARRIVED, 0);
  expect(troupe.until).toBe(lengthOf(MOVE) / 2);
});

test('without motion nobody moves: a sign stands for it, for its time', () => {
  const troupe = new Troupe();
  troupe.begin(scene([MOVE], 'still'), ARRIVED, 0);
  expect(troupe.isMoving(10)).toBe(false);
  expect(troupe.actors(ARRIVED, 10)).toEqual([]);
  expect(troupe.cast(ARRIVED, 10).size).toBe(0);
  expect(troupe.until).toBe(STILL_MS);
  const lights = new Lights(lens, screen);
  troupe.light({ lights, world: ARRIVED }, 10);
  expect(lights.isEmpty).toBe(false);
});

test('who is gone is remembered as he stood, falls where he stood, and is gone when the fall is over', () => {
  const before = world([figure('a', 0, 100, 100), figure('a', 1, 140, 100)]);
  const after = world([figure('a', 0, 100, 100)]);
  const fall: Effect = { kind: 'fall', rims: [{ unit: 'a', model: 1, at: { x: 140, y: 100 }, radius: 12, seat: 0 }] };
  const troupe = new Troupe();
  troupe.prepare(scene([fall]), before);
  troupe.begin(scene([fall]), after, 0);
  const [early, late] = [50, 400].map(now => troupe.actors(after, now)[0] as Figure);
  expect(early).toMatchObject({ model: 1, at: [140, 100] });
  expect(late?.pose?.topple).toBeGreaterThan(early?.pose?.topple ?? 9);
  expect(late?.pose?.lift).toBeLessThan(-5);
  expect(troupe.actors(after, 421)).toEqual([]);
});

test('boards without units name their figures by number alone', () => {
  const move: Effect = { ...MOVE, ways: [{ ...(MOVE.ways[0] as (typeof MOVE.ways)[number]), unit: '' }] };
  const troupe = new Troupe();
  troupe.begin(scene([move]), ARRIVED, 0);
  expect(troupe.actors(ARRIVED, 10).length).toBe(1);
});

const rims = [{ unit: 'a', model: 0, at: { x: 300, y: 300 }, radius: 12, seat: 0 }];
const shots = [{ from: { x: 300, y: 300 }, to: { x: 500, y: 300 }, hit: true }];
const ALL: readonly Effect[] = [
  MOVE,
  { kind: 'shot', shots, weapon: 'rifle' },
  { kind: 'shot', shots: shots.map(shot => ({ ...shot, hit: false })), weapon: 'cannon' },
  { kind: 'shot', shots, weapon: 'beam' },
  { kind: 'blast', at: { x: 400, y: 300 }, radius: 75 },
  {
    kind: 'melee',
    pairs: [
      [
        { x: 300, y: 300 },
        { x: 320, y: 300 },
      ],
    ],
  },
  { kind: 'wound', rims },
  { kind: 'fall', rims },
  { kind: 'rout', rims, towards: { x: 0, y: 300 } },
  { kind: 'morale', rims, held: false },
  { kind: 'activation', rims },
  { kind: 'objective', at: { x: 400, y: 300 }, radius: 20, seat: 1 },
  { kind: 'light', rims, good: true },
  { kind: 'arrive', rims },
  { kind: 'leave', rims, towards: { x: 0, y: 300 } },
  { kind: 'leave', rims },
  { kind: 'state', rims, flag: 'shaken', gained: true },
  { kind: 'state', rims, flag: 'shaken', gained: false },
  {
    kind: 'terrain',
    outline: [
      { x: 200, y: 200 },
      { x: 300, y: 200 },
      { x: 300, y: 260 },
    ],
    how: 'broken',
  },
  {
    kind: 'terrain',
    outline: [
      { x: 200, y: 200 },
      { x: 300, y: 200 },
      { x: 300, y: 260 },
    ],
    how: 'gone',
  },
];

test('who leaves goes where he goes, or sinks where he stands; who is pushed looks where he looked', () => {
  const before = world([figure('a', 0, 300, 300)]);
  const after = world([]);
  const at = (effect: Effect, now: number): Figure => {
    const troupe = new Troupe();
    troupe.prepare(scene([effect]), before);
    troupe.begin(scene([effect]), after, 0);
    return troupe.actors(after, now)[0] as Figure;
  };
  expect(at({ kind: 'leave', rims, towards: { x: 0, y: 300 } }, 400).at[0]).toBeLessThan(260);
  const sunk = at({ kind: 'leave', rims }, 400);
  expect(sunk.at).toEqual([300, 300]);
  expect(sunk.pose?.lift).toBeLessThan(-10);
  const looksAt = (slides: boolean): number => {
    const troupe = new Troupe();
    const [way] = (MOVE as EffectOf<'move'>).ways;
    const effect: Effect = { ...(MOVE as EffectOf<'move'>), ways: [{ ...(way as Way), ...(slides && { slides }) }] };
    troupe.begin(scene([effect]), world([{ ...figure('a', 0, 300, 300), looks: 1 }]), 0);
    return (troupe.actors(world([{ ...figure('a', 0, 300, 300), looks: 1 }]), 100)[0] as Figure).looks;
  };
  expect(looksAt(true)).toBe(1);
  expect(looksAt(false)).not.toBe(1);
});

test.each(ALL)('$kind is to be seen at some time of its length, moving and still, without a broken number', effect => {
  for (const motion of ['moving', 'still'] as const) {
    const troupe = new Troupe();
    troupe.begin(scene([effect], motion), ARRIVED, 0);
    let most = 0;
    for (let k = 0; k < 12; k++) {
      const lights = new Lights(lens, screen);
      troupe.light({ lights, world: ARRIVED }, (troupe.until * (k + 0.5)) / 12);
      const mesh = lights.mesh();
      expect([...mesh.positions, ...mesh.inks].every(Number.isFinite)).toBe(true);
      most = Math.max(most, trianglesOf(mesh));
    }
    expect(most, motion).toBeGreaterThan(0);
    // A volley of two dozen must not be what makes the picture slow.
    expect(most).toBeLessThan(1500);
  }
});

test('shots fly at the height of those who fire and are hit, blasts burst to their true radius', () => {
  const [shot, blast] = [ALL[1] as Effect, ALL[4] as Effect];
  const meshOf = (effect: Effect, now: number): Float32Array => {
    const troupe = new Troupe();
    troupe.begin(scene([effect]), ARRIVED, 0);
    const lights = new Lights(lens, screen);
    troupe.light({ lights, world: ARRIVED }, now);
    return lights.mesh().positions;
  };
  const tracer = meshOf(shot, 150);
  const ys = [...tracer].filter((_, i) => i % 3 === 1);
  expect(Math.min(...ys)).toBeGreaterThan(8);
  const ring = meshOf(blast, 590);
  const far = Math.max(
    ...[...ring].flatMap((x, i) =>
      i % 3 === 0 && Math.abs((ring[i + 1] as number) - 1.6) < 0.5
        ? [Math.hypot(x - 400, (ring[i + 2] as number) - 300)]
        : [],
    ),
  );
  expect(far).toBeGreaterThan(73);
  expect(far).toBeLessThan(82);
});
