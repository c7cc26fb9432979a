import {
  drag,
  FACINGS,
  obstruction,
  rotate,
  shortestPath,
  type Facing,
  type MoveField,
  type Point,
  type Step,
  type Um,
} from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { figures, middleOf, standingUnits, type Figure } from '../units/figures.js';
import { allowance, limitsOf, type Legs, type MoveLimits } from './movement.js';
import type { MoveOrder } from '../rule.js';
import { COHERENCY, DIFFICULT_CAP } from '../rulings.js';
import { enemyOf, seatOf, type Battle, type State, type TerrainPiece, type UnitId } from '../state.js';
import { hasType, isImpassable, risesOf } from '../ground/terrain.js';
import { commonField, legsOf, moversOf } from './wholeUnit.js';
import { levelTravel, travelOf, wayOf, type Way } from './ways.js';

/** Proposals for moves. Whether one is legal is decided by the judge of `decisions/order.ts`, never here. */

/** The whole unit towards a point, around what is in the way, as far as the order and at most `most` allow. */
export function draggedTo(
  state: State,
  unit: UnitId,
  order: MoveOrder,
  to: Point,
  most: Um = Infinity,
): Legs | undefined {
  const living = figures(state, unit);
  const field = commonField(state, unit);
  const dragged = (limit: Um): Legs | undefined =>
    legsOf(drag(field, moversOf(living, order, limit), to, { coherency: COHERENCY }));
  const legs = dragged(most);
  if (legs === undefined) return undefined;
  const climb = highestClimb(state.battle, living, legs);
  const slowest = Math.min(most, ...living.map(figure => allowance(figure, order)));
  return climb === 0 ? legs : dragged(Math.max(0, slowest - climb));
}

/** The most that any model climbs on its way, up and down: the paths found do not know of it. */
function highestClimb(battle: Battle, living: readonly Figure[], legs: Legs): Um {
  if (risesOf(battle).length === 0) return 0;
  return living.reduce((most, figure, i) => {
    const steps = legs[i] ?? [];
    return Math.max(most, travelOf(battle, figure, steps) - levelTravel(figure, steps));
  }, 0);
}

/** Every model by the same vector, straight ahead: the cheapest move there is, and usually a legal one. */
export function shiftedTowards(state: State, unit: UnitId, order: MoveOrder, to: Point, most: Um = Infinity): Legs {
  const living = figures(state, unit);
  const from = middleOf(living);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const budget = living.reduce((least, figure) => Math.min(least, allowance(figure, order)), most);
  const shifted = (limit: Um): Legs => {
    const share = length <= limit ? 1 : (limit - 1) / length; // a micrometre less, for the rounding to the lattice
    const [x, y] = [Math.round(dx * share), Math.round(dy * share)];
    return living.map(({ at }) => (x === 0 && y === 0 ? [] : [{ x: at.x + x, y: at.y + y }]));
  };
  const legs = shifted(budget);
  const climb = highestClimb(state.battle, living, legs);
  return climb === 0 || length + climb <= budget ? legs : shifted(Math.max(1, budget - climb));
}

/**
 * Moves of the whole unit by one vector that get it nearer to a point, best first: beside the straight line, or no farther
 * than difficult ground allows. They cost next to nothing, and one of them nearly always gets around what is in the way.
 */
export function* sidesteps(state: State, unit: UnitId, order: MoveOrder, to: Point): Generator<Legs> {
  const from = middleOf(figures(state, unit));
  for (const { turn, most } of SIDESTEPS) {
    const aside = rotate({ x: to.x - from.x, y: to.y - from.y }, turn);
    yield shiftedTowards(state, unit, order, { x: from.x + aside.x, y: from.y + aside.y }, most);
  }
}

