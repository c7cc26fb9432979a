import { FACINGS, inches, pointAt, squaredDistance, whereabouts, type Point, type Um } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { MARKER_GRID, MARKERS_APART, SEIZE_RANGE } from '../rulings.js';
import type { Battle, State, TerrainPiece } from '../state.js';
import { isImpassable } from '../ground/terrain.js';
import { isWalkedTo, SMALL_BASE } from './access.js';
import { acrossOf, isInZones, pointFromEdge } from './zones.js';

/** May a marker be placed here? GDF-OBJ-04 to -06, R-09. */
export function judgeMarker({ battle, markers }: State, at: Point): Ruling {
  if (at.x < 0 || at.x > battle.width || at.y < 0 || at.y > battle.depth)
    return illegal('GDF-OBJ-06', 'gdf.no.marker-off-table');
  if (isInZones(battle, at))
    return illegal('GDF-OBJ-04', 'gdf.no.marker-in-zone', { inches: battle.zoneDepth / inches(1) });
  const near = markers.findIndex(other => squaredDistance(at, other) <= MARKERS_APART * MARKERS_APART);
  if (near >= 0) return illegal('GDF-OBJ-05', 'gdf.no.marker-near-marker', { marker: near + 1 });
  return isReachable(battle, at) ? legal : illegal('GDF-OBJ-06', 'gdf.no.marker-out-of-reach');
}

/** not in terrain that nobody may enter, and some base can walk from a zone to where it is close enough to seize it. */
function isReachable(battle: Battle, at: Point): boolean {
  if (battle.terrain.some(piece => isImpassable(piece) && isInside(piece, at))) return false;
  return isWalkedTo(battle, [at, ...spotsNear(at)]);
}

const isInside = ({ outline }: TerrainPiece, at: Point): boolean => whereabouts(outline, at) !== 'outside';

/** Places around a point from which the base still reaches it. */
function* spotsNear(at: Point): Generator<Point> {
  const reach: Um = SEIZE_RANGE + SMALL_BASE.radius - 1; // a micrometre less, for the rounding to the lattice
  for (const distance of [reach / 3, (2 * reach) / 3, reach])
    for (let i = 0; i < 16; i++) yield pointAt(at, (i * FACINGS) / 16, distance);
}

/** H-30: every place of the grid where a marker may stand now, from the middle of the table outwards. */
export function* markerSpots(state: State, grid: Um = MARKER_GRID): Generator<Point> {
  for (const at of gridOf(state.battle, grid)) if (judgeMarker(state, at).ok) yield at;
}

const grids = new WeakMap<readonly TerrainPiece[], Map<Um, readonly Point[]>>();

/** The grid between the zones, nearest to the middle first. */
function gridOf(battle: Battle, grid: Um): readonly Point[] {
  let known = grids.get(battle.terrain);
  if (known === undefined) grids.set(battle.terrain, (known = new Map()));
  const ready = known.get(grid);
  if (ready !== undefined) return ready;
  const { width, depth } = battle;
  const middle = { x: Math.round(width / 2), y: Math.round(depth / 2) };
  const points: Point[] = [];
  const along = Math.max(width, depth);
  for (let away = battle.zoneDepth + grid; away < acrossOf(battle) - battle.zoneDepth; away += grid)
    for (let x = grid; x < along; x += grid) points.push(pointFromEdge(battle, x, away));
  const made = points.sort((a, b) => squaredDistance(a, middle) - squaredDistance(b, middle) || a.x - b.x || a.y - b.y);
  known.set(grid, made);
  return made;
}

/** Is there any place left? Nearly always there is one on a coarse part of the grid. */
export const hasMarkerSpot = (state: State): boolean =>
  markerSpots(state, COARSE_GRID).next().done !== true || markerSpots(state).next().done !== true;

/** What people are shown. */
export const COARSE_GRID: Um = 8 * MARKER_GRID;
