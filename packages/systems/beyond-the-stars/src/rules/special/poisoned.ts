import { defineRule } from '../../rule.js';
import { isPlainShot } from '../../shooting/plainShot.js';

/** Poisoned shots: wound dice of 1 of its shots must be rolled again, flamethrowers excepted. BTS-SPR-72. */
export const poisoned = defineRule({
  id: 'srPoisoned',
  ref: 'BTS-SPR-72',
  wound: { rerollsOnes: (blow, state) => isPlainShot(state, blow) },
});
