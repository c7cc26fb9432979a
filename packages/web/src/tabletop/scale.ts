import { FACINGS, UM_PER_MM, type BaseShape, type Facing, type Placed, type Point, type Um } from '@banneret/geometry';
import type { Part } from '../board/camera.js';
import { middleOfPoints } from './formation.js';
import type { Tableau } from './tableau.js';

/** The board is drawn in millimetres, the first player's edge at the bottom: y grows downwards on a screen. */
export interface Scale {
  readonly width: number;
  readonly height: number;
  x(um: number): number;
  y(um: number): number;
  at(point: Point): { readonly x: number; readonly y: number };
  /** A rectangle of the table, its origin at the lower left corner. */
  part(of: { readonly x: Um; readonly y: Um; readonly width: Um; readonly depth: Um }): Part;
  /** Corners of a line or an outline, as a drawing wants them. */
  points(corners: readonly Point[]): string;
  /** The lattice point under a place of the drawing. */
  pointAt(place: { readonly x: number; readonly y: number }): Point;
}

export function scaleOf({ width, depth }: Pick<Tableau, 'width' | 'depth'>): Scale {
  const x = (um: number): number => um / UM_PER_MM;
  const y = (um: number): number => (depth - um) / UM_PER_MM;
  return {
    width: x(width),
    height: depth / UM_PER_MM,
    x,
    y,
    at: point => ({ x: x(point.x), y: y(point.y) }),
    part: of => ({ x: x(of.x), y: y(of.y + of.depth), width: x(of.width), height: of.depth / UM_PER_MM }),
    points: corners => corners.map(corner => `${x(corner.x)},${y(corner.y)}`).join(' '),
    pointAt: place => ({ x: Math.round(place.x * UM_PER_MM), y: Math.round(depth - place.y * UM_PER_MM) }),
  };
}

export const mmOf = (um: number): number => um / UM_PER_MM;

/** Degrees for a drawing whose y points down. */
export const turnOf = (facing: Facing): number => (-360 * facing) / FACINGS;

/** Half the length and half the width of a base, in millimetres. */
export function halvesOf(base: BaseShape): { readonly long: number; readonly wide: number } {
  if (base.kind === 'round') return { long: mmOf(base.radius), wide: mmOf(base.radius) };
  return { long: mmOf(base.length) / 2, wide: mmOf(base.width) / 2 };
}

export const middleOf = (placed: readonly Placed[]): Point => middleOfPoints(placed.map(({ at }) => at));
