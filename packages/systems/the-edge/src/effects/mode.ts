import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';
import { livingOf, squadOf, type SquadId, type State } from '../state.js';
import { forbidden } from '../stats.js';
import { squadsOfWhom } from '../targets.js';

/**
 * The Squad card is turned over, arrow or not, for nothing more than the Action's own cost (EDGE-SQD-15); not that of a Squad
 * which something forbids to change.
 */
export const mode = procedure('effect.mode')({
  begin(c, { effect, scope }) {
    for (const squad of squadsOfWhom(c.state, effect.whom, scope))
      if (mayChange(c.state, squad))
        c.emit({ type: 'mode.changed', squad, mode: squadOf(c.state, squad).mode === 0 ? 1 : 0 });
    return done();
  },
});

const mayChange = (s: State, squad: SquadId): boolean =>
  livingOf(s, squad).every(figure => forbidden(s, figure, 'change-mode') === undefined);
