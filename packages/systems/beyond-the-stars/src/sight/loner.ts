import { cm, withinOfPolygon, type Um } from '@banneret/geometry';
import { distanceOf, placedOf } from '../figures/placed.js';
import { is } from '../figures/traits.js';
import type { Use } from '../rule.js';
import { figureOf, sheetOf, type FigureId, type State } from '../state.js';
import { isArea } from './prisms.js';
import { isCoveredAtAll } from './trajectory.js';

/** BTS-SPR-68(b), (c): the heavier its exoskeleton, the farther off it is seen. */
const RANGES: Readonly<Record<number, Um>> = { 3: cm(30), 4: cm(45) };
const PLAIN: Um = cm(15);

/** From how far he is made out in any case. */
export const lonerRange = (state: State, figure: FigureId): Um => RANGES[sheetOf(state, figure).armourRank] ?? PLAIN;

/** beyond its distance, while it has not moved and some scenery covers it at all: any part of it, or all around. */
export function isHiddenFrom(state: State, viewer: FigureId, { figure }: Use): boolean {
  if (is(state, figure, 'cavalry') || figureOf(state, figure).marks.moved) return false;
  if (distanceOf(state, viewer, figure) <= lonerRange(state, figure)) return false;
  const own = placedOf(state, figure);
  const inside = state.battle.terrain.some(
    piece => piece.height > 0 && isArea(piece) && withinOfPolygon(own, piece.outline, 0),
  );
  return inside || isCoveredAtAll(state, viewer, figure);
}
