import {
  convexOverlap,
  fireZoneBetween,
  groupHull,
  hull,
  inFireZone,
  placedOutline,
  segmentCutsConvex,
  whereabouts,
  type FireZone,
  type Placed,
  type Point,
  type Polygon,
  type Um,
} from '@banneret/geometry';
import { NOBODY, type Sheet, type UnitId } from '../battle.js';
import type { Target } from '../events.js';
import type { State } from '../state.js';
import { meleeAround } from '../table/engagement.js';
import type { Member } from '../table/sight.js';
import { basesOf, fighterIn, leaderOf, placedOf, sheetOf, unitOf, unitsOnTable } from '../units.js';

/** The fire zone of a salvo: AT43-ZON-01, -03 to -06, -09, -10, R-45, R-46. Who of them is seen is another question. */

function targetBases(state: State, target: Target): readonly Placed[] {
  if (target.piece !== undefined) return cornersOf(state.terrain[target.piece]!.outline);
  if (target.fighter !== NOBODY) {
    const fighter = fighterIn(unitOf(state, target.unit), target.fighter);
    return fighter ? [placedOf(state, fighter)] : [];
  }
  return meleeAround(state, target.unit).flatMap(unit => basesOf(state, unit));
}

/** an element is shot at like a single machine: the zone is drawn to its outline, corner by corner. */
const cornersOf = (outline: Polygon): Placed[] =>
  outline.map(at => ({ base: { kind: 'round', radius: 0 }, at, facing: 0 }));

/** Fighters on the surface between the two units who are big enough, on their feet and not kneeling. */
export function zoneMembers(state: State, unit: UnitId, target: Target): Member[] {
  const ends = targetBases(state, target);
  if (ends.length === 0) return [];
  const crossed = membersInTheWay(state, unit, target, ends);
  if (crossed.length === 0) return [];
  const far = target.piece === undefined ? hullOf(ends) : hull(state.terrain[target.piece]!.outline);
  const surface = surfaceBetween(hullOf(basesOf(state, unit)), far);
  return crossed.filter(({ fighter }) => liesOn(surface, placedOf(state, fighter)));
}

/** Those who count at all (AT43-ZON-06, -09, -10) and stand in the strip that holds both units. */
function membersInTheWay(state: State, unit: UnitId, target: Target, ends: readonly Placed[]): Member[] {
  const smallest = Math.max(sizeOf(state, leaderOf(state, unit).id), targetSize(state, target));
  const whole = target.fighter === NOBODY && target.piece === undefined;
  const aimedAt = whole ? meleeAround(state, target.unit) : [];
  const strip = stripAround(basesOf(state, unit), ends);
  const found: Member[] = [];
  for (const other of unitsOnTable(state)) {
    if (other === unit || aimedAt.includes(other) || unitOf(state, other).attitudes.kneeling) continue;
    const bases = basesOf(state, other);
    for (const [i, fighter] of unitOf(state, other).fighters.entries()) {
      if (fighter.prone || fighter.id === target.fighter || sizeOf(state, fighter.id) < smallest) continue;
      if (meetsStrip(strip, bases[i]!)) found.push({ unit: other, fighter });
    }
  }
  return found;
}

const sizeOf = (state: State, fighter: number): Sheet['size'] => sheetOf(state, fighter).size;

/** the leader's size stands for his unit's. */
function targetSize(state: State, { unit, fighter, piece }: Target): number {
  if (piece !== undefined) return state.terrain[piece]!.kind.size;
  return sizeOf(state, fighter === NOBODY ? leaderOf(state, unit).id : fighter);
}

/**
 * The zone with the hulls it is made of, which settle nearly every case at once: a base that keeps clear of the whole hull or lies
 * in the hull of one unit is not in the zone, and one with a corner inside the whole and outside both is. The exact areas are
 * asked for the few left over.
 */
interface Surface {
  readonly shooters: Polygon;
  readonly targets: Polygon;
  readonly whole: Polygon;
  /** The two edges of the whole that lead from one unit to the other. */
  readonly bridges: readonly (readonly [Point, Point])[];
  exact(): FireZone;
}

function surfaceBetween(near: Polygon, far: Polygon): Surface {
  const whole = hull([...near, ...far]);
  let zone: FireZone | undefined;
  const exact = (): FireZone => (zone ??= fireZoneBetween(near, far));
  return { shooters: near, targets: far, whole, bridges: bridgesOf(whole, near), exact };
}

