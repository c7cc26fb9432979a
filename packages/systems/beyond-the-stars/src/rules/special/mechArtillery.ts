import { defineRule } from '../../rule.js';

/** Mechanised artillery: the central weapon fires to the front only, and may use the sight of an ally with a Radio. BTS-SPR-13. */
export const mechArtillery = defineRule({
  id: 'srMechArtillery',
  ref: 'BTS-SPR-13',
  shoot: { radioSight: true },
});
