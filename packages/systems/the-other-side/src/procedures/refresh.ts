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
import { usesLeft } from './moments.js';

/** TOS-SUP-02. */
const CACHE_PRICE = 2;

/** TOS-TRN-06, R-84: in order of initiative each player's start-of-Turn effects and what the Supply Cache offers, as the player likes. */
export const refresh = procedure('refresh')({
  begin(c, v) {
    const seat = inInitiativeOrder(c.state)[v.next ?? 0];
    if (seat === undefined) return done();
    const used = v.used ?? [];
    const waits = usesLeft(c.state, { units: livingUnits(c.state, seat), moment: 'refresh', done: used }).length > 0;
    if (!waits) return v.cached === true ? goto('on') : goto('cache');
    if (v.cached === true || !mayPlaceCache(c.state, seat)) return goto('abilities');
    const shape = pickOption([
      { id: 'abilities', say: 'tos.choice.abilities' },
      { id: 'cache', say: 'tos.choice.cache', args: { cost: CACHE_PRICE } },
    ]);
    return ask({ seat, ask: 'tos.ask.simultaneous', rule: 'TOS-GEN-16', shape }, 'first');
  },
  first: (_c, _v, choice: OptionId) => goto(choice === 'cache' ? 'spot' : 'abilities'),
  abilities(c, v) {
    const seat = inInitiativeOrder(c.state)[v.next ?? 0] as Seat;
    const units = livingUnits(c.state, seat);
    return call('moments', { units, moment: 'refresh', one: true, done: v.used ?? [] }, 'used');
  },
  used(_c, v, used: readonly string[]) {
    v.used = used;
    return goto('begin');
  },
  cache(c, v) {
    const seat = inInitiativeOrder(c.state)[v.next ?? 0] as Seat;
    v.cached = true;
    if (!mayPlaceCache(c.state, seat)) return goto('begin');
    const shape = pickOption([
      { id: 'no', say: 'tos.choice.no' },
      { id: 'yes', say: 'tos.choice.cache', args: { cost: CACHE_PRICE } },
    ]);
    return ask({ seat, ask: 'tos.ask.cache', rule: 'TOS-SUP-02', shape, args: { cost: CACHE_PRICE } }, 'decided');
  },
  decided: (_c, _v, choice: OptionId) => goto(choice === 'no' ? 'begin' : 'spot'),
  spot(c, v) {
    v.cached = true;
    const seat = inInitiativeOrder(c.state)[v.next ?? 0] as Seat;
    return ask({ seat, ask: 'tos.ask.cache-spot', rule: 'TOS-SUP-02', shape: spot(cacheOf(seat)) }, 'placed');
  },
  placed(c, v, at: Point) {
    const seat = inInitiativeOrder(c.state)[v.next ?? 0] as Seat;
    c.emit({ type: 'tactics.spent', seat, count: CACHE_PRICE, rule: 'TOS-SUP-02' });
    const id = c.state.nextMarker;
    c.emit({ type: 'marker.placed', marker: { id, kind: OBJECTIVE, at, owner: seat, claimedBy: NONE } });
    return goto('begin');
  },
  on(_c, v) {
    v.next = (v.next ?? 0) + 1;
    delete v.used;
    delete v.cached;
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
