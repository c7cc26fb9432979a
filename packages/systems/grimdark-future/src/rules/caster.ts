import { defineRule } from '../rule.js';

/** Caster(X): the model gets X spell tokens at the start of each round and may try spells with them. GDF-CAS-01. */
export const caster = defineRule({
  id: 'caster',
  ref: 'GDF-CAS-01',
  hasX: true,
  casting: { tokens: x => x },
});
