import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';
import { reactedTo } from '../scope.js';
import { figureOf } from '../state.js';

/** The using Squad's figure in the Combat Sequence being declared attacks by stealth (EDGE-SNK-01). */
export const sneak = procedure('effect.sneak')({
  begin(c, { scope }) {
    const depth = reactedTo(c.state, ['combat'], scope);
    const exchange = c.state.exchanges[depth];
    if (exchange?.kind !== 'combat') return done();
    for (const side of [0, 1] as const)
      if (figureOf(c.state, exchange.figures[side]).squad === scope.squad)
        c.emit({ type: 'sneak.declared', depth, side });
    return done();
  },
});
