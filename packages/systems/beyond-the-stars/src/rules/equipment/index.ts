import type { SpecialRule } from '../../rule.js';
import { banner } from './banner.js';
import { greatInstrument } from './greatInstrument.js';
import { medkit } from './medkit.js';
import { shield } from './shield.js';
import { twoHanded } from './twoHanded.js';

/** What equipment does by its kind, whatever a Faction calls it. BTS-IMP. */
export const equipmentRules: readonly SpecialRule[] = [banner, greatInstrument, medkit, shield, twoHanded];
