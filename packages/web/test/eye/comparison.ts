import type { AnyGame, Glance, Onlooker } from '@banneret/game';
import { gameText } from '@banneret/game';
import { translator } from '@banneret/i18n';
import { kernelText, seededRng, type Rng } from '@banneret/kernel';
import { entryFor } from '@banneret/shelf';
import { expect } from 'vitest';
import type { Covered, Reading } from '../../src/eye/pixel.js';
import { read } from '../../src/eye/verdict.js';
import { sortOf, type Keep, type Sort, type Volumes } from '../../src/eye/volumes.js';
import { positionsOf } from './positions.js';
import { printed, Tally } from './tally.js';

/** Fewer in the gate than in `npm run campaign -- --only eye`. */
export const PAIRS = Number(process.env['BANNERET_EYE_PAIRS'] ?? 100);
/** Whole games are played for it, on machines that may be busy. */
export const PATIENCE = 120_000 + 3_000 * PAIRS;
export const SEED = Number(process.env['BANNERET_SEED'] ?? 18);
const IS_CAMPAIGN = process.env['BANNERET_EYE_PAIRS'] !== undefined;

/** Everything that is known of a pair before anybody is asked. */
export interface Pair<S> {
  readonly state: S;
  readonly from: Onlooker;
  readonly to: Onlooker;
}

/** What a film says of a pair; nothing where it has nothing to say. */
interface Shown {
  readonly sight: Reading;
  readonly cover?: Covered | undefined;
}

/** What a flawed film would show: a comparison that no flaw disturbs proves nothing. */
export type Flaw<S> = (pair: Pair<S>, looks: readonly Volumes[]) => Shown;

export interface Comparison<S> {
  /** For the table of a campaign. */
  readonly title: string;
  readonly system: string;
  readonly seed: number;
  readonly pairs: number;
  readonly every: number;
  readonly perPosition: number;
  readonly player: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Everybody who is in play. */
  models(state: S): readonly Onlooker[];
  /** What the rule measures: one film where it looks from one place, several where any of several will do; none if it says nothing. */
  looks(state: S, from: Onlooker, to: Onlooker): readonly Volumes[];
  /** Is it hidden by a rule of its own, whatever the lines say? */
  veil?(state: S, from: Onlooker, to: Onlooker): 'veiled' | 'plain' | 'at-the-margin' | undefined;
  /** Has it cover, as the text says? Only of those who are seen. */
  cover?(state: S, from: Onlooker, to: Onlooker, keep?: Keep): Covered | undefined;
  /** Makes what seldom comes up in play come up; every second position is one of these. */
  stage?(state: S, rng: Rng): S;
  /** What a pair is an example of: each of `wanted` has to come up. */
  circumstances?(pair: Pair<S>): readonly string[];
  readonly wanted?: readonly string[];
  /** What may be left out of the volumes, and has to be missed. */
  readonly sorts: readonly Sort[];
  readonly flaws?: Readonly<Record<string, Flaw<S>>>;
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
  readonly pairs: number;
  readonly seen: number;
  readonly hidden: number;
  readonly margin: number;
  /** Of those who are seen, where the game says so beforehand. */
  readonly covered: number;
  readonly open: number;
  readonly coverMargin: number;
  readonly wrong: readonly Disagreement[];
  readonly circumstances: Tally;
  /** How many answers would have been wrong with each flaw. */
  readonly flawed: Tally;
}

