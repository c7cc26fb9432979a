import { done } from '@banneret/kernel';
import { call, procedure } from '../procedures/machine.js';
import { whomOf } from '../targets.js';

/** Wounds without an attack, all at the same instant; the player of the Action orders them (R88). */
export const wound = procedure('effect.wound')({
  begin(c, { effect, scope }) {
    const { seat } = scope;
    const hits = whomOf(c.state, effect.whom, scope).map(figure => ({ figure, wounds: effect.wounds, by: seat }));
    return call('wounds', { hits, orderedBy: seat }, 'end');
  },
  end: () => done(),
});
