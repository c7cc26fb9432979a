import { is } from '../figures/traits.js';
import type { Loss } from '../rule.js';
import type { ShotGroup } from '../shooting/declare.js';
import { hasScope } from '../shooting/intoBuilding.js';
import { firesTemplate, shotRules, weaponOf } from '../shooting/weapons.js';
import { figureOf, type State } from '../state.js';
import { lossOf } from '../wounds/table.js';
import { arrivalChance, hitChance, pierceChance, saveChance, shotBlow, woundChance } from './chances.js';
import { afterDie, cheatChance, lossesOf, unhurt } from './losses.js';

/** The odds of the dice of one weapon at one target. Chances are of a single die that has come so far. */
export interface ShotOdds {
  readonly group: ShotGroup;
  readonly hit: number;
  /** Past everything in the way; not for templates, which come down from above. */
  readonly arrive?: number;
  /** Against Vehicles: the Penetration roll. */
  readonly pierce?: number;
  readonly wound?: number;
  /** Invulnerability; 0 without. */
  readonly save?: number;
  /** The chance of each number of PV that the target loses to all dice together, from 0 to all it has. */
  readonly lost?: readonly number[];
}

export function shotOdds(state: State, group: ShotGroup): ShotOdds {
  const weapon = weaponOf(state, group.shooter, group.weapon);
  const hit = hitChance(state, group);
  if (firesTemplate(state, group.shooter, weapon)) return { group, hit };
  const arrive = arrivalChance(state, group);
  const blow = shotBlow(state, group, group.target);
  if (is(state, group.target, 'vehicle')) return { group, hit, arrive, pierce: pierceChance(state, blow) };
  // BTS-BLD-11: whom it strikes in a building is for its owner to say.
  if (figureOf(state, group.target).place === 'inside' && !hasScope(state, group.shooter))
    return { group, hit, arrive };
  const [wound, save] = [woundChance(state, blow), saveChance(state, group.target)];
  const each = hit * arrive * wound * (1 - save);
  return { group, hit, arrive, wound, save, lost: lostTo(state, group, each, lossOf(state, blow)) };
}

/** BTS-SPR-15: a repeating weapon fires a D6 of shots. */
function diceCounts(state: State, { shooter, weapon, dice }: ShotGroup): readonly number[] {
  const rules = shotRules(state, shooter, weaponOf(state, shooter, weapon));
  return rules.some(({ rule }) => rule.shoot?.repeating === true) ? [1, 2, 3, 4, 5, 6] : [dice];
}

/** One die after the other, each with the chance of a wound that is not saved. */
function lostTo(state: State, group: ShotGroup, each: number, loss: Loss | undefined): readonly number[] {
  const { pv } = figureOf(state, group.target);
  const counts = diceCounts(state, group);
  const sum = Array.from({ length: pv + 1 }, () => 0);
  let now = unhurt(pv);
  for (let dice = 1; dice <= Math.max(...counts); dice++) {
    now = afterDie(now, each, lossesOf(loss, pv), cheatChance(state, group.target));
    if (!counts.includes(dice)) continue;
    for (const [lost, chance] of now.entries()) sum[lost] = (sum[lost] ?? 0) + chance / counts.length;
  }
  return sum;
}
