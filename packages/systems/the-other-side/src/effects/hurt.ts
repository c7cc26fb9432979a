import { done } from '@banneret/kernel';
import { TRAP_FLIP } from '../flips.js';
import { call, procedure } from '../procedures/machine.js';
import { notBelowZero } from '../rulings.js';
import { flipperFor } from '../seats.js';
import { seatOf } from '../state.js';

/** A Hit on everybody concerned. R-92: an actor that lacked models when it acted may not cheat these flips either. */
export const hit = procedure('effect.hit')({
  begin(c, { effect, scope, ids = [] }) {
    const { piercing = false, precise = false, uncheatable = false } = effect;
    const strength = notBelowZero(effect.strength);
    const hits = ids.map(fireteam => ({
      fireteam,
      strength,
      piercing,
      precise,
      by: flipperFor(c.state, seatOf(c.state, fireteam), scope.seat),
      cheatable: !scope.weakened && !uncheatable,
      ...(uncheatable && { uncheatable: TRAP_FLIP }),
      actor: scope.actor,
    }));
    return call('hits', { hits }, 'end');
  },
  end: () => done(),
});

/** Damage without a Penetration Flip, on all in the same instant. */
export const damage = procedure('effect.damage')({
  begin(_c, { effect, scope, ids = [] }) {
    const wounds = ids.map(fireteam => ({ fireteam, amount: effect.amount }));
    return call('damage', { wounds, by: scope.seat, precise: false, actor: scope.actor }, 'end');
  },
  end: () => done(),
});
