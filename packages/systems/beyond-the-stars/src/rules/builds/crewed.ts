import { hasEffect } from '../../compile.js';
import { attendantsOf, isUndermanned } from '../../machines/crew.js';
import { defineRule, type FigureId, type State } from '../../rule.js';
import { firesTemplate } from '../../shooting/weapons.js';
import { sheetOf } from '../../state.js';

/** BTS-SPR-77: a Servant who has cheated death shoots on a 6, with the weapon too; a dash stays a dash. */
const servantCt = (state: State, servant: FigureId): number => {
  const { ct } = sheetOf(state, servant);
  return ct > 0 && hasEffect(state, servant, 'cheatedDeath') ? Math.max(ct, 6) : ct;
};

/** A Siege Weapon is fired by its Servants; a single one hits only on a 6, or deviates more. BTS-SGE-07, -08, -10, R-48. */
export const crewed = defineRule({
  id: 'crewed',
  ref: 'BTS-SGE-07',
  shoot: {
    ct(ct, { state, shooter }) {
      const faces = attendantsOf(state, shooter).flatMap(servant => servantCt(state, servant) || []);
      return faces.length === 0 ? ct : Math.min(...faces);
    },
    onlySix: ({ state, shooter, weapon }) => !firesTemplate(state, shooter, weapon) && isUndermanned(state, shooter),
    clumsy: isUndermanned,
  },
});
