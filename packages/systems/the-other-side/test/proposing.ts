import { facingTowards, FACINGS, inches, overlapping, pointAt, type Point } from '@banneret/geometry';
import { seededRng, type Rng, type Shape, type ShapeKind } from '@banneret/kernel';
import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { onTable, placedOf, touchesZone } from '../src/ground/board.js';
import { seatOf, type State } from '../src/state.js';
import { stateOf, type SceneBody, type Spot, type TerrainBody, type UnitBody } from './scene.js';

/**
 * People and computer players play what is proposed. Over random positions an independent, denser search asks the judge what is
 * possible; whenever it finds an answer for an object (whom a charge reaches, on which side something is put down), one for the
 * same object must be enumerated, and one must come up among the samples. `BANNERET_SHARES=FILE` writes the
 * shares down.
 */

const SAMPLES = 320;
const POSITIONS = 10;
const LEAST = 0.99;

export interface Case {
  readonly state: State;
  /** What the judge allows, by object: looked for densely and independently. */
  readonly possible: ReadonlySet<string>;
  readonly enumerated: ReadonlySet<string>;
  readonly sampled: ReadonlySet<string>;
}

export interface Manoeuvre {
  readonly name: string;
  readonly position: (rng: Rng) => Case | undefined;
}

/** What is proposed for a shape, by the objects that answers have. */
export function proposals<S extends Shape, C>(
  s: State,
  kind: ShapeKind<State, S, C>,
  shape: S,
  objectsOf: (choice: C) => Iterable<string>,
  rng: Rng,
): Pick<Case, 'enumerated' | 'sampled'> {
  const enumerated = new Set<string>();
  const sampled = new Set<string>();
  const judged = (choice: C): C => {
    expect(kind.judge(s, shape, choice, 0, 'TOS-GEN-01')).toEqual({ ok: true });
    return choice;
  };
  for (const choice of kind.enumerate(s, shape, 0))
    for (const object of objectsOf(judged(choice))) enumerated.add(object);
  for (let i = 0; i < SAMPLES; i++)
    for (const object of objectsOf(judged(kind.sample(s, shape, 0, rng)))) sampled.add(object);
  return { enumerated, sampled };
}

const TRAITS: readonly (readonly string[])[] = [
  ['impassable', 'blocking'],
  ['impassable'],
  ['difficult', 'covering'],
  ['blocking'],
  ['elevated'],
];

export const between = (rng: Rng, least: number, most: number): number =>
  least + rng.below(Math.round((most - least) * 20)) / 20;

export function scenery(rng: Rng, [x, y]: Spot, reach: number, count: number): TerrainBody[] {
  return Array.from({ length: count }, () => {
    const [left, top] = [between(rng, x - reach, x + reach), between(rng, y - reach, y + reach)];
    const [width, depth] = [between(rng, 1, 6), between(rng, 1, 6)];
    return { box: [left, top, left + width, top + depth], traits: TRAITS[rng.below(TRAITS.length)]! };
  });
}

/** A crowd around a point, with scenery; nothing if somebody stands on somebody or in a rock. */
export function crowd(rng: Rng, own: UnitBody, foes: number, body: Partial<SceneBody> = {}): State | undefined {
  const at = (): Spot => [between(rng, 12, 36), between(rng, 12, 36)];
  const enemies = Array.from({ length: foes }, (): UnitBody => ({
    card: ['gunners', 'lancers', 'mystic', 'colossus'][rng.below(4)]!,
    at: [at()],
  }));
  const s = stateOf({
    size: [48, 48],
    terrain: scenery(rng, [24, 24], 10, 4),
    seats: [{ units: [own] }, { units: enemies }],
    markers: [{ at: at() }, { at: at() }],
    ...body,
  });
  const standingOnes = [...s.fireteams.keys()].filter(id => onTable(s, id)).map(id => placedOf(s, id));
  const clash = standingOnes.some((a, i) => standingOnes.some((b, j) => j < i && overlapping(a, b)));
  const stuck = s.terrain.some(
    zone =>
      zone.traits.some(({ trait }) => trait === 'impassable') &&
      standingOnes.some(one => touchesZone(one, zone.outline)),
  );
  return clash || stuck ? undefined : s;
}

export const squadAt = ([x, y]: Spot): UnitBody => ({
  card: 'infantry',
  at: [
    [x, y],
    [x + 2.6, y],
    [x, y + 2.6],
  ],
});

export const sector = (centre: Point, at: Point): string => `${Math.floor((facingTowards(centre, at) * 8) / FACINGS)}`;
export const square = ({ x, y }: Point): string => `${Math.floor(x / inches(12))} ${Math.floor(y / inches(12))}`;

/** Points around another, finely. */
export function* ringsAround(at: Point, reach: number, steps = 24, directions = 120): Generator<Point> {
  for (let i = 0; i < directions; i++)
    for (let step = 1; step <= steps; step++)
      yield pointAt(at, Math.floor((i * FACINGS) / directions), Math.round((reach * step) / steps));
}

/** Points that touch bodies of this radius around a centre: the contact is a hair wide. */
export function* touchingPoints(at: Point, radius: number, directions = 720): Generator<Point> {
  for (let i = 0; i < directions; i++) yield pointAt(at, Math.floor((i * FACINGS) / directions), radius + 1);
}

export function* raster(s: State, step: number): Generator<Point> {
  const { width, depth } = s.book.table;
  for (let x = step; x < width; x += step) for (let y = step; y < depth; y += step) yield { x, y };
}

export const around24 = (s: State, reach: number): Iterable<Point> => ringsAround(placedOf(s, 0).at, reach);

const sides = (s: State): boolean => s.fireteams.every((_, id) => seatOf(s, id) >= 0);

/** One test for each of them. */
export function areAsWide(manoeuvres: readonly Manoeuvre[]): void {
  describe('what is proposed is as wide as what the judge allows', () => {
    it.each(manoeuvres)('$name', ({ name, position }) => {
      const rng = seededRng('proposals', name);
      let [cases, objects, enumerated, sampled] = [0, 0, 0, 0];
      for (let tries = 0; tries < POSITIONS * 12 && cases < POSITIONS; tries++) {
        const found = position(rng);
        if (found === undefined || !sides(found.state)) continue;
        cases++;
        for (const object of found.possible) {
          objects++;
          if (found.enumerated.has(object)) enumerated++;
          if (found.sampled.has(object)) sampled++;
        }
      }
      const shares = [enumerated, sampled].map(count => ((100 * count) / objects).toFixed(1));
      const file = process.env['BANNERET_SHARES'];
      if (file !== undefined) appendFileSync(file, `| ${name} | ${cases} | ${objects} | ${shares.join(' | ')} |\n`);
      expect(objects).toBeGreaterThan(5);
      expect(enumerated / objects).toBeGreaterThanOrEqual(LEAST);
      expect(sampled / objects).toBeGreaterThanOrEqual(LEAST);
    });
  });
}
