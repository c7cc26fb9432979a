import { ask, done, goto } from '@banneret/kernel';
import { askAct, type ActChoice } from '../decisions/act.js';
import { heardBy } from '../command/orders.js';
import { carrierOf, distanceOf } from '../figures/placed.js';
import { isEngaged } from '../figures/traits.js';
import { mvtOf } from '../figures/stats.js';
import { mayLeaveFight } from '../ground/buildings.js';
import { isInDeepWater } from '../ground/water.js';
import { MANOEUVRES } from '../manoeuvres/index.js';
import { END, type AnyManoeuvre } from '../manoeuvres/manoeuvre.js';
import type { GroupMove } from '../manoeuvres/group.js';
import { endMove } from '../manoeuvres/walk.js';
import { AURA } from '../rulings.js';
import { enemyOf, figureOf, NOBODY, seatOf, type FigureId, type LaunchedOrder, type State } from '../state.js';
import { call, procedure } from './machine.js';
import { isOver } from './over.js';

/** BTS-TRN-04: the early moves of Orders, then each side with its reinforcements, the one with the initiative first. */
export const movement = procedure('movement')({
  begin(c, v) {
    c.emit({ type: 'phase.began', phase: 'movement', turn: c.state.turn });
    v.seats = [c.state.initiative, enemyOf(c.state.initiative)];
    return goto('early');
  },
  early(c) {
    if (isOver(c)) return done();
    const index = c.state.orders.findIndex(
      ({ order, executed }) => !executed && (order === 'fullAhead' || order === 'stopThem'),
    );
    return index < 0 ? goto('side') : call('earlyMoves', { index }, 'early');
  },
  side(c, v) {
    if (isOver(c)) return done();
    const [seat, ...rest] = v.seats ?? [];
    if (seat === undefined) return goto('end');
    v.seats = rest;
    return call('moves', { seat }, 'arrivals');
  },
  arrivals(c, v) {
    const seat = v.seats?.length === 1 ? c.state.initiative : enemyOf(c.state.initiative);
    return call('reinforcements', { seat }, 'side');
  },
  end(c) {
    c.emit({ type: 'phase.ended', phase: 'movement' });
    return done();
  },
});

/** Who of a side may still do something on his move. */
const readyFigures = (state: State, figures: readonly FigureId[]): FigureId[] =>
  figures.filter(figure => {
    const { place, marks } = figureOf(state, figure);
    return (
      (place === 'table' || place === 'inside') &&
      !marks.done &&
      !marks.noMove &&
      (!isEngaged(state, figure) || mayLeaveFight(state, figure))
    );
  });

/** One side moves its figures in any order, each move finished before the next. BTS-MOV-01. */
export const moves = procedure('moves')({
  begin: () => goto('panics'),
  // BTS-MON-18.
  panics(c, { seat }) {
    if (isOver(c)) return done();
    const figure = movable(c.state, seat).find(one => figureOf(c.state, one).panic === 'pending');
    return figure === undefined ? goto('choose') : call('bolt', { figure, seat: enemyOf(seat) }, 'panics');
  },
  choose(c, { seat }) {
    if (isOver(c)) return done();
    const { mover } = c.state;
    const midMove = mover !== NOBODY && readyFigures(c.state, [mover]).length > 0;
    const figures = midMove ? [mover] : readyFigures(c.state, movable(c.state, seat));
    if (figures.length === 0) return goto('stragglers');
    return ask(askAct(c.state, seat, { figures, midMove }), 'chosen');
  },
  chosen(c, { seat }, choice: ActChoice) {
    if (choice.do !== END) return call('act', { seat, choice }, 'choose');
    if (c.state.mover === NOBODY) return goto('stragglers');
    endMove(c, c.state.mover);
    return goto('choose');
  },
  // those who did nothing test at the end of their side's moves.
  stragglers(c, { seat }) {
    const ours = movable(c.state, seat);
    return call('steady', { figures: [...ours, ...aboardOf(c.state, ours)], ordered: true }, 'water');
  },
  // even those who stay.
  water(c, { seat }) {
    const swimming = movable(c.state, seat).filter(figure => isInDeepWater(c.state, figure));
    return call('swim', { figures: swimming }, 'end');
  },
  end(c) {
    isOver(c);
    return done();
  },
});

/** BTS-BLD: occupants act too. */
const movable = (state: State, seat: number): FigureId[] => {
  const found: FigureId[] = [];
  for (let figure = 0; figure < state.figures.length; figure++) {
    const { place } = figureOf(state, figure);
    if ((place === 'table' || place === 'inside') && seatOf(state, figure) === seat) found.push(figure);
  }
  return found;
};

/** Those whom they carry. */
const aboardOf = (state: State, carriers: readonly FigureId[]): FigureId[] =>
  [...state.figures.keys()].filter(figure => {
    const { place, host } = figureOf(state, figure);
    return place === 'aboard' && carriers.includes(host);
  });

const actorsOf = (choice: ActChoice): FigureId[] =>
  choice.do === 'group' ? (choice as GroupMove).moves.map(({ figure }) => figure) : [choice.figure];

