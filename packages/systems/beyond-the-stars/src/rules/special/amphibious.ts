import { defineRule } from '../../rule.js';

/** Amphibious: water is open ground for it. BTS-SPR-03. */
export const amphibious = defineRule({
  id: 'srAmphibious',
  ref: 'BTS-SPR-03',
  move: { ground: kind => (kind === 'shallow-water' || kind === 'deep-water' ? 1 : undefined) },
});
