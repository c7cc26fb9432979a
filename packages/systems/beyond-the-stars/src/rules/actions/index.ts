import type { ActionId } from '../../names.js';
import type { EffectEnd } from '../../state.js';
import type { SpecialRule } from '../../rule.js';
import { combat } from './combat.js';
import { defence } from './defence.js';
import { fate } from './fate.js';
import { focus } from './focus.js';
import { fusillade } from './fusillade.js';
import { precision } from './precision.js';
import { shot } from './shot.js';
import { slash } from './slash.js';
import { strength } from './strength.js';
import { strike } from './strike.js';

/** What each Action does while it is in force, and how long that is. BTS-HER-07. */
export const ACTION_RULES: Readonly<Record<ActionId, { readonly rule: SpecialRule; readonly until: EffectEnd }>> = {
  defence: { rule: defence, until: 'turn' },
  fate: { rule: fate, until: 'turn' },
  focus: { rule: focus, until: 'turn' },
  shot: { rule: shot, until: 'phase' },
  fusillade: { rule: fusillade, until: 'phase' },
  precision: { rule: precision, until: 'phase' },
  combat: { rule: combat, until: 'phase' },
  strike: { rule: strike, until: 'phase' },
  strength: { rule: strength, until: 'phase' },
  slash: { rule: slash, until: 'phase' },
};

export const actionRules: readonly SpecialRule[] = Object.values(ACTION_RULES).map(({ rule }) => rule);
