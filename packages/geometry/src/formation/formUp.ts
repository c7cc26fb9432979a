import { overlapping, within } from '../distance.js';
import { legLength, pathLength, squaredDistance } from '../length.js';
import type { HitBy, MoveField } from '../move/field.js';
import { gather, type Locale } from '../move/locale.js';
import { endFree, endHit, legFree } from '../move/verdict.js';
import { pathWithin } from '../move/shortestPath.js';
import { reachOf } from '../solid.js';
import type { Placed, Point } from '../shapes.js';
import type { Um } from '../units.js';
import { coherent, type CoherencyRule } from './coherency.js';
import { nearbySpots, packing } from './spots.js';

/** A model of the unit that forms up, as it stands now. */
export interface Mover {
  readonly placed: Placed;
  /** The longest path it may take. Without one it is simply put down, as at deployment. */
  readonly budget?: Um;
}

export interface FormOptions {
  readonly coherency?: CoherencyRule;
  /** `keep` (default) tries the present shape first; `ring` packs the unit around the anchor at once. */
  readonly shape?: 'keep' | 'ring';
  /** A way that leads around what is in the way, tried beside the straight one before another is searched for. */
  readonly guide?: readonly Point[];
}

export type Formation =
  | {
      readonly ok: true;
      readonly placed: readonly Placed[];
      /** One legal path per model, from where it stood; only the end for a model that is put down. */
      readonly paths: readonly (readonly Point[])[];
    }
  | {
      readonly ok: false;
      /** `no-room`: no legal place near enough for that model; `incoherent`: places were found, but not together. */
      readonly why: 'no-room' | 'incoherent';
      readonly model: number;
      /** What stands where that model should, if something does. */
      readonly by?: HitBy;
    };

/** For so many places of a model a path is searched; the others it must reach straight or beside the guide. */
const PATH_TRIES = 3;

/**
 * Places a unit around a point, legally: nobody overlaps, everybody keeps the field's distances, stays coherent and has
 * a path within its budget. First the present shape moved so that its middle model stands on the anchor, single models
 * shifted to the nearest spot that will do; then a packing grown around the anchor.
 */
export function formUp(
  field: MoveField,
  movers: readonly Mover[],
  anchor: Point,
  options: FormOptions = {},
): Formation {
  const surroundings = movers.map(mover => surroundingsOf(field, mover, anchor));
  const middle = middleModel(movers, options.coherency);
  let failure: Formation = { ok: false, why: 'no-room', model: middle };
  if (options.shape !== 'ring') {
    const kept = arrange(movers, surroundings, shiftedShape(movers, middle, anchor), middle, options);
    if (kept.ok || movers.length === 1) return kept;
    failure = kept;
  }
  const packed = arrange(movers, surroundings, packedShape(movers, middle, anchor), middle, options);
  return packed.ok ? packed : failure;
}

/** What a model without a budget can reach is judged near the anchor, within a generous unit's width. */
function surroundingsOf(field: MoveField, { placed, budget }: Mover, anchor: Point): Locale {
  if (budget !== undefined) return gather(field, placed.base, placed.facing, placed.at, budget);
  return gather(field, placed.base, placed.facing, anchor, PUT_DOWN_RANGE);
}

const PUT_DOWN_RANGE: Um = 500_000;

/** The leader if there is one, else the model nearest to the middle of the unit; the first in case of a tie. */
export function middleModel(movers: readonly Mover[], rule: CoherencyRule | undefined): number {
  if (rule?.leader) return rule.leader.model;
  const centre = { x: 0, y: 0 };
  for (const { placed } of movers) {
    centre.x += placed.at.x / movers.length;
    centre.y += placed.at.y / movers.length;
  }
  return indexOfLeast(movers, ({ placed }) => squaredDistance(placed.at, centre));
}

function indexOfLeast<T>(items: readonly T[], measure: (item: T, index: number) => number): number {
  let best = 0;
  let least = Infinity;
  for (const [index, item] of items.entries()) {
    const value = measure(item, index);
    if (value >= least) continue;
    least = value;
    best = index;
  }
  return best;
}

function shiftedShape(movers: readonly Mover[], middle: number, anchor: Point): Point[] {
  const from = movers[middle]!.placed.at;
  const [dx, dy] = [anchor.x - from.x, anchor.y - from.y];
  return movers.map(({ placed }) => ({ x: placed.at.x + dx, y: placed.at.y + dy }));
}

/** A little more than base width apart, the middle model first, the others in the order of their distance to it. */
function packedShape(movers: readonly Mover[], middle: number, anchor: Point): Point[] {
  const widest = Math.max(...movers.map(({ placed }) => reachOf(placed.base, placed.facing)));
  const cells = packing(anchor, movers.length, Math.ceil(2.2 * widest));
  const order = [...movers.keys()];
  const distance = (model: number): number => squaredDistance(movers[model]!.placed.at, movers[middle]!.placed.at);
  order.sort((a, b) => Number(b === middle) - Number(a === middle) || distance(a) - distance(b) || a - b);
  const shape: Point[] = [];
  for (const [cell, model] of order.entries()) shape[model] = cells[cell]!;
  return shape;
}

