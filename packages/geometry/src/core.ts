/**
 * "Cores": flat lists x0, y0, x1, y1, … of lattice points. One point is the core of a round base, two are a straight leg,
 * three or more a simple counter-clockwise polygon that includes its inside. A shape is a core swollen by a radius, so
 * every question about gaps is a question about cores. Coordinates stay below 2^22, so cross products and squared
 * distances (2^47) are exact in doubles.
 */
export type Core = readonly number[];

/** Twice the signed area of a triangle: positive when it turns counter-clockwise. */
export const turn = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Do two closed segments have a point in common? */
export function segmentsMeet(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) return false;
  if (Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by)) return false;
  const c = Math.sign(turn(ax, ay, bx, by, cx, cy));
  const d = Math.sign(turn(ax, ay, bx, by, dx, dy));
  if (c * d > 0) return false;
  const a = Math.sign(turn(cx, cy, dx, dy, ax, ay));
  const b = Math.sign(turn(cx, cy, dx, dy, bx, by));
  // Boxes meet and neither segment lies strictly on one side of the other; collinear ones then overlap.
  return a * b <= 0;
}

/** 1 strictly inside the polygon, 0 on its outline, -1 outside. Points and legs have no inside. */
export function placeInCore(core: Core, x: number, y: number): number {
  let inside = false;
  const n = core.length;
  let ax = core[n - 2]!;
  let ay = core[n - 1]!;
  for (let i = 0; i < n; i += 2) {
    const bx = core[i]!;
    const by = core[i + 1]!;
    if (ay > y !== by > y) {
      const side = turn(ax, ay, bx, by, x, y);
      if (side === 0) return 0;
      if (side > 0 === by > ay) inside = !inside;
    } else if (ay === y && by === y && Math.min(ax, bx) <= x && x <= Math.max(ax, bx)) return 0;
    else if (bx === x && by === y) return 0;
    ax = bx;
    ay = by;
  }
  return inside ? 1 : -1;
}

/** Do two cores have a point in common, touching included? */
export function coresMeet(a: Core, b: Core): boolean {
  if (a.length >= 6 && placeInCore(a, b[0]!, b[1]!) >= 0) return true;
  if (b.length >= 6 && placeInCore(b, a[0]!, a[1]!) >= 0) return true;
  return someEdgePair(a, b, segmentsMeet);
}

type EdgePairTest = (
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
) => boolean;

/** Runs a test over the pairs of edges of two cores; a point counts as one edge of no length, a leg as one edge. */
function someEdgePair(a: Core, b: Core, test: EdgePairTest): boolean {
  for (let i = 0; i < edgeCount(a); i++) {
    const j = (2 * i + 2) % a.length;
    for (let k = 0; k < edgeCount(b); k++) {
      const l = (2 * k + 2) % b.length;
      const found = test(a[2 * i]!, a[2 * i + 1]!, a[j]!, a[j + 1]!, b[2 * k]!, b[2 * k + 1]!, b[l]!, b[l + 1]!);
      if (found) return true;
    }
  }
  return false;
}

/** Points and legs have one edge, polygons as many as corners. */
export const edgeCount = (core: Core): number => (core.length <= 4 ? 1 : core.length / 2);

/**
 * Do the insides of a simple polygon and a convex one meet? Touching is not meeting. Either an edge of the polygon cuts
 * through the convex inside, or that inside lies on one side of the whole outline and any one of its points decides:
 * the centre of its first three corners, in tripled coordinates to stay on the lattice.
 */
export function insidesMeet(polygon: Core, convex: Core): boolean {
  const n = polygon.length;
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n;
    if (cutsConvex(convex, polygon[i]!, polygon[i + 1]!, polygon[j]!, polygon[j + 1]!)) return true;
  }
  return coreHoldsInsideOf(polygon, convex);
}

/** For two cores of which no edge of the first cuts the second: is the inside of the second within the first? */
export function coreHoldsInsideOf(polygon: Core, convex: Core): boolean {
  const tripled: number[] = [];
  for (let i = 0; i < polygon.length; i++) tripled.push(3 * polygon[i]!);
  return placeInCore(tripled, convex[0]! + convex[2]! + convex[4]!, convex[1]! + convex[3]! + convex[5]!) > 0;
}

/** Does the segment pass through the inside of a convex core? It does unless an edge line, or its own line, parts them. */
export function cutsConvex(convex: Core, ax: number, ay: number, bx: number, by: number): boolean {
  const n = convex.length;
  let left = false;
  let right = false;
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n;
    const px = convex[i]!;
    const py = convex[i + 1]!;
    const qx = convex[j]!;
    const qy = convex[j + 1]!;
    if (turn(px, py, qx, qy, ax, ay) <= 0 && turn(px, py, qx, qy, bx, by) <= 0) return false;
    const side = turn(ax, ay, bx, by, px, py);
    if (side > 0) left = true;
    else if (side < 0) right = true;
  }
  return (left && right) || (ax === bx && ay === by);
}
