import { judgeList } from '../forces/judgeList.js';
import { checked } from './check.js';
import { lostFortressesLists } from './lists/lostFortresses.js';
import { marchTribesLists } from './lists/marchTribes.js';
import { steelChoirLists } from './lists/steelChoir.js';
import { lostFortresses } from './lostFortresses/index.js';
import { marchTribes } from './marchTribes/index.js';
import { steelChoir } from './steelChoir/index.js';
import { openRuleBook } from '../ruleBook.js';
import { RULES } from '../rules/index.js';
import type { ArmyList, Faction } from './types.js';

openRuleBook(RULES);

/** Everything that ships with the game, checked when it is loaded. */
export const FACTIONS: readonly Faction[] = [marchTribes, steelChoir, lostFortresses].map(checked);

export const LISTS: readonly ArmyList[] = [...marchTribesLists, ...steelChoirLists, ...lostFortressesLists].map(
  playable,
);

/** A ready list must be one that its own judge passes. */
function playable(list: ArmyList): ArmyList {
  const ruling = judgeList(FACTIONS, list, list.points);
  if (!ruling.ok) throw new Error(`list ${list.id}: ${JSON.stringify(ruling.because)}`);
  return list;
}

export { RULE_NAMES, SPECIAL_RULES, type SpecialRuleId } from './ruleNames.js';
export { TABLES, type Table } from './tables/index.js';
