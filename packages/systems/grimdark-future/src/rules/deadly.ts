import { defineRule } from '../rule.js';

/**
 * Deadly(X): each unblocked hit is X wounds, all on one model; what that model cannot take is lost. Deadly groups are
 * resolved before the others. GDF-SPC-11 to -13, R-49.
 */
export const deadly = defineRule({
  id: 'deadly',
  ref: 'GDF-SPC-11',
  ofWeapons: true,
  hasX: true,
  attack: {
    resolvedFirst: true,
    woundsPerHit: x => x,
  },
});
