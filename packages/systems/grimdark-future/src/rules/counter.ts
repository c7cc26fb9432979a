import { defineRule } from '../rule.js';

/**
 * Counter: when its bearer's unit is charged, the weapon may strike before the charger does; and each model that carries
 * one takes one attack from the charger's Impact, whether it is near enough to strike or not. GDF-SPC-09, -10, R-48.
 */
export const counter = defineRule({
  id: 'counter',
  ref: 'GDF-SPC-09',
  ofWeapons: true,
  attack: {
    strikesFirst: true,
  },
});
