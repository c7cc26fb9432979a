import type { Facing, Placed, Point, Polygon, Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { Silhouette } from '../paint/figures/kinds.js';
import type { TerrainKind } from '../paint/terrain/kinds.js';
import type { Theme } from '../paint/theme.js';

/**
 * A table as it is drawn, whatever the game: what lies and stands on it, to scale, with the words for it. A game makes one
 * of its state; everything that draws or takes hold of things works on this alone.
 */
export interface Tableau {
  /** In whose colours it is painted. */
  readonly theme: Theme;
  readonly width: Um;
  readonly depth: Um;
  /** Where the chance of its painting comes from: the same for all who look at this match, and in its replay. */
  readonly seed: number;
  /** A faint rule every so often: the game's own measure. */
  readonly grid: Um;
  readonly zones: readonly Zone[];
  /** Keep the list while nothing of it changes: it is drawn again only when it is another one. */
  readonly scenery: readonly Scenery[];
  readonly markers: readonly Marker[];
  readonly units: readonly TableUnit[];
}

/** Ground with a meaning: where one deploys, what one fights for, what is under fire. */
export interface Zone {
  readonly id: string;
  readonly outline: Polygon;
  readonly seat?: Seat;
  readonly title?: string;
  /** Nobody deploys there any more: its edge is all that is shown. */
  readonly isPast?: boolean;
}

export interface Scenery {
  readonly id: string;
  readonly outline: Polygon;
  readonly name: string;
  /** What it does, as small signs: see `SIGNS`. */
  readonly signs: readonly string[];
  readonly title: string;
  /** What it is painted as. */
  readonly kind: TerrainKind;
  /** How high it stands above the ground, which its shadow tells. */
  readonly height: Um;
  /** What has come of it: gates stand open, walls are shot down to a part, things burn. */
  readonly isOpen?: boolean;
  readonly isBurning?: boolean;
  /** The share of it that still stands. */
  readonly whole?: number;
  readonly storeys?: number;
  readonly roof?: 'flat' | 'pitched';
  /** Where one gets in and up. */
  readonly ways?: readonly SceneryWay[];
  /** Whoever put it there. */
  readonly owner?: Seat;
}

/** Doors and windows have a place in a wall, stairs and ladders a foot and a head. */
export interface SceneryWay {
  readonly kind: 'door' | 'window' | 'stairs' | 'ladder';
  readonly at: Point;
  readonly to?: Point;
}

/** Something small that lies on the table. */
export interface Marker {
  readonly id: string;
  readonly at: Point;
  readonly owner?: Seat;
  /** How far around it counts. */
  readonly range?: Um;
  /** One or two letters beside it. */
  readonly sign?: string;
  readonly title: string;
}

export interface TableUnit {
  readonly id: string;
  readonly seat: Seat;
  readonly name: string;
  /** The whole unit in one sentence, for those who listen to the table. */
  readonly words: string;
  /** Which of the emblems its bases bear. */
  readonly emblem: number;
  /** What state it is in: becomes a class, and a sign before its name. */
  readonly flags: readonly Flag[];
  readonly figures: readonly TableFigure[];
  /** Models this near keep each other in the unit: lines are drawn between them. */
  readonly link?: Um;
}

export type Flag = 'activated' | 'shaken' | 'suppressed' | 'engaged' | 'prone' | 'hidden' | 'ready';

export interface TableFigure extends Placed {
  readonly model: number;
  /** How it looks from above (default: a foot soldier). */
  readonly silhouette?: Silhouette;
  /** Where it looks, if that is not for the rules to say. */
  readonly looks?: Facing;
  /** Lies on the ground, alone of its unit or with it. */
  readonly prone?: boolean;
  /** Has done what it may, where figures act one by one. */
  readonly done?: boolean;
  /** A leader, a hero. */
  readonly crowned?: boolean;
  readonly wounds?: number;
  /** Written on the base in place of the unit's emblem: how many stand on it, say. */
  readonly sign?: string;
  /** Does its facing matter? Then its front is marked. */
  readonly front?: boolean;
}
