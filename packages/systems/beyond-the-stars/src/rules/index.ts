import type { SpecialRule } from '../rule.js';
import { actionRules } from './actions/index.js';
import { crewed } from './builds/crewed.js';
import { monstrous } from './builds/monstrous.js';
import { mounted } from './builds/mounted.js';
import { champion } from './champion.js';
import { fullAhead } from './orders/fullAhead.js';
import { holdAtAllCosts } from './orders/holdAtAllCosts.js';
import { killThatThing } from './orders/killThatThing.js';
import { stopThem } from './orders/stopThem.js';
import { specialRules } from './special/index.js';
import { spellRules } from './spells/index.js';
import { cheatedDeath } from './states/cheatedDeath.js';
import { equipmentRules } from './equipment/index.js';
import { immobilised } from './states/immobilised.js';

/** Every rule there is: special rules, and what Orders, Actions, spells and states do while they are in force. */
export const RULES: readonly SpecialRule[] = [
  ...actionRules,
  ...spellRules,
  champion,
  fullAhead,
  holdAtAllCosts,
  killThatThing,
  stopThem,
  ...specialRules,
  immobilised,
  cheatedDeath,
  crewed,
  mounted,
  monstrous,
  ...equipmentRules,
];
