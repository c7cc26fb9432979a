import { cm, FACINGS, pointAt, roundEvenly, type Placed } from '@banneret/geometry';
import { shuffle, type Rng } from '@banneret/kernel';
import type { Point, TerrainPiece, UnitId } from '../battle.js';
import type { State } from '../state.js';
import {
  areEnemies,
  basesOf,
  freshParts,
  isArmour,
  isInfantry,
  leaderOf,
  sheetOf,
  unitOf,
  unitsOnTable,
} from '../units.js';
import { allowanceOf } from './allowance.js';
import type { Mode } from './field.js';
import { middleOf, randomGoal } from './suggestGoals.js';

/**
 * Moves a player would think of: into contact with each enemy, to each place of the mission, behind or over or onto terrain, over
 * infantry, away from everybody. A way leads somewhere (`to`) or by so much for everybody (`by`). Whether it can be gone is the judge's
 * business.
 */
export type Way = { readonly to: Point } | { readonly by: Point; /** Or not at all. */ readonly exact?: true };

const MOST_PAIRS = 4;
/** Bases that nearly touch: well within contact, and clear of rounding. */
const CLOSE = cm(0.2);

const radiusOf = ({ base }: Placed): number =>
  base.kind === 'round' ? base.radius : Math.max(base.length, base.width) / 2;

const lengthOf = ({ x, y }: Point): number => Math.sqrt(x * x + y * y);

const scaled = ({ x, y }: Point, to: number): Point => {
  const length = lengthOf({ x, y });
  return length === 0 ? { x: 0, y: 0 } : { x: roundEvenly((x * to) / length), y: roundEvenly((y * to) / length) };
};

/** The nearest pairs of two groups of bases, nearest first, each base of the other group once. */
function pairsOf(own: readonly Placed[], others: readonly Placed[]): { from: Placed; to: Placed; gap: number }[] {
  const nearest = others.map(to => {
    let best = { from: own[0]!, to, gap: Infinity };
    for (const from of own) {
      const gap = lengthOf({ x: to.at.x - from.at.x, y: to.at.y - from.at.y }) - radiusOf(from) - radiusOf(to);
      if (gap < best.gap) best = { from, to, gap };
    }
    return best;
  });
  return nearest.sort((a, b) => a.gap - b.gap).slice(0, MOST_PAIRS);
}

/** Turned by some degrees: around what is in the way, and into gaps. */
const turned = ({ x, y }: Point, quarter: number): Point =>
  quarter > 0
    ? { x: roundEvenly(0.7 * x - 0.7 * y), y: roundEvenly(0.7 * x + 0.7 * y) }
    : { x: roundEvenly(0.7 * x + 0.7 * y), y: roundEvenly(0.7 * y - 0.7 * x) };

/** By so much that somebody of the unit comes up to one of these, from where he is and from either side. */
function* upTo(own: readonly Placed[], others: readonly Placed[], distance = CLOSE): Generator<Way> {
  for (const { from, to, gap } of pairsOf(own, others)) {
    const line = { x: to.at.x - from.at.x, y: to.at.y - from.at.y };
    yield { by: scaled(line, Math.max(0, gap - distance)) };
    const reach = radiusOf(from) + radiusOf(to) + distance;
    for (const side of [1, -1]) {
      const aside = turned(scaled(line, -reach), side);
      yield { by: { x: to.at.x + aside.x - from.at.x, y: to.at.y + aside.y - from.at.y } };
    }
    yield { by: scaled(line, Math.max(0, gap - cm(2.4))) };
    yield { by: scaled(line, Math.max(0, gap - cm(1.3))) };
    // Just in contact: for whoever has not a hair's breadth more.
    yield { by: scaled(line, Math.max(0, gap - cm(2.5) + 10)) };
  }
}

const mobile = (state: State, unit: UnitId, mode: Mode): readonly Placed[] => {
  const { fighters } = unitOf(state, unit);
  return basesOf(state, unit).filter((_, i) => allowanceOf(state, unit, fighters[i]!, mode) > 0);
};

/** All around those of a unit who are nearest, at two distances: for the gaps between others. */
export function* waysBetween(state: State, unit: UnitId, mode: Mode, enemy: UnitId): Generator<Way> {
  const own = mobile(state, unit, mode);
  for (const { from, to } of own.length > 0 ? pairsOf(own, basesOf(state, enemy)) : [])
    for (const distance of [CLOSE, cm(2.3)])
      for (let i = 0; i < FAN; i++) {
        const reach = Math.ceil(radiusOf(from) + radiusOf(to) + distance);
        const at = pointAt(to.at, Math.round((i * FACINGS) / FAN), reach);
        yield { by: { x: at.x - from.at.x, y: at.y - from.at.y }, exact: true };
      }
}

