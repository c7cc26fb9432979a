import type { Body, BodySource } from '../body.js';
import type { Ground } from '../ground.js';
import { outlineOf, POINT, type Outline } from '../outline.js';
import type { Placed } from '../shapes.js';
import {
  dropSeenInto,
  OUTSIDE,
  ACROSS,
  placeInStrip,
  SEE_INTO,
  TRANSPARENT,
  newStrip,
  setStrip,
  type Contents,
  type Corridor,
  type SightOptions,
} from './corridor.js';

/** Everything that may stand between two whole units: collected once, then sifted for every pair of models. */
export type Crowd = Contents;

export const newCrowd = (): Crowd => ({ bodies: [], cuts: [], barred: false, seenInto: false });

const unitStrip = newStrip();
const pairStrip = newStrip();

/** All that can be in the way in one list of targets, terrain first, laid out flat: it is sifted for every target unit. */
export interface Field {
  count: number;
  terrainCount: number;
  readonly bodies: Body[];
  x: Float64Array;
  y: Float64Array;
  reach: Float64Array;
  group: Int32Array;
}

export const newField = (): Field => ({ count: 0, terrainCount: 0, bodies: [], ...fieldLists(512) });

const fieldLists = (size: number): Pick<Field, 'x' | 'y' | 'reach' | 'group'> => ({
  x: new Float64Array(size),
  y: new Float64Array(size),
  reach: new Float64Array(size),
  group: new Int32Array(size),
});

/** Leaves out what is in nobody's way: scenery that is looked past, blockers that do not count or are of the group. */
export function setField(field: Field, ground: Ground, options: SightOptions, ownGroup: number): void {
  const { terrain, blockers, counts } = options;
  const most = ground.parts.length + (blockers ? blockers.bodies.length : 0);
  if (most > field.x.length) Object.assign(field, fieldLists(2 * most));
  field.count = 0;
  for (const { piece, body } of ground.parts) {
    if (!terrain || terrain[piece] !== TRANSPARENT) addToField(field, body, 0);
  }
  field.terrainCount = field.count;
  if (!blockers) return;
  const { bodies, groups } = blockers;
  for (let i = 0; i < bodies.length; i++) {
    if (groups[i] === ownGroup || (counts && counts[i] === 0)) continue;
    addToField(field, bodies[i]!, groups[i]!);
  }
}

function addToField(field: Field, body: Body, group: number): void {
  const i = field.count++;
  field.bodies[i] = body;
  field.x[i] = body.x;
  field.y[i] = body.y;
  field.reach[i] = body.outline.reach;
  field.group[i] = group;
}

/** What of the field meets the strip around both units, blockers of the target's own group left out. */
export function gatherCrowd(crowd: Crowd, field: Field, ground: Ground, ends: UnitEnds, terrain?: Uint8Array): void {
  const { from, to, group } = ends;
  setStrip(unitStrip, from, from.outline.reach, to, to.outline.reach);
  const { x: fromX, y: fromY, dx, dy, length, halfWidth } = unitStrip;
  const { count, terrainCount, x, y, reach } = field;
  crowd.bodies.length = 0;
  crowd.cuts.length = 0;
  crowd.barred = false;
  crowd.seenInto = false;
  for (let i = 0; i < count; i++) {
    const across = dx * (y[i]! - fromY) - dy * (x[i]! - fromX);
    const margin = (reach[i]! + halfWidth) * length;
    if (across > margin || -across > margin) continue;
    if (i >= terrainCount && field.group[i] === group) continue;
    const body = field.bodies[i]!;
    const place = placeInStrip(unitStrip, body.x, body.y, body.outline);
    if (place === OUTSIDE) continue;
    if (isSeenInto(body, terrain)) crowd.seenInto = true;
    else if (place === ACROSS) crowd.barred = true;
    crowd.bodies.push(body);
  }
  if (ground.cuts.length > 0) gatherCuts(crowd, ground);
}

export interface UnitEnds {
  readonly from: Body;
  readonly to: Body;
  /** Of the target unit. */
  readonly group: number;
}

/** The cuts of every piece in the crowd; the parts of a piece stand together in the list. */
function gatherCuts({ bodies, cuts }: Crowd, ground: Ground): void {
  let lastPiece = -1;
  for (const { source } of bodies) {
    if (source.kind !== 'terrain' || source.piece === lastPiece) continue;
    lastPiece = source.piece;
    for (const cut of ground.cuts) if (cut.piece === lastPiece) cuts.push(cut);
  }
}

