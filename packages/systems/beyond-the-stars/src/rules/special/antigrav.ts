import { defineRule } from '../../rule.js';

/** Antigrav: the Vehicle ignores difficult ground and passes over what is impassable, if it does not end there. BTS-SPR-05. */
export const antigrav = defineRule({
  id: 'srAntigrav',
  ref: 'BTS-SPR-05',
  move: { ground: () => 1, hovers: true },
});
