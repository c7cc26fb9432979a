import { ask, done, goto, type Seat } from '@banneret/kernel';
import { askPlace, type PlaceChoice } from '../decisions/place.js';
import { isDestroyed } from '../units/figures.js';
import { enemyOf, seatOf, unitOf, type Place, type State, type UnitId } from '../state.js';
import { call, procedure } from './machine.js';

/**
 * What comes onto the table at the start of a round (GDF-RND-11, R-18): Aircraft return, the first player's first; then
 * units arrive from Ambush, in turn, until both players have stopped.
 */
export const arrivals = procedure('arrivals')({
  begin(_c, v) {
    v.returned = [];
    return goto('aircraft');
  },
  /** GDF-AIR-06: compulsory. */
  aircraft(c, v) {
    const returning = [v.first, enemyOf(v.first)].flatMap(seat => unitsAt(c.state, seat, 'away'));
    const unit = returning.find(candidate => !(v.returned ?? []).includes(candidate));
    if (unit === undefined) return goto('ambush');
    const seat = seatOf(c.state, unit);
    v.returned = [...(v.returned ?? []), unit];
    return ask(
      askPlace({ seat, units: [unit], ground: { kind: 'edge' }, ask: 'gdf.ask.return', rule: 'GDF-AIR-06' }),
      'returned',
    );
  },
  returned(c, _v, { unit, models }: PlaceChoice) {
    if (models.length === 0) c.emit({ type: 'unit.left-out', unit });
    else c.emit({ type: 'unit.placed', unit, how: 'returned', models });
    return goto('aircraft');
  },

  /** GDF-AMB-02: not in the first round. GDF-AMB-03, R-45: a roll-off if both have some. */
  ambush(c, v) {
    if (c.state.round < 2) return done();
    const owners = [v.first, enemyOf(v.first)].filter(seat => unitsAt(c.state, seat, 'reserve').length > 0);
    if (owners.length > 1) return call('rollOff', { why: 'gdf.roll.roll-off-ambush' }, 'rolled');
    v.turn = owners[0] ?? v.first;
    return goto('next');
  },
  rolled(_c, v, winner: Seat) {
    v.turn = winner;
    return goto('next');
  },
  next(c, v) {
    const { turn = v.first, stopped = [] } = v;
    const seat = [turn, enemyOf(turn)].find(
      side => !stopped.includes(side) && unitsAt(c.state, side, 'reserve').length > 0,
    );
    if (seat === undefined) return done();
    v.turn = seat;
    const units = unitsAt(c.state, seat, 'reserve');
    const ground = { kind: 'ambush' } as const;
    return ask(askPlace({ seat, units, ground, ask: 'gdf.ask.ambush', rule: 'GDF-AMB-02', mayStop: true }), 'arrived');
  },
  arrived(c, v, { unit, models }: PlaceChoice) {
    const seat = v.turn as Seat;
    v.turn = enemyOf(seat);
    // whoever places none is done for this round.
    if (models.length === 0) v.stopped = [...(v.stopped ?? []), seat];
    else c.emit({ type: 'unit.placed', unit, how: 'ambushed', models });
    return goto('next');
  },
});

/** The living units of a seat in a place. */
export function unitsAt(state: State, seat: Seat, place: Place): UnitId[] {
  const units: UnitId[] = [];
  for (const unit of state.units.keys())
    if (unitOf(state, unit).place === place && seatOf(state, unit) === seat && !isDestroyed(state, unit))
      units.push(unit);
  return units;
}
