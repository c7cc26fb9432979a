import { done } from '@banneret/kernel';
import { exitZonesFor, reachesExit } from '../missions/exit.js';
import { call, procedure } from './machine.js';

/**
 * AT43-MSG-12: declared like any combat move and only then measured (AT43-GEN-05): if somebody falls short the unit makes an
 * ordinary combat move instead.
 */
export const exit = procedure('exit')({
  begin(c, { unit }) {
    const zone = exitZonesFor(c.state, unit).find(place => reachesExit(c.state, unit, place));
    if (zone === undefined) return call('move', { unit, mode: 'combat' }, 'end');
    c.emit({ type: 'move.declared', unit, mode: 'combat' });
    c.emit({ type: 'unit.exited', unit });
    return done();
  },
  end: () => done(),
});
