export { cm, inches, mm, UM_PER_CM, UM_PER_INCH, UM_PER_MM, type Um } from './units.js';
export type { BaseShape, Facing, Placed, Point, Polygon } from './shapes.js';
