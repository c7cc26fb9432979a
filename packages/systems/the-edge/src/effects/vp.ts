import { ask, done, goto, leave, pick, type Seat } from '@banneret/kernel';
import { areEnemies } from '../board.js';
import type { EffectOf } from '../effect.js';
import { afterDeaths, trackEnds } from '../endings.js';
import { procedure } from '../procedures/machine.js';
import type { Scope } from '../scope.js';
import { seatOf, seatsOf, squadOf, type State } from '../state.js';
import { distinct, squadsOfWhom } from '../targets.js';

/**
 * Victory Points by a card (EDGE-WND-10). In a duel the marker moves; elsewhere starting tokens are Captured (EDGE-MULT-13)
 * from whoever owns the figures the card speaks of, or from an opponent of the player's choice.
 */
export const vp = procedure('effect.vp')({
  begin(c, v) {
    const { effect, scope } = v;
    if (c.state.book.mode === 'duel') {
      c.emit({ type: 'vp.gained', seat: scope.seat, points: effect.points });
      trackEnds(c);
      return done();
    }
    const owners = ownersOf(c.state, effect, scope);
    v.ids = owners;
    if (owners.length === 0) return done();
    if (owners.length === 1) return goto('only');
    return ask({ seat: scope.seat, ask: 'edge.ask.capture-from', rule: 'EDGE-WND-10', shape: pick(owners) }, 'capture');
  },
  only(_c, v) {
    v.next = v.ids?.[0] ?? 0;
    return goto('take');
  },
  capture(_c, v, from: Seat) {
    v.next = from;
    return goto('take');
  },
  take(c, { effect, scope, next: from = 0 }) {
    // R69: as many as are left.
    const count = Math.min(effect.points, seatOf(c.state, from).vpStart);
    c.emit({ type: 'vp.captured', by: scope.seat, from, count });
    return afterDeaths(c) ? leave('main') : done();
  },
});

function ownersOf(s: State, { from }: EffectOf<'vp'>, scope: Scope): Seat[] {
  const named = from && distinct(squadsOfWhom(s, from, scope).map(squad => squadOf(s, squad).seat));
  return (named ?? seatsOf(s)).filter(seat => areEnemies(s, seat, scope.seat) && seatOf(s, seat).vpStart > 0);
}
