import type { BaseShape, Polygon } from '@banneret/geometry';
import type { FigureKind, Silhouette } from '../paint/figures/kinds.js';
import type { TerrainKind } from '../paint/terrain/kinds.js';
import type { Theme } from '../paint/theme.js';
import { mmOf, scaleOf } from '../tabletop/scale.js';
import { paintedPieces } from '../tabletop/paintedPieces.js';
import type { Piece as PaintedPiece } from '../paint/terrain/piece.js';
import type { Flag, Marker, Scenery, TableFigure, Tableau, TableUnit } from '../tabletop/tableau.js';
import type { Flat } from './mesh/vec.js';

/** Everything there is to see, in millimetres: x to the right, z from the far edge towards the near one, as the flat drawing has it. */
export interface World {
  readonly width: number;
  readonly depth: number;
  readonly theme: Theme;
  readonly pieces: readonly Piece[];
  readonly figures: readonly Figure[];
  readonly markers: readonly Post[];
  /** What the ground is painted with, where there is open ground. */
  readonly painting?: Painting;
  /** The hexes that a board is made of, where there is no open ground. */
  readonly tiles?: readonly Tile[];
  /** Where one Space ends and the next begins. */
  readonly borders?: readonly (readonly [Flat, Flat])[];
}

export interface Painting {
  readonly seed: number;
  readonly pieces: readonly PaintedPiece[];
}

/** A piece of scenery. */
export interface Piece {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly outline: readonly Flat[];
  readonly height: number;
  readonly title: string;
  readonly isOpen: boolean;
  readonly isBurning: boolean;
  /** The share of it that still stands. */
  readonly whole: number;
}

export interface Figure {
  /** The unit that it belongs to. */
  readonly unit: string;
  readonly model: number;
  readonly seat: number;
  readonly silhouette: Silhouette;
  readonly at: Flat;
  /** Which way the base lies and which way the body looks: radians from +x, against the clock as seen from above. */
  readonly turn: number;
  readonly looks: number;
  readonly base: Base;
  readonly flags: readonly Flag[];
  readonly hasFront: boolean;
  readonly wounds: number;
  /** How it is held while something happens to it. */
  readonly pose?: Pose;
}

export interface Pose {
  /** Millimetres above where it stands. */
  readonly lift: number;
  /** Radians forward. */
  readonly topple: number;
}

export interface Base {
  readonly kind: 'round' | 'rectangle';
  readonly long: number;
  readonly wide: number;
}

/** Something small that marks a place. */
export interface Post {
  readonly id: string;
  readonly at: Flat;
  readonly owner?: number;
  readonly sign?: string;
  readonly title: string;
  readonly look: 'flag' | 'altar' | 'crystal' | 'token';
}

export interface Tile {
  /** The Space that it belongs to. */
  readonly space: string;
  readonly outline: readonly Flat[];
  readonly isCentre: boolean;
  /** Does a crystal light it? */
  readonly isLit: boolean;
}

export function worldOf(tableau: Tableau): World {
  const { depth, theme, seed } = tableau;
  const flat = ({ x, y }: { readonly x: number; readonly y: number }): Flat => [mmOf(x), mmOf(depth - y)];
  const outlineOf = (outline: Polygon): readonly Flat[] => outline.map(corner => flat(corner));
  return {
    width: mmOf(tableau.width),
    depth: mmOf(depth),
    theme,
    pieces: tableau.scenery.map(piece => pieceOf(piece, outlineOf(piece.outline))),
    figures: tableau.units.flatMap(unit => unit.figures.map(figure => figureOf(unit, figure, flat(figure.at)))),
    markers: tableau.markers.map(marker => postOf(marker, flat(marker.at))),
    painting: { seed, pieces: paintedPieces(tableau, scaleOf(tableau)) },
  };
}

function pieceOf(piece: Scenery, outline: readonly Flat[]): Piece {
  const { id, kind, title, height, isOpen = false, isBurning = false, whole = 1 } = piece;
  return {
    id,
    kind,
    outline,
    height: mmOf(height),
    title,
    isOpen,
    isBurning,
    whole,
  };
}

function figureOf(unit: TableUnit, figure: TableFigure, at: Flat): Figure {
  const { silhouette, crowned = false, base, facing, looks = facing, front = false, wounds = 0, model } = figure;
  const flags: readonly Flag[] = [
    ...unit.flags.filter(flag => flag !== 'prone' || figure.prone === undefined),
    ...(figure.prone === true ? (['prone'] as const) : []),
    ...(figure.done === true && !unit.flags.includes('activated') ? (['activated'] as const) : []),
  ];
  return {
    unit: unit.id,
    model,
    seat: unit.seat,
    silhouette: silhouette ?? { kind: usualKind(base, crowned) },
    at,
    turn: (2 * Math.PI * facing) / FULL_TURN,
    looks: (2 * Math.PI * looks) / FULL_TURN,
    base: baseOf(base),
    flags,
    hasFront: front,
    wounds,
  };
}

const FULL_TURN = 4096;
const WIDE_BASE = 36;

/** Somebody of whom nothing is said is known by what he stands on. */
function usualKind(base: BaseShape, isCrowned: boolean): FigureKind {
  const { long } = baseOf(base);
  if (base.kind === 'rectangle') return 'tank';
  if (long > WIDE_BASE) return 'titan';
  if (long > WIDE_BASE / 1.5) return 'monster';
  if (long > WIDE_BASE / 2.2) return base.kind === 'oval' ? 'cavalry' : 'heavy';
  return isCrowned ? 'hero' : 'infantry';
}

function baseOf(base: BaseShape): Base {
  if (base.kind === 'round') return { kind: 'round', long: mmOf(base.radius), wide: mmOf(base.radius) };
  const kind = base.kind === 'oval' ? 'round' : 'rectangle';
  return { kind, long: mmOf(base.length) / 2, wide: mmOf(base.width) / 2 };
}

const postOf = ({ id, owner, sign, title }: Marker, at: Flat): Post => ({
  id,
  at,
  title,
  look: 'flag',
  ...(owner !== undefined && { owner }),
  ...(sign !== undefined && { sign }),
});
