import { defineRule } from '../../rule.js';

/** Sharp fangs: in Duels a natural 6 always penetrates. BTS-SPR-29. */
export const sharpFangs = defineRule({
  id: 'srSharpFangs',
  ref: 'BTS-SPR-29',
  wound: { surePenetration: ({ kind }) => kind === 'duel' },
});
