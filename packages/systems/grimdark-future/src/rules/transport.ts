import { defineRule } from '../rule.js';

/** Transport(X): carries friendly units, X spaces in all. GDF-TRA-01 to -10. */
export const transport = defineRule({
  id: 'transport',
  ref: 'GDF-TRA-01',
  hasX: true,
  place: { capacity: x => x },
});
