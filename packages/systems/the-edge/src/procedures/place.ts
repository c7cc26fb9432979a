import { ask, done } from '@banneret/kernel';
import { askPlace, hasPlace, type PlaceChoice } from '../decisions/place.js';
import { pushedBy } from '../movement.js';
import { figureOf, standing } from '../state.js';
import { entries } from '../traps.js';
import { call, procedure } from './machine.js';

/** A seat puts a figure somewhere by an effect, pushing smaller ones if it may (EDGE-MOV-19, R47, R78); traps go off (R98). */
export const place = procedure('place')({
  begin(c, { seat, rule, ...question }) {
    return hasPlace(c.state, question) ? ask(askPlace(seat, rule, question), 'put') : done();
  },
  put(c, { figure }, { space, mask, pushed: places }: PlaceChoice) {
    const to = { space, mask };
    if (!standing(c.state, figure)) {
      c.emit({ type: 'figure.returned', figure, to });
      return done();
    }
    const pushed = pushedBy(c.state, figure, to).map((other, i) => ({ figure: other, to: places[i] ?? to }));
    const path = figureOf(c.state, figure).space === space ? [] : [space];
    const arrived = [{ figure, to }, ...pushed].map(({ figure: who, to: { space: where } }) => ({
      figure: who,
      space: where,
    }));
    const entered = entries(c.state, arrived);
    c.emit({ type: 'figure.moved', figure, path, to, pushed });
    return call('traps', { entered }, 'end');
  },
  end: () => done(),
});
