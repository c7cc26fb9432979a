import { canBeHealed } from '../../figures/healing.js';
import { defineRule } from '../../rule.js';
import { AURA } from '../../rulings.js';

/** Medic: allies within 15 cm who can be healed have an Invulnerability of 6+, or +1 on the one they have. BTS-SPR-52. */
export const medic = defineRule({
  id: 'srMedic',
  ref: 'BTS-SPR-52',
  aura: {
    within: AURA,
    reaches: canBeHealed,
    lends: defineRule({ id: 'srMedic', ref: 'BTS-SPR-52', victim: { medic: true } }),
  },
});
