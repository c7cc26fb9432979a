import { inches, type Point } from '@banneret/geometry';
import { ask, done } from '@banneret/kernel';
import { unitCard, unitPlace } from '../book.js';
import { isAlive, isUnitAlive } from '../cardsInPlay.js';
import { findStand } from '../decisions/findStand.js';
import { stand } from '../decisions/stand.js';
import type { StandQuestion } from '../decisions/stands.js';
import { procedure, type EffectVars } from '../procedures/machine.js';
import { joining } from '../recruits.js';
import { reduce } from '../reduce.js';
import { clone, unitOf, type State, type UnitId } from '../state.js';

/** TOS-SUM-02: of a Squad only the first Fireteam comes; the others wait for Reinforcements. */
const questionOf = (s: State, unit: UnitId, { effect, scope }: EffectVars<'summon'>): StandQuestion => ({
  unit,
  fireteams: unitOf(s, unit).fireteams.slice(0, 1),
  where: 'near',
  of: scope.actor,
  range: inches(effect.within),
});

/** TOS-SUM-01 … -06, R-57. */
export const summon = procedure('effect.summon')({
  begin(c, v) {
    const { scope, effect } = v;
    if (!isAlive(c.state, scope.actor) || isPresent(c.state, scope.seat, effect.unit)) return done();
    const joined = joining(c.state, scope.seat, { unit: effect.unit }, c.state.turn);
    // Whether there is room is asked of a copy of the table that it has joined: else it would have come for nothing.
    const trial = clone(c.state);
    reduce(trial, joined);
    if (findStand(trial, questionOf(trial, c.state.units.length, v)) === undefined) {
      c.emit({ type: 'room.lacked', seat: scope.seat, what: 'summon', rule: 'TOS-SUM-06' });
      return done();
    }
    v.count = c.state.units.length;
    c.emit(joined);
    const shape = stand(questionOf(c.state, v.count, v));
    return ask({ seat: scope.seat, ask: 'tos.ask.summon', rule: 'TOS-SUM-01', shape }, 'chosen');
  },
  chosen(c, v, [at]: readonly Point[]) {
    const [fireteam] = unitOf(c.state, v.count as UnitId).fireteams;
    c.emit({ type: 'fireteam.deployed', fireteam: fireteam as number, at: at as Point });
    return done();
  },
});

/** a Unique unit that the Company has already is not called a second time. */
const isPresent = (s: State, seat: number, id: string): boolean =>
  unitCard(s.book, unitPlace(s.book, id)).unique === true &&
  s.units.some((unit, place) => unit.seat === seat && unit.card === unitPlace(s.book, id) && isUnitAlive(s, place));
