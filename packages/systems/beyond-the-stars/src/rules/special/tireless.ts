import { defineRule } from '../../rule.js';

/** Tireless warrior: it wins pairs that are tied in dice and CC. BTS-SPR-43. */
export const tireless = defineRule({
  id: 'srTireless',
  ref: 'BTS-SPR-43',
  duel: { winsTies: true },
});
