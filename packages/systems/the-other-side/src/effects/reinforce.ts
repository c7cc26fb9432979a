import { done } from '@banneret/kernel';
import { isUnitAlive } from '../cardsInPlay.js';
import { call, procedure } from '../procedures/machine.js';
import { unitsOf } from './glory.js';

/** Reinforcements that an effect brings, without a token. */
export const reinforceEffect = procedure('effect.reinforce')({
  begin(c, v) {
    const next = v.next ?? 0;
    const unit = unitsOf(c.state, v.ids ?? [])[next];
    if (unit === undefined) return done();
    v.next = next + 1;
    if (!isUnitAlive(c.state, unit)) return { kind: 'goto', step: 'begin' };
    return call('reinforce', { unit, models: v.effect.models }, 'begin');
  },
});
