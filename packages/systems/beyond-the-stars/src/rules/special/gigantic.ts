import { hasRule } from '../../compile.js';
import { foesOf, is } from '../../figures/traits.js';
import { defineRule, type FigureId, type State } from '../../rule.js';
import { baseArea } from '../../rulings.js';
import { sheetOf } from '../../state.js';
import { cm } from '@banneret/geometry';

/** Gigantic: twice the PV or better armour, never thrown or Blocked, no penalty for moving, over obstacles of 10 cm; it falls upon those who brought it down; small figures do not cover it. BTS-SPR-39. */
export const gigantic = defineRule({
  id: 'srGigantic',
  ref: 'BTS-SPR-39',
  muster: ({ pv, vehicle }) =>
    vehicle === undefined
      ? { pv: 2 * pv }
      : { vehicle: { ...vehicle, front: vehicle.front + 1, flank: vehicle.flank + 1, rear: vehicle.rear + 1 } },
  shoot: {
    toHit(roll) {
      roll.strike('moved', { rule: 'BTS-SPR-39', say: 'bts.why.gigantic' });
    },
  },
  move: { neverProne: true, neverBlocked: true, stepsOver: cm(10) },
  target: { looksPast: isTooSmall },
  victim: { collapses: true },
});

/**
 * (f) to (h): figures on the trajectory count only if they are Monsters, Vehicles, Gigantic themselves, as large at the base,
 * or Engaged with it; what has no base always counts as the larger.
 */
function isTooSmall(state: State, target: FigureId, other: FigureId): boolean {
  if (is(state, other, 'monster', 'vehicle') || hasRule(state, other, 'srGigantic')) return false;
  if (foesOf(state, target).includes(other)) return false;
  const [own, its] = [sheetOf(state, target), sheetOf(state, other)];
  return own.baseLevel === 0 || baseArea(its.base) < baseArea(own.base);
}