/** In the order of what they gain towards the goal, for a Rush of twelve inches and about so for all others. */
const SIDESTEPS: readonly { readonly turn: Facing; readonly most: Um }[] = [
  { turn: FACINGS / 16, most: Infinity },
  { turn: -FACINGS / 16, most: Infinity },
  { turn: FACINGS / 8, most: Infinity },
  { turn: -FACINGS / 8, most: Infinity },
  { turn: 0, most: DIFFICULT_CAP },
  { turn: FACINGS / 16, most: DIFFICULT_CAP },
  { turn: -FACINGS / 16, most: DIFFICULT_CAP },
  { turn: (3 * FACINGS) / 16, most: Infinity },
  { turn: (-3 * FACINGS) / 16, most: Infinity },
];

/**
 * One model to its own place by the shortest way; straight there if there is no legal way, so that the judge can say why.
 * If it is to face another way it turns at the end or, where there is no room for that, at the beginning.
 */
export const wayTo = (state: State, unit: UnitId, figure: Figure, order: MoveOrder, to: Step): Way =>
  wayWithin(limitsOf(state, unit, order), figure, to);

/** The same for any sort of move. */
export function wayWithin(limits: MoveLimits, figure: Figure, to: Step): Way {
  const field = limits.field(figure);
  const { facing = figure.facing, ...end } = to;
  const plain = pathOf(field, figure, end, limits.most(figure), figure.facing);
  if (facing === figure.facing) return plain;
  const isFree = (way: Way): boolean =>
    obstruction(field, figure.base, wayOf(figure, way), figure.facing) === undefined;
  const turningLast = [...plain.slice(0, -1), { ...(plain.at(-1) ?? figure.at), facing }];
  if (isFree(turningLast)) return turningLast;
  const turningFirst = [{ ...figure.at, facing }, ...pathOf(field, figure, end, limits.most(figure), facing)];
  return isFree(turningFirst) ? turningFirst : turningLast;
}

function pathOf(field: MoveField, figure: Figure, to: Point, most: Um, facing: Facing): Way {
  if (figure.at.x === to.x && figure.at.y === to.y) return [];
  const found = shortestPath(field, figure.base, figure.at, to, most, facing);
  return found.ok ? found.path.slice(1) : [to];
}

/** Places a player would think of first: markers, enemies, cover, and away from the nearest enemy. */
export const goalsOf = (state: State, unit: UnitId): Point[] =>
  goalsAround(state, seatOf(state, unit), middleOf(figures(state, unit)));

/** The same as seen from a point. */
export function goalsAround(state: State, seat: Seat, here: Point): Point[] {
  const enemies = standingUnits(state, enemyOf(seat)).map(enemy => middleOf(figures(state, enemy)));
  const cover = coverIn(state.battle.terrain).map((at, i) => ({ at, i }));
  const nearestCover = cover.sort((a, b) => far(here, a.at) - far(here, b.at) || a.i - b.i).slice(0, 2);
  const threat = [...enemies].sort((a, b) => far(here, a) - far(here, b) || a.x - b.x || a.y - b.y)[0];
  const goals = [
    ...state.markers,
    ...enemies,
    ...nearestCover.map(({ at }) => at),
    ...(threat === undefined ? [] : [{ x: 2 * here.x - threat.x, y: 2 * here.y - threat.y }]),
  ];
  return goals.length > 0 ? goals : [middleOfTable(state)];
}

/** Somewhere to go on a table with nothing and nobody on it. */
const middleOfTable = ({ battle: { width, depth } }: State): Point => ({
  x: Math.round(width / 2),
  y: Math.round(depth / 2),
});

const knownCover = new WeakMap<readonly TerrainPiece[], readonly Point[]>();

/** The middles of the pieces that one can take cover in. */
function coverIn(terrain: readonly TerrainPiece[]): readonly Point[] {
  const known = knownCover.get(terrain);
  if (known !== undefined) return known;
  const made = terrain
    .filter(piece => hasType(piece, 'cover') && !isImpassable(piece))
    .map(({ outline }) => centreOf(outline));
  knownCover.set(terrain, made);
  return made;
}

const far = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

function centreOf(outline: readonly Point[]): Point {
  const sum = outline.reduce((s, { x, y }) => ({ x: s.x + x, y: s.y + y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / outline.length), y: Math.round(sum.y / outline.length) };
}
