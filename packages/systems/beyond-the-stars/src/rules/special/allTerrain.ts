import { defineRule } from '../../rule.js';

/** All-terrain: the Bike may take Crossing tests and fight over barriers. BTS-SPR-75. */
export const allTerrain = defineRule({
  id: 'srAllTerrain',
  ref: 'BTS-SPR-75',
  move: { crosses: true },
});
