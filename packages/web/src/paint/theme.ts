import type { TerrainInks } from './terrain/inks.js';

/** A colour as `#rrggbb`: painters mix them. */
export type Ink = `#${string}`;

/** The colours of up to four sides; told apart with any kind of colour-blind sight, and by sign and rim besides. */
export type SideInks = readonly [Ink, Ink, Ink, Ink];

/**
 * How a game looks: plain data, so that it can be handed to a thread that paints. Painters know no game, games know no painter.
 */
export interface Theme {
  readonly id: string;
  readonly sides: SideInks;
  /** Buttons, frames, light. */
  readonly accent: Ink;
  /** Around the table. */
  readonly beyond: Ink;
  readonly ground: GroundRecipe;
  readonly terrain: TerrainInks;
  /** How dark a shadow is, from 0 to 1. */
  readonly shade: number;
  /** What drifts over the table. */
  readonly air?: Air;
}

export const AIRS = ['fog', 'dust', 'snow', 'clouds'] as const;
export type Air = (typeof AIRS)[number];

/** Ground is a relief of noise, lit from the upper left. */
export interface GroundRecipe {
  /** From the deepest place to the highest. */
  readonly ramp: readonly [Ink, Ink, Ink, Ink, Ink];
  /** How strongly slopes are lit. */
  readonly relief: number;
  /** Millimetres from one rise to the next. */
  readonly grain: number;
  /** How far rises are drawn out. */
  readonly warp: number;
  /** How much of it is grit. */
  readonly grit: number;
  /** What grows here and there. */
  readonly tufts?: readonly Ink[];
  /** Bands of worked ground. */
  readonly worked?: 'cobbles' | 'slabs';
  /** What lies about on it. */
  readonly cover?: readonly GroundCover[];
}

export const GROUND_COVERS = [
  'pebbles',
  'cracks',
  'stains',
  'tracks',
  'drifts',
  'heather',
  'puddles',
  'lamps',
] as const;
export type GroundCover = (typeof GROUND_COVERS)[number];
