import { defineRule } from '../../rule.js';
import { standsInLine } from '../../shooting/line.js';

/** Line troops: it shoots past the two comrades in line before it. BTS-SPR-78. */
export const lineTroops = defineRule({
  id: 'srLineTroops',
  ref: 'BTS-SPR-78',
  shoot: { ignores: standsInLine },
});
