import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';
import { reactedTo } from '../scope.js';

/** The roll on the table counts as this value. Gears follow the side of the die, so they stay. */
export const setRoll = procedure('effect.set-roll')({
  begin(c, { effect, scope }) {
    const depth = reactedTo(c.state, ['combat', 'shot', 'action'], scope);
    c.emit({ type: 'roll.changed', depth, value: effect.value });
    return done();
  },
});
