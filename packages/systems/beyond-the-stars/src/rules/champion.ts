import { defineRule } from '../rule.js';
import { CHAMPION_SAVE } from '../rulings.js';

/** BTS-CHA-01: every Champion ignores each wound on a 4+. In force on whoever has a Rank, without standing on the sheet. */
export const champion = defineRule({
  id: 'champion',
  ref: 'BTS-CHA-01',
  victim: { save: () => CHAMPION_SAVE },
});
