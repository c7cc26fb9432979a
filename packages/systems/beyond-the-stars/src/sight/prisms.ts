import { baseBlocker, OPAQUE, prepareBlockers, SEE_INTO, type SightBlockers, type Um } from '@banneret/geometry';
import { standingOf } from '../figures/placed.js';
import { memoByPosition } from '../ground/memo.js';
import { PRONE_SHARE } from '../rulings.js';
import { figureOf, sheetOf, type FigureId, type State, type TerrainPiece } from '../state.js';

/** every figure is its base drawn up to its height, half of it if prone; so is every piece of scenery. */

/** How high a figure rises above the ground it stands on. BTS-PRN-01. */
export function heightOf(state: State, figure: FigureId): Um {
  const { height } = sheetOf(state, figure);
  return figureOf(state, figure).prone ? Math.round(height * PRONE_SHARE) : height;
}

export const topOf = (state: State, figure: FigureId): Um => figureOf(state, figure).spot.z + heightOf(state, figure);

export interface Prisms {
  readonly blockers: SightBlockers;
  /** The figure of each blocker, and its top. */
  readonly figures: readonly FigureId[];
  readonly tops: readonly Um[];
}

const prisms = memoByPosition(state => {
  const figures = [...state.figures.keys()].filter(figure => figureOf(state, figure).place === 'table');
  return {
    blockers: prepareBlockers(figures.map(figure => baseBlocker(standingOf(state, figure), figure))),
    figures,
    tops: figures.map(figure => topOf(state, figure)),
  };
});

export const prismsOf = (state: State): Prisms => prisms(state, 0);

/** H-03: one sees into and out of woods, rocks and ruins, but not through them. */
const AREAS: readonly TerrainPiece['kind'][] = ['wooded', 'rocky', 'urban'];

export const isArea = ({ kind }: TerrainPiece): boolean => AREAS.includes(kind);

const byTerrain = new WeakMap<readonly TerrainPiece[], Uint8Array>();

/** What each piece does to a line of sight. */
export function opacities(terrain: readonly TerrainPiece[]): Uint8Array {
  let known = byTerrain.get(terrain);
  if (known === undefined) byTerrain.set(terrain, (known = Uint8Array.from(terrain, opacityOf)));
  return known;
}

/** What lies flat on the ground hides nothing by itself. */
const opacityOf = (piece: TerrainPiece): number => (isArea(piece) ? SEE_INTO : OPAQUE);
