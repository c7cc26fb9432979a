import { ask, done, goto, pickOption, type OptionId } from '@banneret/kernel';
import { inches, type Facing, type Point } from '@banneret/geometry';
import { direction } from '../decisions/direction.js';
import { placeShape } from '../decisions/place.js';
import { isSquad } from '../cardsInPlay.js';
import { onTable, placedOf } from '../ground/board.js';
import { matesOf } from '../movement/fields.js';
import { zonesCrossed } from '../movement/danger.js';
import { findPlaces } from '../movement/findPlaces.js';
import type { PlaceQuestion, Places } from '../movement/placing.js';
import { aimAlong, aimTowards, draggedAlong, pushDistance, pushEnds } from '../movement/push.js';
import { call, procedure, type EffectVars } from '../procedures/machine.js';
import { placerOf } from '../rulings.js';
import { fireteamOf, NONE, seatOf, type FireteamId, type State } from '../state.js';

/** TOS-MOV-08 … -12: Fireteams moved by another unit. Each takes its Squad along at half the distance. */
export const push = procedure('effect.push')({
  begin(c, v) {
    const id = v.ids?.[v.next ?? 0];
    if (id === undefined) return done();
    v.next = (v.next ?? 0) + 1;
    if (!onTable(c.state, id)) return goto('begin');
    v.pushed = [];
    v.waiting = [id, ...draggedAlong(c.state, id)];
    v.first = id;
    return goto('order');
  },
  /** TOS-MOV-10: the controller of the effect says who goes first. */
  order(c, v) {
    const waiting = v.waiting ?? [];
    if (waiting.length === 0) return goto('go');
    if (waiting.length === 1) return goto('named');
    const options = waiting.map(id => ({ id, say: 'tos.choice.fireteam', args: { fireteam: id } }));
    return ask(
      { seat: v.scope.seat, ask: 'tos.ask.push-order', rule: 'TOS-MOV-10', shape: pickOption(options) },
      'named',
    );
  },
  named(c, v, choice?: OptionId) {
    const id = Number(choice ?? v.waiting?.[0]);
    v.now = id;
    v.waiting = (v.waiting ?? []).filter(other => other !== id);
    if (v.effect.direction !== 'free') return goto('aim');
    return ask(
      {
        seat: v.scope.seat,
        ask: 'tos.ask.push-direction',
        rule: 'TOS-MOV-08',
        shape: direction(),
        args: { fireteam: id },
      },
      'aim',
    );
  },
  aim(c, v, facing?: Facing) {
    const id = v.now as FireteamId;
    v.pushed = [...(v.pushed ?? []), { fireteam: id, aim: aimOf(c.state, v, id, facing) }];
    return goto('order');
  },
  go(c, v) {
    const pushed = v.pushed ?? [];
    const ends = pushEnds(c.state, pushed);
    v.hurt = [];
    for (const [i, { fireteam }] of pushed.entries()) {
      const { at } = placedOf(c.state, fireteam);
      const end = ends[i] as Point;
      if (end.x === at.x && end.y === at.y) continue;
      const path = [at, end];
      const zones = zonesCrossed(c.state, fireteam, path, false);
      if (zones.length > 0) v.hurt = [...v.hurt, { fireteam, zones }];
      c.emit({ type: 'fireteam.moved', fireteam, path, by: 'push' });
    }
    return goto('hurt');
  },
  /** the ground hurts those who are pushed over it. */
  hurt(c, v) {
    const [next, ...rest] = v.hurt ?? [];
    if (next === undefined) return goto('begin');
    v.hurt = rest;
    return call('danger', { ...next, rush: false }, 'hurt');
  },
});

function aimOf(s: State, v: EffectVars<'push'>, id: FireteamId, facing: Facing = 0): Point {
  const distance = pushDistance(v.effect.distance, id === v.first);
  const mover = placedOf(s, id);
  if (v.effect.direction === 'free') return aimTowards(mover, facing, distance);
  const reference = v.scope.actor === NONE ? mover.at : placedOf(s, v.scope.actor).at;
  return aimAlong(mover, reference, v.effect.direction, distance);
}

/** A move of up to so much by the controller's own choice (TOS-MOV-03); Disengaging is free (TOS-ENG-12). */
export const move = procedure('effect.move')({
  begin(c, v) {
    const id = v.ids?.[v.next ?? 0];
    if (id === undefined) return done();
    v.next = (v.next ?? 0) + 1;
    const { unit } = fireteamOf(c.state, id);
    return call('unitMove', { unit, reason: { by: 'effect', distance: v.effect.distance } }, 'begin');
  },
});

/** TOS-MOV-13 … -23: lifted and put down; a whole Squad unless the effect says a single Fireteam. */
export const place = procedure('effect.place')({
  begin(c, v) {
    const id = v.ids?.[v.next ?? 0];
    if (id === undefined) return done();
    v.next = (v.next ?? 0) + 1;
    v.question = questionOf(c.state, v, id);
    if (v.question === undefined) return goto('begin');
    // TOS-MOV-14: what does not fit stays where it is.
    if (findPlaces(c.state, v.question) === undefined) {
      c.emit({ type: 'room.lacked', seat: v.scope.seat, what: 'placement', rule: 'TOS-MOV-14' });
      return goto('begin');
    }
    const shape = placeShape(v.question);
    const seat = placerOf(v.scope.seat);
    return ask({ seat, ask: 'tos.ask.place', rule: 'TOS-MOV-13', shape, args: { fireteam: id } }, 'placed');
  },
  placed(c, v, at: Places) {
    const { fireteams = [] } = v.question ?? {};
    for (const [i, fireteam] of fireteams.entries()) {
      const to = at[i];
      if (to) c.emit({ type: 'fireteam.moved', fireteam, path: [to], by: 'place' });
    }
    const rest = fireteams.filter((_, i) => at[i] === null);
    const spotOnly = v.question?.where === 'near' && v.question.spotOnly === true;
    if (!spotOnly || rest.length === 0) return goto('begin');
    v.question = { where: 'beside', fireteams: rest, mates: fireteams.filter((_, i) => at[i] !== null) };
    return goto('beside');
  },
  /** TOS-MOV-22, -23, R-99: those that did not fit are their owner's to place. */
  beside(c, v) {
    const question = v.question as PlaceQuestion;
    if (findPlaces(c.state, question) === undefined) return goto('begin');
    const [fireteam = NONE] = question.fireteams;
    const seat = seatOf(c.state, fireteam);
    return ask(
      { seat, ask: 'tos.ask.place', rule: 'TOS-MOV-23', shape: placeShape(question), args: { fireteam } },
      'placed',
    );
  },
});

function questionOf(s: State, { effect, scope }: EffectVars<'place'>, id: FireteamId): PlaceQuestion | undefined {
  if (!onTable(s, id)) return undefined;
  const centre = effect.of === 'self' ? id : scope.actor;
  const squad = isSquad(s, fireteamOf(s, id).unit) && effect.single !== true;
  return {
    where: 'near',
    fireteams: squad ? [id, ...matesOf(s, id)] : [id],
    of: placedOf(s, centre),
    range: inches(effect.within),
    ...(squad && seatOf(s, id) !== scope.seat && { spotOnly: true as const }),
  };
}
