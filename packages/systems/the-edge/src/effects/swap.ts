import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';
import { baseOf, figureOf } from '../state.js';
import { whomOf } from '../targets.js';

/** Two figures with bases of the same size take each other's place; nobody is pushed (EDGE-MOV-19). */
export const swap = procedure('effect.swap')({
  begin(c, { effect, scope }) {
    const [one] = whomOf(c.state, effect.whom, scope);
    const [other] = whomOf(c.state, effect.with, scope);
    if (one === undefined || other === undefined || baseOf(c.state, one) !== baseOf(c.state, other)) return done();
    const place = (figure: number) => ({
      space: figureOf(c.state, figure).space,
      mask: figureOf(c.state, figure).mask,
    });
    c.emit({ type: 'figures.swapped', figures: [one, other], to: [place(other), place(one)] });
    return done();
  },
});
