import { ask, done, goto, order, pickOption, roll, type Ctx } from '@banneret/kernel';
import { NOBODY, type UnitId } from '../battle.js';
import type { Event } from '../events.js';
import { missionPlace } from '../missions/places.js';
import {
  closingScores,
  newlyBeheaded,
  newlyEliminated,
  reinforcementNow,
  victoryNow,
  type Score,
} from '../missions/scores.js';
import {
  controllerOfToken,
  escortsNear,
  isAbandoned,
  rescuerOf,
  searchNeed,
  sitesToSearch,
  tokenAt,
} from '../missions/survivor.js';
import type { Shape } from '../missions/mission.js';
import type { State } from '../state.js';
import { leaderOf, seatOf } from '../units.js';
import { call, dice, procedure } from './machine.js';

/** AT43-CTL-05, OBJ-08, MSG-14: what this control phase is worth to everybody. */
export const scoring = procedure('scoring')({
  begin: c => (c.state.battle.mission.id === 'rescue' ? call('search', {}, 'count') : goto('count')),
  count(c) {
    const { scores, captures } = reinforcementNow(c.state);
    for (const [place, seat] of captures) c.emit({ type: 'place.captured', place, seat });
    for (const score of [...scores, ...victoryNow(c.state)]) tally(c, score);
    c.emit({ type: 'losses.counted', units: newlyEliminated(c.state), beheaded: newlyBeheaded(c.state) });
    return done();
  },
});

function tally(c: Ctx<State, Event>, { seat, victory, reinforcement, because }: Score): void {
  c.emit({ type: 'points.scored', seat, victory, reinforcement, ...(c.explain && { why: [because] }) });
}

/** AT43-MS6-09: points that wait for the end of the game. */
export const closing = procedure('closing')({
  begin(c) {
    for (const score of closingScores(c.state)) tally(c, score);
    return done();
  },
});

/** AT43-MS6-05 to -07: the rescuer searches the wrecks he holds, in his order; a survivor left behind is taken up. */
export const search = procedure('search')({
  begin(c) {
    if (isAbandoned(c.state)) return goto('token');
    const sites = sitesToSearch(c.state);
    if (sites.length < 2) return goto('single');
    return ask(
      { seat: rescuerOf(c.state), ask: 'at43.ask.search', rule: 'AT43-MS6-05', shape: order(sites) },
      'ordered',
    );
  },
  single(c, v) {
    v.sites = sitesToSearch(c.state);
    return goto('next');
  },
  ordered(_c, v, sites: readonly number[]) {
    v.sites = sites;
    return goto('next');
  },
  next(c, v) {
    const [site, ...rest] = v.sites ?? [];
    if (site === undefined || c.state.mission.survivor.found) return done();
    v.sites = rest;
    v.site = site;
    const die = searchNeed(c.state.mission.survivor.searched.length) > 0 ? 1 : 0;
    return roll(dice(die, 'AT43-MS6-05', 'at43.roll.search', rescuerOf(c.state)), 'searched');
  },
  searched(c, v, [face = 0]: readonly number[]) {
    const found = face >= searchNeed(c.state.mission.survivor.searched.length);
    c.emit({ type: 'site.searched', place: v.site!, face, found });
    const seat = rescuerOf(c.state);
    tally(c, { seat, victory: 1, reinforcement: 0, because: { rule: 'AT43-MS6-05', say: 'at43.score.search' } });
    return found ? goto('found') : goto('next');
  },
  /** AT43-MS6-06. */
  found: (c, v) => handTo(c, rescuerOf(c.state), missionPlace(c.state, v.site!).shape),
  /** AT43-MS6-07. */
  token(c) {
    const seat = controllerOfToken(c.state);
    return seat === NOBODY ? done() : handTo(c, seat, tokenAt(c.state.mission.survivor.at));
  },
  taken(c, _v, unit: UnitId) {
    take(c, unit);
    return done();
  },
});

/** The owner chooses among his infantry nearby. */
function handTo(c: Ctx<State, Event>, seat: number, shape: Shape) {
  const units = escortsNear(c.state, seat, shape);
  const near = units.filter(({ barred }) => barred === undefined);
  if (near.length > 1)
    return ask({ seat, ask: 'at43.ask.escort', rule: 'AT43-MS6-06', shape: pickOption(units) }, 'taken' as const);
  if (near[0] !== undefined) take(c, near[0].id as UnitId);
  return done();
}

export function take(c: Ctx<State, Event>, unit: UnitId): void {
  const { x, y } = leaderOf(c.state, unit);
  c.emit({ type: 'survivor.moved', unit, at: { x, y } });
}

export const ownerOfEscort = (state: State): number => seatOf(state, state.mission.survivor.escort);
