import { defineRule } from '../rule.js';

/** Immobile: the model may only Hold, and neither piles in nor consolidates. GDF-SPC-24. */
export const immobile = defineRule({
  id: 'immobile',
  ref: 'GDF-SPC-24',
  move: {
    neverMoves: true,
    bars: order => (order === 'hold' ? undefined : { rule: 'GDF-SPC-24', say: 'gdf.no.immobile' }),
  },
});