/** Random pairs of enemies or friends from real positions: what the buffers of ids say of each, and what the judge says. */
export async function compare<S>(asked: Comparison<S>): Promise<Compared> {
  const { game } = entryFor(asked.system) as { readonly game: AnyGame };
  const t = translator('en', kernelText, gameText, game.text);
  const rng = seededRng(asked.seed, 'pairs');
  const counts = { pairs: 0, seen: 0, hidden: 0, margin: 0, covered: 0, open: 0, coverMargin: 0 };
  const wrong: Disagreement[] = [];
  const circumstances = new Tally(asked.wanted ?? []);
  const flaws = { ...leftOut(asked), ...asked.flaws };
  const flawed = new Tally(Object.keys(flaws));
  let position = 0;
  for await (const { state: played, game: number } of positionsOf<S>(asked)) {
    position++;
    const state = position % 2 === 0 && asked.stage !== undefined ? asked.stage(played, rng) : played;
    for (const [from, to] of pairsOf(asked.models(state), asked.perPosition, rng)) {
      const looks = asked.looks(state, from, to);
      const glance = game.glance?.(state, from, to, t);
      if (looks.length === 0 || glance === undefined) continue;
      counts.pairs++;
      const pair = { state, from, to };
      const judge = { sight: glance.isSeen ? 'seen' : 'hidden', cover: glance.isCovered === true } as const;
      const shown = shownOf(asked, pair, looks);
      counts[judge.sight]++;
      if (shown.sight === 'at-the-margin') counts.margin++;
      const found = [...differencesOf(judge, shown)];
      for (const difference of found) wrong.push({ game: number, position, from, to, ...difference });
      if (glance.isSeen && shown.cover !== undefined)
        counts[shown.cover === 'at-the-margin' ? 'coverMargin' : shown.cover]++;
      circumstances.add(asked.circumstances?.(pair) ?? []);
      expectWords(game, glance);
      for (const [name, flaw] of Object.entries(flaws))
        if (
          (IS_CAMPAIGN || flawed.of(name) < ENOUGH) &&
          [...differencesOf(judge, flaw(pair, looks))].length > found.length
        )
          flawed.add([name]);
    }
    // What seldom comes up is waited for, to a point.
    const isMissing = circumstances.missing().length + flawed.missing().length > 0;
    if (counts.pairs >= (isMissing ? MOST_TIMES : 1) * asked.pairs) break;
  }
  return { ...counts, wrong, circumstances, flawed };
}

const ENOUGH = 2;
const MOST_TIMES = 4;

function shownOf<S>(asked: Comparison<S>, { state, from, to }: Pair<S>, looks: readonly Volumes[], keep?: Keep): Shown {
  const veil = asked.veil?.(state, from, to);
  const cover = asked.cover?.(state, from, to, keep);
  return { sight: throughVeil(veil, readAny(looks)), cover };
}

export const throughVeil = (veil: 'veiled' | 'plain' | 'at-the-margin' | undefined, reading: Reading): Reading => {
  if (veil === 'veiled') return 'hidden';
  return veil === 'at-the-margin' && reading === 'seen' ? 'at-the-margin' : reading;
};

/** From any of several places. */
export function readAny(looks: readonly Volumes[]): Reading {
  let isMargin = false;
  for (const look of looks) {
    const reading = read(look);
    if (reading === 'seen') return reading;
    isMargin ||= reading === 'at-the-margin';
  }
  return isMargin ? 'at-the-margin' : 'hidden';
}

interface Judged {
  readonly sight: 'seen' | 'hidden';
  readonly cover: boolean;
}

/** Only of those who are seen it matters whether they have cover. */
function* differencesOf({ sight, cover }: Judged, shown: Shown): Generator<Pick<Disagreement, 'judge' | 'film'>> {
  if (shown.sight !== 'at-the-margin' && shown.sight !== sight) yield { judge: sight, film: shown.sight };
  if (sight === 'hidden' || shown.cover === undefined || shown.cover === 'at-the-margin') return;
  if ((shown.cover === 'covered') !== cover) yield { judge: cover ? 'covered' : 'open', film: shown.cover };
}

/** Films that lack one sort of thing. */
function leftOut<S>(asked: Comparison<S>): Readonly<Record<string, Flaw<S>>> {
  return Object.fromEntries(
    asked.sorts.map(sort => {
      const keep: Keep = obstacle => sortOf(obstacle) !== sort;
      const flaw: Flaw<S> = (pair, looks) =>
        shownOf(
          asked,
          pair,
          looks.map(look => ({ ...look, obstacles: look.obstacles.filter(keep) })),
          keep,
        );
      return [`without ${sort}`, flaw];
    }),
  );
}

/** Every sentence is filled in, and has a rule that can be read. */
function expectWords({ rules }: AnyGame, { verdict }: Glance): void {
  for (const { text, rule } of verdict) {
    expect(text).not.toMatch(/[{}]|undefined/);
    expect(rules.some(({ id }) => id === rule)).toBe(true);
  }
}

/** Nobody is on the film and not seen, or seen and not on it; and enough of both have been looked at for that to mean something. */
export function expectAgreement(title: string, compared: Compared): void {
  const { pairs, wrong, seen, hidden, margin, covered, open, circumstances, flawed } = compared;
  if (IS_CAMPAIGN) printed(title, SEED, compared);
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(PAIRS / 20);
  expect(hidden).toBeGreaterThan(PAIRS / 20);
  if (covered + open > 0) expect(Math.min(covered, open)).toBeGreaterThan(0);
  expect(circumstances.missing()).toEqual([]);
  expect(flawed.missing()).toEqual([]);
  // Bases in contact touch lines of sight, too.
  expect(margin).toBeLessThan(pairs / 8);
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
