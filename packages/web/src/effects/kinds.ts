import type { Seat } from '@banneret/kernel';
import type { Flag } from '../tabletop/tableau.js';

/** A place in the world of the board: millimetres on a table, y growing downwards; on hexes the measure of their drawing. */
export interface At {
  readonly x: number;
  readonly y: number;
}

/** A figure as the board names it. */
export interface FigureKey {
  /** What the drawing calls its unit. */
  readonly unit: string;
  readonly model: number;
}

/** A base on the board. */
export interface Rim extends FigureKey {
  readonly at: At;
  readonly radius: number;
  readonly seat: Seat;
}

/** The way of one figure, from where it stood to where it stands. */
export interface Way extends FigureKey {
  readonly path: readonly At[];
  /** Pushed, thrown or driven back: it looks where it looked, not where it goes. */
  readonly slides?: boolean;
}

export const TREADS = ['boots', 'tracks', 'wings'] as const;
export type Tread = (typeof TREADS)[number];

export const WEAPONS = ['rifle', 'beam', 'cannon', 'blade'] as const;
export type WeaponSort = (typeof WEAPONS)[number];

export interface ShotLine {
  readonly from: At;
  readonly to: At;
  readonly hit: boolean;
}

/** What becomes of scenery: it is put there, broken, opened or shut, set on fire, taken away. */
export const CHANGES = ['made', 'broken', 'turned', 'lit', 'gone'] as const;
export type Change = (typeof CHANGES)[number];

/**
 * Something to be seen, and perhaps heard, because of an event. Plain data in the board's own measure: whoever declares effects knows
 * no canvas, whoever draws them knows no game.
 */
export type Effect =
  | { readonly kind: 'move'; readonly ways: readonly Way[]; readonly tread: Tread; readonly charge: boolean }
  | { readonly kind: 'shot'; readonly shots: readonly ShotLine[]; readonly weapon: Exclude<WeaponSort, 'blade'> }
  | { readonly kind: 'blast'; readonly at: At; readonly radius: number }
  /** Blows across the lines between pairs that fight. */
  | { readonly kind: 'melee'; readonly pairs: readonly (readonly [At, At])[] }
  | { readonly kind: 'wound'; readonly rims: readonly Rim[] }
  | { readonly kind: 'fall'; readonly rims: readonly Rim[] }
  | { readonly kind: 'morale'; readonly rims: readonly Rim[]; readonly held: boolean }
  /** Broken: they fade towards where they flee. */
  | { readonly kind: 'rout'; readonly rims: readonly Rim[]; readonly towards: At }
  | { readonly kind: 'activation'; readonly rims: readonly Rim[] }
  | { readonly kind: 'objective'; readonly at: At; readonly radius: number; readonly seat: Seat | undefined }
  /** Magic, orders, healing: light that gathers round a place. */
  | { readonly kind: 'light'; readonly rims: readonly Rim[]; readonly good: boolean }
  /** Something comes to the table, or is put down there. */
  | { readonly kind: 'arrive'; readonly rims: readonly Rim[] }
  /** They go from the table: into something, over its edge, back to the box. */
  | { readonly kind: 'leave'; readonly rims: readonly Rim[]; readonly towards?: At }
  /** A state begins or is over: its sign goes up. */
  | { readonly kind: 'state'; readonly rims: readonly Rim[]; readonly flag: Flag; readonly gained: boolean }
  /** Something becomes of the ground, or of what stands on it. */
  | { readonly kind: 'terrain'; readonly outline: readonly At[]; readonly how: Change }
  | { readonly kind: 'card'; readonly title: string; readonly seat: Seat | undefined }
  | { readonly kind: 'turn'; readonly title: string; readonly seat: Seat | undefined }
  | { readonly kind: 'end'; readonly title: string; readonly seat: Seat | undefined };

export type EffectKind = Effect['kind'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly kind: K }>;
