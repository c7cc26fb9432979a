import { inches } from '@banneret/geometry';
import { defineRule, PENALTY } from '../rule.js';

/**
 * Aircraft: flies straight on, 30 to 36 inches and nothing else, high above units and terrain; weapons aimed at it reach
 * 12 inches less and hit worse. GDF-AIR-01 to -09. Where it may stop, and what happens beyond the table's edge, stands in
 * `flight.ts`; it is never asked for an order, so it needs no bars.
 */
export const aircraft = defineRule({
  id: 'aircraft',
  ref: 'GDF-AIR-05',
  place: { aircraft: true },
  target: {
    range(length) {
      length.add(-inches(12), { rule: 'GDF-AIR-08', say: 'gdf.why.aircraft-range' }, PENALTY);
    },
    toHit(roll) {
      roll.add(-1, { rule: 'GDF-AIR-09', say: 'gdf.why.aircraft' }, PENALTY);
    },
  },
});
