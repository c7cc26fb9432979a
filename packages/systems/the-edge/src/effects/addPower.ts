import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';
import { reactedTo } from '../scope.js';

/** The roll on the table counts as so much more or less, and the power made from it with it. */
export const addPower = procedure('effect.add-power')({
  begin(c, { effect, scope }) {
    const depth = reactedTo(c.state, ['combat', 'shot', 'action'], scope);
    const roll = c.state.exchanges[depth]?.roll;
    if (roll) c.emit({ type: 'roll.changed', depth, value: roll.value + effect.amount });
    return done();
  },
});
