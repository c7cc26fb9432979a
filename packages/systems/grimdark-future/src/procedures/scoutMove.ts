import { ask, done } from '@banneret/kernel';
import { askScout } from '../decisions/scout.js';
import { seatOf } from '../state.js';
import type { Legs } from '../movement/ways.js';
import { modelPaths } from '../movement/movement.js';
import { mayScout } from '../movement/scouting.js';
import { procedure } from './machine.js';

/** GDF-SCT-02: right after it was placed a Scout may move, over whatever terrain there is. */
export const scoutMove = procedure('scoutMove')({
  begin: (c, { unit }) => (mayScout(c.state, unit) ? ask(askScout(seatOf(c.state, unit), unit), 'moved') : done()),
  moved(c, { unit }, legs: Legs) {
    const paths = modelPaths(c.state, unit, legs);
    if (paths.length > 0) c.emit({ type: 'unit.moved', unit, paths });
    return done();
  },
});
