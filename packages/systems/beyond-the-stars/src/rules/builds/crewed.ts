import { attendantsOf, isUndermanned } from '../../machines/crew.js';
import { defineRule } from '../../rule.js';
import { firesTemplate } from '../../shooting/weapons.js';
import { sheetOf } from '../../state.js';

/** A Siege Weapon is fired by its Servants; a single one hits only on a 6, or deviates more. BTS-SGE-07, -08, -10, R-48. */
export const crewed = defineRule({
  id: 'crewed',
  ref: 'BTS-SGE-07',
  shoot: {
    ct(ct, { state, shooter }) {
      const faces = attendantsOf(state, shooter).flatMap(servant => sheetOf(state, servant).ct || []);
      return faces.length === 0 ? ct : Math.min(...faces);
    },
    onlySix: ({ state, shooter, weapon }) => !firesTemplate(state, shooter, weapon) && isUndermanned(state, shooter),
    clumsy: isUndermanned,
  },
});
