import { bodyAt, type Body } from '../body.js';
import type { Ground, TerrainCut } from '../ground.js';
import { outlineOf, POINT, type Outline } from '../outline.js';
import { whereabouts } from '../polygon.js';
import type { Placed, Point } from '../shapes.js';
import type { SightBlockers } from './blockers.js';
import { overlap } from './contact.js';

/** What a terrain piece does to a sight line, by piece index in `SightOptions.terrain`. */
export const TRANSPARENT = 0;
/** No line passes through it. */
export const OPAQUE = 1;
/** One can see into it and out of it but not through it: it does not count when either base stands in it, even partly. */
export const SEE_INTO = 2;

export interface SightOptions {
  /** One of the three values above for every terrain piece; all are opaque when left out. */
  readonly terrain?: Uint8Array;
  /** Other bases in the way. */
  readonly blockers?: SightBlockers;
  /** 0 for every blocker that is looked over in this query, by blocker index; all count when left out. */
  readonly counts?: Uint8Array;
  /** Groups of blockers that are looked through: the viewer's and the target's own unit, say. */
  readonly ignoreGroups?: readonly number[];
}

/** What might stand in the way. */
export interface Contents {
  readonly bodies: Body[];
  readonly cuts: TerrainCut[];
  /** Set when a body was found to lie right across: then no line is clear. */
  barred: boolean;
  /** Set when there is terrain among it that can be seen into. */
  seenInto: boolean;
}

