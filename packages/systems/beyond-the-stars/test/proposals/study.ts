import { FACINGS, facingTowards, type Point } from '@banneret/geometry';
import { seededRng } from '@banneret/kernel';
import { expect, it } from 'vitest';
import { onTable } from '../../src/figures/traits.js';
import type { ActQuestion } from '../../src/manoeuvres/manoeuvre.js';
import type { FigureBody, TerrainBody } from '../../src/scenario/body.js';
import type { FigureId, State } from '../../src/state.js';
import { newTable, offered, Placer, questionOf, spotsAround, type Table } from '../dense.js';
import { man } from '../scene.js';

/**
 * People and computer players play what is proposed. Over random positions an independent, denser search asks the judge which
 * objects a manoeuvre has (whom it charges, which door, who gets off …); the share of positions in which each of them is
 * both listed and sampled must be 99 %. With SHARES=1 the shares are printed.
 */
export interface Study {
  readonly manoeuvre: string;
  readonly positions: number;
  readonly table: (placer: (terrain?: readonly TerrainBody[]) => Placer) => Table;
  /** All objects that the judge accepts. */
  readonly legal: (state: State, ask: ActQuestion) => Iterable<string>;
  /** The object of a choice; nothing for another kind of choice. */
  readonly objectOf: (state: State) => (choice: never) => string | undefined;
}

export const FIGURE: FigureId = 0;
export const ids = (targets: readonly number[]): string => [...targets].sort((a, b) => a - b).join('+');
export const foesOf = (state: State): FigureId[] => onTable(state, 1);
export const meleeAround = (
  p: Placer,
  most: number,
  foes: number,
  friends: number,
  a: Partial<FigureBody> = {},
): FigureBody[] => {
  p.take(60, 60, 1.25);
  return [
    man(1, 'a', 60, 60, a),
    ...p.crowd(2, 'z', foes, [60, 60], [4.3, most]),
    ...p.crowd(1, 'b', friends, [60, 60], [2.6, most]),
  ];
};
export const touchSpots = function* (state: State, figure: FigureId, other: FigureId): Generator<Point> {
  yield* spotsAround(state, figure, other, 60, 48);
};

export const sectorOf = (from: Point, to: Point): string =>
  String(Math.round((facingTowards(from, to) * 8) / FACINGS) % 8);

/** As a row of the table of shares. */
export function share(name: string, listed: number, both: number, of: number): number {
  if (process.env['SHARES'] !== undefined) console.log(`| ${name} | ${listed} | ${both} | ${of} |`);
  return both / of;
}

function study({ manoeuvre, positions, table, legal, objectOf }: Study): number {
  const name = manoeuvre.split(' ')[0] as string;
  let [listedAll, bothAll, of] = [0, 0, 0];
  for (let seed = 1; of < positions && seed < 4 * positions; seed++) {
    const t = newTable(table(terrain => new Placer(seededRng(1_000 + seed), terrain)));
    const ask = questionOf(t);
    const objects = new Set(legal(t.state, ask));
    if (objects.size === 0) continue;
    of++;
    const { listed, sampled } = offered(t.state, ask, FIGURE, name, objectOf(t.state), seed, objects);
    const isListed = [...objects].every(object => listed.has(object));
    if (isListed) listedAll++;
    if (isListed && [...objects].every(object => sampled.has(object))) bothAll++;
  }
  return share(manoeuvre, listedAll, bothAll, of);
}

/** A test of each study. */
export function eachIsWide(studies: readonly Study[]): void {
  it.each(studies.map(one => [one.manoeuvre, one] as const))('%s', (_name, one) => {
    expect(study(one)).toBeGreaterThanOrEqual(0.99);
  });
}
