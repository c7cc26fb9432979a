import type { DuelDie, GloryPoint } from '../events/core.js';
import type { FigureId } from '../state.js';

/** What matters about a fighter when dice are compared. */
export interface Fighter {
  readonly cc: number;
  readonly winsTies: boolean;
  readonly surplus: number;
  readonly shielding: boolean;
}

export type Fighters = (figure: FigureId) => Fighter;
export type Pair<T> = readonly [T, T];

/** BTS-DUE-05: ascending; dice of equal value stay in the order they come in, which their owner chose. */
export const sorted = (dice: readonly DuelDie[]): readonly DuelDie[] => [...dice].sort((a, b) => a.value - b.value);

/** Glory Points of both sides: pairs from the lowest die up, then the surplus. BTS-DUE-05 to -10. */
export function compareDice([a, b]: Pair<readonly DuelDie[]>, who: Fighters): Pair<readonly GloryPoint[]> {
  const glory: Pair<GloryPoint[]> = [[], []];
  const paired = Math.min(a.length, b.length);
  for (let i = 0; i < paired; i++) {
    const [one, other] = [a[i] as DuelDie, b[i] as DuelDie];
    const verdict = pairVerdict(one, other, who);
    if (verdict >= 0) glory[0].push({ figure: one.figure, surplus: false });
    if (verdict <= 0) glory[1].push({ figure: other.figure, surplus: false });
  }
  for (const die of a.slice(paired)) if (isSurplusPoint(die, who)) glory[0].push({ figure: die.figure, surplus: true });
  for (const die of b.slice(paired)) if (isSurplusPoint(die, who)) glory[1].push({ figure: die.figure, surplus: true });
  return glory;
}

/** Positive: the first wins; negative: the second; 0: both do. BTS-DUE-06 to -08, BTS-SPR-43. */
function pairVerdict(one: DuelDie, other: DuelDie, who: Fighters): number {
  if (one.value !== other.value) return one.value - other.value;
  return tieVerdict(who(one.figure), who(other.figure));
}

/** Which of two dice of equal value wins, by whose they are; 0: both do. BTS-DUE-07, -08, BTS-SPR-43. */
export function tieVerdict(first: Fighter, second: Fighter): number {
  if (first.cc !== second.cc) return first.cc - second.cc;
  return Number(first.winsTies) - Number(second.winsTies);
}

/** BTS-DUE-10, BTS-SHD-04, BTS-SPR-46. */
const isSurplusPoint = ({ figure, value }: DuelDie, who: Fighters): boolean => surplusCounts(value, who(figure));

export const surplusCounts = (value: number, { surplus, shielding }: Fighter): boolean =>
  !shielding && value >= surplus;

/** What the comparison of equal dice needs to know besides the dice. */
export interface OrderCase {
  /** Do two fighters come to the same in all that follows from a Glory Point? */
  readonly alike: (a: FigureId, b: FigureId) => boolean;
  readonly who: Fighters;
  /** Has the other side ordered its equal dice already? */
  readonly settled: boolean;
}

/** BTS-DUE-09: does it change who wins Glory Points, on either side, if two equal dice of fighters who differ are exchanged? */
export function orderMatters(own: readonly DuelDie[], other: readonly DuelDie[], it: OrderCase): boolean {
  const [mine, theirs] = [sorted(own), sorted(other)];
  const differ = (a: DuelDie, b: DuelDie): boolean =>
    a.value === b.value && a.figure !== b.figure && !it.alike(a.figure, b.figure);
  return mine.some((a, p) => mine.some((b, q) => p < q && differ(a, b) && exchangeMatters([a, b], [p, q], theirs, it)));
}

function exchangeMatters(
  [a, b]: Pair<DuelDie>,
  [p, q]: Pair<number>,
  theirs: readonly DuelDie[],
  it: OrderCase,
): boolean {
  const fate = (die: DuelDie, place: number): Fate => fateAt(die, place, theirs, it);
  if (fate(a, p).own !== fate(a, q).own || fate(b, p).own !== fate(b, q).own) return true;
  // What the dice opposite win; those of one figure are the same to it wherever they lie.
  const given = (atP: DuelDie, atQ: DuelDie): string =>
    [`${theirs[p]?.figure} ${fate(atP, p).foe}`, `${theirs[q]?.figure} ${fate(atQ, q).foe}`].sort().join();
  return given(a, b) !== given(b, a);
}

/** What comes of a die at a place of its series, for its owner and for the die it meets there. */
interface Fate {
  readonly own: string;
  readonly foe: string;
}

function fateAt(die: DuelDie, place: number, theirs: readonly DuelDie[], { who, settled }: OrderCase): Fate {
  const foe = theirs[place];
  if (foe === undefined) return { own: surplusCounts(die.value, who(die.figure)) ? 'surplus' : 'none', foe: 'none' };
  if (foe.value !== die.value)
    return die.value > foe.value ? { own: 'point', foe: 'none' } : { own: 'none', foe: 'point' };
  const met = settled ? [foe] : theirs.filter(({ value }) => value === foe.value);
  const verdicts = met.map(({ figure }) => Math.sign(tieVerdict(who(die.figure), who(figure))));
  const told = (point: (verdict: number) => boolean): string =>
    [...new Set(verdicts.map(verdict => (point(verdict) ? 'point' : 'none')))].sort().join('|');
  return { own: told(verdict => verdict >= 0), foe: told(verdict => verdict <= 0) };
}
