import { done, goto } from '@banneret/kernel';
import { call, procedure } from '../procedures/machine.js';
import { figureOf } from '../state.js';
import { distinct, whomOf } from '../targets.js';

/**
 * A Move Action by a card (EDGE-MOV-01), Squad by Squad. The player of the card chooses the ways, also of an ally's
 * Squad or an enemy's (EDGE-MOV-20, EDGE-TEAM-10).
 */
export const move = procedure('effect.move')({
  begin(c, v) {
    v.ids = whomOf(c.state, v.effect.whom, v.scope);
    return goto('next');
  },
  next(c, v) {
    const figures = v.ids ?? [];
    const [squad] = distinct(figures.map(figure => figureOf(c.state, figure).squad));
    if (squad === undefined) return done();
    v.ids = figures.filter(figure => figureOf(c.state, figure).squad !== squad);
    const { steps, crossing } = v.effect;
    const vars = {
      seat: v.scope.seat,
      squad,
      figures,
      moves: true,
      fights: false,
      ...(steps !== undefined && { steps }),
      ...(crossing && { crossing }),
    };
    return call('act', vars, 'next');
  },
});
