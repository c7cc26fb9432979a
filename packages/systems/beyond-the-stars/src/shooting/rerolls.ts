import { seatOf, type State } from '../state.js';
import type { ShotGroup } from './declare.js';
import { inTheWay } from './targets.js';
import { rulesOfShot, shotCase } from './toHit.js';
import { firesTemplate, shotRules, weaponOf } from './weapons.js';

/** Whether misses are rolled again: not at all, because a rule says so, or if their owner likes. BTS-SPR-49, -74, BTS-ORD-04. */
export function rerollOf(state: State, group: Omit<ShotGroup, 'dice'>): 'no' | 'may' | 'must' {
  const shot = shotCase(state, group);
  const found = rulesOfShot(shot).map(({ rule, u }) => rule.shoot?.rerollsMisses?.(shot, u) ?? 'no');
  if (found.includes('must')) return 'must';
  return found.includes('may') ? 'may' : 'no';
}

/**
 * Can a miss that is rolled again do harm? With plasma it may become a 1, a template may fall on friends, and so may a hit
 * on its way past them. Elsewhere nobody would keep a miss, and nobody is asked.
 */
export function mayRerollHurt(state: State, { shooter, weapon, target }: Omit<ShotGroup, 'dice'>): boolean {
  const used = weaponOf(state, shooter, weapon);
  if (firesTemplate(state, shooter, used)) return true;
  const rules = shotRules(state, shooter, used);
  if (rules.some(({ rule }) => rule.shoot?.overheats === true || rule.shoot?.fragments !== undefined)) return true;
  return inTheWay(state, shooter, used, target).some(
    ({ kind, id }) => kind === 'figure' && seatOf(state, id) === seatOf(state, shooter),
  );
}
