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
export const sorted = (dice: readonly DuelDie[]): readonly DuelDie[] =>
  dice
    .map((die, i) => ({ die, i }))
    .sort((a, b) => a.die.value - b.die.value || a.i - b.i)
    .map(({ die }) => die);

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

/**
 * BTS-DUE-09: does the order of equal dice matter? Only if different figures show the same value, and not all of those dice
 * win their pairs, lose them or are surplus alike.
 */
export function orderMatters(
  own: readonly DuelDie[],
  other: readonly DuelDie[],
  alike: (a: FigureId, b: FigureId) => boolean,
): boolean {
  const [mine, theirs] = [sorted(own), sorted(other)];
  return [...new Set(mine.map(({ value }) => value))].some(value => {
    const places = [...mine.keys()].filter(i => mine[i]?.value === value);
    const [first, ...rest] = places.map(i => (mine[i] as DuelDie).figure);
    if (rest.every(figure => figure === first || alike(figure, first as FigureId))) return false;
    const fates = new Set(places.map(i => fateAt(value, theirs[i]?.value)));
    return fates.size > 1 || fates.has('tie');
  });
}

function fateAt(value: number, foe: number | undefined): 'surplus' | 'win' | 'loss' | 'tie' {
  if (foe === undefined) return 'surplus';
  if (foe === value) return 'tie';
  return value > foe ? 'win' : 'loss';
}
