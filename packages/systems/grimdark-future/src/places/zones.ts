import type { Facing, Point, Polygon, Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { runsUpwards } from '../rulings.js';
import type { State } from '../state.js';

/** A table by its size alone. */
export interface Size {
  readonly width: Um;
  readonly depth: Um;
}

interface Zoned extends Size {
  readonly zoneDepth: Um;
}

/** How far it is from one long edge to the other. */
export const acrossOf = ({ width, depth }: Size): Um => Math.min(width, depth);

/** How far a point is from the near long edge: the one at y = 0, or at x = 0 on a table deeper than wide. R-08. */
export const fromNearEdge = (table: Size, { x, y }: Point): Um => (runsUpwards(table) ? x : y);

/** the rim of a zone is still in the zone. */
export function isInZones(table: Zoned, at: Point): boolean {
  const away = fromNearEdge(table, at);
  return away <= table.zoneDepth || away >= acrossOf(table) - table.zoneDepth;
}

/** The point so far along the near long edge and so far from it. */
export const pointFromEdge = (table: Size, along: Um, away: Um): Point =>
  runsUpwards(table) ? { x: away, y: along } : { x: along, y: away };

/** The strip along a seat's long edge. GDF-DEP-02. */
export function zoneOf({ battle, near }: State, seat: Seat): Polygon {
  const { width, depth, zoneDepth } = battle;
  const across = acrossOf(battle);
  const [from, to] = seat === near ? [0, zoneDepth] : [across - zoneDepth, across];
  return runsUpwards(battle) ? rectangle(from, 0, to, depth) : rectangle(0, from, width, to);
}

export const rectangle = (left: Um, near: Um, right: Um, far: Um): Polygon => [
  { x: left, y: near },
  { x: right, y: near },
  { x: right, y: far },
  { x: left, y: far },
];

/** The way to the enemy's edge. */
export function ahead({ battle, near }: State, seat: Seat): Facing {
  const facing = runsUpwards(battle) ? 0 : 1024;
  return seat === near ? facing : facing + 2048;
}
