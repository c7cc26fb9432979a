import { done, goto } from '@banneret/kernel';
import { aimedAt } from '../aimed.js';
import { hits } from '../rulings.js';
import { mayShoot, stillEndangered } from '../shots.js';
import { statOf } from '../stats.js';
import { NONE, standing, type Exchange, type FigureId } from '../state.js';
import { call, procedure, type C } from './machine.js';
import { openWindow } from './window.js';

/** EDGE-SHT-02 to -04: one die for all targets, each compared with its own Initiative; then the Effect on those hit. */
export const fire = procedure('fire')({
  begin(c, { scope, shooter, targets }) {
    for (const event of aimedAt(c.state, scope, targets)) c.emit(event);
    const exchange: Exchange = { kind: 'shot', seat: scope.seat, shooter, targets, cancelled: false, roll: null };
    c.emit({ type: 'exchange.opened', exchange });
    return openWindow(c.state, 'shot-declared', 'aimed');
  },
  aimed(c, { effect, scope, shooter }) {
    const { cancelled, targets } = shotOf(c);
    if (cancelled || isUnable(c, shooter)) return goto('close');
    if (!targets.some(figure => stillEndangered(c.state, effect, scope, shooter, figure))) return goto('close');
    const roll = { seat: scope.seat, purpose: 'shot', figure: shooter, rule: 'EDGE-SHT-02' } as const;
    return call('rollDie', roll, 'rolled');
  },
  rolled: c => openWindow(c.state, 'shot-rolled', 'compare'),
  compare(c, { effect, scope, shooter }) {
    const { cancelled, targets, roll } = shotOf(c);
    if (cancelled || roll === null || isGone(c, shooter)) return goto('close');
    const hit: FigureId[] = [];
    for (const target of targets) {
      if (!stillEndangered(c.state, effect, scope, shooter, target)) continue;
      const ini = statOf(c.state, target, 'ini');
      const struck = hits(roll.value, ini);
      c.emit({ type: 'shot.resolved', target, ini, hit: struck });
      if (struck) hit.push(target);
    }
    if (hit.length === 0) return goto('close');
    return call('effects', { effects: effect.hit, scope: { ...scope, facing: hit } }, 'close');
  },
  close(c) {
    c.emit({ type: 'exchange.closed' });
    return done();
  },
});

/** Killed or stunned by a reaction before the die was rolled: then it comes to nothing (R55, in the same spirit). */
const isUnable = (c: C, shooter: FigureId): boolean =>
  isGone(c, shooter) || (shooter !== NONE && !mayShoot(c.state, shooter));

/** Killed by a reaction before the Shot was done: then it comes to nothing (R55, in the same spirit). */
const isGone = (c: C, shooter: FigureId): boolean => shooter !== NONE && !standing(c.state, shooter);

function shotOf(c: C): Extract<Exchange, { readonly kind: 'shot' }> {
  const exchange = c.state.exchanges.at(-1);
  if (exchange?.kind !== 'shot') throw new Error('a Shot is resolved, but it is not the innermost exchange');
  return exchange;
}
