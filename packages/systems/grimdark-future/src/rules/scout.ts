import { defineRule } from '../rule.js';

/** Scout: the unit may deploy after all others, and then move 12 inches at once. GDF-SCT-01 to -03, R-61. */
export const scout = defineRule({ id: 'scout', ref: 'GDF-SCT-01', place: { instead: 'scout' } });
