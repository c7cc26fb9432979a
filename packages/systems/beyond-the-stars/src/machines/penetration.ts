import { carrierOf } from '../shooting/platform.js';
import { Tally } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import type { Blow } from '../rule.js';
import { figureOf, NOBODY, sheetOf, type State, type FigureId } from '../state.js';
import { strikerRules } from '../wounds/table.js';
import { sideTowards, type Side } from './sides.js';

/** BTS-VEH-05, BTS-ART-07: the side of a Vehicle that a blow meets. */
export function sideOfBlow(state: State, { victim, by, from, onTop, side }: Blow): Side {
  if (side !== undefined) return side;
  if (onTop === true) return 'rear';
  const source = from ?? (by === NOBODY ? undefined : figureOf(state, carrierOf(state, by)).spot);
  return source === undefined ? 'flank' : sideTowards(state, victim, source);
}

export const armourOf = (state: State, figure: FigureId, side: Side): number =>
  sheetOf(state, figure).vehicle?.[side] ?? 0;

/** BTS-VEH-06: what is added to the die: Force, Penetration and the bonuses of rules. */
export function penetrationTally(state: State, blow: Blow, explain = false): Tally {
  const roll = new Tally(blow.force, explain);
  const shrugged = blow.kind === 'shot' && ownRules(state, blow.victim).some(({ rule }) => rule.target?.noPen === true);
  if (blow.pen !== 0 && !shrugged) roll.add(blow.pen, { rule: 'BTS-VEH-06', say: 'bts.why.penetration' });
  for (const { rule, u } of strikerRules(state, blow)) rule.wound?.toPenetrate?.(roll, blow, state, u);
  return roll;
}

/** BTS-WPN-11(d), BTS-SPR-29: does a natural 6 always penetrate? */
export function isSureOnSix(state: State, blow: Blow): boolean {
  const flames =
    blow.kind === 'shot' && blow.by !== NOBODY && sheetOf(state, blow.by).ranged[blow.weapon]?.category === 'flamer';
  return flames || strikerRules(state, blow).some(({ rule }) => rule.wound?.surePenetration?.(blow) === true);
}

/** BTS-VEH-06: does a die with this face pierce? */
export const pierces = (state: State, blow: Blow, face: number): boolean =>
  (face === 6 && isSureOnSix(state, blow)) ||
  face + penetrationTally(state, blow).total >= armourOf(state, blow.victim, sideOfBlow(state, blow));

/** BTS-SPR-04. */
export const rerollsOnes = (state: State, blow: Blow): boolean =>
  strikerRules(state, blow).some(({ rule }) => rule.wound?.rerollsPenetration === true);

/** BTS-SPR-30: only in Duels. */
export const isMakeshift = (state: State, { kind, victim }: Blow): boolean =>
  kind === 'duel' && ownRules(state, victim).some(({ rule }) => rule.victim?.makeshift === true);

/** Equipage that is left, mounts included (BTS-VEH-11, -12). */
export function crewLeft(state: State, figure: FigureId): number {
  return menLeft(state, figure) + mountsLeft(state, figure);
}

/** Its crew without mounts. */
export const menLeft = (state: State, figure: FigureId): number =>
  Math.max(0, (sheetOf(state, figure).vehicle?.crew ?? 0) - figureOf(state, figure).damage.crewLost);

export const mountsOf = (state: State, figure: FigureId): number => sheetOf(state, figure).vehicle?.crewMounts ?? 0;

export const mountsLeft = (state: State, figure: FigureId): number =>
  Math.max(0, mountsOf(state, figure) - figureOf(state, figure).damage.mountsLost);

/** Ranged weapons that still fire. */
export const weaponsLeft = (state: State, figure: FigureId): number[] =>
  [...sheetOf(state, figure).ranged.keys()].filter(weapon => !figureOf(state, figure).damage.weapons.includes(weapon));
