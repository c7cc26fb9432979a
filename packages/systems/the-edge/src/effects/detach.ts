import { done } from '@banneret/kernel';
import { ownerOf } from '../book.js';
import { procedure } from '../procedures/machine.js';
import { bearerOf } from '../reduce/cards.js';

/** An Upgrade is destroyed (EDGE-UPG-06): it goes to its owner's discard, its Charges to the neutral pile (R40). */
export const detach = procedure('effect.detach')({
  begin(c, { effect, scope }) {
    for (const card of scope.targets[effect.target] ?? []) {
      const squad = bearerOf(c.state, card);
      if (squad >= 0) c.emit({ type: 'upgrade.detached', seat: ownerOf(card), squad, card });
    }
    return done();
  },
});
