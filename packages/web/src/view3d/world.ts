import type { BaseShape, Polygon } from '@banneret/geometry';
import type { FigureKind, Silhouette } from '../paint/figures/kinds.js';
import type { TerrainKind } from '../paint/terrain/kinds.js';
import type { Theme } from '../paint/theme.js';
import { mmOf } from '../tabletop/scale.js';
import type { Flag, Look, Marker, Scenery, TableFigure, Tableau, TableUnit } from '../tabletop/tableau.js';
import type { Flat } from './mesh/vec.js';

/** Everything there is to see, in millimetres: x to the right, z from the far edge towards the near one, as the flat drawing has it. */
export interface World {
  readonly width: number;
  readonly depth: number;
  readonly theme: Theme;
  readonly pieces: readonly Piece[];
  readonly figures: readonly Figure[];
  readonly markers: readonly Post[];
  /** The hexes that a board is made of, where there is no open ground. */
  readonly tiles?: readonly Tile[];
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
  /** Radians from +x, against the clock as seen from above. */
  readonly turn: number;
  readonly base: Base;
  readonly flags: readonly Flag[];
  readonly hasFront: boolean;
  readonly wounds: number;
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
  readonly outline: readonly Flat[];
  readonly isCentre: boolean;
}

export function worldOf(tableau: Tableau, theme: Theme): World {
  const { depth } = tableau;
  const flat = ({ x, y }: { readonly x: number; readonly y: number }): Flat => [mmOf(x), mmOf(depth - y)];
  const outlineOf = (outline: Polygon): readonly Flat[] => outline.map(corner => flat(corner));
  return {
    width: mmOf(tableau.width),
    depth: mmOf(depth),
    theme,
    pieces: tableau.scenery.map(piece => pieceOf(piece, outlineOf(piece.outline))),
    figures: tableau.units.flatMap(unit => unit.figures.map(figure => figureOf(unit, figure, flat(figure.at)))),
    markers: tableau.markers.map(marker => postOf(marker, flat(marker.at))),
  };
}

function pieceOf(piece: Scenery, outline: readonly Flat[]): Piece {
  const { id, look, kind = KIND_OF[look], title, height, isOpen = false, isBurning = false, whole = 1 } = piece;
  return {
    id,
    kind,
    outline,
    height: height === undefined ? TALL[kind] : mmOf(height),
    title,
    isOpen,
    isBurning,
    whole,
  };
}

function figureOf(unit: TableUnit, figure: TableFigure, at: Flat): Figure {
  const { silhouette, crowned = false, base, facing, front = false, wounds = 0, model } = figure;
  return {
    unit: unit.id,
    model,
    seat: unit.seat,
    silhouette: silhouette ?? { kind: usualKind(base, crowned) },
    at,
    turn: (2 * Math.PI * facing) / FULL_TURN,
    base: baseOf(base),
    flags: unit.flags,
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

/** What scenery is taken for while its game says no more than its pattern. */
const KIND_OF: Readonly<Record<Look, TerrainKind>> = {
  growth: 'wood',
  ruin: 'ruin',
  rubble: 'rubble',
  rock: 'rock',
  wall: 'container',
  pit: 'crater',
  danger: 'mines',
  mire: 'marsh',
  open: 'open',
  water: 'deep',
  hill: 'hill',
};

/** How high a piece stands whose game does not say. */
export const TALL: Readonly<Record<TerrainKind, number>> = {
  wood: 100,
  flora: 70,
  hedge: 26,
  ruin: 76,
  container: 64,
  silo: 110,
  building: 76,
  tower: 130,
  rock: 60,
  spire: 110,
  hill: 44,
  terrace: 40,
  platform: 60,
  wall: 30,
  gate: 46,
  sandbags: 24,
  crates: 34,
  stockade: 40,
  crater: 5,
  slag: 2,
  mines: 2,
  thorns: 16,
  deep: 0,
  ford: 0,
  marsh: 0,
  ditch: 0,
  crevasse: 0,
  rubble: 10,
  road: 0,
  open: 0,
};
