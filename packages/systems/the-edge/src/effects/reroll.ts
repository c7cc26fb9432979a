import { done, roll } from '@banneret/kernel';
import { oneDie, procedure } from '../procedures/machine.js';
import { valueOf } from '../rulings.js';
import { reactedTo } from '../scope.js';

/** The same die is rolled again (EDGE-DICE-16), for nothing (EDGE-DICE-06); the new result stands (EDGE-DICE-13). */
export const reroll = procedure('effect.reroll')({
  begin(c, v) {
    const depth = reactedTo(c.state, ['combat', 'shot', 'action'], v.scope);
    const old = c.state.exchanges[depth]?.roll;
    if (!old || old.rerolled) return done(); // the exchange ended meanwhile, or it was re-rolled otherwise
    v.next = depth;
    return roll(oneDie(old.seat, old.die, 'EDGE-DICE-11', 'edge.reroll'), 'rolled');
  },
  rolled(c, v, [side = 1]: readonly number[]) {
    const depth = v.next ?? 0;
    const old = c.state.exchanges[depth]?.roll;
    if (!old) return done();
    const { seat, purpose, die } = old;
    c.emit({ type: 'die.rolled', depth, seat, purpose, die, side, value: valueOf(die, side), rerolled: true });
    return done();
  },
});
