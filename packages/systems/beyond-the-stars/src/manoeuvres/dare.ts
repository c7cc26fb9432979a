import { done, goto, illegal } from '@banneret/kernel';
import { isAlive } from '../figures/traits.js';
import { judgeCharger } from '../movement/charges.js';
import { frightens, mustDare } from '../movement/terror.js';
import { call, procedure } from '../procedures/machine.js';
import { figureOf, NOBODY, seatOf, type FigureId, type State } from '../state.js';
import type { Manoeuvre } from './manoeuvre.js';

/**
 * A figure takes heart before its move, to charge something Terrifying after it has walked, cast, crossed or thrown.
 * Whoever charges straight away tests without it. BTS-SPR-71.
 */
export interface Dare {
  readonly do: 'dare';
  readonly figure: FigureId;
}

/** Everybody on the other side whom it could want to charge, out of reach or not. */
const enemiesOf = (state: State, figure: FigureId): FigureId[] =>
  [...state.figures.keys()].filter(other => {
    const { place } = figureOf(state, other);
    return seatOf(state, other) !== seatOf(state, figure) && (place === 'table' || place === 'inside');
  });

export const dareManoeuvre: Manoeuvre<Dare> = {
  do: 'dare',
  rule: 'BTS-SPR-71',
  proc: 'takeHeart',
  parse: (_raw, figure) => ({ do: 'dare', figure }),
  judge(state, ask, { figure }) {
    const charger = judgeCharger(state, ask, figure, true, true);
    if (!charger.ok) return charger;
    if (!mustDare(state, figure, enemiesOf(state, figure))) return illegal('BTS-SPR-71', 'bts.no.nothing-to-dare');
    const { from, spent } = figureOf(state, figure).marks;
    return from === null && spent === 0 ? charger : illegal('BTS-SPR-71', 'bts.no.too-late-to-dare');
  },
  *propose(state, _ask, figure) {
    if (frightens(state, enemiesOf(state, figure))) yield { do: 'dare', figure };
  },
};

/** The test itself; gives whether it was passed. Whoever fails does not move any more in this turn. */
export const dare = procedure('dare')({
  begin: (_c, { figure }) => call('morale', { figure }, 'tested'),
  tested(c, { figure }, passed: boolean) {
    if (!isAlive(c.state, figure)) return done(false);
    c.emit({ type: 'figure.marked', figure, marks: passed ? { brave: true } : { noMove: true, done: true } });
    if (!passed && c.state.mover !== NOBODY) c.emit({ type: 'mover.set', figure: NOBODY });
    return done(passed);
  },
});

export const takeHeart = procedure('takeHeart')({
  begin: (_c, { choice: { figure } }) => call('dare', { figure }, 'dared'),
  dared(c, { choice: { figure } }, passed: boolean) {
    if (passed) c.emit({ type: 'mover.set', figure });
    return goto('end');
  },
  end: () => done(),
});
