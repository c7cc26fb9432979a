import {
  advance,
  cm,
  cutPath,
  FACINGS,
  legLength,
  moveField,
  nearestStand,
  overlapping,
  pointAt,
  shortestPath,
  squaredDistance,
  standing,
  within,
  type Blocker,
  type MoveField,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import type { UnitId } from '../battle.js';
import { whileSame } from '../remember.js';
import { COHESION } from '../rulings.js';
import type { State, UnitState } from '../state.js';
import { basesOf, leaderOf, tableOf, unitOf } from '../units.js';
import { allowanceOf } from './allowance.js';
import { cohesionBreaks, isCohesive, leaderIndex } from './cohesion.js';
import { fieldFor, type Mode } from './field.js';

/**
 * where a unit that has lost its cohesion ends when its leader stands at a given place and the others come as near to him
 * as they can. Also the measure of "as near as he can" for the judge.
 */
export function regrouped(state: State, unit: UnitId, mode: Mode, leaderEnd: Placed): Placed[] {
  const leader = leaderIndex(state, unit);
  const ends = basesOf(state, unit).map((base, i) => (i === leader ? leaderEnd : base));
  const settled = settledAround(ends, leader);
  for (const i of byDistance(ends, leader)) {
    if (settled.has(i)) continue;
    ends[i] = nearestTo(state, unit, mode, ends, i, leaderEnd);
    settled.add(i);
  }
  return ends;
}

/** Those who keep both conditions where they stand, through others who do. */
function settledAround(ends: readonly Placed[], leader: number): Set<number> {
  const settled = new Set([leader]);
  for (const i of settled)
    for (const [j, end] of ends.entries())
      if (
        !settled.has(j) &&
        within(end, ends[i]!, COHESION.link) &&
        within(end, ends[leader]!, COHESION.leader) &&
        !overlapping(end, ends[leader]!)
      )
        settled.add(j);
  return settled;
}

function byDistance(ends: readonly Placed[], leader: number): number[] {
  const { at } = ends[leader]!;
  const square = (i: number): number => squaredDistance(ends[i]!.at, at);
  return [...ends.keys()].sort((a, b) => square(a) - square(b) || a - b);
}

/** The nearest place to the leader that a fighter can reach, beside a comrade if possible; else as far towards it as he gets. */
function nearestTo(
  state: State,
  unit: UnitId,
  mode: Mode,
  ends: readonly Placed[],
  who: number,
  leader: Placed,
): Placed {
  const own = ends[who]!;
  const budget = allowanceOf(state, unit, unitOf(state, unit).fighters[who]!, mode);
  const mates = ends.filter((_, i) => i !== who);
  const { fighters } = unitOf(state, unit);
  const still = fighters.flatMap(({ x, y }, i) => (i !== who && ends[i]!.at.x === x && ends[i]!.at.y === y ? [i] : []));
  const field = fieldFor(state, unit, mode, { who: fighters[who]!.id, still });
  const { base, facing } = own;
  const from = { x: own.at.x, y: own.at.y };
  // Exactly what the judge of moves will ask, so that nothing found here is refused there.
  const reaches = (at: Point): boolean => shortestPath(field, base, from, at, budget, facing).ok;
  for (const at of spotsAround(leader, own, mates, budget)) if (reaches(at)) return { ...own, at };
  const crowded = withMates(field, mates);
  const stand = nearestStand(crowded, base, facing, leader.at);
  const way = stand && advance(crowded, { base, facing, from, budget }, stand);
  if (way?.ok !== true) return own;
  for (const share of SHARES) {
    const at = cutPath(way.path, Math.floor(way.length * share)).at(-1)!;
    if (standing(crowded, { ...own, at }).ok && reaches(at)) return { ...own, at };
  }
  return own;
}

/** Where the end of the way is no place to stop, or a hair too far, earlier ones are tried. */
const SHARES = [1, 0.99, 0.97, 0.93, 0.85, 0.7, 0.5, 0.25];

const RINGS = 7;
const RING_STEP = cm(1.4);
const DIRECTIONS = 16;
const MOST_SPOTS = 24;

/** Places around the leader within reach, those beside a comrade first, then the nearest to the leader. */
function spotsAround(leader: Placed, own: Placed, mates: readonly Placed[], budget: Um): Point[] {
  const spots: { at: Point; ring: number; turn: number; linked: boolean; leg: number }[] = [];
  const closest = reachOf(leader) + reachOf(own);
  for (let ring = 0; ring < RINGS; ring++)
    for (let i = 0; i < DIRECTIONS; i++) {
      const at = pointAt(leader.at, Math.round((i * FACINGS) / DIRECTIONS), closest + 1_000 + ring * RING_STEP);
      const leg = legLength(own.at, at);
      const there = { ...own, at };
      if (leg > budget || mates.some(mate => overlapping(there, mate))) continue;
      spots.push({ at, ring, turn: i, linked: mates.some(mate => within(there, mate, COHESION.link)), leg });
    }
  spots.sort((a, b) => Number(b.linked) - Number(a.linked) || a.ring - b.ring || a.leg - b.leg || a.turn - b.turn);
  return spots.slice(0, MOST_SPOTS).map(({ at }) => at);
}

const reachOf = ({ base }: Placed): Um => (base.kind === 'round' ? base.radius : Math.max(base.length, base.width) / 2);

function withMates(field: MoveField, mates: readonly Placed[]): MoveField {
  const blockers: Blocker[] = mates.map(placed => ({ placed, passable: true }));
  const among = moveField(field.ground, { blockers });
  const obstacles = [...field.obstacles, ...among.obstacles];
  return { ...field, obstacles, circles: joined(field.circles, among.circles) };
}

function joined(a: Float64Array, b: Float64Array): Float64Array {
  const both = new Float64Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** Where a unit stands once it has closed up, and whether that is in cohesion. */
export interface ClosedUp {
  readonly ends: readonly Placed[];
  readonly together: boolean;
}

const known = whileSame<UnitState['fighters'], ClosedUp>();

/**
 * the unit as it stands if it is in cohesion; else closed up around its leader where he is, or where he goes to meet those who are
 * cut off; the first of these that brings it together, or around him where he is.
 */
export const closedUp = (state: State, unit: UnitId, mode: Mode): ClosedUp =>
  known(unitOf(state, unit).fighters, [mode, state.acting, ...tableOf(state)], () => closeUp(state, unit, mode));

function closeUp(state: State, unit: UnitId, mode: Mode): ClosedUp {
  const bases = basesOf(state, unit);
  if (isCohesive(state, unit)) return { ends: bases, together: true };
  const stays = regrouped(state, unit, mode, leaderPlace(state, unit));
  if (cohesionBreaks(state, unit, stays).length === 0) return { ends: stays, together: true };
  const leader = leaderIndex(state, unit);
  const apart = new Set(cohesionBreaks(state, unit, stays).map(({ model }) => model));
  for (const straggler of apart) {
    if (straggler === leader) continue;
    const meets = nearestTo(state, unit, mode, bases, leader, bases[straggler]!);
    const ends = regrouped(state, unit, mode, meets);
    if (cohesionBreaks(state, unit, ends).length === 0) return { ends, together: true };
  }
  return { ends: stays, together: false };
}

/** The leader where he is now. */
export const leaderPlace = (state: State, unit: UnitId): Placed =>
  basesOf(state, unit)[unitOf(state, unit).fighters.indexOf(leaderOf(state, unit))]!;
