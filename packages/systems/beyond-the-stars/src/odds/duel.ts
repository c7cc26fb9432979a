import { enemyOf, figureOf, seatOf, type Duel, type FigureId, type State } from '../state.js';
import type { Seat } from '@banneret/kernel';
import { duelTally, loadoutsOf, supportLoadouts } from '../duel/arms.js';
import { caseOf, fighterIn, fightersOf, rollsDice, type DuelFrame } from '../duel/cases.js';
import { diceOwners } from '../duel/owners.js';
import { supportsOf } from '../duel/supports.js';
import type { Pool } from './classes.js';
import { leadOdds, workOf, type LeadChance } from './mixed.js';

/** What the comparison of dice in a Duel may come to, seen by one side. Re-rolls are not counted in. */
export interface DuelOdds {
  readonly wins: number;
  readonly ties: number;
  readonly loses: number;
  readonly leads: readonly LeadChance[];
}

export const MOST_DICE = 12;
/** Three kinds of fighters with four dice each against as many others: about three seconds. Nobody waits for more. */
const MOST_WORK = 12_000_000;

/** Nothing for Duels that are not fought with dice; some are larger than anybody waits for. */
export function duelOdds(
  state: State,
  duel: Duel,
  seat: Seat,
  shields?: readonly [boolean, boolean],
): DuelOdds | 'too-large' | undefined {
  const frame = frameOf(state, duel, shields);
  const [own, foe] = [poolsOf(state, frame, duel, seat), poolsOf(state, frame, duel, enemyOf(seat))];
  const sizes = [own, foe].map(pools => pools.reduce((sum, { dice }) => sum + dice, 0));
  if (sizes.includes(0)) return undefined;
  if (sizes.some(size => size > MOST_DICE) || workOf(own, foe) > MOST_WORK) return 'too-large';
  return summed(leadOdds(own, foe, duel.attacker === seat ? 'own' : 'foe'));
}

function summed(leads: readonly LeadChance[]): DuelOdds {
  const where = (holds: (lead: number) => boolean): number =>
    leads.reduce((sum, { lead, chance }) => sum + (holds(lead) ? chance : 0), 0);
  return { wins: where(lead => lead > 0), ties: where(lead => lead === 0), loses: where(lead => lead < 0), leads };
}

/** Everybody with his first choice of weapons, and all who can support. */
export function frameOf(state: State, duel: Duel, shields: readonly [boolean, boolean] = [false, false]): DuelFrame {
  const sides = [0, 1].map(seat => fightersOf(state, duel, seat));
  const supports = sides.flatMap((fighters, seat) =>
    shields[seat] === true || duel.building !== undefined ? [] : supportsOf(state, seat, fighters),
  );
  const weapons = Object.fromEntries([
    ...sides.flat().map(figure => [figure, loadoutsOf(state, figure)[0] ?? []] as const),
    ...supports.map(([figure]) => [figure, supportLoadouts(state, figure)[0] ?? []] as const),
  ]);
  return { duel: duel.id, shields, weapons, supports };
}

/** Dice of fighters who come to the same are one kind. */
export function poolsOf(state: State, frame: DuelFrame, duel: Duel, seat: Seat): Pool[] {
  const pools = new Map<string, Pool>();
  for (const figure of diceOwners(state, frame, duel, seat)) {
    const fighter = fighterIn(state, frame, duel, figure);
    const modifier = duelTally(caseOf(state, frame, duel, figure)).total;
    const key = JSON.stringify([modifier, fighter]);
    const known = pools.get(key);
    pools.set(key, { modifier, fighter: known?.fighter ?? fighter, dice: (known?.dice ?? 0) + 1 });
  }
  return [...pools.values()];
}

/** The Duel that a charge leads to if nobody else joins in: the charger, those who fight his targets already, and these. */
export function duelAfterCharge(state: State, figure: FigureId, targets: readonly FigureId[]): Duel {
  const seat = seatOf(state, figure);
  const joined = state.links.flatMap(({ charger, charged }) =>
    targets.includes(charged) ? [charger] : targets.includes(charger) ? [charged] : [],
  );
  const own = [...new Set([figure, ...joined])];
  return { id: 0, sides: seat === 0 ? [own, targets] : [targets, own], attacker: seat };
}

/** Do both sides roll dice? BTS-VEH-17, BTS-SGE-16. */
export const isFought = (state: State, { sides }: Duel): boolean =>
  sides.every(side =>
    rollsDice(
      state,
      side.filter(figure => figureOf(state, figure).place !== 'gone'),
    ),
  );
