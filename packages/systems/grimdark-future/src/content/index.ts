import { listFrom } from './readList.js';
import { armyFrom } from './readArmy.js';
import type { Force } from './army.js';
import { glasswindRiders } from './armies/glasswindRiders.js';
import { lanternCompany } from './armies/lanternCompany.js';
import { rustBrood } from './armies/rustBrood.js';

/** An army that comes with the game, with its ready lists. */
interface ArmyFile {
  readonly army: unknown;
  readonly lists: readonly unknown[];
}

/** Checked when they are loaded: a mistake in them is a programmer's. */
function forcesOf({ army, lists }: ArmyFile): Force[] {
  const book = armyFrom(army, 'army');
  return lists.map((list, i) => ({ army: book, list: listFrom(list, book, `lists[${i}]`) }));
}

/** The ready lists of the game's armies, each with its book. */
export const LISTS: readonly Force[] = [lanternCompany, rustBrood, glasswindRiders].flatMap(forcesOf);

export const ARMIES = [...new Set(LISTS.map(({ army }) => army))];

export type { Army, ArmyList, ArmySpell, ArmyUnit, ArmyWeapon, Force, ListUnit, Upgrade } from './army.js';
export { LAYOUTS, type Layout } from './layouts.js';
export { readArmy } from './readArmy.js';
export { readForce, readListFile } from './readList.js';
