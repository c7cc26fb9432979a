import { done, goto } from '@banneret/kernel';
import { call, procedure } from '../procedures/machine.js';
import { standing } from '../state.js';
import { whomOf } from '../targets.js';
import { whereabouts } from './whereabouts.js';

/**
 * Figures are placed elsewhere without a path: teleports, dodges, pulls (EDGE-MOV-19). The player of the Action chooses
 * the hexes (EDGE-MOV-20) and where whoever is in the way is pushed (R47). A figure that fits nowhere stays.
 */
export const reposition = procedure('effect.reposition')({
  begin(c, v) {
    v.ids = whomOf(c.state, v.effect.whom, v.scope);
    return goto('next');
  },
  next(c, v) {
    const [figure, ...rest] = v.ids ?? [];
    if (figure === undefined) return done();
    v.ids = rest;
    if (!standing(c.state, figure)) return goto('next');
    const where = whereabouts(c.state, v.effect.where, v.scope, figure);
    return call('place', { seat: v.scope.seat, figure, ...where, pushes: true, rule: 'EDGE-MOV-19' }, 'next');
  },
});
