import { ask, done, goto, pick, roll, type Seat } from '@banneret/kernel';
import type { Point } from '@banneret/geometry';
import { askMarker } from '../decisions/marker.js';
import { hasMarkerSpot } from '../places/markers.js';
import { markerCount } from '../rulings.js';
import { enemyOf, SEATS } from '../state.js';
import { call, procedure } from './machine.js';

/**
 * Placing the objective markers (GDF-OBJ-01 to -06, -19): how many there are; a roll-off whose winner chooses who
 * begins; then one each in turn.
 */
export const markers = procedure('markers')({
  begin: () => roll({ kind: 'dice', count: 1, sides: 6, rule: 'GDF-OBJ-01', why: 'gdf.roll.markers' }, 'counted'),
  counted(c, v, [face = 1]: readonly number[]) {
    v.count = markerCount(face);
    c.emit({ type: 'markers.counted', face, count: v.count });
    return call('rollOff', { why: 'gdf.roll.roll-off-markers' }, 'won');
  },
  won: (_c, _v, winner: Seat) =>
    ask({ seat: winner, ask: 'gdf.ask.first-marker', rule: 'GDF-OBJ-02', shape: pick(SEATS) }, 'begun'),
  begun(_c, v, first: Seat) {
    v.turn = first;
    return goto('next');
  },
  next(c, { count = 0, turn = 0 }) {
    const left = count - c.state.markers.length;
    if (left === 0) return done();
    if (hasMarkerSpot(c.state)) return ask(askMarker(turn, left), 'placed');
    c.emit({ type: 'markers.dropped', left });
    return done();
  },
  placed(c, v, { x, y }: Point) {
    c.emit({ type: 'marker.placed', seat: v.turn as Seat, at: { x, y } });
    v.turn = enemyOf(v.turn as Seat);
    return goto('next');
  },
});
