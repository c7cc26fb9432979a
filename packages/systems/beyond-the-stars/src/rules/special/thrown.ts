import { defineRule } from '../../rule.js';

/** Thrown weapon: besides the Shooting phase it may be thrown on the way into a charge. BTS-SPR-09. */
export const thrown = defineRule({
  id: 'srThrown',
  ref: 'BTS-SPR-09',
  shoot: { thrown: true },
});
