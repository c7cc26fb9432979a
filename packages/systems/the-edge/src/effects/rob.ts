import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';
import { seatOf } from '../state.js';

/** Crystals leave an opponent's Reserve: kept by the robber, or only spent for nothing. The total stays (EDGE-GEN-12). */
export const rob = procedure('effect.rob')({
  begin(c, { effect, scope }) {
    for (const from of scope.targets[effect.from] ?? []) {
      const count = Math.min(effect.count, seatOf(c.state, from).reserve);
      if (count > 0) c.emit({ type: 'crystals.robbed', from, to: effect.keep ? scope.seat : from, count });
    }
    return done();
  },
});
