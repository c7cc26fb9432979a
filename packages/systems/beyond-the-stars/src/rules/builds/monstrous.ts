import { defineRule } from '../../rule.js';

/** A Monster that wins throws down everybody who took part, supports included; who cannot be thrown is not. BTS-MON-13, R-41. */
export const monstrous = defineRule({
  id: 'monstrous',
  ref: 'BTS-MON-13',
  duel: { throwsDown: () => true, throwsSupports: true },
});
