import { done, goto } from '@banneret/kernel';
import { call, procedure } from '../procedures/machine.js';
import { squadOf, type SquadId } from '../state.js';
import { squadsOfWhom } from '../targets.js';

/** A Combat Action by a card (EDGE-CMB-01), Squad by Squad. */
export const combat = procedure('effect.combat')({
  begin(c, v) {
    v.ids = squadsOfWhom(c.state, v.effect.whom, v.scope);
    return goto('next');
  },
  next(c, v) {
    const [squad, ...rest] = (v.ids ?? []) as readonly SquadId[];
    if (squad === undefined) return done();
    v.ids = rest;
    const { seat } = squadOf(c.state, squad);
    return call('act', { seat, squad, moves: false, fights: true }, 'next');
  },
});
