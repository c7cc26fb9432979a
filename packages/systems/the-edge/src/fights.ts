import { illegal, legal, type Option, type Ruling } from '@banneret/kernel';
import { areEnemies, enemiesTouching } from './board.js';
import { forbidden, statOf } from './stats.js';
import { ownerOfFigure, standing, type FigureId, type State } from './state.js';

/** EDGE-CMB-02, R32: may this figure start a Combat Sequence with that one? */
export function judgeFight(s: State, figure: FigureId, target: FigureId): Ruling {
  if (!standing(s, figure)) return illegal('EDGE-CMB-17', 'edge.no.killed');
  if (statOf(s, figure, 'att') === null) return illegal('EDGE-SQD-05', 'edge.no.att');
  if (forbidden(s, figure, 'fight') !== undefined) return illegal('EDGE-GEN-05', 'edge.no.forbidden');
  return enemiesTouching(s, figure).includes(target) ? legal : illegal('EDGE-CMB-02', 'edge.no.contact');
}

export const fightsOf = (s: State, figure: FigureId): FigureId[] =>
  standing(s, figure) ? enemiesTouching(s, figure).filter(target => judgeFight(s, figure, target).ok) : [];

/** Every enemy on the board; whom the figure may not fight says why. */
export function fightOptions(s: State, figure: FigureId): Option[] {
  const owner = ownerOfFigure(s, figure);
  return [...s.figures.keys()].flatMap(id => {
    if (!standing(s, id) || !areEnemies(s, owner, ownerOfFigure(s, id))) return [];
    const ruling = judgeFight(s, figure, id);
    return ruling.ok ? [{ id }] : [{ id, barred: ruling.because }];
  });
}
