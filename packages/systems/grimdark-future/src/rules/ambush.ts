import { defineRule } from '../rule.js';

/** Ambush: the unit may be kept off the table and arrive at the start of a later round. GDF-AMB-01 to -05, R-45. */
export const ambush = defineRule({ id: 'ambush', ref: 'GDF-AMB-01', place: { instead: 'ambush' } });
