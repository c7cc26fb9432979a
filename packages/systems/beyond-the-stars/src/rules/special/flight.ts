import { defineRule } from '../../rule.js';

/** Flight: it may fly over everything, and then moves 10 cm farther. BTS-SPR-79. */
export const flight = defineRule({
  id: 'srFlight',
  ref: 'BTS-SPR-79',
  move: { flies: true },
});
