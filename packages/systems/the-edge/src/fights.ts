import { illegal, legal, type Ruling } from '@banneret/kernel';
import { enemiesTouching } from './board.js';
import { forbidden, statOf } from './stats.js';
import { standing, type FigureId, type State } from './state.js';

/** EDGE-CMB-02, R32: may this figure start a Combat Sequence with that one? */
export function judgeFight(s: State, figure: FigureId, target: FigureId): Ruling {
  if (!standing(s, figure)) return illegal('EDGE-CMB-17', 'edge.no.killed');
  if (statOf(s, figure, 'att') === null) return illegal('EDGE-SQD-05', 'edge.no.att');
  if (forbidden(s, figure, 'fight') !== undefined) return illegal('EDGE-GEN-05', 'edge.no.forbidden');
  return enemiesTouching(s, figure).includes(target) ? legal : illegal('EDGE-CMB-02', 'edge.no.contact');
}

export const fightsOf = (s: State, figure: FigureId): FigureId[] =>
  standing(s, figure) ? enemiesTouching(s, figure).filter(target => judgeFight(s, figure, target).ok) : [];
