import { copyWhere } from '@banneret/dice';
import { Band, defineRule } from '../rule.js';

/** Relentless: when the model Holds and shoots, a natural six to hit counts as two hits. GDF-SPC-35, -36, R-53. */
export const relentless = defineRule({
  id: 'relentless',
  ref: 'GDF-SPC-35',
  order: Band.copy,
  attack: {
    hits: (groups, strike) => (strike.held ? copyWhere(groups, group => group.natural === 6) : groups),
  },
});
