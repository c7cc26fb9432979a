import { defineRule } from '../rule.js';

/** Tough(X): the model is removed only after X wounds, which stay for the whole game. GDF-TOU-01, -02. */
export const tough = defineRule({
  id: 'tough',
  ref: 'GDF-TOU-01',
  hasX: true,
  toughness: x => x,
});
