import type { Point } from '@banneret/geometry';
import { ask, done, goto, pickOption, type OptionId, type Seat } from '@banneret/kernel';
import { isUnitAlive } from '../cardsInPlay.js';
import { findSpot } from '../decisions/findSpot.js';
import { spot } from '../decisions/spot.js';
import type { SpotQuestion } from '../decisions/spots.js';
import { OBJECTIVE } from '../operations/mission.js';
import { inInitiativeOrder } from '../seats.js';
import { NONE, playerOf, type State } from '../state.js';
import { call, procedure } from './machine.js';

/** TOS-SUP-02. */
const CACHE_PRICE = 2;

/** TOS-TRN-06, R-84: in order of initiative each player's start-of-Turn effects, then what the Supply Cache offers. */
export const refresh = procedure('refresh')({
  begin(c, v) {
    const seat = inInitiativeOrder(c.state)[v.next ?? 0];
    if (seat === undefined) return done();
    return call('moments', { units: livingUnits(c.state, seat), moment: 'refresh' }, 'cache');
  },
  cache(c, v) {
    const seat = inInitiativeOrder(c.state)[v.next ?? 0] as Seat;
    if (!mayPlaceCache(c.state, seat)) return goto('on');
    const shape = pickOption([
      { id: 'no', say: 'tos.choice.no' },
      { id: 'yes', say: 'tos.choice.cache', args: { cost: CACHE_PRICE } },
    ]);
    return ask({ seat, ask: 'tos.ask.cache', rule: 'TOS-SUP-02', shape, args: { cost: CACHE_PRICE } }, 'decided');
  },
  decided(c, v, choice: OptionId) {
    if (choice === 'no') return goto('on');
    const seat = inInitiativeOrder(c.state)[v.next ?? 0] as Seat;
    return ask({ seat, ask: 'tos.ask.cache-spot', rule: 'TOS-SUP-02', shape: spot(cacheOf(seat)) }, 'placed');
  },
  placed(c, v, at: Point) {
    const seat = inInitiativeOrder(c.state)[v.next ?? 0] as Seat;
    c.emit({ type: 'tactics.spent', seat, count: CACHE_PRICE, rule: 'TOS-SUP-02' });
    const id = c.state.nextMarker;
    c.emit({ type: 'marker.placed', marker: { id, kind: OBJECTIVE, at, owner: seat, claimedBy: NONE } });
    return goto('on');
  },
  on(_c, v) {
    v.next = (v.next ?? 0) + 1;
    return goto('begin');
  },
});

const cacheOf = (seat: Seat): SpotQuestion => ({ what: 'cache', seat });

/** once for each player in each Refresh, whose steps ask each but once. */
function mayPlaceCache(s: State, seat: Seat): boolean {
  if (s.operation !== 'supplyCache' || playerOf(s, seat).tactics < CACHE_PRICE) return false;
  return findSpot(s, cacheOf(seat)) !== undefined;
}

export const livingUnits = (s: State, seat: Seat): number[] =>
  [...s.units.keys()].filter(unit => s.units[unit]?.seat === seat && isUnitAlive(s, unit));
