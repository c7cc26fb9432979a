import {
  FACINGS,
  facingTowards,
  inches,
  legLength,
  overlapping,
  pointAt,
  shortestPath,
  standing,
  straightAdvance,
  within,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import { isAlive, isSquad } from '../cardsInPlay.js';
import { obstacleBounds } from '../decisions/denseStand.js';
import { engagementRange, reaches } from '../engagement.js';
import { buildingBody, markerBody, onTable, placedOf, touchesZone } from '../ground/board.js';
import { FORMATION } from '../rulings.js';
import { HAIR, inContact, meetings, radiusOf, reaching, type Bound } from '../search/bounds.js';
import { seesMarker } from '../sight.js';
import {
  areEnemies,
  fireteamOf,
  markerOf,
  seatOf,
  unitOf,
  type FireteamId,
  type Marker,
  type MarkerId,
  type State,
  type Terrain,
  type UnitId,
} from '../state.js';
import { budgetsOf, fieldOf, judgeMove, moversOf, type Move, type MoveReason } from './unitMove.js';

/** What a unit may move for: to be Engaged with an enemy, within reach of a Marker, in contact with a building. */
export type Purpose =
  | { readonly kind: 'foe'; readonly fireteam: FireteamId }
  | { readonly kind: 'marker'; readonly marker: MarkerId }
  | { readonly kind: 'piece'; readonly zone: number };

/** TOS-OPS-07: as near as an Action of an Operation asks for. */
const MARKER_REACH: Um = inches(3);

/** All that is near enough to be reached by this move, the nearest first. */
export function purposesOf(s: State, unit: UnitId, reason: MoveReason): Purpose[] {
  const ids = moversOf(s, unit);
  const budgets = budgetsOf(s, unit, ids, reason);
  const most = Math.max(0, ...budgets);
  const all: Purpose[] = [
    ...foesOf(s, unit).map((fireteam): Purpose => ({ kind: 'foe', fireteam })),
    ...s.markers.map(({ id }): Purpose => ({ kind: 'marker', marker: id })),
    ...pieces(s).map((zone): Purpose => ({ kind: 'piece', zone })),
  ];
  return all
    .map((purpose, i) => ({ purpose, i, far: farFrom(s, ids, purpose) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far || a.i - b.i)
    .map(({ purpose }) => purpose);
}

function foesOf(s: State, unit: UnitId): FireteamId[] {
  const { seat } = unitOf(s, unit);
  return [...s.fireteams.keys()].filter(id => onTable(s, id) && areEnemies(s, seat, seatOf(s, id)));
}

const pieces = (s: State): number[] =>
  [...s.terrain.keys()].filter(zone => {
    const { roof, rooms } = s.terrain[zone] as Terrain;
    return (s.book.options.climb && roof === true) || (s.book.options.enter && rooms === true);
  });

/** How far somebody of them has to go at least. */
function farFrom(s: State, ids: readonly FireteamId[], purpose: Purpose): Um {
  const goal = goalOf(s, purpose);
  if (goal === undefined) return Infinity;
  const far = ids.map(id => {
    const body = placedOf(s, id);
    return legLength(body.at, goal.at) - extentOf(goal) - radiusOf(body) - reachFor(s, id, purpose);
  });
  return Math.max(0, Math.min(...far));
}

const extentOf = ({ base }: Placed): Um => (base.kind === 'round' ? base.radius : base.length + base.width);

function goalOf(s: State, purpose: Purpose): Placed | undefined {
  if (purpose.kind === 'foe') return isAlive(s, purpose.fireteam) ? placedOf(s, purpose.fireteam) : undefined;
  if (purpose.kind === 'piece') return buildingBody(s.terrain[purpose.zone] as Terrain);
  const marker = markerOf(s, purpose.marker);
  return marker && markerBody(marker);
}

/** How near it has to come. TOS-ENG-02: it is enough that one of the two reaches the other. */
function reachFor(s: State, id: FireteamId, purpose: Purpose): Um {
  if (purpose.kind === 'marker') return MARKER_REACH;
  if (purpose.kind === 'piece') return 0;
  return Math.max(0, engagementRange(s, id), engagementRange(s, purpose.fireteam));
}

/** Would it serve the purpose to stand there? */
function serves(s: State, id: FireteamId, body: Placed, purpose: Purpose): boolean {
  if (purpose.kind === 'piece') return touchesZone(body, (s.terrain[purpose.zone] as Terrain).outline);
  // The cheap question first.
  if (!within(body, goalOf(s, purpose) as Placed, reachFor(s, id, purpose))) return false;
  const then = movedTo(s, id, body);
  if (purpose.kind === 'marker') return seesMarker(then, id, markerOf(s, purpose.marker) as Marker);
  // TOS-ENG-02: one of the two has the other in its reach and in its sight.
  return reaches(then, id, purpose.fireteam) || reaches(then, purpose.fireteam, id);
}

const movedTo = (s: State, id: FireteamId, { at }: Placed): State => ({
  ...s,
  fireteams: s.fireteams.with(id, { ...fireteamOf(s, id), at }),
});

const DIRECTIONS = 32;

/** A move that serves the purpose, if there is one: one Fireteam goes there, and the others keep the Formation. */
export function approach(
  s: State,
  unit: UnitId,
  reason: MoveReason,
  purpose: Purpose,
  { turn = 0, thorough = true }: { readonly turn?: number; readonly thorough?: boolean } = {},
): readonly Move[] | undefined {
  const goal = goalOf(s, purpose);
  if (goal === undefined) return undefined;
  const ids = moversOf(s, unit);
  const order = ids
    .map((id, i) => ({ id, i, far: legLength(placedOf(s, id).at, goal.at) }))
    .sort((a, b) => a.far - b.far || a.i - b.i);
  for (const { id } of order) {
    const moves = ledBy(s, unit, reason, id, purpose, endsAround(s, id, purpose, goal, turn));
    if (moves !== undefined) return moves;
  }
  if (!thorough) return undefined;
  for (const { id } of order) {
    const moves = ledBy(s, unit, reason, id, purpose, narrowEnds(s, unit, reason, id, purpose, goal));
    if (moves !== undefined) return moves;
  }
  return undefined;
}

function ledBy(
  s: State,
  unit: UnitId,
  reason: MoveReason,
  leader: FireteamId,
  purpose: Purpose,
  ends: Iterable<Point>,
): readonly Move[] | undefined {
  const body = placedOf(s, leader);
  const field = fieldOf(s, unit, reason);
  const [budget = 0] = budgetsOf(s, unit, [leader], reason);
  for (const at of ends) {
    const end = { ...body, at };
    if (legLength(body.at, at) > budget || !standing(field, end).ok || !serves(s, leader, end, purpose)) continue;
    const way = shortestPath(field, body.base, body.at, at, budget);
    // Who stands there already would not move.
    if (!way.ok || way.path.length < 2) continue;
    const moves = inFormation(s, unit, reason, { fireteam: leader, way: way.path.slice(1) });
    if (moves !== undefined) return moves;
  }
  return undefined;
}

/** Ends worth a try: as far off as will do, in contact, and in between; those on the mover's side first. */
function* endsAround(s: State, id: FireteamId, purpose: Purpose, goal: Placed, turn: number): Generator<Point> {
  const body = placedOf(s, id);
  const reach = reachFor(s, id, purpose);
  if (goal.base.kind === 'rectangle') {
    yield* besideWalls(s, (purpose as Extract<Purpose, { kind: 'piece' }>).zone, body);
    return;
  }
  const touch = radiusOf(goal) + radiusOf(body) + 1;
  const towards = facingTowards(goal.at, body.at);
  const radii = [...new Set([touch + reach - HAIR, touch + Math.round(reach / 2), touch])];
  if (purpose.kind === 'marker') radii.push(Math.round(touch / 2));
  for (let i = 0; i < DIRECTIONS; i++) {
    const side = i % 2 === 0 ? i / 2 : -(i + 1) / 2;
    const facing = towards + turn + Math.round((side * FACINGS) / DIRECTIONS);
    for (const radius of radii) yield pointAt(goal.at, facing, radius);
  }
}

/** Where the reach of the goal meets what is in the way, or the end of the move: for a goal that can just be reached. */
function narrowEnds(
  s: State,
  unit: UnitId,
  reason: MoveReason,
  id: FireteamId,
  purpose: Purpose,
  goal: Placed,
): Iterable<Point> {
  const body = placedOf(s, id);
  const [budget = 0] = budgetsOf(s, unit, [id], reason);
  const radius = radiusOf(body);
  const near = (bound: Bound): boolean =>
    bound.kind === 'line' || legLength(bound.at, body.at) <= budget + bound.radius;
  return meetings([
    ...reaching(goal, radius, reachFor(s, id, purpose)),
    ...inContact(goal, radius),
    { kind: 'circle', at: body.at, radius: Math.max(1, budget - HAIR) },
    ...obstacleBounds(s, unit, radius, unitOf(s, unit).fireteams).filter(near),
  ]);
}

/** Places that touch a piece, a base's radius or so apart, the nearest first. */
export function besideWalls(s: State, zone: number, body: Placed): Point[] {
  const { outline } = s.terrain[zone] as Terrain;
  const out = radiusOf(body) + 1;
  const spots: Point[] = [];
  for (const [i, from] of outline.entries()) {
    const to = outline[(i + 1) % outline.length] as Point;
    const [dx, dy, length] = [to.x - from.x, to.y - from.y, legLength(from, to)];
    const steps = Math.max(2, Math.ceil(length / radiusOf(body)));
    for (const side of [-1, 1])
      for (let step = 0; step <= steps; step++)
        spots.push({
          x: Math.round(from.x + (dx * step) / steps + (side * out * dy) / length),
          y: Math.round(from.y + (dy * step) / steps - (side * out * dx) / length),
        });
  }
  return spots.sort((a, b) => legLength(a, body.at) - legLength(b, body.at) || a.x - b.x || a.y - b.y);
}

/** The others stay where they are if the Formation holds; else they come along, beside the leader if need be. */
function inFormation(s: State, unit: UnitId, reason: MoveReason, lead: Move): readonly Move[] | undefined {
  if (judgeMove(s, unit, reason, [lead]).ok) return [lead];
  if (!isSquad(s, unit)) return undefined;
  const mates = moversOf(s, unit).filter(id => id !== lead.fireteam);
  // who moves first feels the Pinned Tokens.
  const order = [lead.fireteam, ...mates];
  const budgets = budgetsOf(s, unit, order, reason);
  const end = { ...placedOf(s, lead.fireteam), at: lead.way.at(-1) as Point };
  const ends: Placed[] = [end];
  const moves: Move[] = [lead];
  for (const [i, id] of mates.entries()) {
    const move = follow(s, unit, reason, id, budgets[i + 1] as Um, lead, ends);
    if (move === undefined) return undefined;
    ends.push({ ...placedOf(s, id), at: move.way.at(-1) ?? placedOf(s, id).at });
    if (move.way.length > 0) moves.push(move);
  }
  return judgeMove(s, unit, reason, moves).ok ? moves : undefined;
}

function follow(
  s: State,
  unit: UnitId,
  reason: MoveReason,
  id: FireteamId,
  budget: Um,
  lead: Move,
  ends: readonly Placed[],
): Move | undefined {
  const body = placedOf(s, id);
  const field = fieldOf(s, unit, reason);
  const fits = (at: Point): boolean =>
    ends.every(other => !overlapping({ ...body, at }, other) && within({ ...body, at }, other, FORMATION));
  if (fits(body.at)) return { fireteam: id, way: [] };
  const [leader] = ends as readonly [Placed];
  const along = alongside(s, lead, body, budget);
  const straight = straightAdvance(field, body, along);
  if (fits(straight) && legLength(body.at, straight) <= budget) return { fireteam: id, way: [straight] };
  const towards = facingTowards(leader.at, body.at);
  for (const gap of [6, 3, 0]) {
    const radius = radiusOf(leader) + radiusOf(body) + inches(gap) + 1;
    for (let i = 0; i < DIRECTIONS / 2; i++) {
      const side = i % 2 === 0 ? i / 2 : -(i + 1) / 2;
      const facing = towards + Math.round((side * FACINGS) / (DIRECTIONS / 2));
      const at = pointAt(leader.at, facing, radius);
      if (legLength(body.at, at) > budget || !fits(at) || !standing(field, { ...body, at }).ok) continue;
      const way = shortestPath(field, body.base, body.at, at, budget);
      if (way.ok && way.path.length > 1) return { fireteam: id, way: way.path.slice(1) };
    }
  }
  return undefined;
}

/** As much further on as the leader goes, if the budget lasts. */
function alongside(s: State, lead: Move, body: Placed, budget: Um): Point {
  const from = placedOf(s, lead.fireteam).at;
  const to = lead.way.at(-1) as Point;
  const length = legLength(from, to);
  const share = Math.min(1, Math.max(0, budget - HAIR) / Math.max(1, length));
  return {
    x: body.at.x + Math.trunc((to.x - from.x) * share),
    y: body.at.y + Math.trunc((to.y - from.y) * share),
  };
}
