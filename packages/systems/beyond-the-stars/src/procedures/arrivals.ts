import { ask, done, goto } from '@banneret/kernel';
import { askAct, type ActChoice } from '../decisions/act.js';
import { isEngaged } from '../figures/traits.js';
import { END } from '../manoeuvres/manoeuvre.js';
import { endMove } from '../manoeuvres/walk.js';
import { budgetOf } from '../movement/cost.js';
import { figureOf, NOBODY, type FigureId, type State } from '../state.js';
import { call, procedure } from './machine.js';

/** BTS-RNF-06: those who have come in may go on with what is left of their movement, as always but for charging. */
export const arrivedMoves = procedure('arrivedMoves')({
  begin(c, { seat, figures }) {
    const { mover } = c.state;
    const able = figures.filter(figure => mayGoOn(c.state, figure));
    if (able.length === 0) return done();
    const midMove = mover !== NOBODY && able.includes(mover);
    return ask(askAct(c.state, seat, { figures: midMove ? [mover] : able, midMove, noCharge: true }), 'chosen');
  },
  chosen(c, { seat, figures }, choice: ActChoice) {
    if (choice.do !== END) return call('act', { seat, choice }, 'begin');
    if (c.state.mover !== NOBODY) {
      endMove(c, c.state.mover);
      return goto('begin');
    }
    for (const figure of figures)
      if (figureOf(c.state, figure).place !== 'gone') c.emit({ type: 'figure.marked', figure, marks: { done: true } });
    return done();
  },
});

function mayGoOn(state: State, figure: FigureId): boolean {
  const { place, marks } = figureOf(state, figure);
  if ((place !== 'table' && place !== 'inside') || marks.done || marks.noMove || isEngaged(state, figure)) return false;
  return budgetOf(state, figure) > 0;
}

export const arrivalProcedures = { arrivedMoves };
