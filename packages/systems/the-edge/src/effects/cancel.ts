import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';
import { actionOf, reactedTo } from '../scope.js';
import { figureOf } from '../state.js';

/**
 * The attack, Shot or Action reacted to comes to nothing (EDGE-CARD-13); it stays paid (R42, R94). A Squad that slips out
 * of a Shot with several targets saves itself, not the others.
 */
export const cancel = procedure('effect.cancel')({
  begin(c, { scope }) {
    const depth = reactedTo(c.state, ['combat', 'shot', 'action'], scope);
    const exchange = c.state.exchanges[depth];
    if (exchange === undefined) return done();
    if (exchange.kind !== 'shot' || actionOf(c.state, scope.seat, scope.source).as !== 'facing') {
      c.emit({ type: 'exchange.cancelled', depth });
      return done();
    }
    const figures = exchange.targets.filter(figure => figureOf(c.state, figure).squad === scope.squad);
    c.emit({ type: 'targets.spared', depth, figures });
    return done();
  },
});
