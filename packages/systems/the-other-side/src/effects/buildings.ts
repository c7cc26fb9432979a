import type { Point } from '@banneret/geometry';
import { ask, done } from '@banneret/kernel';
import { findPlaces } from '../movement/findPlaces.js';
import type { PlaceQuestion } from '../movement/placing.js';
import { placeShape } from '../decisions/place.js';
import { procedure, type EffectVars } from '../procedures/machine.js';
import { fireteamOf, NONE, seatOf, unitOf, type State } from '../state.js';

/** TOS-TER-19: a single Fireteam, up on the roof or down in contact with the piece; it stays if there is no room. */
export const climb = procedure('effect.climb')({
  begin(c, v) {
    const question = climbing(c.state, v);
    if (findPlaces(c.state, question) === undefined) {
      c.emit({ type: 'room.lacked', seat: v.scope.seat, what: 'placement', rule: 'TOS-TER-19' });
      return done();
    }
    const seat = seatOf(c.state, v.scope.actor);
    const args = { fireteam: v.scope.actor };
    return ask({ seat, ask: 'tos.ask.place', rule: 'TOS-TER-19', shape: placeShape(question), args }, 'placed');
  },
  placed(c, v, [at]: readonly (Point | null)[]) {
    const up = fireteamOf(c.state, v.scope.actor).top === NONE;
    if (at) c.emit({ type: 'fireteam.climbed', fireteam: v.scope.actor, top: up ? v.effect.zone : NONE, at });
    return done();
  },
});

const climbing = (s: State, { effect, scope }: EffectVars<'climb'>): PlaceQuestion => ({
  where: fireteamOf(s, scope.actor).top === NONE ? 'roof' : 'foot',
  fireteams: [scope.actor],
  zone: effect.zone,
});

/** TOS-TER-20, -22: the whole unit goes in, or comes out around the building. */
export const enter = procedure('effect.enter')({
  begin(c, v) {
    const { unit } = fireteamOf(c.state, v.scope.actor);
    const { inside, fireteams } = unitOf(c.state, unit);
    if (inside === NONE) {
      c.emit({ type: 'unit.entered', unit, zone: v.effect.zone });
      return done();
    }
    const living = fireteams.filter(id => fireteamOf(c.state, id).place === 'inside');
    const question: PlaceQuestion = { where: 'foot', fireteams: living, zone: inside };
    if (findPlaces(c.state, question) === undefined) {
      c.emit({ type: 'room.lacked', seat: v.scope.seat, what: 'placement', rule: 'TOS-TER-22' });
      return done();
    }
    const seat = seatOf(c.state, v.scope.actor);
    const args = { fireteam: v.scope.actor };
    return ask({ seat, ask: 'tos.ask.place', rule: 'TOS-TER-22', shape: placeShape(question), args }, 'left');
  },
  left(c, v, at: readonly (Point | null)[]) {
    const { unit } = fireteamOf(c.state, v.scope.actor);
    const { fireteams } = unitOf(c.state, unit);
    const living = fireteams.filter(id => fireteamOf(c.state, id).place === 'inside');
    const places = fireteams.map(id => at[living.indexOf(id)] ?? null);
    c.emit({ type: 'unit.left', unit, at: places });
    return done();
  },
});
