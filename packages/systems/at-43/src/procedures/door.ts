import { done } from '@banneret/kernel';
import { procedure } from './machine.js';

/** AT43-TER-04: opened or closed; the unit does not shoot any more. */
export const door = procedure('door')({
  begin(c, { unit, piece }) {
    c.emit({ type: 'unit.worked', unit });
    c.emit({ type: 'terrain.turned', piece, open: !c.state.terrain[piece]!.open });
    return done();
  },
});
