import { rimOf, standsIn } from './bases.js';
import { biteOf } from './bite.js';
import { along, clipped, depthOf, distance, hullOf, toSegment } from './plane.js';
import type { End } from './film.js';
import { PIXEL, type Reading } from './pixel.js';
import { readWalls } from './walls.js';
import type { Obstacle, Place, Shape, Spot, Volumes } from './volumes.js';

/** At most so many lines are looked along: what is not settled then hangs on very little. */
const MOST_RAYS = 60_000;
const FIRST_CELLS = 12;

/**
 * Is any line from the one place to the other clear? Film is exposed coarsely; pixels that cannot be trusted, because their line goes
 * less deep than the pixel is wide, are exposed again four times as fine, until none is left or the pixels are as fine as `PIXEL`.
 */
export function read(all: Volumes): Reading {
  const volumes = { ...all, obstacles: all.obstacles.filter(obstacle => isNear(obstacle, all)) };
  if (all.to.walls !== undefined) return readWalls(volumes);
  const reading = readAll(volumes);
  if (reading !== 'hidden') return reading;
  // Does somebody stand in something by less than a pixel? Then it hangs on that only if it hides them alone.
  const sure = volumes.obstacles.filter(obstacle => !standsOnAnEdge(volumes, obstacle));
  if (sure.length === volumes.obstacles.length) return 'hidden';
  return readAll({ ...volumes, obstacles: sure }) === 'hidden' ? 'hidden' : 'at-the-margin';
}

function readAll(volumes: Volumes): Reading {
  let isMargin = false;
  for (const variant of variantsOf(volumes)) {
    const reading = settle(variant);
    if (reading === 'seen') return 'seen';
    isMargin ||= reading === 'at-the-margin';
  }
  return isMargin ? 'at-the-margin' : 'hidden';
}

interface Circle {
  readonly middle: Spot;
  readonly radius: number;
}

/** Could any line between the two places come near it? */
function isNear({ shape }: Obstacle, { from, to }: Volumes): boolean {
  const [a, b, own] = [circleAround(from.shape), circleAround(to.shape), circleAround(shape)];
  return toSegment(own.middle, a.middle, b.middle) <= own.radius + Math.max(a.radius, b.radius) + PIXEL;
}

function circleAround(shape: Shape): Circle {
  if (shape.kind === 'capsule')
    return { middle: along(shape.a, shape.b, 0.5), radius: shape.radius + distance(shape.a, shape.b) / 2 };
  const [xs, ys] = [shape.corners.map(({ x }) => x), shape.corners.map(({ y }) => y)];
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  return { middle, radius: Math.max(...shape.corners.map(corner => distance(corner, middle))) };
}

/** Where whoever looks may stand, where whoever is looked at may be hit, and what counts between these two. */
interface Variant {
  readonly from: Domain;
  readonly to: Domain;
  readonly obstacles: readonly Obstacle[];
}

type Domain =
  | { readonly kind: 'points'; readonly points: readonly End[] }
  | { readonly kind: 'rim'; readonly corners: readonly Spot[]; readonly z: number };

/**
 * Lines that begin or end inside of something that is open to points pass it, the others do not: each way of beginning and ending is
 * looked at by itself.
 */
function variantsOf({ from, to, obstacles }: Volumes): readonly Variant[] {
  const standing = obstacles.filter(obstacle => !isLeftOut(obstacle, from, to));
  const doors = standing.filter(
    obstacle => obstacle.open === 'to-points' && (meets(from, obstacle) || meets(to, obstacle)),
  );
  const plain: Variant = { from: domainOf(from), to: domainOf(to), obstacles: standing };
  const through = doors.flatMap(door => {
    const others = standing.filter(obstacle => obstacle !== door);
    const [out, into] = [within(from, door), within(to, door)];
    return [
      ...(out === undefined ? [] : [{ from: out, to: plain.to, obstacles: others }]),
      ...(into === undefined ? [] : [{ from: plain.from, to: into, obstacles: others }]),
      ...doors
        .filter(second => second !== door)
        .flatMap(second => {
          const [a, b] = [within(from, door), within(to, second)];
          if (a === undefined || b === undefined) return [];
          return [{ from: a, to: b, obstacles: others.filter(obstacle => obstacle !== second) }];
        }),
    ];
  });
  return [plain, ...through];
}

const domainOf = ({ shape, z, points }: Place): Domain =>
  points === undefined ? { kind: 'rim', corners: rimOf(shape), z } : { kind: 'points', points };

/** The part of a place that lies in an obstacle. */
function within({ shape, z, points }: Place, obstacle: Obstacle): Domain | undefined {
  if (points !== undefined) {
    const inside = points.filter(point => depthOf(obstacle.shape, point) > 0);
    return inside.length === 0 ? undefined : { kind: 'points', points: inside };
  }
  const corners = clipped(rimOf(obstacle.shape), hullOf(rimOf(shape)));
  return corners.length < 3 ? undefined : { kind: 'rim', corners, z };
}

