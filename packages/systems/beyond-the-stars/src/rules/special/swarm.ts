import { defineRule } from '../../rule.js';

/** Swarm: only a 6 hits it (flamethrowers do not care), and those who fight it have half their CC. BTS-SPR-56. */
export const swarm = defineRule({
  id: 'srSwarm',
  ref: 'BTS-SPR-56',
  target: { onlySix: ({ weapon }) => weapon.category !== 'flamer' },
  duel: { halvesCc: true },
});
