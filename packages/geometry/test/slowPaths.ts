import { FACINGS, pointAt } from '../src/directions.js';
import { legLength } from '../src/length.js';
import type { MoveField } from '../src/move/field.js';
import { gather, type Locale } from '../src/move/locale.js';
import { legFree } from '../src/move/verdict.js';
import type { BaseShape, Point } from '../src/shapes.js';

/**
 * The length of a shortest path through a dense cloud of points: around every corner of every obstacle, at the distance
 * that the mover keeps, so many directions. Legs are judged by the one judge of legs. Slow, and a little too long at every bend.
 */
export function slowPathLength(field: MoveField, base: BaseShape, from: Point, to: Point, directions: number): number {
  const locale = gather(field, base, 0, from, 10_000_000);
  const nodes = [from, to, ...cloud(locale, base, directions)];
  const best: number[] = nodes.map(() => Infinity);
  best[0] = 0;
  const open = new Set([0]);
  const done = new Set<number>();
  const rest = (node: number): number => legLength(nodes[node]!, to);
  while (open.size > 0) {
    let current = -1;
    for (const node of open)
      if (current < 0 || best[node]! + rest(node) < best[current]! + rest(current)) current = node;
    if (current === 1) return best[1]!;
    open.delete(current);
    done.add(current);
    for (const [node, point] of nodes.entries()) {
      const length = best[current]! + legLength(nodes[current]!, point);
      if (done.has(node) || length >= best[node]! || !legFree(locale, nodes[current]!, point)) continue;
      best[node] = length;
      open.add(node);
    }
  }
  return Infinity;
}

/** Points just outside the reach of every corner: far enough that a chord between two neighbours stays outside. */
function cloud(locale: Locale, base: BaseShape, directions: number): Point[] {
  if (base.kind !== 'round') throw new RangeError('only round bases are searched the slow way');
  const points: Point[] = [];
  for (const { core, radius, clearance, passable } of locale.obstacles) {
    if (passable) continue;
    const distance = (base.radius + radius + clearance) / Math.cos(Math.PI / directions) + 3;
    for (let i = 0; i < core.length; i += 2) {
      for (let k = 0; k < directions; k++) {
        points.push(pointAt({ x: core[i]!, y: core[i + 1]! }, Math.round((k * FACINGS) / directions), distance));
      }
    }
  }
  return points.filter(point => legFree(locale, point, point));
}
