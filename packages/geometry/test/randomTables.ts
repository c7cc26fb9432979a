import { FACINGS } from '../src/directions.js';
import { hull } from '../src/exact/convex.js';
import { ground, type Ground, type Terrain } from '../src/ground.js';
import type { Blocker } from '../src/move/field.js';
import { polygonFault } from '../src/polygon.js';
import type { BaseShape, Placed, Point, Polygon } from '../src/shapes.js';
import { seeded, type Seeded } from './seeded.js';

export interface Chance extends Seeded {
  /** An integer from 0 to n - 1. */
  below(n: number): number;
}

export function chance(seed: number): Chance {
  const source = seeded(seed);
  return { ...source, below: n => source.between(0, n - 1) };
}

export const randomPoint = (dice: Chance, width: number, depth: number): Point => ({
  x: dice.below(width + 1),
  y: dice.below(depth + 1),
});

/** Round, oval or rectangular, about `size` across. */
export function randomBase(dice: Chance, size: number): BaseShape {
  const length = dice.between(Math.max(4, Math.floor(size / 2)), size);
  const width = dice.between(Math.max(4, Math.floor(size / 3)), length);
  const kind = dice.below(4);
  if (kind < 2) return { kind: 'round', radius: Math.ceil(length / 2) };
  return kind === 2 ? { kind: 'oval', length, width } : { kind: 'rectangle', length, width };
}

export const randomPlaced = (dice: Chance, size: number, width: number, depth: number): Placed => ({
  base: randomBase(dice, size),
  at: randomPoint(dice, width, depth),
  facing: dice.below(2) === 0 ? dice.below(4) * 1024 : dice.below(FACINGS),
});

/** A simple polygon about `size` across: convex, an axis-parallel block or an L with a reflex corner. */
export function randomPolygon(dice: Chance, size: number, at: Point): Polygon {
  for (;;) {
    const kind = dice.below(3);
    const [w, h] = [dice.between(2, size), dice.between(2, size)];
    const corner = { x: at.x - (w >> 1), y: at.y - (h >> 1) };
    const outline = kind === 0 ? cloud(dice, size, at) : kind === 1 ? block(corner, w, h) : ell(dice, corner, w, h);
    if (outline.length >= 3 && polygonFault(outline) === undefined) return outline;
  }
}

const cloud = (dice: Chance, size: number, at: Point): Polygon =>
  hull(
    Array.from({ length: 6 }, () => ({
      x: at.x + dice.between(-(size >> 1), size >> 1),
      y: at.y + dice.between(-(size >> 1), size >> 1),
    })),
  );

const block = ({ x, y }: Point, w: number, h: number): Polygon => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
];

function ell(dice: Chance, { x, y }: Point, w: number, h: number): Polygon {
  const [u, v] = [dice.between(1, w - 1), dice.between(1, h - 1)];
  return [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + v },
    { x: x + u, y: y + v },
    { x: x + u, y: y + h },
    { x, y: y + h },
  ];
}

/** A table with terrain and bases; pieces and bases may touch and overlap one another. */
export interface RandomTable {
  readonly ground: Ground;
  readonly blockers: readonly Blocker[];
  readonly width: number;
  readonly depth: number;
}

export interface TableSize {
  readonly width: number;
  readonly depth: number;
  readonly pieces: number;
  readonly pieceSize: number;
  readonly bases: number;
  readonly baseSize: number;
}

export function randomTable(dice: Chance, size: TableSize): RandomTable {
  const { width, depth } = size;
  const terrain = Array.from({ length: size.pieces }, (_, i): Terrain => {
    const outline = randomPolygon(dice, size.pieceSize, randomPoint(dice, width, depth));
    return { id: `piece ${i}`, outline, height: 1 };
  });
  const blockers = Array.from({ length: size.bases }, (): Blocker => {
    const clearance = dice.below(2) * dice.below(size.baseSize);
    return { placed: randomPlaced(dice, size.baseSize, width, depth), clearance, passable: dice.below(8) === 0 };
  });
  return { ground: ground(terrain, width, depth), blockers, width, depth };
}
