import { cm, type Point } from '@banneret/geometry';
import { ask, done, goto, pickOption, roll } from '@banneret/kernel';
import { askAct, type ActChoice } from '../decisions/act.js';
import { spotAt } from '../deploy/stand.js';
import { mvtOf, statOf } from '../figures/stats.js';
import { foesOf, is, isAlive, isEngaged, isImmobilised, isMounted } from '../figures/traits.js';
import { aimAt } from '../ground/buildings.js';
import { underPanic } from '../magic/judge.js';
import { flightFrom, thrustFrom } from '../magic/thrust.js';
import { END, FLOWN } from '../manoeuvres/manoeuvre.js';
import type { ChargeMove } from '../manoeuvres/charge.js';
import type { Drive } from '../manoeuvres/drive.js';
import type { Fly } from '../manoeuvres/fly.js';
import type { Walk } from '../manoeuvres/walk.js';
import { flightBudget, isFlownOff } from '../movement/flight.js';
import { CRAWL, HALF_CRAWL, halfLength } from '../rulings.js';
import { who } from '../figures/named.js';
import { figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import { call, dice, procedure, type C } from './machine.js';
import { setFree } from './setFree.js';

/** BTS-SPL-04(g): too heavy to be sent flying. */
const isHeavy = (state: State, figure: FigureId): boolean =>
  is(state, figure, 'monster', 'siege', 'vehicle') || statOf(state, figure, 'force') >= 6;

/** Everybody who fights in the same combat. */
function combatOf(state: State, figure: FigureId): FigureId[] {
  const found = [figure];
  for (const one of found)
    for (const { charger, charged } of state.links) {
      const other = charger === one ? charged : charged === one ? charger : undefined;
      if (other !== undefined && !found.includes(other)) found.push(other);
    }
  return found;
}

/** Moves somebody who has no say in it; a drop on the way is a fall. Gives how deep. */
function shove(c: C, figure: FigureId, to: Point, how: 'ejected' | 'fled'): number {
  const { spot } = figureOf(c.state, figure);
  const end = spotAt(c.state, figure, to, spot.facing);
  if (end.x !== spot.x || end.y !== spot.y) c.emit({ type: 'figure.shifted', figure, to: end, how });
  return Math.max(0, spot.z - end.z);
}

const PUSH_FORCE = 5;
const FALL_FORCE = 3;

/** Magic Push: out of the way, F5, down with everybody involved, F3. BTS-SPL-04, R-72. */
export const push = procedure('push')({
  begin(c, { figure, target }) {
    if (isHeavy(c.state, target)) return call('hit', { victim: target, force: PUSH_FORCE, by: figure }, 'end');
    // BTS-CHG-19: others of its combat will be thrown too, so it is fixed now who they are.
    return isEngaged(c.state, target) ? call('split', { only: target }, 'throw') : goto('throw');
  },
  throw(c, { figure, target }) {
    const count = isMounted(c.state, target) ? 1 : 2;
    return roll(dice(count, 'BTS-SPL-04', 'bts.roll.push', seatOf(c.state, figure)), 'thrown');
  },
  thrown(c, v, faces: readonly number[]) {
    const { figure, target } = v;
    const distance = cm(faces.reduce((sum, face) => sum + face, 0));
    const { to, struck } = thrustFrom(c.state, target, aimAt(c.state, figure), distance);
    const other = struck.kind === 'figure' ? struck.id : undefined;
    const light = other !== undefined && !isHeavy(c.state, other);
    const thrown = [target, ...(light ? [other] : [])];
    v.down = [...new Set(thrown.flatMap(one => combatOf(c.state, one)))];
    v.struck = other !== undefined && !light ? [other] : [];
    const foes = foesOf(c.state, target);
    c.emit({ type: 'links.cut', figures: [target] });
    const drop = shove(c, target, to, 'ejected');
    // BTS-MOV-13: in a throng he may not have got anywhere; who fights no more touches nobody.
    setFree(c, [target, ...foes]);
    return drop > 0 ? call('fall', { figure: target, drop }, 'blast') : goto('blast');
  },
  blast(c, { figure, target }) {
    const count = isMounted(c.state, target) ? 2 : 1;
    return call('hit', { victim: target, force: PUSH_FORCE, by: figure, count }, 'down');
  },
  down: (c, v) => call('throwDown', { figures: (v.down ?? []).filter(one => isAlive(c.state, one)) }, 'hurt'),
  hurt(c, v) {
    const prone = (v.down ?? []).filter(one => isAlive(c.state, one) && figureOf(c.state, one).prone);
    const items = [...prone, ...(v.struck ?? [])].map(victim => ({ victim, force: FALL_FORCE, by: v.figure }));
    return { kind: 'call', proc: 'each', vars: { proc: 'hit', items }, step: 'end' };
  },
  end: () => done(),
});

/** Compel: the caster's side moves it up to half its Mvt, then it is Immobilised. BTS-SPL-07, R-73. */
export const compel = procedure('compel')({
  begin(c, { figure, target }) {
    if (isEngaged(c.state, target) || figureOf(c.state, target).place !== 'table') return goto('seize');
    // It may be moved even if it has moved already, and nothing frightens it.
    c.emit({
      type: 'figure.marked',
      figure: target,
      marks: { spent: 0, from: null, done: false, noMove: false, rough: false, brave: true },
    });
    // BTS-SPR-79(g): who flies is flown, and half of its Mvt is half of the increased one.
    const flown = isFlownOff(c.state, target);
    // whoever lies on the ground crawls half as far as he could.
    const half = halfLength(flown ? flightBudget(c.state, target) : mvtOf(c.state, target));
    const budget = figureOf(c.state, target).prone ? HALF_CRAWL : half;
    const only = flown ? FLOWN : ['walk', 'charge', 'drive'];
    return ask(askAct(c.state, seatOf(c.state, figure), { figures: [target], midMove: true, budget, only }), 'moved');
  },
  moved(c, { figure }, choice: ActChoice) {
    if (choice.do === END) return goto('seize');
    const seat = seatOf(c.state, figure);
    if (choice.do === 'charge') return call('charge', { choice: choice as ChargeMove, seat }, 'seize');
    if (choice.do === 'drive') return call('drive', { choice: choice as Drive, seat }, 'seize');
    if (choice.do === 'fly') return call('fly', { choice: choice as Fly, seat }, 'seize');
    const { do: what, figure: mover, path } = choice as Walk;
    return call('walk', { choice: { do: what, figure: mover, path }, seat }, 'seize');
  },
  seize(c, { figure, target }) {
    if (isAlive(c.state, target)) {
      c.emit({ type: 'figure.marked', figure: target, marks: { noMove: true, done: true, brave: false } });
      c.emit({ type: 'effect.gained', figure: target, effect: { id: 'immobilised', until: 'turn', source: figure } });
    }
    c.emit({ type: 'mover.set', figure });
    return done();
  },
});

/** General Panic: everybody under the template tests, and flees if he fails. BTS-SPL-10, R-74, R-117. */
export const generalPanic = procedure('generalPanic')({
  begin(c, v) {
    v.left = underPanic(c.state, v.figure).filter(victim => sheetOf(c.state, victim).morale > 0);
    return goto('next');
  },
  next(c, v) {
    const left = (v.left ?? []).filter(victim => figureOf(c.state, victim).place === 'table');
    v.left = left;
    if (left.length === 0) return done();
    if (left.length === 1) {
      v.victim = left[0] as FigureId;
      return goto('test');
    }
    const shape = pickOption(left.map(id => ({ id, say: 'bts.choice.figure', args: { ...who(c.state, id) } })));
    return ask({ seat: seatOf(c.state, v.figure), ask: 'bts.ask.panic-order', rule: 'BTS-SPL-10', shape }, 'chosen');
  },
  chosen(_c, v, victim: FigureId) {
    v.victim = victim;
    return goto('test');
  },
  test(_c, v) {
    const victim = v.victim as FigureId;
    v.left = (v.left ?? []).filter(other => other !== victim);
    return call('morale', { figure: victim }, 'tested');
  },
  tested(c, v, passed: boolean) {
    const victim = v.victim as FigureId;
    if (passed || !isAlive(c.state, victim)) return goto('next');
    // BTS-GEN-14: who may not move does not flee.
    const { prone, marks } = figureOf(c.state, victim);
    if (isEngaged(c.state, victim) || isImmobilised(c.state, victim) || marks.noMove) {
      c.emit({ type: 'figure.marked', figure: victim, marks: { noMove: true } });
      return goto('next');
    }
    // BTS-SPR-79(g): on wings, and nobody falls who flies.
    const flown = isFlownOff(c.state, victim);
    // whoever lies on the ground crawls.
    const mvt = prone ? CRAWL : flown ? flightBudget(c.state, victim) : mvtOf(c.state, victim);
    const drop = shove(c, victim, flightFrom(c.state, victim, figureOf(c.state, v.figure).spot, mvt), 'fled');
    c.emit({ type: 'figure.marked', figure: victim, marks: { noMove: true, done: true, moved: true, spent: mvt } });
    return !flown && drop > sheetOf(c.state, victim).height
      ? call('fall', { figure: victim, drop }, 'next')
      : goto('next');
  },
});

export const spellProcedures = { push, compel, generalPanic };
