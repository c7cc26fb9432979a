import { cm, FACINGS, convexOverlap, onLattice, whereabouts, withinOfPolygon } from '@banneret/geometry';
import type { Because, Rng } from '@banneret/kernel';
import type { Facing, Polygon, TerrainPiece } from '../battle.js';
import { pieceAt } from '../content/terrain.js';
import type { State } from '../state.js';

/** Where an element is put: AT43-TBL-03 to -05, R-81. */
export interface PieceSpot {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
}

/** */
const FROM_MARKERS = cm(5);

export const pieceOf = ({ kind, x, y, facing }: PieceSpot): TerrainPiece => pieceAt(kind, { x, y }, facing);

/** The surface somebody may place in: his portion, or with -1 the whole table. */
export function regionOf({ battle }: State, portion: number): Polygon {
  const { width, depth, mission } = battle;
  return (
    mission.portions[portion] ?? [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: depth },
      { x: 0, y: depth },
    ]
  );
}

/** What is wrong with an element there: inside the region, over no other, clear of markers. */
export function sceneryFault(state: State, portion: number, spot: PieceSpot): Because | undefined {
  const { outline } = pieceOf(spot);
  const region = regionOf(state, portion);
  if (!outline.every(corner => onLattice(corner) && whereabouts(region, corner) !== 'outside'))
    return { rule: 'AT43-TBL-02', say: 'at43.no.outsidePortion' };
  if (state.terrain.some(other => convexOverlap(outline, other.outline)))
    return { rule: 'AT43-TBL-02', say: 'at43.no.onTerrain' };
  for (const { shape } of state.battle.mission.places) {
    if (shape.kind !== 'disc') continue;
    const marker = { base: { kind: 'round' as const, radius: shape.radius }, at: shape.at, facing: 0 };
    if (withinOfPolygon(marker, outline, FROM_MARKERS - 1)) return { rule: 'AT43-TBL-02', say: 'at43.no.nearMarker' };
  }
  return undefined;
}

const TRIES = 60;

/** A random legal place; a scan of the region if luck runs out; nothing if there is no room at all. */
export function randomSpot(state: State, portion: number, kind: string, rng: Rng): PieceSpot | undefined {
  const { left, bottom, right, top } = boxOf(regionOf(state, portion));
  for (let tries = 0; tries < TRIES; tries++) {
    const spot = {
      kind,
      x: left + rng.below(right - left + 1),
      y: bottom + rng.below(top - bottom + 1),
      facing: rng.below(FACINGS),
    };
    if (sceneryFault(state, portion, spot) === undefined) return spot;
  }
  return usualSpots(state, portion, kind).next().value ?? undefined;
}

const STEP = cm(5);

/** Legal places on a coarse grid, lying along the table or across it. */
export function* usualSpots(state: State, portion: number, kind: string): Generator<PieceSpot> {
  const { left, bottom, right, top } = boxOf(regionOf(state, portion));
  for (let y = bottom + STEP; y < top; y += STEP)
    for (let x = left + STEP; x < right; x += STEP)
      for (const facing of [0, FACINGS / 4]) {
        const spot = { kind, x, y, facing };
        if (sceneryFault(state, portion, spot) === undefined) yield spot;
      }
}

function boxOf(region: Polygon): { left: number; bottom: number; right: number; top: number } {
  const xs = region.map(({ x }) => x);
  const ys = region.map(({ y }) => y);
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}
