import { strikesAcross } from '../duel/across.js';
import type { Seat } from '@banneret/kernel';
import { diceOwners } from '../duel/owners.js';
import { fightersOf, type DuelFrame } from '../duel/cases.js';
import { givesGround, mayBeBlocked } from '../duel/recoil.js';
import { blowOf, isThrownDown, recoils, rollsAt, staysUpOn, strikesWith, targetsOf } from '../duel/striking.js';
import { canBeBlocked, canBeProne, is } from '../figures/traits.js';
import { unrolled } from '../procedures/actions.js';
import { TRAJECTORY_NEED } from '../rulings.js';
import { enemyOf, figureOf, seatOf, type Duel, type FigureId, type State } from '../state.js';
import { lossOf } from '../wounds/table.js';
import { dieChance, saveChance, woundChance } from './chances.js';
import { frameOf, MOST_DICE, poolsOf } from './duel.js';
import { gloryOdds, type GloryChance } from './glory.js';
import { afterDie, cheatChance, lossesOf, unhurt } from './losses.js';

/** The PV that somebody may lose in a Duel: the chance of each number, from 0 to all he has. */
export interface DuelLosses {
  readonly victim: FigureId;
  readonly lost: readonly number[];
}

/**
 * By seat, what the one fighter there may lose to the blows of the other side. Nothing where it hangs on choices that are
 * still to be made: whom to strike, in which order to lay dice, how to recoil. Whoever is near enough to help is taken to be
 * so after the recoil too, and as with the comparison of dice nothing is rolled again.
 */
export function duelLosses(
  state: State,
  duel: Duel,
  shields?: readonly [boolean, boolean],
): readonly [DuelLosses | undefined, DuelLosses | undefined] {
  const frame = frameOf(state, duel, shields);
  const [first, ...more] = poolsOf(state, frame, duel, 0);
  const [second, ...others] = poolsOf(state, frame, duel, 1);
  const waits = duel.sides.flat().some(figure => unrolled(state, figure) !== undefined);
  if (first === undefined || second === undefined || more.length + others.length > 0 || waits)
    return [undefined, undefined];
  if (Math.max(first.dice, second.dice) > MOST_DICE) return [undefined, undefined];
  const fight: Fight = { state, frame, duel, dice: [first.dice, second.dice], glory: gloryOdds(first, second) };
  return [lossesOn(fight, 0), lossesOn(fight, 1)];
}

interface Fight {
  readonly state: State;
  readonly frame: DuelFrame;
  readonly duel: Duel;
  /** By seat. */
  readonly dice: readonly [number, number];
  /** `own` is seat 0. */
  readonly glory: readonly GloryChance[];
}

function lossesOn(fight: Fight, seat: Seat): DuelLosses | undefined {
  const { state, duel } = fight;
  const [victim, ...others] = fightersOf(state, duel, seat);
  if (victim === undefined || others.length > 0 || is(state, victim, 'vehicle')) return undefined;
  const strike = strikeAt(fight, victim);
  if (strike === undefined || isRecoilOpen(fight, victim)) return undefined;
  const thrown = thrownChance(fight, victim);
  const [upright, down] = [rollsAt(state, victim, []), canBeBlocked(state, victim) ? 2 : 1];
  const sum = unhurt(figureOf(state, victim).pv).map(() => 0);
  const add = (rolls: number, chance: number): void => {
    if (chance > 0) for (const [pv, one] of strike(rolls).entries()) sum[pv] = (sum[pv] ?? 0) + chance * one;
  };
  for (const { own, foe, chance } of fight.glory) {
    const [points, against] = seat === 0 ? [own, foe] : [foe, own];
    // BTS-DUE-14: the attacker counts as the loser of a tie.
    const prone = points < against || (points === against && duel.attacker === seat) ? thrown : 0;
    add(against * down, chance * prone);
    add(against * upright, chance * (1 - prone));
  }
  return { victim, lost: sum };
}

/** What so many wound rolls take from the victim; nothing if it matters whose they are, or whether a point was surplus. */
function strikeAt(fight: Fight, victim: FigureId): ((rolls: number) => readonly number[]) | undefined {
  const { state, frame, duel, dice } = fight;
  const own = seatOf(state, victim);
  const strikers = [...new Set(diceOwners(state, frame, duel, enemyOf(own)))];
  const supports = (frame.supports ?? []).filter(([, whom]) => seatOf(state, whom) === own).map(([figure]) => figure);
  if (strikers.some(striker => targetsOf(state, striker, [victim], supports).length !== 1)) return undefined;
  const mayHaveSurplus = dice[enemyOf(own) as 0 | 1] > dice[own as 0 | 1];
  const lies = (figure: FigureId): boolean => figureOf(state, figure).prone || thrownChance(fight, figure) > 0;
  if (mayHaveSurplus && strikers.some(lies)) return undefined;
  const [one, ...rest] = new Map(
    strikers.map(striker => blowAt(fight, striker, victim)).map(at => [JSON.stringify(at), at]),
  ).values();
  if (one === undefined || rest.length > 0) return undefined;
  const known = [unhurt(figureOf(state, victim).pv)];
  return rolls => {
    while (known.length <= rolls)
      known.push(afterDie(known[known.length - 1] ?? [], one.each, one.losses, cheatChance(state, victim)));
    return known[rolls] ?? [];
  };
}

/** The chance that one wound roll comes to a wound that is not saved, and what that takes. */
function blowAt(
  { state, frame }: Fight,
  striker: FigureId,
  victim: FigureId,
): { readonly each: number; readonly losses: readonly number[] } {
  const blow = blowOf(state, frame.weapons ?? {}, striker, victim);
  const losses = lossesOf(lossOf(state, blow), figureOf(state, victim).pv);
  const shielding = frame.shields?.[seatOf(state, striker) as 0 | 1] === true;
  if (!strikesWith(state, { figure: striker, surplus: false }, shielding)) return { each: 0, losses };
  const behind = frame.supports?.find(([support]) => support === striker)?.[1] ?? striker;
  const past = strikesAcross(state, behind, victim) ? dieChance(TRAJECTORY_NEED, 0) : 1;
  return { each: past * woundChance(state, blow) * (1 - saveChance(state, victim)), losses };
}

/** May the victim end up Blocked if he loses? Then his owner has a choice of evils. BTS-REC-05, -06, -10. */
function isRecoilOpen({ state, duel }: Fight, victim: FigureId): boolean {
  const foes = fightersOf(state, duel, enemyOf(seatOf(state, victim)));
  if (duel.building !== undefined || figureOf(state, victim).place !== 'table') return false;
  if (!recoils(state, victim) && !givesGround(state, victim, foes, true)) return false;
  return canBeBlocked(state, victim) && mayBeBlocked(state, victim, foes);
}

/** That a loser is thrown prone. BTS-CAV-14, BTS-MON-13, BTS-SPR-02. */
function thrownChance({ state, frame, duel }: Fight, loser: FigureId): number {
  const { place, prone } = figureOf(state, loser);
  const seat = seatOf(state, loser);
  if (place !== 'table' || prone || !canBeProne(state, loser)) return 0;
  if (!isThrownDown(state, frame, duel, enemyOf(seat), loser)) return 0;
  const up = staysUpOn(state, loser);
  return up === undefined ? 1 : 1 - dieChance(up, 0);
}
