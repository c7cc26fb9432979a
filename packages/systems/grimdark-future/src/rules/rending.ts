import { Band, defineRule } from '../rule.js';
import type { HitGroup } from '../attack/strike.js';

/**
 * Rending: natural sixes to hit strike with AP 4 at least, and the target regenerates worse.
 * GDF-SPC-38, -39.
 *
 * A hit copied by another rule (Relentless) is not a rolled six, so it keeps the weapon's own AP.
 */
export const rending = defineRule({
  id: 'rending',
  ref: 'GDF-SPC-39',
  ofWeapons: true,
  order: Band.split,
  attack: {
    hits: groups => groups.map(g => (isRolledSix(g) ? { ...g, ap: Math.max(g.ap, RENDING_AP) } : g)),

    toRegenerate(roll) {
      roll.add(-1, { rule: 'GDF-SPC-38', say: 'gdf.why.rending-regeneration' });
    },
  },
});

const RENDING_AP = 4;

const isRolledSix = (group: HitGroup): boolean => group.natural === 6 && group.copied === 0;
