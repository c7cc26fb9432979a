import type { Um } from './units.js';

/** A point of the table. Both coordinates are integers; the origin is a table corner, x to the right, y away. */
export interface Point {
  readonly x: Um;
  readonly y: Um;
}

/** An angle in 4096ths of a turn, counter-clockwise from +x. Directions come from a checked-in table. */
export type Facing = number;

/** What stands on the table under a model. Sizes are full extents, as printed in a rulebook. */
export type BaseShape =
  | { readonly kind: 'round'; readonly radius: Um }
  | { readonly kind: 'oval'; readonly length: Um; readonly width: Um }
  | { readonly kind: 'rectangle'; readonly length: Um; readonly width: Um };

/** A base in its place. `facing` turns the length of an oval or a rectangle away from +x; a round base ignores it. */
export interface Placed {
  readonly base: BaseShape;
  readonly at: Point;
  readonly facing: Facing;
}

/** A simple polygon, counter-clockwise, without repeated vertices. */
export type Polygon = readonly Point[];
