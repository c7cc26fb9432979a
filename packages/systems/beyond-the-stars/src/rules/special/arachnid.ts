import { defineRule } from '../../rule.js';

/** Arachnid: no difficult ground but water slows it, and no obstacle stops it; it still takes Jump tests. BTS-SPR-06. */
export const arachnid = defineRule({
  id: 'srArachnid',
  ref: 'BTS-SPR-06',
  move: { ground: kind => (kind === 'shallow-water' || kind === 'deep-water' ? undefined : 1), ignoresObstacles: true },
});
