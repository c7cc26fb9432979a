import { ask, done, goto, pick, pickOption, type Option } from '@banneret/kernel';
import { call, procedure } from '../procedures/machine.js';
import { openWindow } from '../procedures/window.js';
import { aims, endangered, mayShoot, shootersLeft } from '../shots.js';
import { NONE, type FigureId } from '../state.js';
import { whomOf } from '../targets.js';

const STOP: Option = { id: 'stop', say: 'edge.stop' };

/**
 * EDGE-SHT-01: a Shot of one named figure, of nobody, or of every figure of the Squad in turn. In the last case the player
 * names shooter and target anew after each Shot (EDGE-SHT-06) and may stop.
 */
export const shot = procedure('effect.shot')({
  begin(c, v) {
    const { effect, scope } = v;
    if (effect.shooter === 'each') return goto('nextShooter');
    const [shooter = NONE] = effect.shooter === 'none' ? [] : whomOf(c.state, effect.shooter, scope);
    // A named shooter that fell or was stunned before the Shot cannot make it.
    if (effect.shooter !== 'none' && (shooter === NONE || !mayShoot(c.state, shooter))) return done();
    return call('fire', { effect, scope, shooter, targets: endangered(c.state, effect, scope) }, 'end');
  },
  nextShooter(c, { effect, scope, ids = [] }) {
    const shooters = shootersLeft(c.state, effect, scope, ids);
    if (shooters.length === 0) return done();
    const options = [...pick(shooters).options, STOP];
    return ask({ seat: scope.seat, ask: 'edge.ask.shooter', rule: 'EDGE-SHT-06', shape: pickOption(options) }, 'aim');
  },
  aim(c, v, shooter: FigureId | 'stop') {
    if (shooter === 'stop') return done();
    v.next = shooter;
    v.ids = [...(v.ids ?? []), shooter];
    const shape = pickOption(aims(c.state, v.effect, v.scope, shooter));
    return ask({ seat: v.scope.seat, ask: 'edge.ask.shot-target', rule: 'EDGE-SHT-06', shape }, 'fire');
  },
  fire(_c, { effect, scope, next = NONE }, target: FigureId) {
    return call('fire', { effect, scope, shooter: next, targets: [target] }, 'fired');
  },
  // W1: each Shot of a volley is followed by a window, for the active player too; the last one by that of the Action's end.
  fired(c, { effect, scope, ids = [] }) {
    if (shootersLeft(c.state, effect, scope, ids).length === 0) return done();
    return openWindow(c.state, 'open', 'nextShooter');
  },
  end: () => done(),
});
