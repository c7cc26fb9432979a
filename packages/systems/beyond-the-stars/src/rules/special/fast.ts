import { defineRule } from '../../rule.js';
import type { Build } from '../../sheet.js';
import { cm } from '@banneret/geometry';

/** Fast: +5 cm of Mvt on foot, +10 mounted, on wheels or as a Monster. BTS-SPR-64. */
export const fast = defineRule({
  id: 'srFast',
  ref: 'BTS-SPR-64',
  muster: ({ mvt, build }) => ({ mvt: mvt + (SLOW.includes(build) ? cm(5) : cm(10)) }),
});

const SLOW: readonly Build[] = ['infantry', 'beast', 'walker'];
