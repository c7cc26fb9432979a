import { done } from '@banneret/kernel';
import { call, procedure } from '../procedures/machine.js';
import { baseOf, figureOf } from '../state.js';
import { whomOf } from '../targets.js';
import { entries } from '../traps.js';

/** Two figures with bases of the same size take each other's place; nobody is pushed (EDGE-MOV-19). Traps go off (R98). */
export const swap = procedure('effect.swap')({
  begin(c, { effect, scope }) {
    const [one] = whomOf(c.state, effect.whom, scope);
    const [other] = whomOf(c.state, effect.with, scope);
    if (one === undefined || other === undefined || baseOf(c.state, one) !== baseOf(c.state, other)) return done();
    const place = (figure: number) => ({
      space: figureOf(c.state, figure).space,
      mask: figureOf(c.state, figure).mask,
    });
    const to = [place(other), place(one)] as const;
    const entered = entries(c.state, [
      { figure: one, space: to[0].space },
      { figure: other, space: to[1].space },
    ]);
    c.emit({ type: 'figures.swapped', figures: [one, other], to });
    return call('traps', { entered }, 'end');
  },
  end: () => done(),
});