/** A body to hold the wrapping of one unit after another. */
export function newWrapping(): Wrapping {
  const outline = { ...POINT, xs: new Float64Array(8), ys: new Float64Array(8), starts: new Uint16Array(64) };
  return { outline, x: 0, y: 0, source: { kind: 'end' } };
}

interface Wrapping {
  readonly outline: Mutable<Outline>;
  x: number;
  y: number;
  readonly source: BodySource;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Wraps a unit in an octagon around the circles of its bases. It holds the whole unit and a little more, so what hides the
 * octagon hides every model; and circles leave none of its eight sides without length.
 */
export function wrap(wrapping: Wrapping, models: readonly Placed[]): void {
  const { low, high } = extents;
  low.fill(Infinity);
  high.fill(-Infinity);
  for (const { base, at, facing } of models) {
    const { reach } = outlineOf(base, facing);
    const diagonalReach = Math.ceil(reach * Math.SQRT2);
    widen(0, at.x, reach);
    widen(1, at.y, reach);
    widen(2, at.x + at.y, diagonalReach);
    widen(3, at.x - at.y, diagonalReach);
  }
  wrapping.x = Math.round((low[0]! + high[0]!) / 2);
  wrapping.y = Math.round((low[1]! + high[1]!) / 2);
  setOctagon(wrapping);
}

/** Least and greatest x, y, x + y and x - y of the unit. */
const extents = { low: new Float64Array(4), high: new Float64Array(4) };

function widen(axis: number, middle: number, reach: number): void {
  extents.low[axis] = Math.min(extents.low[axis]!, middle - reach);
  extents.high[axis] = Math.max(extents.high[axis]!, middle + reach);
}

/** Counter-clockwise from the lower end of the right side. */
function setOctagon({ outline, x, y }: Wrapping): void {
  const [left, bottom, lowSum, lowDifference] = extents.low;
  const [right, top, highSum, highDifference] = extents.high;
  setCorner(outline, 0, right! - x, right! - highDifference! - y);
  setCorner(outline, 1, right! - x, highSum! - right! - y);
  setCorner(outline, 2, highSum! - top! - x, top! - y);
  setCorner(outline, 3, lowDifference! + top! - x, top! - y);
  setCorner(outline, 4, left! - x, left! - lowDifference! - y);
  setCorner(outline, 5, left! - x, lowSum! - left! - y);
  setCorner(outline, 6, lowSum! - bottom! - x, bottom! - y);
  setCorner(outline, 7, highDifference! + bottom! - x, bottom! - y);
  let squared = 0;
  for (let i = 0; i < 8; i++)
    squared = Math.max(squared, outline.xs[i]! * outline.xs[i]! + outline.ys[i]! * outline.ys[i]!);
  outline.reach = Math.ceil(Math.sqrt(squared)) + 1;
}

function setCorner({ xs, ys }: Outline, i: number, x: number, y: number): void {
  xs[i] = x;
  ys[i] = y;
}

/**
 * Fills a corridor whose ends are set with those of the crowd that may stand between these two. Stops short when one of
 * them bars the corridor: then it is blocked, whatever else there is.
 */
export function fillFromCrowd(corridor: Corridor, crowd: Crowd, ground: Ground, terrain?: Uint8Array): void {
  const { a, b, bodies, cuts } = corridor;
  setStrip(pairStrip, a, a.outline.reach, b, b.outline.reach);
  bodies.length = 0;
  cuts.length = 0;
  corridor.barred = false;
  for (const body of crowd.bodies) {
    const place = placeInStrip(pairStrip, body.x, body.y, body.outline);
    if (place === OUTSIDE) continue;
    bodies.push(body);
    if (place !== ACROSS || isSeenInto(body, terrain)) continue;
    corridor.barred = true;
    return;
  }
  for (const cut of crowd.cuts) cuts.push(cut);
  if (crowd.seenInto && bodies.length > 0) dropSeenInto(corridor, ground, terrain!);
}

/** Is it scenery that can be seen into? */
export const isSeenInto = ({ source }: Body, terrain: Uint8Array | undefined): boolean =>
  terrain !== undefined && source.kind === 'terrain' && terrain[source.piece] === SEE_INTO;
