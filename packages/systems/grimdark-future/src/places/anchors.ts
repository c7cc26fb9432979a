import {
  facingTowards,
  FACINGS,
  gapToPolygon,
  type Facing,
  type Placed,
  type Point,
  type Polygon,
  type Um,
} from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { livingModels, middleOf, type Figure } from '../units/figures.js';
import { packed } from './packed.js';
import { edgesOf, wreckOf, type PlaceGround } from './place.js';
import { ahead, pointFromEdge, rectangle, zoneOf } from './zones.js';
import { DISEMBARK, PLACE_GRID, runsUpwards } from '../rulings.js';
import { seatOf, type State, type UnitId } from '../state.js';
import { isAircraft } from '../units/traits.js';

/** A point to form up around. */
export interface Anchor {
  readonly at: Point;
  readonly facing: Facing;
}

/** The rectangle that anchors are looked for in. */
interface Area {
  readonly left: Um;
  readonly right: Um;
  readonly near: Um;
  readonly far: Um;
}

function areaOf(state: State, unit: UnitId, ground: PlaceGround): Area {
  const { width, depth } = state.battle;
  if (ground.kind === 'wreck') {
    const { x, y } = middleOf(wreckOf(state, ground.host));
    return { left: x - DISEMBARK, right: x + DISEMBARK, near: y - DISEMBARK, far: y + DISEMBARK };
  }
  const { left, right, near, far } = packed(state, livingModels(state, unit), facingOf(state, unit));
  const corners: Polygon = ground.kind === 'zone' ? zoneOf(state, seatOf(state, unit)) : rectangle(0, 0, width, depth);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [west, east] = between(Math.min(...xs) - left, Math.max(...xs) - right);
  const [south, north] = between(Math.min(...ys) - near, Math.max(...ys) - far);
  return { left: west, right: east, near: south, far: north };
}

/** Where there is no room for the whole unit, the middle will do for a start. */
function between(from: Um, to: Um): readonly [Um, Um] {
  const middle = Math.round((from + to) / 2);
  return [Math.min(from, middle), Math.max(to, middle)];
}

const facingOf = (state: State, unit: UnitId): Facing => ahead(state, seatOf(state, unit));

/** Anywhere on the ground; an Aircraft sometimes on a slanting course. */
export function randomAnchor(state: State, unit: UnitId, ground: PlaceGround, rng: Rng): Anchor {
  if (ground.kind === 'edge') {
    const anchors = [...edgeAnchors(state, unit)];
    return anchors[rng.below(anchors.length)] as Anchor;
  }
  const { left, right, near, far } = areaOf(state, unit, ground);
  const at = { x: left + rng.below(right - left + 1), y: near + rng.below(far - near + 1) };
  const turn = isAircraft(state, unit) ? (rng.below(3) - 1) * SLANT : 0;
  return { at, facing: (facingOf(state, unit) + turn + FACINGS) % FACINGS };
}

const SLANT: Facing = FACINGS / 16;

/** Seven columns of a zone, its front before its rear; elsewhere a net over the whole ground. */
export function* usualAnchors(state: State, unit: UnitId, ground: PlaceGround): Generator<Anchor> {
  if (ground.kind === 'edge') {
    yield* edgeAnchors(state, unit);
    return;
  }
  const area = areaOf(state, unit, ground);
  const upwards = runsUpwards(state.battle);
  const [columns, rows] = ground.kind === 'zone' ? [7, 2] : [5, 4];
  const facing = facingOf(state, unit);
  const [from, to] = upwards ? [area.near, area.far] : [area.left, area.right];
  const [near, far] = upwards ? [area.left, area.right] : [area.near, area.far];
  const front = seatOf(state, unit) === state.near ? far : near;
  const rear = near + far - front;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const along = from + Math.round(((to - from) * column) / (columns - 1));
      const away = front + Math.round(((rear - front) * row) / (rows - 1));
      yield { at: pointFromEdge(state.battle, along, away), facing };
    }
}

/** H-31: every point of the grid. */
export function* everyAnchor(state: State, unit: UnitId, ground: PlaceGround): Generator<Anchor> {
  if (ground.kind === 'edge') return;
  const { left, right, near, far } = areaOf(state, unit, ground);
  const facing = facingOf(state, unit);
  for (let y = near; y <= far; y += PLACE_GRID)
    for (let x = left; x <= right; x += PLACE_GRID) yield { at: { x, y }, facing };
}

/** Places all around the table, each facing its middle, with the base pushed against the edge. */
function* edgeAnchors(state: State, unit: UnitId): Generator<Anchor> {
  const { width, depth } = state.battle;
  const { base } = livingModels(state, unit)[0] as Figure;
  const middle = { x: Math.round(width / 2), y: Math.round(depth / 2) };
  for (const [i, edge] of edgesOf(state.battle).entries()) {
    const out = OUTWARD[i] as Point;
    for (let part = 1; part < EDGE_PARTS; part++) {
      const x = Math.round(out.x === 0 ? (width * part) / EDGE_PARTS : middle.x);
      const y = Math.round(out.y === 0 ? (depth * part) / EDGE_PARTS : middle.y);
      const facing = facingTowards({ x: x + out.x * middle.x, y: y + out.y * middle.y }, middle);
      yield { at: pushed({ base, at: { x, y }, facing }, out, edge), facing };
    }
  }
}

/** Straight outwards until it touches the edge. */
export function pushed(placed: Placed, out: Point, edge: Polygon): Point {
  const gap = gapToPolygon(placed, edge);
  return { x: placed.at.x + out.x * gap, y: placed.at.y + out.y * gap };
}

/** The way out over each of `edgesOf`. */
export const OUTWARD: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

const EDGE_PARTS = 8;
