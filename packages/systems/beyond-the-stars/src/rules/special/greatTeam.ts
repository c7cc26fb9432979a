import { defineRule } from '../../rule.js';
import { cm } from '@banneret/geometry';

/** Great team: +5 cm of Mvt, and wound dice of 1 of its impact may be rolled again. BTS-SPR-40. */
export const greatTeam = defineRule({
  id: 'srGreatTeam',
  ref: 'BTS-SPR-40',
  muster: ({ mvt }) => ({ mvt: mvt + cm(5) }),
  wound: { rerollsOnes: ({ kind }) => kind === 'impact' },
});
