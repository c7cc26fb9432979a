import { ownRules } from '../compile.js';
import { CHEAT_NEED } from '../procedures/wounds.js';
import type { Loss } from '../rule.js';
import { d3 } from '../rulings.js';
import type { FigureId, State } from '../state.js';
import { dieChance } from './chances.js';

/** Chances of each number of PV lost so far, from 0 to all that somebody has. */

export const unhurt = (pv: number): readonly number[] => [1, ...Array.from({ length: pv }, () => 0)];

/** BTS-SPR-77. */
export const cheatChance = (state: State, victim: FigureId): number =>
  ownRules(state, victim).some(({ rule }) => rule.victim?.cheatsDeath === true) ? dieChance(CHEAT_NEED, 0) : 0;

/** What a wound may take, each as likely as the others. BTS-WND-05. */
export function lossesOf(loss: Loss | undefined, pv: number): readonly number[] {
  if (loss === undefined) return [1];
  if (loss.kind === 'all') return [pv];
  return loss.kind === 'fixed' ? [loss.pv] : [1, 2, 3, 4, 5, 6].map(face => d3(face) + loss.plus);
}

/** After one more die with the chance of a wound that is not saved. */
export function afterDie(
  before: readonly number[],
  each: number,
  losses: readonly number[],
  cheats: number,
): readonly number[] {
  const all = before.length - 1;
  const after = before.map(chance => chance * (1 - each));
  for (const [lost, chance] of before.entries())
    for (const loss of losses) {
      const weight = (chance * each) / losses.length;
      const to = Math.min(all, lost + loss);
      // Only what would kill can be cheated; whoever is dead already loses no more.
      const spared = to === all && lost < all ? cheats : 0;
      after[to] = (after[to] ?? 0) + weight * (1 - spared);
      after[lost] = (after[lost] ?? 0) + weight * spared;
    }
  return after;
}
