import { done } from '@banneret/kernel';
import { judgeFight } from '../fights.js';
import { call, procedure } from '../procedures/machine.js';
import { whomOf } from '../targets.js';

/** One Combat Sequence between two figures that touch, by stealth or not (EDGE-SNK-01). */
export const strike = procedure('effect.strike')({
  begin(c, { effect, scope }) {
    const [attacker] = whomOf(c.state, effect.by, scope);
    const [target] = whomOf(c.state, effect.at, scope);
    if (attacker === undefined || target === undefined) return done();
    if (!judgeFight(c.state, attacker, target).ok) return done();
    return call('sequence', { attacker, target, sneak: effect.sneak === true }, 'end');
  },
  end: () => done(),
});
