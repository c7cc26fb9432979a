import { Band, defineRule } from '../rule.js';

/**
 * Lance: when its bearer charges, the weapon's AP is two better. Rending sets the AP of a hit, Lance adds to it
 * afterwards, so it comes in a later band. GDF-SPC-29.
 */
export const lance = defineRule({
  id: 'lance',
  ref: 'GDF-SPC-29',
  ofWeapons: true,
  order: Band.add,
  attack: {
    hits: (groups, strike) => (strike.charging ? groups.map(group => ({ ...group, ap: group.ap + LANCE_AP })) : groups),
  },
});

const LANCE_AP = 2;
