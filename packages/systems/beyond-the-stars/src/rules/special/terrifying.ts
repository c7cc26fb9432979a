import { defineRule } from '../../rule.js';

/** Terrifying: whoever would charge it tests his morale first, and does not move in this turn if he fails. BTS-SPR-71. */
export const terrifying = defineRule({ id: 'srTerrifying', ref: 'BTS-SPR-71', move: { terrifies: true } });
