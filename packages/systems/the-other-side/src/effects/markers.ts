import { inches, within, type Point } from '@banneret/geometry';
import { ask, done, pick } from '@banneret/kernel';
import { findSpot } from '../decisions/findSpot.js';
import { spot } from '../decisions/spot.js';
import type { SpotQuestion } from '../decisions/spots.js';
import { isAlive } from '../cardsInPlay.js';
import { markerBody, placedOf } from '../ground/board.js';
import { procedure, type EffectVars } from '../procedures/machine.js';
import { seesMarker } from '../sight.js';
import { NONE, type Marker, type MarkerId, type State } from '../state.js';

const questionOf = ({ effect, scope }: EffectVars<'marker'>): SpotQuestion => ({
  what: 'marker',
  seat: scope.seat,
  fireteam: scope.actor,
  kind: effect.kind,
  range: inches(effect.within),
});

/** TOS-MRK-01 … -04: without room this part of the effect is ignored. */
export const marker = procedure('effect.marker')({
  begin(c, v) {
    const question = questionOf(v);
    if (findSpot(c.state, question) === undefined) {
      c.emit({ type: 'room.lacked', seat: v.scope.seat, what: 'marker', rule: 'TOS-MRK-04' });
      return done();
    }
    return ask({ seat: v.scope.seat, ask: 'tos.ask.marker', rule: 'TOS-MRK-01', shape: spot(question) }, 'chosen');
  },
  chosen(c, v, at: Point) {
    const { nextMarker } = c.state;
    const placed: Marker = { id: nextMarker, kind: v.effect.kind, at, owner: v.scope.seat, claimedBy: NONE };
    c.emit({ type: 'marker.placed', marker: placed });
    return done();
  },
});

/** Markers of a kind that the actor may take off the table. */
function removable(s: State, { effect, scope }: EffectVars<'unmarker'>): MarkerId[] {
  if (!isAlive(s, scope.actor)) return [];
  return s.markers
    .filter(({ kind }) => kind === effect.kind)
    .filter(mark => within(markerBody(mark), placedOf(s, scope.actor), inches(effect.within)))
    .filter(mark => seesMarker(s, scope.actor, mark))
    .map(({ id }) => id);
}

export const unmarker = procedure('effect.unmarker')({
  begin(c, v) {
    const ids = removable(c.state, v);
    if (ids.length === 0) return done();
    return ask({ seat: v.scope.seat, ask: 'tos.ask.unmarker', rule: 'TOS-MRK-01', shape: pick(ids) }, 'chosen');
  },
  chosen(c, v, id: MarkerId) {
    c.emit({ type: 'marker.removed', marker: id, seat: v.scope.seat, half: 'none' });
    return done();
  },
});