/** Puts the models down one by one, the middle one first, each as near to its ideal place as it can be. */
function arrange(
  movers: readonly Mover[],
  surroundings: readonly Locale[],
  ideals: readonly Point[],
  middle: number,
  options: FormOptions,
): Formation {
  const { coherency: rule } = options;
  const placed: Placed[] = [];
  const paths: (readonly Point[])[] = [];
  const standing: Placed[] = [];
  for (const model of placingOrder(ideals, middle)) {
    const found = findPlace(movers[model]!, surroundings[model]!, ideals[model]!, standing, options);
    if (!found) return noRoom(model, endHit(surroundings[model]!, ideals[model]!));
    placed[model] = found.placed;
    paths[model] = found.path;
    standing.push(found.placed);
  }
  if (rule && !coherent(placed, rule)) return { ok: false, why: 'incoherent', model: middle };
  return { ok: true, placed, paths };
}

const noRoom = (model: number, by: HitBy | undefined): Formation =>
  by ? { ok: false, why: 'no-room', model, by } : { ok: false, why: 'no-room', model };

/** Always the model whose ideal place is nearest to one already dealt with, so that chains grow link by link. */
function placingOrder(ideals: readonly Point[], middle: number): number[] {
  const order = [middle];
  const nearest = ideals.map(ideal => squaredDistance(ideal, ideals[middle]!));
  while (order.length < ideals.length) {
    const next = indexOfLeast(ideals, (_, model) => (order.includes(model) ? Infinity : nearest[model]!));
    order.push(next);
    for (const [model, ideal] of ideals.entries()) {
      nearest[model] = Math.min(nearest[model]!, squaredDistance(ideal, ideals[next]!));
    }
  }
  return order;
}

interface Place {
  readonly placed: Placed;
  readonly path: readonly Point[];
}

function findPlace(
  mover: Mover,
  locale: Locale,
  ideal: Point,
  standing: readonly Placed[],
  options: FormOptions,
): Place | undefined {
  const tries = { paths: PATH_TRIES };
  const there = tryPlace(mover, locale, ideal, standing, options, tries);
  if (there) return there;
  for (const spot of nearbySpots(mover.placed, ideal, standing)) {
    const place = tryPlace(mover, locale, spot, standing, options, tries);
    if (place) return place;
  }
  return undefined;
}

function tryPlace(
  { placed: { base, at, facing }, budget }: Mover,
  locale: Locale,
  spot: Point,
  standing: readonly Placed[],
  { coherency: rule, guide = [] }: FormOptions,
  tries: { paths: number },
): Place | undefined {
  if (budget !== undefined && legLength(at, spot) > budget) return undefined;
  const placed: Placed = { base, at: spot, facing };
  if (!fitsAmong(placed, standing, rule) || !endFree(locale, spot)) return undefined;
  if (budget === undefined) return { placed, path: [spot] };
  const guided = pathBeside(locale, guide, at, spot, budget);
  if (guided) return { placed, path: guided };
  if (tries.paths-- <= 0) return undefined;
  const found = pathWithin(locale, base, facing, at, spot, budget);
  return found.ok ? { placed, path: found.path } : undefined;
}

/** Straight there, or beside the guide, if that is legal and not too long. */
function pathBeside(
  locale: Locale,
  guide: readonly Point[],
  from: Point,
  to: Point,
  budget: Um,
): readonly Point[] | undefined {
  if (legFree(locale, from, to)) return from.x === to.x && from.y === to.y ? [from] : [from, to];
  const start = guide[0];
  if (!start || guide.length < 3) return undefined;
  const [dx, dy] = [from.x - start.x, from.y - start.y];
  const between = guide.slice(1, -1).map(({ x, y }) => ({ x: x + dx, y: y + dy }));
  const path = [from, ...between, to];
  if (pathLength(path) > budget) return undefined;
  return path.every((point, i) => i === 0 || legFree(locale, path[i - 1]!, point)) ? path : undefined;
}

/** No overlap with those who stand already, and as coherent with them as the whole unit will have to be. */
function fitsAmong(placed: Placed, standing: readonly Placed[], rule: CoherencyRule | undefined): boolean {
  let linked = standing.length === 0 || rule?.link === undefined;
  for (const comrade of standing) {
    if (overlapping(placed, comrade)) return false;
    if (rule?.spread !== undefined && !within(placed, comrade, rule.spread)) return false;
    linked ||= within(placed, comrade, rule!.link!);
  }
  const leader = rule?.leader ? standing[0] : undefined; // the leader is always placed first
  return linked && (!leader || within(placed, leader, rule!.leader!.distance));
}
