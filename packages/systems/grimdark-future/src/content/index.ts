import type { Army } from './army.js';
import { lanternCompany } from './lanternCompany.js';
import { readArmy } from './readArmy.js';
import { rustBrood } from './rustBrood.js';

/** The armies that come with the game, checked when they are loaded. */
export const ARMIES: readonly Army[] = [lanternCompany, rustBrood].map(raw => {
  const army = readArmy(raw);
  if (!army.ok) throw new Error(`bad army: ${JSON.stringify(army.problem)}`);
  return army.value;
});

export type { Army, ArmyUnit, ArmyWeapon } from './army.js';
export { LAYOUTS, type Layout } from './layouts.js';
export { readArmy } from './readArmy.js';