/** The two ends of a query and everything that might stand between them. One is written over again and again. */
export interface Corridor extends Contents {
  readonly a: Mutable<Body>;
  readonly b: Mutable<Body>;
  /** For every body on which side of all clear lines it must lie, where `prune` has found that out; else 0. */
  readonly sides: number[];
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export const newCorridor = (): Corridor => ({
  a: bodyAt(POINT, 0, 0, { kind: 'end' }),
  b: bodyAt(POINT, 0, 0, { kind: 'end' }),
  bodies: [],
  cuts: [],
  barred: false,
  seenInto: false,
  sides: [],
});

export function setEnd(end: Mutable<Body>, { base, at, facing }: Placed): void {
  end.outline = outlineOf(base, facing);
  end.x = at.x;
  end.y = at.y;
}

export function setBodyEnd(end: Mutable<Body>, { outline, x, y }: Body): void {
  end.outline = outline;
  end.x = x;
  end.y = y;
}

export function setPointEnd(end: Mutable<Body>, { x, y }: Point): void {
  end.outline = POINT;
  end.x = x;
  end.y = y;
}

/** Collects all bodies whose circle meets the strip around both ends: a few too many, never one too few. */
export function gather(corridor: Corridor, ground: Ground, options: SightOptions): void {
  setStrip(ownStrip, corridor.a, corridor.a.outline.reach, corridor.b, corridor.b.outline.reach);
  gatherStrip(corridor, ownStrip, ground, options);
  if (corridor.seenInto) dropSeenInto(corridor, ground, options.terrain!);
}

/** A straight strip of the table around two ends: its axis, and how far the ends reach about its two end points. */
export interface Strip {
  x: number;
  y: number;
  dx: number;
  dy: number;
  length: number;
  fromReach: number;
  toReach: number;
  halfWidth: number;
}

export const newStrip = (): Strip => ({
  x: 0,
  y: 0,
  dx: 0,
  dy: 0,
  length: 0,
  fromReach: 0,
  toReach: 0,
  halfWidth: 0,
});

const ownStrip = newStrip();

export function setStrip(strip: Strip, from: Point, fromReach: number, to: Point, toReach: number): void {
  strip.x = from.x;
  strip.y = from.y;
  strip.dx = to.x - from.x;
  strip.dy = to.y - from.y;
  strip.length = Math.sqrt(strip.dx * strip.dx + strip.dy * strip.dy);
  strip.fromReach = fromReach;
  strip.toReach = toReach;
  strip.halfWidth = Math.max(fromReach, toReach);
}

/** How a body lies to a strip: `OUTSIDE` it, somewhere `IN_STRIP`, or right across it, so that nothing can see past. */
export const OUTSIDE = 0;
export const IN_STRIP = 1;
export const ACROSS = 2;

/**
 * Judged by the circles around and inside the body; both err by a micrometre on the safe side, which swallows all rounding.
 * `ACROSS` means that the inner circle covers the whole width of the strip somewhere between the two ends.
 */
export function placeInStrip(strip: Strip, x: number, y: number, { reach, core }: Outline): number {
  const { dx, dy, length, halfWidth } = strip;
  const relX = x - strip.x;
  const relY = y - strip.y;
  const margin = (reach + halfWidth) * length;
  const across = Math.abs(dx * relY - dy * relX);
  if (across > margin) return OUTSIDE;
  const along = dx * relX + dy * relY;
  const left = length * length - along;
  if (-along > margin || -left > margin) return OUTSIDE;
  if (across > (core - halfWidth - 1) * length) return IN_STRIP;
  return along > (strip.fromReach + 1) * length && left > (strip.toReach + 1) * length ? ACROSS : IN_STRIP;
}

/** Replaces the contents by all that meets the strip. */
export function gatherStrip(into: Contents, strip: Strip, ground: Ground, options: SightOptions): void {
  into.bodies.length = 0;
  into.cuts.length = 0;
  into.barred = false;
  into.seenInto = false;
  gatherTerrain(into, strip, ground, options.terrain);
  if (options.blockers) gatherBlockers(into, strip, options.blockers, options);
}

function gatherTerrain(into: Contents, strip: Strip, ground: Ground, terrain: Uint8Array | undefined): void {
  const { parts, cuts } = ground;
  let lastPiece = -1;
  for (let i = 0; i < parts.length; i++) {
    const { piece, body } = parts[i]!;
    const place = placeInStrip(strip, body.x, body.y, body.outline);
    if (place === OUTSIDE) continue;
    const kind = terrain ? terrain[piece] : OPAQUE;
    if (kind === TRANSPARENT) continue;
    if (kind === SEE_INTO) into.seenInto = true;
    else if (place === ACROSS) into.barred = true;
    into.bodies.push(body);
    if (piece === lastPiece || cuts.length === 0) continue;
    lastPiece = piece; // the parts of a piece stand together in the list
    for (const cut of cuts) if (cut.piece === piece) into.cuts.push(cut);
  }
}

function gatherBlockers(into: Contents, strip: Strip, blockers: SightBlockers, options: SightOptions): void {
  const { xs, ys, groups, bodies } = blockers;
  const { counts, ignoreGroups } = options;
  for (let i = 0; i < xs.length; i++) {
    const body = bodies[i]!;
    const place = placeInStrip(strip, xs[i]!, ys[i]!, body.outline);
    if (place === OUTSIDE) continue;
    if (counts && counts[i] === 0) continue;
    if (ignoreGroups && ignoreGroups.includes(groups[i]!)) continue;
    if (place === ACROSS) into.barred = true;
    into.bodies.push(body);
  }
}

/** Takes out the pieces that an end of the corridor stands in and can therefore see out of, or be seen in. */
export function dropSeenInto(corridor: Corridor, ground: Ground, terrain: Uint8Array): void {
  const { a, b, bodies, cuts } = corridor;
  const opens = (piece: number): boolean =>
    terrain[piece] === SEE_INTO && (standsIn(a, ground, piece) || standsIn(b, ground, piece));
  keep(bodies, ({ source }) => source.kind !== 'terrain' || !opens(source.piece));
  keep(cuts, ({ piece }) => !opens(piece));
}

/** Is it scenery that can be seen into? */
export const isSeenInto = ({ source }: Body, terrain: Uint8Array | undefined): boolean =>
  terrain !== undefined && source.kind === 'terrain' && terrain[source.piece] === SEE_INTO;

/** Does the end share interior with the piece? A point may lie inside the piece on a cut, in none of its parts. */
export function standsIn(end: Body, { terrain, parts }: Ground, piece: number): boolean {
  if (end.outline === POINT) return whereabouts(terrain[piece]!.outline, end) === 'inside';
  return parts.some(part => part.piece === piece && overlap(part.body, end));
}

function keep<T>(list: T[], wanted: (item: T) => boolean): void {
  let kept = 0;
  for (const item of list) if (wanted(item)) list[kept++] = item;
  list.length = kept;
}
