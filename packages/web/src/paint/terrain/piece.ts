import type { Brush } from '../core/brush.js';
import type { Outline, Spot } from '../core/outline.js';
import type { Random } from '../core/random.js';
import type { Ink } from '../theme.js';
import type { TerrainInks } from './inks.js';
import type { TerrainKind } from './kinds.js';

/** A piece of terrain as it is painted: plain data, so that it can be handed to another thread. */
export interface Piece {
  readonly id: string;
  readonly kind: TerrainKind;
  /** In millimetres, y downwards. */
  readonly outline: Outline;
  readonly height: number;
  readonly seed: number;
  readonly isOpen?: boolean;
  readonly isBurning?: boolean;
  /** The share of it that still stands. */
  readonly whole?: number;
  readonly storeys?: number;
  readonly roof?: 'flat' | 'pitched';
  readonly ways?: readonly Way[];
  /** The colour of whoever put it there. */
  readonly owner?: Ink;
}

/** Where one gets in or up: doors and windows have a place in a wall, stairs and ladders a foot and a head. */
export interface Way {
  readonly kind: 'door' | 'window' | 'stairs' | 'ladder';
  readonly at: Spot;
  readonly to?: Spot;
}

/** What a painter has in hand. The chance is the piece's own: it looks the same whenever it is painted. */
export interface Work {
  readonly brush: Brush;
  readonly piece: Piece;
  readonly inks: TerrainInks;
  readonly random: Random;
}

/**
 * How a kind of terrain is painted. Nothing leaves the true outline but shadows and light: who calls the painters sees to that.
 */
export interface TerrainPainter {
  /** What lies flat: it is under all shadows. */
  flat?(work: Work): void;
  /** What light or dust it throws on the ground around it. */
  halo?(work: Work): void;
  /** Its shadow, opaque, in the brush's own colour. */
  shadow?(work: Work): void;
  /** What stands there. */
  solid?(work: Work): void;
  /** Does it stand on the ground with its whole outline? Then the ground around it is a little darker. */
  readonly touches?: boolean;
}
