import type { Point } from '@banneret/geometry';
import { ask, done } from '@banneret/kernel';
import { findSpot } from '../decisions/findSpot.js';
import { spot } from '../decisions/spot.js';
import { markerBody } from '../ground/board.js';
import { partOf, quarterAt } from '../layouts/zones.js';
import { OBJECTIVE } from '../operations/mission.js';
import { procedure, type EffectVars, type Scope } from '../procedures/machine.js';
import { markerOf, NONE, playerOf, type State } from '../state.js';

/** What the Actions of an Operation do: the price was paid when they were declared. */
export const objective = procedure('effect.objective')({
  begin(c, v) {
    const { scope, effect } = v;
    if (effect.what === 'claim') {
      // TOS-OPS-04, R-97: claiming again what one has claimed is legal and does nothing.
      c.emit({ type: 'marker.claimed', marker: scope.marker, seat: scope.seat });
      return done();
    }
    if (effect.what === 'remove') {
      c.emit({ type: 'marker.removed', marker: scope.marker, seat: scope.seat, half: halfOf(c.state, scope) });
      return done();
    }
    const question = { what: effect.what, seat: scope.seat, fireteam: scope.actor };
    if (findSpot(c.state, question) === undefined) {
      c.emit({ type: 'room.lacked', seat: scope.seat, what: 'marker', rule: 'TOS-MRK-04' });
      return done();
    }
    const rule = effect.what === 'trap' ? 'TOS-TRP-02' : 'TOS-CNQ-05';
    return ask({ seat: scope.seat, ask: `tos.ask.${effect.what}`, rule, shape: spot(question) }, 'chosen');
  },
  chosen(c, v, at: Point) {
    const claimedBy = claimOf(c.state, v, at);
    const { nextMarker } = c.state;
    c.emit({
      type: 'marker.placed',
      marker: { id: nextMarker, kind: OBJECTIVE, at, owner: v.scope.seat, claimedBy },
    });
    return done();
  },
});

/** from which half of the table a Marker was taken, as seen by who took it. */
function halfOf(s: State, { marker, seat }: Scope): 'own' | 'enemy' | 'none' {
  const found = markerOf(s, marker);
  const part = found === undefined ? NONE : partOf(s, markerBody(found));
  if (part === NONE) return 'none';
  return part === playerOf(s, seat).zone ? 'own' : 'enemy';
}

/** TOS-CNQ-10: outside one's own quarter it comes in claimed. A trap never is (TOS-TRP-08). */
function claimOf(s: State, { effect, scope }: EffectVars<'objective'>, at: Point): number {
  if (effect.what !== 'pushOn') return NONE;
  return quarterAt(s, at) === playerOf(s, scope.seat).zone ? NONE : scope.seat;
}