/** Morale first, then the deed itself; whoever fails his test is gone and does nothing. */
export const act = procedure('act')({
  begin(c, { choice }) {
    const actors = actorsOf(choice);
    // passengers test when their Transport is activated.
    return call('steady', { figures: [...actors, ...aboardOf(c.state, actors)] }, 'water');
  },
  // BTS-TER-18: whoever begins his move in deep water is tested first.
  water(c, { choice }) {
    return call('swim', { figures: actorsOf(choice).filter(figure => isInDeepWater(c.state, figure)) }, 'doing');
  },
  doing(c, { choice, seat }) {
    const manoeuvre = MANOEUVRES.find(({ do: name }) => name === choice.do) as AnyManoeuvre;
    if (choice.do !== 'group' && figureOf(c.state, choice.figure).place === 'gone') return done();
    return { kind: 'call', proc: manoeuvre.proc, vars: { choice, seat }, step: 'end' };
  },
  end: () => done(),
});

/** Who is affected by an early-move Order: chosen at the start of the Movement phase. BTS-ORD-01(a), -02(a), R-112. */
function affectedBy(state: State, { figure: champion, refused, order }: LaunchedOrder): FigureId[] {
  if (figureOf(state, champion).place === 'gone') return [];
  return heardBy(state, champion).filter(figure => !refused.includes(figure) && !isUnder(state, figure, order));
}

/** BTS-CMD-12: a Champion aboard leads with what carries him, and by himself once he has got off. */
const leadersOf = (state: State, champion: FigureId): FigureId[] => [champion, carrierOf(state, champion)];

/** BTS-ORD-01(g), -02(d): one such Order a figure. */
const isUnder = (state: State, figure: FigureId, order: string): boolean =>
  figureOf(state, figure).effects.some(({ id }) => id === order);

/**
 * The Champion moves first, then the others, each ending near him. Whoever cannot get there may not move in this phase;
 * whoever could may wait for his side's moves instead. BTS-ORD-01, -02, R-12, R-14.
 */
export const earlyMoves = procedure('earlyMoves')({
  begin(c, v) {
    const launched = c.state.orders[v.index] as LaunchedOrder;
    const figures = affectedBy(c.state, launched);
    for (const figure of figures)
      c.emit({ type: 'effect.gained', figure, effect: { id: launched.order, until: 'turn', source: launched.figure } });
    v.figures = figures;
    return goto('champion');
  },
  champion(c, v) {
    if (isOver(c)) return done();
    const { figure } = c.state.orders[v.index] as LaunchedOrder;
    v.leaders ??= leadersOf(c.state, figure);
    const able = readyFigures(
      c.state,
      (v.figures ?? []).filter(one => v.leaders?.includes(one)),
    );
    if (able.length === 0) return goto('stranded');
    const midMove = able.includes(c.state.mover);
    const figures = midMove ? [c.state.mover] : able;
    return ask(askAct(c.state, seatOf(c.state, figure), { figures, midMove, mayWait: true }), 'led');
  },
  led(c, v, choice: ActChoice) {
    const { figure } = c.state.orders[v.index] as LaunchedOrder;
    if (choice.do !== END) return call('act', { seat: seatOf(c.state, figure), choice }, 'champion');
    if (c.state.mover === NOBODY) return goto('stranded');
    endMove(c, c.state.mover);
    return goto('champion');
  },
  // out of reach even in a straight line.
  stranded(c, v) {
    const { figure: champion } = c.state.orders[v.index] as LaunchedOrder;
    if (figureOf(c.state, champion).place === 'gone') return goto('others');
    for (const figure of readyFigures(c.state, v.figures ?? []))
      if (distanceOf(c.state, figure, champion) > AURA + mvtOf(c.state, figure))
        c.emit({ type: 'figure.marked', figure, marks: { noMove: true } });
    return goto('others');
  },
  others(c, v) {
    if (isOver(c)) return done();
    const { figure: champion } = c.state.orders[v.index] as LaunchedOrder;
    if (figureOf(c.state, champion).place === 'gone') return goto('end');
    const midMove = c.state.mover !== NOBODY;
    const able = midMove
      ? [c.state.mover]
      : readyFigures(
          c.state,
          (v.figures ?? []).filter(one => one !== champion),
        );
    if (able.length === 0) return goto('end');
    const near = { figure: champion, within: AURA };
    return ask(askAct(c.state, seatOf(c.state, champion), { figures: able, midMove, near, mayWait: true }), 'followed');
  },
  followed(c, v, choice: ActChoice) {
    const { figure: champion } = c.state.orders[v.index] as LaunchedOrder;
    if (choice.do !== END) return call('act', { seat: seatOf(c.state, champion), choice }, 'others');
    if (c.state.mover === NOBODY) return goto('end');
    endMove(c, c.state.mover);
    return goto('others');
  },
  end(c, v) {
    c.emit({ type: 'order.executed', index: v.index });
    return done();
  },
});

export const movementProcedures = { movement, moves, act, earlyMoves };
