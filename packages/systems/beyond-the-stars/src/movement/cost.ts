import { pathLength, terrainCost, type Point, type Um } from '@banneret/geometry';
import { mvtOf } from '../figures/stats.js';
import { groundOf } from '../ground/board.js';
import { DIFFICULT, passage } from '../ground/passage.js';
import { CRAWL, roughLength } from '../rulings.js';
import { figureOf, pieceOf, sheetOf, type FigureId, type PieceId, type State } from '../state.js';
import { boxOf, boxesMeet, pathBox } from './boxes.js';

/** What a path takes of a figure's movement, and whether it leads through difficult ground. */
export interface Cost {
  readonly total: Um;
  /** BTS-CAV-12: through difficult ground of any kind, slow or not for this figure. */
  readonly rough: boolean;
}

/** BTS-MOV-03, BTS-TER-07 to -09, R-04, R-05: the length of the path, more for every part of it in difficult ground. */
export function walkCost(state: State, figure: FigureId, path: readonly Point[]): Cost {
  const length = pathLength(path);
  const near = difficultNear(state, figure, path);
  if (near.length === 0) return { total: length, rough: false };
  const { base } = sheetOf(state, figure);
  const { facing } = figureOf(state, figure).spot;
  const factors = new Map(near.map(piece => [piece, factorOf(state, figure, piece)]));
  const { stretches } = terrainCost(groundOf(state.battle), path, { base, facing }, piece =>
    factors.has(piece) ? { factor: factors.get(piece) as number } : undefined,
  );
  // A stretch begins with the first micrometre inside and ends with the last: at the border the base touches it already.
  let total = length;
  for (const { piece, from, to, length: inside } of stretches) {
    const factor = factors.get(piece) ?? 1;
    // What does not slow it is not rounded either.
    if (factor > 1) total += roughLength(inside, factor) - inside - Number(from > 0) - Number(to < length);
  }
  return { total, rough: stretches.length > 0 };
}

function factorOf(state: State, figure: FigureId, piece: PieceId): number {
  const found = passage(state, figure, piece);
  return found.kind === 'rough' ? found.factor : 1;
}

function difficultNear(state: State, figure: FigureId, path: readonly Point[]): PieceId[] {
  const reach = boxOf(sheetOf(state, figure).base);
  const around = pathBox(path, reach);
  const found: PieceId[] = [];
  for (let piece = 0; piece < state.battle.terrain.length; piece++) {
    const { kind, outline } = pieceOf(state, piece);
    if (DIFFICULT.includes(kind) && boxesMeet(around, pathBox(outline, 0))) found.push(piece);
  }
  return found;
}

/** What is left of a figure's movement. BTS-PRN-02: a prone figure has its crawl. */
export function budgetOf(state: State, figure: FigureId, given?: Um): Um {
  const { prone, marks } = figureOf(state, figure);
  if (prone) return Math.max(0, Math.min(CRAWL, given ?? CRAWL) - marks.spent);
  return Math.max(0, (given ?? mvtOf(state, figure)) - marks.spent);
}
