import { defineRule } from '../../rule.js';

/** Mounted hunters: on horseback or on a bike Heavy weapons follow the rules of Light ones. BTS-SPR-01. */
export const mountedHunter = defineRule({
  id: 'srMountedHunter',
  ref: 'BTS-SPR-01',
  shoot: {
    category: (weapon, { build }) =>
      weapon.category === 'heavy' && (build === 'cavalry' || build === 'bike') ? 'light' : undefined,
  },
});
