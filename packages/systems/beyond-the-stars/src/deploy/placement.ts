import type { Point } from '@banneret/geometry';
import type { Shape } from '@banneret/kernel';
import type { FigureId, PieceId, UnitId } from '../state.js';
import type { Entry } from './entries.js';

/** Where a unit is put: a question that asks for all its figures at once. */
export interface PlaceQuestion extends Shape {
  readonly kind: 'bts.place';
  readonly unit: UnitId;
  readonly how: 'deploy' | Entry;
  /** Whom to place. */
  readonly figures: readonly FigureId[];
  /** BTS-RNF-05: the point of the table's edge where they come in. */
  readonly entry?: Point;
  /** BTS-SPR-70(c): where the Champion, or the Transport, has appeared. */
  readonly centre?: Point;
}

export interface Placing extends Point {
  readonly figure: FigureId;
  readonly facing: number;
}

export interface Lodging {
  readonly figure: FigureId;
  readonly piece: PieceId;
  readonly storey: number;
}

/** Every figure on the table, aboard the unit's Transport, or in a building. BTS-SCN-11, -15. */
export interface Placement {
  readonly do: 'place';
  readonly spots: readonly Placing[];
  readonly aboard: readonly FigureId[];
  readonly inside: readonly Lodging[];
}

/** BTS-SPR-14(d), -70(f), H-12: not all of them can be placed; the unit is kept, or goes back, in reserve. */
export type PlaceChoice = Placement | { readonly do: 'wait' };

export const WAITS: PlaceChoice = { do: 'wait' };
