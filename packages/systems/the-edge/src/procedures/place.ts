import { ask, done } from '@banneret/kernel';
import { askPlace, hasPlace, type PlaceChoice } from '../decisions/place.js';
import { pushedBy } from '../movement.js';
import { figureOf, standing } from '../state.js';
import { trapsOn } from '../traps.js';
import { call, procedure } from './machine.js';

/** A seat puts a figure somewhere by an effect, pushing smaller ones if it may (EDGE-MOV-19, R47, R78). */
export const place = procedure('place')({
  begin(c, { seat, rule, ...question }) {
    return hasPlace(c.state, question) ? ask(askPlace(seat, rule, question), 'put') : done(false);
  },
  put(c, { figure }, { space, mask, pushed: places }: PlaceChoice) {
    const to = { space, mask };
    if (!standing(c.state, figure)) {
      c.emit({ type: 'figure.returned', figure, to });
      return done(true);
    }
    const pushed = pushedBy(c.state, figure, to).map((other, i) => ({ figure: other, to: places[i] ?? to }));
    const path = figureOf(c.state, figure).space === space ? [] : [space];
    const tokens = trapsOn(c.state, figure, path, false);
    c.emit({ type: 'figure.moved', figure, path, to, pushed });
    return tokens.length > 0 ? call('traps', { figure, tokens }, 'end') : done(true);
  },
  end: () => done(true),
});
