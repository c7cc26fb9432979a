import type { Um } from '@banneret/geometry';
import type { Name, TerrainPiece } from '../state.js';

/** A table with its scenery. */
export interface Table {
  readonly width: Um;
  readonly depth: Um;
  readonly terrain: readonly TerrainPiece[];
}

/** A ready table that one can ask for by name. */
export interface Layout extends Table {
  readonly id: string;
  readonly name: Name;
}
