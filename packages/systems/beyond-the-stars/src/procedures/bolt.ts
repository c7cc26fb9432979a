import { ask, done, goto } from '@banneret/kernel';
import { askAct, type ActChoice } from '../decisions/act.js';
import { isAlive, isEngaged } from '../figures/traits.js';
import { END, FLOWN } from '../manoeuvres/manoeuvre.js';
import { endMove } from '../manoeuvres/walk.js';
import { isFlownOff } from '../movement/flight.js';
import { figureOf } from '../state.js';
import { call, procedure } from './machine.js';
import { isOver } from './over.js';

/** BTS-MON-18, -19: the opponent moves a Monster that panics, even off the table. R-80: if it was charged meanwhile, nothing happens. */
export const bolt = procedure('bolt')({
  begin(c, { figure }) {
    const held = isEngaged(c.state, figure);
    c.emit({ type: 'panic.changed', figure, panic: held ? 'none' : 'running' });
    return held ? done() : goto('choose');
  },
  choose(c, { figure, seat }) {
    if (isOver(c)) return done();
    if (!isAlive(c.state, figure) || isEngaged(c.state, figure) || figureOf(c.state, figure).marks.done) return done();
    // BTS-SPR-79(g): it panics on its wings, if it can take off.
    const flown = isFlownOff(c.state, figure) && figureOf(c.state, figure).marks.spent === 0;
    return ask(askAct(c.state, seat, { figures: [figure], midMove: true, ...(flown && { only: FLOWN }) }), 'chosen');
  },
  chosen(c, { figure, seat }, choice: ActChoice) {
    if (choice.do !== END) return call('act', { seat, choice }, 'choose');
    endMove(c, figure);
    return done();
  },
});
