import { defineRule } from '../../rule.js';

/** A Monster that wins throws down everybody it fought; who cannot be thrown is not. BTS-MON-13, R-41. */
export const monstrous = defineRule({ id: 'monstrous', ref: 'BTS-MON-13', duel: { throwsDown: () => true } });
