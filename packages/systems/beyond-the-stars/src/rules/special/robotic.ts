import { defineRule } from '../../rule.js';

/** Robotic: its owner says whether it passes a Morale test; no healer helps it, repairers do. BTS-SPR-66. */
export const robotic = defineRule({
  id: 'srRobotic',
  ref: 'BTS-SPR-66',
  morale: { chooses: true },
});
