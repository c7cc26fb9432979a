import { rotate, wrapFacing, type Facing, type Point } from '@banneret/geometry';

/** Where a model stands and which way it looks, as answers about places have it. */
export interface Stand extends Point {
  readonly facing: Facing;
}

export function middleOfPoints(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, points.length);
  return { x: Math.round(sum.x / count), y: Math.round(sum.y / count) };
}

/** The same formation with its middle elsewhere, or one of it alone. */
export function standsMoved<S extends Stand>(stands: readonly S[], only: number | undefined, to: Point): readonly S[] {
  const from = only === undefined ? middleOfPoints(stands) : stands[only];
  if (from === undefined) return stands;
  const by = { x: to.x - from.x, y: to.y - from.y };
  return stands.map((stand, i) =>
    only === undefined || i === only ? { ...stand, x: stand.x + by.x, y: stand.y + by.y } : stand,
  );
}

/** The same formation, turned around its middle. */
export function standsTurned<S extends Stand>(stands: readonly S[], by: Facing): readonly S[] {
  const middle = middleOfPoints(stands);
  return stands.map(stand => {
    const arm = rotate({ x: stand.x - middle.x, y: stand.y - middle.y }, by);
    return { ...stand, x: middle.x + arm.x, y: middle.y + arm.y, facing: wrapFacing(stand.facing + by) };
  });
}
