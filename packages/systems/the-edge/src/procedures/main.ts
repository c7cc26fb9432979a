import { done } from '@banneret/kernel';
import { clockwise, seatOf } from '../state.js';
import { call, procedure } from './machine.js';

/** The match: the set-up, then turns clockwise from the Counter player (EDGE-TURN-01, EDGE-MULT-08) until it is over. */
export const main = procedure('main')({
  begin: () => call('setup', {}, 'first'),
  first: c => call('turn', { seat: c.state.counter }, 'next'),
  next(c) {
    if (c.state.phase === 'over') return done();
    const [, ...others] = clockwise(c.state, c.state.active);
    const seat = others.find(other => !seatOf(c.state, other).eliminated) ?? c.state.active;
    return call('turn', { seat }, 'next');
  },
});
