import { Band, defineRule } from '../rule.js';

/** AP(X): block rolls against this weapon's hits lose X. GDF-SPC-04. */
export const ap = defineRule({
  id: 'ap',
  ref: 'GDF-SPC-04',
  ofWeapons: true,
  hasX: true,
  order: Band.weapon,
  attack: {
    hits: (groups, _strike, x) => groups.map(group => ({ ...group, ap: group.ap + x })),
  },
});
