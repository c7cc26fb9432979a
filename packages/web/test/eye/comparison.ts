import type { AnyGame, Glance, Onlooker } from '@banneret/game';
import { gameText } from '@banneret/game';
import { translator } from '@banneret/i18n';
import { kernelText, seededRng, type Rng } from '@banneret/kernel';
import { entryFor } from '@banneret/shelf';
import { expect } from 'vitest';
import { read, type Covered, type Reading } from '../../src/eye/verdict.js';
import type { Volumes } from '../../src/eye/volumes.js';
import { positionsOf } from './positions.js';

/** Fewer in the gate than in `npm run campaign -- --only eye`. */
export const PAIRS = Number(process.env['BANNERET_EYE_PAIRS'] ?? 100);
/** Whole games are played for it, on machines that may be busy. */
export const PATIENCE = 60_000 + 2_000 * PAIRS;
export const SEED = Number(process.env['BANNERET_SEED'] ?? 18);

export interface Comparison<S> {
  readonly system: string;
  readonly seed: number;
  readonly pairs: number;
  readonly every: number;
  readonly perPosition: number;
  readonly player: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Everybody who stands on the table. */
  models(state: S): readonly Onlooker[];
  volumes(state: S, from: Onlooker, to: Onlooker): Volumes | undefined;
  /** Has it cover, as the text says? Only of those who are seen. */
  cover?(state: S, from: Onlooker, to: Onlooker): Covered | undefined;
}

export interface Disagreement {
  readonly game: number;
  readonly position: number;
  readonly from: Onlooker;
  readonly to: Onlooker;
  readonly judge: 'seen' | 'hidden' | 'covered' | 'open';
  readonly film: Reading | Covered;
}

export interface Compared {
  readonly seen: number;
  readonly hidden: number;
  readonly margin: number;
  /** Of those who are seen, where the game says so beforehand. */
  readonly covered: number;
  readonly open: number;
  readonly wrong: readonly Disagreement[];
  /** Disagreements that there would be if the volumes left something out: a comparison that never fails proves nothing. */
  readonly without: Readonly<Record<'scenery' | 'unit', number>>;
}

/** Random pairs of enemies or friends from real positions: what the buffer of ids says of each, and what the judge says. */
export async function compare<S>(asked: Comparison<S>): Promise<Compared> {
  const { game } = entryFor(asked.system) as { readonly game: AnyGame };
  const t = translator('en', kernelText, gameText, game.text);
  const rng = seededRng(asked.seed, 'pairs');
  const counts = { seen: 0, hidden: 0, margin: 0 };
  const wrong: Disagreement[] = [];
  const without = { scenery: 0, unit: 0 };
  const cover = { covered: 0, open: 0 };
  let position = 0;
  let pairs = 0;
  for await (const { state, game: number } of positionsOf<S>(asked)) {
    position++;
    for (const [from, to] of pairsOf(asked.models(state), asked.perPosition, rng)) {
      const volumes = asked.volumes(state, from, to);
      const glance = game.glance?.(state, from, to, t);
      if (volumes === undefined || glance === undefined) continue;
      pairs++;
      const judge = glance.isSeen ? 'seen' : 'hidden';
      const film = read(volumes);
      counts[judge]++;
      if (film === 'at-the-margin') counts.margin++;
      else if (film !== judge) wrong.push({ game: number, position, from, to, judge, film });
      const covered = glance.isSeen ? asked.cover?.(state, from, to) : undefined;
      if (covered !== undefined && covered !== 'at-the-margin') {
        cover[covered]++;
        const ruled = glance.isCovered === true ? 'covered' : 'open';
        if (ruled !== covered) wrong.push({ game: number, position, from, to, judge: ruled, film: covered });
      }
      expectWords(game, glance);
      if (judge === 'hidden')
        for (const kind of KINDS) if (without[kind] < ENOUGH && isNoticed(volumes, kind)) without[kind]++;
    }
    if (pairs >= asked.pairs) break;
  }
  return { ...counts, ...cover, wrong, without };
}

/** Every sentence is filled in, and has a rule that can be read. */
function expectWords({ rules }: AnyGame, { verdict }: Glance): void {
  for (const { text, rule } of verdict) {
    expect(text).not.toMatch(/[{}]|undefined/);
    expect(rules.some(({ id }) => id === rule)).toBe(true);
  }
}

const KINDS = ['scenery', 'unit'] as const;
const ENOUGH = 3;

/** Would somebody who is hidden be on the film if there were nothing of this kind? */
function isNoticed(volumes: Volumes, left: (typeof KINDS)[number]): boolean {
  const obstacles = volumes.obstacles.filter(({ kind }) => kind !== left);
  return obstacles.length < volumes.obstacles.length && read({ ...volumes, obstacles }) === 'seen';
}

/** Nobody is on the film and not seen, or seen and not on it; and enough of both have been looked at for that to mean something. */
export function expectAgreement({ wrong, seen, hidden, margin, covered, open, without }: Compared): void {
  if (process.env['BANNERET_EYE_PAIRS'] !== undefined)
    console.log(
      `eye: ${seen} seen, ${hidden} hidden, ${margin} at the margin, ${covered} in cover, ${open} not, ${wrong.length} wrong (seed ${SEED})`,
    );
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(PAIRS / 20);
  expect(hidden).toBeGreaterThan(PAIRS / 20);
  if (covered + open > 0) expect(Math.min(covered, open)).toBeGreaterThan(0);
  expect(without.scenery).toBeGreaterThan(0);
  // Bases in contact touch lines of sight, too.
  expect(margin).toBeLessThan(PAIRS / 8);
}

/** Models of different units; whoever is looked at by its own comrades is of no interest. */
function pairsOf(models: readonly Onlooker[], count: number, rng: Rng): readonly (readonly [Onlooker, Onlooker])[] {
  const pairs: (readonly [Onlooker, Onlooker])[] = [];
  for (let tries = 0; tries < 20 * count && pairs.length < count && models.length > 1; tries++) {
    const [from, to] = [models[rng.below(models.length)], models[rng.below(models.length)]];
    if (from !== undefined && to !== undefined && from.thing !== to.thing) pairs.push([from, to]);
  }
  return pairs;
}
