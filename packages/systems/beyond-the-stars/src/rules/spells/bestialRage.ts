import { defineRule } from '../../rule.js';

const MORE = { rule: 'BTS-SPL-11', say: 'bts.why.bestial-rage' } as const;
const BONUS = 2;

/** Bestial Rage: +2 CC, A, F and Mo until the end of the turn; the End phase makes him pay. BTS-SPL-11. */
export const bestialRage = defineRule({
  id: 'bestialRage',
  ref: 'BTS-SPL-11',
  stats: {
    cc(value) {
      value.add(BONUS, MORE);
    },
    attacks(value) {
      value.add(BONUS, MORE);
    },
    force(value) {
      value.add(BONUS, MORE);
    },
    morale(value) {
      value.add(BONUS, MORE);
    },
  },
});
