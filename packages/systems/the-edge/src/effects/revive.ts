import { ask, done, goto, pick } from '@banneret/kernel';
import { call, procedure } from '../procedures/machine.js';
import type { SquadId } from '../state.js';
import { squadsOfWhom } from '../targets.js';
import { returning } from './returning.js';

/**
 * Killed figures return to free hexes (R78), so many in all, never more than the dots (EDGE-WND-12). They find their
 * Upgrades as they left them (EDGE-WND-08).
 */
export const revive = procedure('effect.revive')({
  begin(c, v) {
    v.count = v.effect.figures;
    v.ids = squadsOfWhom(c.state, v.effect.whom, v.scope);
    return goto('next');
  },
  next(c, v) {
    const squads = (v.ids ?? []).filter(squad => typeof returning(c.state, v.effect, v.scope, squad) === 'object');
    if ((v.count ?? 0) === 0 || squads.length === 0) return done();
    v.count = (v.count ?? 0) - 1;
    if (squads.length === 1) {
      v.next = squads[0] as SquadId;
      return goto('put');
    }
    return ask({ seat: v.scope.seat, ask: 'edge.ask.revive', rule: 'EDGE-WND-12', shape: pick(squads) }, 'chosen');
  },
  chosen(_c, v, squad: SquadId) {
    v.next = squad;
    return goto('put');
  },
  put(c, v) {
    const question = returning(c.state, v.effect, v.scope, v.next as SquadId);
    if (typeof question === 'string') return goto('next');
    return call('place', { ...question, seat: v.scope.seat, rule: 'EDGE-WND-12' }, 'next');
  },
});