const FAN = 20;

/** Contact with one enemy unit, or as near to its leader as the unit gets. */
export function* waysAt(state: State, unit: UnitId, mode: Mode, enemy: UnitId): Generator<Way> {
  const own = mobile(state, unit, mode);
  if (own.length > 0) yield* upTo(own, basesOf(state, enemy));
  const { x, y } = leaderOf(state, enemy);
  yield { to: { x, y } };
  if (mode === 'rapid' && isArmour(state, unit) && isInfantry(state, enemy))
    yield* waysOver(own, basesOf(state, enemy));
}

/** AT43-CRSH-02: with each machine through them, and out on the other side or as far as it gets. */
function* waysOver(own: readonly Placed[], others: readonly Placed[]): Generator<Way> {
  for (const machine of own)
    for (const { from, to } of pairsOf([machine], others)) {
      const line = { x: to.at.x - from.at.x, y: to.at.y - from.at.y };
      const length = lengthOf(line);
      yield { by: line };
      yield { by: scaled(line, length + radiusOf(from) + radiusOf(to) + CLOSE) };
      yield { by: scaled(line, Math.max(0, length - radiusOf(from))) };
      yield { by: scaled(line, Math.max(0, length - radiusOf(from) - radiusOf(to) + cm(0.3))) };
    }
}

/** To the middle of a place of the mission, or just near enough to count. */
export function* waysTo(state: State, unit: UnitId, mode: Mode, place: number): Generator<Way> {
  const { shape } = state.battle.mission.places[place]!;
  const at = middleOf(shape);
  yield { to: at };
  const own = mobile(state, unit, mode);
  if (own.length === 0) return;
  const radius = shape.kind === 'disc' ? shape.radius : 0;
  yield* upTo(own, [{ base: { kind: 'round', radius }, at, facing: 0 }], cm(9.5));
}

const DIRECTIONS = 16;

/** As far as the slowest goes, or less, in so many directions. */
export function* waysOut(state: State, unit: UnitId, mode: Mode): Generator<Way> {
  const { fighters } = unitOf(state, unit);
  const budgets = fighters.map(fighter => allowanceOf(state, unit, fighter, mode)).filter(budget => budget > 0);
  if (budgets.length === 0) return;
  const far = Math.min(...budgets);
  for (const share of [1, 0.7, 0.4, 0.15])
    for (let i = 0; i < DIRECTIONS; i++) {
      const facing = Math.round((i * FACINGS) / DIRECTIONS);
      yield { by: pointAt({ x: 0, y: 0 }, facing, Math.floor(far * share) - 1) };
    }
}

/** Onto, over and behind an element; behind is seen from each enemy near it. */
export function* waysAround(state: State, unit: UnitId, mode: Mode, piece: TerrainPiece): Generator<Way> {
  const { outline, kind, open } = piece;
  const middle = middleOf({ kind: 'area', outline });
  const own = mobile(state, unit, mode);
  if (own.length === 0) return;
  const reach = Math.max(...outline.map(({ x, y }) => lengthOf({ x: x - middle.x, y: y - middle.y })));
  const depth = 2 * radiusOf(own[0]!) + cm(1);
  if (kind.standable || open) {
    yield { to: middle };
    yield* upTo(own, [{ base: { kind: 'round', radius: 1 }, at: middle, facing: 0 }], 0);
  }
  if (kind.crossable) yield* across(own, outline, depth);
  if (kind.openable)
    yield* upTo(
      own,
      outline.map(at => ({ base: { kind: 'round', radius: 1 }, at, facing: 0 })),
      cm(1),
    );
  // Past its ends: whoever looks over the edge before him is not looked over there (AT43-COV-10).
  for (const corner of outline) {
    const out = scaled({ x: corner.x - middle.x, y: corner.y - middle.y }, 2 * depth);
    yield { to: { x: corner.x + out.x, y: corner.y + out.y } };
  }
  for (const enemy of unitsOnTable(state)) {
    if (!areEnemies(state, unit, enemy)) continue;
    const { x, y } = leaderOf(state, enemy);
    for (const shade of [0.4, 1]) {
      const away = scaled({ x: middle.x - x, y: middle.y - y }, reach * shade + depth);
      yield { to: { x: middle.x + away.x, y: middle.y + away.y } };
    }
  }
}

