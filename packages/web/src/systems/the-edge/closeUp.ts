import { boardOf, type State } from '@banneret/the-edge';
import type { Part } from '../../board/camera.js';
import type { Desk } from '../../table/desk.js';
import { proposalsFor } from '../../controls/proposed.js';
import { placesOf } from './aims.js';
import { drawingOf, hexesOf, middleOf, SIZE } from './hexes.js';

/** Room enough around hexes to see where one is. */
const AROUND = SIZE * 3.4;

/**
 * What the question is about, for screens on which hexes are smaller than fingers: whoever acts in this turn, and wherever they may
 * go. It does not change while the answer takes shape, so that nothing moves away under a finger.
 */
export function closeUpOf(desk: Desk): Part | undefined {
  const state = desk.state as State;
  const kind = desk.prompt?.shape.kind;
  if (kind !== 'edge.step' && kind !== 'edge.place') return undefined;
  const acting = state.figures.filter(({ squad }) => kind === 'edge.step' && squad === state.activated);
  const hexes = [...acting, ...proposalsFor(desk).flatMap(choice => placesOf(state, choice))].flatMap(place =>
    hexesOf(boardOf(state), place),
  );
  if (hexes.length === 0) return undefined;
  const { left, top } = drawingOf(boardOf(state));
  const middles = hexes.map(middleOf);
  const [xs, ys] = [middles.map(({ x }) => x - left), middles.map(({ y }) => y - top)];
  const [x, y] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  return { x, y, width: Math.max(...xs) + AROUND - x, height: Math.max(...ys) + AROUND - y };
}
