/**
 * What a game's rule of sight measures when one model looks at another: plain data, made from the position and the rules as they are
 * written, by nobody's judge. Lengths are micrometres. Decoration is no part of it.
 */
export interface Volumes {
  /** From where one may look: any point of this. */
  readonly from: Place;
  /** What there is to be seen: any point of this. */
  readonly to: Place;
  /** What may be in the way; the pixels of a film hold its place in this list. */
  readonly obstacles: readonly Obstacle[];
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** All points of a shape that lie at one height. Rules that look from above have no heights: all is at 0, and obstacles have no top. */
export interface Place {
  readonly shape: Shape;
  readonly z: number;
  /** Only these points of it, where a rule samples instead of taking them all. */
  readonly points?: readonly (Spot & { readonly z: number })[];
  /**
   * The points lie along walls, so many to each, one beside the other. A rule that asks for "some part" of a wall looks at parts of
   * it, and whoever sees fewer neighbours than one such part has sees it by less than that: that is at the margin.
   */
  readonly walls?: { readonly each: number; readonly part: number };
}

/** What a disc sweeps over on its way from `a` to `b` (a disc that stays is its base), or whatever lies within an outline. */
export type Shape =
  | { readonly kind: 'capsule'; readonly a: Spot; readonly b: Spot; readonly radius: number }
  | { readonly kind: 'polygon'; readonly corners: readonly Spot[] };

/** What an obstacle is, as finely as a proof wants to leave it out. */
export const SORTS = ['scenery', 'building', 'unit', 'transport', 'token'] as const;
export type Sort = (typeof SORTS)[number];

export interface Obstacle {
  readonly kind: 'scenery' | 'unit';
  /** Only where it is something else than its kind says. */
  readonly sort?: Sort;
  /** The id that it has on the table. */
  readonly id: string;
  readonly shape: Shape;
  /** It stands on the ground and ends here; `Infinity` where the rule knows no heights, or has compared them already. */
  readonly top: number;
  /**
   * When it is looked into or out of: `never`; for a whole base that stands in it even partly; or only along lines that begin or end
   * at a point in it.
   */
  readonly open: 'never' | 'to-bases' | 'to-points';
}

export const sortOf = ({ kind, sort }: Obstacle): Sort => sort ?? kind;

/** Which obstacles count. All of them, but for a proof that wants to know whether one of a sort is missed. */
export type Keep = (obstacle: Obstacle) => boolean;
export const all: Keep = () => true;

export const disc = (at: Spot, radius: number): Shape => ({ kind: 'capsule', a: at, b: at, radius });
export const polygon = (corners: readonly Spot[]): Shape => ({ kind: 'polygon', corners });
