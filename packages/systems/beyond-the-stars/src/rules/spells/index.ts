import type { SpecialRule } from '../../rule.js';
import { bestialRage } from './bestialRage.js';
import { blindingLight } from './blindingLight.js';
import { courage } from './courage.js';
import { numb } from './numb.js';
import { terror } from './terror.js';
import { weakMind } from './weakMind.js';

/** What spells do while they are in force; the others happen at once, or make somebody Immobilised. */
export const spellRules: readonly SpecialRule[] = [numb, blindingLight, courage, weakMind, terror, bestialRage];