function bridgesOf(whole: Polygon, near: Polygon): (readonly [Point, Point])[] {
  const own = (p: Point): boolean => near.some(({ x, y }) => x === p.x && y === p.y);
  return whole.flatMap((from, i) => {
    const to = whole[(i + 1) % whole.length]!;
    return own(from) === own(to) ? [] : [[from, to] as const];
  });
}

const hulls = new WeakMap<readonly Placed[], Polygon>();

/** A unit's bases are one list for as long as nobody moves. */
export function hullOf(bases: readonly Placed[]): Polygon {
  let found = hulls.get(bases);
  if (found === undefined) hulls.set(bases, (found = groupHull(bases)));
  return found;
}

/** Of a base's many corners so few are looked at first. */
const EVERY = 4;

function liesOn(surface: Surface, placed: Placed): boolean {
  const { shooters, targets, whole } = surface;
  const corners = placedOutline(placed);
  for (let i = 0; i < corners.length; i += EVERY) if (isBetween(surface, corners[i]!)) return true;
  if (!convexOverlap(whole, corners)) return false;
  if (isBeside(surface, shooters, targets, corners) || isBeside(surface, targets, shooters, corners)) return false;
  return inFireZone(surface.exact(), placed);
}

/**
 * Does all that the base has of the whole lie in the hull of one unit? It does if it keeps clear of the other unit and of the edges
 * between the two, and every corner it has in the whole is in that hull: what it has of the whole is then a convex polygon
 * with all its corners in a convex hull.
 */
const isBeside = ({ whole, bridges }: Surface, unit: Polygon, other: Polygon, corners: Polygon): boolean =>
  !convexOverlap(other, corners) &&
  !bridges.some(([from, to]) => segmentCutsConvex(corners, from, to)) &&
  corners.every(corner => whereabouts(unit, corner) !== 'outside' || whereabouts(whole, corner) !== 'inside');

const isBetween = ({ shooters, targets, whole }: Surface, p: Point): boolean =>
  whereabouts(whole, p) === 'inside' && whereabouts(shooters, p) === 'outside' && whereabouts(targets, p) === 'outside';

/**
 * A rectangle along the line from one unit to the other, wide enough for all bases of both and for rounding: whoever keeps clear of it
 * keeps clear of the zone.
 */
interface Strip {
  readonly from: Point;
  /** Unit vector along the strip. */
  readonly dx: number;
  readonly dy: number;
  readonly along: readonly [number, number];
  readonly across: readonly [number, number];
}

/** No base reaches farther from its middle than this. */
const REACH = 120_000;
const reachOf = ({ base }: Placed): Um => (base.kind === 'round' ? base.radius : REACH);

/** More than rounding can be out by. */
const SLACK = 10;

function stripAround(shooters: readonly Placed[], targets: readonly Placed[]): Strip {
  const from = shooters[0]!.at;
  const to = targets[0]!.at;
  const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
  const [dx, dy] = length === 0 ? [1, 0] : [(to.x - from.x) / length, (to.y - from.y) / length];
  const along: [number, number] = [Infinity, -Infinity];
  const across: [number, number] = [Infinity, -Infinity];
  for (const placed of [...shooters, ...targets]) {
    const [a, c] = inStrip({ from, dx, dy }, placed.at);
    const reach = reachOf(placed) + SLACK;
    along[0] = Math.min(along[0], a - reach);
    along[1] = Math.max(along[1], a + reach);
    across[0] = Math.min(across[0], c - reach);
    across[1] = Math.max(across[1], c + reach);
  }
  return { from, dx, dy, along, across };
}

const inStrip = ({ from, dx, dy }: Pick<Strip, 'from' | 'dx' | 'dy'>, { x, y }: Point): [number, number] => [
  (x - from.x) * dx + (y - from.y) * dy,
  (y - from.y) * dx - (x - from.x) * dy,
];

function meetsStrip(strip: Strip, placed: Placed): boolean {
  const [a, c] = inStrip(strip, placed.at);
  const reach = reachOf(placed);
  const { along, across } = strip;
  return a + reach > along[0] && a - reach < along[1] && c + reach > across[0] && c - reach < across[1];
}
