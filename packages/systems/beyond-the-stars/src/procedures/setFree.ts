import { partedSpot } from '../duel/parting.js';
import { spotAt } from '../duel/recoil.js';
import { isEngaged } from '../figures/traits.js';
import { figureOf, type FigureId } from '../state.js';
import type { C } from './machine.js';

/**
 * BTS-CHG-19: whoever has lost the enemy that a split in the middle of the turn gave him fights nobody any more, and is drawn
 * apart from the others he may still touch. After a Duel that is done anyway (BTS-DUE-19).
 */
export function setFree(c: C, foes: readonly FigureId[]): void {
  if (c.state.phase === 'duel') return;
  for (const figure of foes) {
    if (figureOf(c.state, figure).place !== 'table' || isEngaged(c.state, figure)) continue;
    const to = partedSpot(c.state, figure);
    if (to !== undefined) c.emit({ type: 'figure.shifted', figure, to: spotAt(c.state, figure, to), how: 'separated' });
  }
}
