import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';
import { seatOf } from '../state.js';

/** The Banner is turned face up without a Passive turn. */
export const banner = procedure('effect.banner')({
  begin(c, { scope }) {
    if (!seatOf(c.state, scope.seat).bannerUp) c.emit({ type: 'banner.recovered', seat: scope.seat });
    return done();
  },
});