/** Straight over each long side, for each of the unit who stands before it, just far enough. */
function* across(own: readonly Placed[], outline: readonly Point[], depth: number): Generator<Way> {
  const middle = middleOf({ kind: 'area', outline });
  for (const [i, from] of outline.entries()) {
    const to = outline[(i + 1) % outline.length]!;
    const out = { x: (from.x + to.x) / 2 - middle.x, y: (from.y + to.y) / 2 - middle.y };
    const half = lengthOf(out);
    if (half === 0) continue;
    const [dx, dy] = [out.x / half, out.y / half];
    // How far each must go against the side's own direction to be clear of it on the other side; everybody goes as far.
    const needs = own.map(({ at }) => (at.x - middle.x) * dx + (at.y - middle.y) * dy).filter(along => along > half);
    if (needs.length === 0) continue;
    for (const need of [Math.max(...needs), Math.min(...needs)])
      for (const extra of [0, depth / 3, depth])
        for (const aside of [0, depth / 2, -depth / 2, depth, -depth, 2 * depth, -2 * depth]) {
          const by = need + half + radiusOf(own[0]!) + cm(0.1) + extra;
          yield { by: { x: roundEvenly(-dx * by - dy * aside), y: roundEvenly(-dy * by + dx * aside) } };
        }
  }
}

/** AT43-SPC-03: up to friendly machines that a mechanic could mend. */
export function* waysToMend(state: State, unit: UnitId): Generator<Way> {
  const mechanics = unitOf(state, unit).fighters.flatMap(({ id }, i) =>
    sheetOf(state, id).abilities.includes('mechanic') ? [basesOf(state, unit)[i]!] : [],
  );
  if (mechanics.length === 0) return;
  for (const other of unitsOnTable(state)) {
    if (other === unit || areEnemies(state, unit, other) || !isArmour(state, other)) continue;
    const hurt = unitOf(state, other).fighters.flatMap(({ id, parts }, i) =>
      freshParts(sheetOf(state, id)).some((whole, part) => parts[part]! < whole) ? [basesOf(state, other)[i]!] : [],
    );
    if (hurt.length > 0) yield* upTo(mechanics, hurt);
  }
}

const enemiesOf = (state: State, unit: UnitId): UnitId[] =>
  [...unitsOnTable(state)].filter(other => areEnemies(state, unit, other));

/** Machines run over anybody on foot, friends too (AT43-CRSH-06). */
function* friendsInTheWay(state: State, unit: UnitId, mode: Mode): Generator<Way> {
  if (mode !== 'rapid' || !isArmour(state, unit)) return;
  for (const other of unitsOnTable(state))
    if (!areEnemies(state, unit, other) && isInfantry(state, other))
      yield* waysOver(mobile(state, unit, mode), basesOf(state, other));
}

/** Everything, object by object. */
export function* allWays(state: State, unit: UnitId, mode: Mode): Generator<Way> {
  for (const enemy of enemiesOf(state, unit)) yield* waysAt(state, unit, mode, enemy);
  for (const [place, { shape }] of state.battle.mission.places.entries())
    if (shape.kind === 'disc') yield* waysTo(state, unit, mode, place);
  for (const piece of state.terrain) yield* waysAround(state, unit, mode, piece);
  yield* waysToMend(state, unit);
  yield* friendsInTheWay(state, unit, mode);
  yield* waysOut(state, unit, mode);
  for (const enemy of enemiesOf(state, unit)) yield* waysBetween(state, unit, mode, enemy);
}

/** Some ways to one object picked at random, in random order. */
export function someWays(state: State, unit: UnitId, mode: Mode, rng: Rng): Way[] {
  const objects: (() => Iterable<Way>)[] = [
    ...enemiesOf(state, unit).map(enemy => () => (rng.below(4) > 0 ? waysAt : waysBetween)(state, unit, mode, enemy)),
    ...[...state.battle.mission.places.keys()]
      .filter(place => state.battle.mission.places[place]!.shape.kind === 'disc')
      .map(place => () => waysTo(state, unit, mode, place)),
    ...state.terrain
      .filter(({ kind }) => kind.crossable || kind.standable || kind.openable)
      .map(piece => () => waysAround(state, unit, mode, piece)),
    () => [...waysToMend(state, unit), ...friendsInTheWay(state, unit, mode)],
    () => waysOut(state, unit, mode),
  ];
  const luck = rng.below(objects.length + 2);
  if (luck >= objects.length) {
    const piece = state.terrain[rng.below(Math.max(1, state.terrain.length))];
    const hiding = luck === objects.length && piece !== undefined ? [...waysAround(state, unit, mode, piece)] : [];
    return hiding.length > 0 ? shuffle(hiding, rng) : [{ to: randomGoal(state, unit, rng) }];
  }
  // The likeliest ways come first in each list, so now and then they are taken as they come.
  const ways = [...objects[luck]!()];
  return rng.below(2) === 0 ? ways : shuffle(ways, rng);
}
