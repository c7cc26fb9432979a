import { convexParts, type Cut } from './convexParts.js';
import { assertLattice } from './exact/orient.js';
import { bodyOfPolygon, type Body } from './body.js';
import { polygonFault } from './polygon.js';
import type { Polygon } from './shapes.js';
import type { Um } from './units.js';

/** A fixed piece of scenery: a simple polygon, concave or not, that stands on the table as a prism. */
export interface Terrain {
  readonly id: string;
  readonly outline: Polygon;
  readonly height: Um;
}

/** A convex part of a terrain piece; `piece` is the index of the piece in `Ground.terrain`. */
export interface TerrainPart {
  readonly piece: number;
  readonly corners: Polygon;
  readonly body: Body;
}

export interface TerrainCut extends Cut {
  readonly piece: number;
}

/** The fixed scenery of a table, indexed once and shared by every state and fork of a match. Not part of the state. */
export interface Ground {
  readonly width: Um;
  readonly depth: Um;
  readonly terrain: readonly Terrain[];
  readonly parts: readonly TerrainPart[];
  readonly cuts: readonly TerrainCut[];
}

/** Checks and indexes the scenery. Throws on a piece that is not a simple counter-clockwise lattice polygon. */
export function ground(terrain: readonly Terrain[], width: Um, depth: Um): Ground {
  assertLattice({ x: width, y: depth }, 'the far corner of the table');
  terrain.forEach(assertSound);
  const cutUp = terrain.map(({ outline }) => convexParts(outline));
  const parts = cutUp.flatMap(({ parts: own }, piece) => own.map(corners => terrainPart(piece, corners)));
  return {
    width,
    depth,
    terrain,
    parts,
    cuts: cutUp.flatMap(({ cuts }, piece) => cuts.map(cut => ({ ...cut, piece }))),
  };
}

function assertSound(piece: Terrain, index: number, all: readonly Terrain[]): void {
  const name = `terrain "${piece.id}"`;
  for (const corner of piece.outline) assertLattice(corner, `a corner of ${name}`);
  const fault = polygonFault(piece.outline);
  if (fault) throw new RangeError(`${name} ${fault}`);
  if (!Number.isInteger(piece.height) || piece.height < 0) throw new RangeError(`${name} has no valid height`);
  const twin = all.findIndex(({ id }) => id === piece.id);
  if (twin !== index) throw new RangeError(`${name} is listed twice`);
}

const terrainPart = (piece: number, corners: Polygon): TerrainPart => ({
  piece,
  corners,
  body: bodyOfPolygon(corners, { kind: 'terrain', piece }),
});