const isLeftOut = (obstacle: Obstacle, from: Place, to: Place): boolean =>
  obstacle.open === 'to-bases' && (meets(from, obstacle) || meets(to, obstacle));

const meets = ({ shape }: Place, obstacle: Obstacle): boolean => standsIn(shape, obstacle.shape) > 0;

/** Whether either of the two stands in it hangs on less than a pixel. */
const standsOnAnEdge = ({ from, to }: Volumes, obstacle: Obstacle): boolean =>
  obstacle.open !== 'never' && [from, to].some(place => isOnRimOf(place, obstacle));

function isOnRimOf(place: Place, obstacle: Obstacle): boolean {
  if (place.points === undefined) return Math.abs(standsIn(place.shape, obstacle.shape)) < PIXEL;
  return place.points.some(point => Math.abs(depthOf(obstacle.shape, point)) < PIXEL);
}

/** A stretch of the rim where one looks from, and one of the rim that is looked at. */
interface Cell {
  readonly a: readonly [number, number];
  readonly b: readonly [number, number];
}

function settle({ from, to, obstacles }: Variant): Reading {
  const [starts, ends] = [trackOf(from), trackOf(to)];
  let cells = firstCells(starts, ends);
  let rays = 0;
  let isMargin = false;
  while (cells.length > 0) {
    const unsure: Cell[] = [];
    for (const cell of cells) {
      if (++rays > MOST_RAYS) return 'at-the-margin';
      const [a, b] = [starts.at(middle(cell.a)), ends.at(middle(cell.b))];
      const width = Math.max(starts.half(cell.a), ends.half(cell.b));
      const bite = deepest(obstacles, a, b, width);
      if (bite < -PIXEL) return 'seen';
      if (bite > Math.max(width, PIXEL)) continue;
      if (width < PIXEL / 4) isMargin = true;
      else unsure.push(cell);
    }
    cells = unsure.flatMap(cell => split(cell, starts, ends));
  }
  return isMargin ? 'at-the-margin' : 'hidden';
}

/** The deepest bite of all, or any that is deep enough for the line to be hidden for sure. */
function deepest(obstacles: readonly Obstacle[], a: End, b: End, width: number): number {
  let found = -Infinity;
  for (const obstacle of obstacles) {
    found = Math.max(found, biteOf(obstacle, { a, b, aZ: a.z, bZ: b.z }));
    if (found > Math.max(width, PIXEL)) return found;
  }
  return found;
}

const middle = ([from, to]: readonly [number, number]): number => (from + to) / 2;

function split({ a, b }: Cell, starts: Track, ends: Track): readonly Cell[] {
  const halves = ([from, to]: readonly [number, number], half: number): readonly (readonly [number, number])[] =>
    half === 0
      ? [[from, to]]
      : [
          [from, (from + to) / 2],
          [(from + to) / 2, to],
        ];
  return halves(a, starts.half(a)).flatMap(one => halves(b, ends.half(b)).map(other => ({ a: one, b: other })));
}

function firstCells(starts: Track, ends: Track): readonly Cell[] {
  return starts.cells.flatMap(a => ends.cells.map(b => ({ a, b })));
}

/** The points of a domain as one line: lengths along a rim, or whole numbers of single points. */
interface Track {
  readonly cells: readonly (readonly [number, number])[];
  at(place: number): End;
  /** No point of a stretch is farther from its middle. */
  half(stretch: readonly [number, number]): number;
}

function trackOf(domain: Domain): Track {
  if (domain.kind === 'points')
    return {
      cells: domain.points.map((_, i) => [i, i]),
      at: place => domain.points[place] as End,
      half: () => 0,
    };
  const { corners, z } = domain;
  const places = [0];
  for (const [i, corner] of corners.entries())
    places.push((places[i] as number) + distance(corner, corners[(i + 1) % corners.length] as Spot));
  const whole = places.at(-1) as number;
  const cells = Array.from({ length: FIRST_CELLS }, (_, i): readonly [number, number] => [
    (whole * i) / FIRST_CELLS,
    (whole * (i + 1)) / FIRST_CELLS,
  ]);
  return {
    cells,
    at(place) {
      let i = 1;
      while (i < places.length - 1 && (places[i] as number) < place) i++;
      const [before, after] = [places[i - 1] as number, places[i] as number];
      const share = after === before ? 0 : (place - before) / (after - before);
      return { ...along(corners[i - 1] as Spot, corners[i % corners.length] as Spot, share), z };
    },
    half: ([start, end]) => (end - start) / 2,
  };
}
