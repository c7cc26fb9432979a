import type { Um } from '@banneret/geometry';
import type { Name, TerrainPiece } from '../state.js';

/** A table with its scenery. */
export interface Table {
  readonly width: Um;
  readonly depth: Um;
  /** What its scenery was generated from, so that people can ask for the same table again; the terrain is what counts. */
  readonly seed?: number;
  readonly terrain: readonly TerrainPiece[];
}

/** A ready table that one can ask for by name. */
export interface Layout extends Table {
  readonly id: string;
  readonly name: Name;
}
