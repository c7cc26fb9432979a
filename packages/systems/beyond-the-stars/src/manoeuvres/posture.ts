import { done, illegal, legal } from '@banneret/kernel';
import { mvtOf } from '../figures/stats.js';
import { is } from '../figures/traits.js';
import { budgetOf } from '../movement/cost.js';
import { inCm, judgeMobile } from '../movement/judge.js';
import { procedure } from '../procedures/machine.js';
import { halfLength } from '../rulings.js';
import { figureOf, type FigureId, type State } from '../state.js';
import type { Manoeuvre } from './manoeuvre.js';
import { endMove } from './walk.js';

export interface StandUp {
  readonly do: 'stand';
  readonly figure: FigureId;
}

export interface LieDown {
  readonly do: 'lie';
  readonly figure: FigureId;
}

/** BTS-PRN-05, -06, R-02: half of the Mvt, rounded up. */
const costOf = (state: State, figure: FigureId): number => halfLength(mvtOf(state, figure));

/** BTS-PRN-05, -07, -09: it may go on with what is left. */
export const standManoeuvre: Manoeuvre<StandUp> = {
  do: 'stand',
  rule: 'BTS-PRN-05',
  proc: 'stand',
  parse: (_raw, figure) => ({ do: 'stand', figure }),
  judge(state, ask, { figure }) {
    const mobile = judgeMobile(state, ask, figure, true);
    if (!mobile.ok) return mobile;
    const { prone, marks } = figureOf(state, figure);
    if (!prone) return illegal('BTS-PRN-05', 'bts.no.not-prone');
    if (marks.lay) return illegal('BTS-PRN-07', 'bts.no.stood-and-lay');
    const left = mvtOf(state, figure) - marks.spent;
    const cost = costOf(state, figure);
    return cost <= left ? legal : illegal('BTS-PRN-05', 'bts.no.too-far', { cost: inCm(cost), most: inCm(left) });
  },
  *propose(_state, _ask, figure) {
    yield { do: 'stand', figure };
  },
};

export const stand = procedure('stand')({
  begin(c, { choice: { figure } }) {
    c.emit({ type: 'figure.stood', figure, cost: costOf(c.state, figure) });
    c.emit({ type: 'mover.set', figure });
    return done();
  },
});

/** BTS-PRN-06, -07: Infantry only. */
export const lieManoeuvre: Manoeuvre<LieDown> = {
  do: 'lie',
  rule: 'BTS-PRN-06',
  proc: 'lie',
  parse: (_raw, figure) => ({ do: 'lie', figure }),
  judge(state, ask, { figure }) {
    const mobile = judgeMobile(state, ask, figure, true);
    if (!mobile.ok) return mobile;
    if (!is(state, figure, 'infantry')) return illegal('BTS-PRN-06', 'bts.no.only-infantry-lies');
    const { prone, marks } = figureOf(state, figure);
    if (prone) return illegal('BTS-PRN-06', 'bts.no.already-prone');
    if (marks.stood) return illegal('BTS-PRN-07', 'bts.no.stood-and-lay');
    const [cost, left] = [costOf(state, figure), budgetOf(state, figure, ask.budget)];
    return cost <= left ? legal : illegal('BTS-PRN-06', 'bts.no.too-far', { cost: inCm(cost), most: inCm(left) });
  },
  *propose(_state, _ask, figure) {
    yield { do: 'lie', figure };
  },
};

/** What is left may be crawled only up to a crawl's length, which the movement spent has used up (H-04): its move is over. */
export const lie = procedure('lie')({
  begin(c, { choice: { figure } }) {
    c.emit({ type: 'figure.lay', figure, cost: costOf(c.state, figure) });
    endMove(c, figure);
    return done();
  },
});
