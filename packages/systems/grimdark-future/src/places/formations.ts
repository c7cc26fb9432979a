import {
  formUp,
  inches,
  moveField,
  type Blocker,
  type Facing,
  type MoveField,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { everyAnchor, randomAnchor, usualAnchors, type Anchor } from './anchors.js';
import { gaitOf, memoByPosition } from '../ground/board.js';
import { figures, isDestroyed, livingModels, standingUnits } from '../units/figures.js';
import { movedTo, packed } from './packed.js';
import { judgePlacement, placingField, type PlaceGround } from './place.js';
import { acrossOf, ahead, pointFromEdge } from './zones.js';
import { AMBUSH_DISTANCE, COHERENCY } from '../rulings.js';
import { enemyOf, seatOf, type State, type UnitId } from '../state.js';

/** Proposals of places for a unit. Whether one is legal is decided by `judgePlacement`, and nothing else leaves here. */

/** The unit formed up around a point, if it may stand there. */
export function formationAt(
  state: State,
  unit: UnitId,
  ground: PlaceGround,
  anchor: Point,
  facing: Facing = ahead(state, seatOf(state, unit)),
): readonly Placed[] | undefined {
  if (isDestroyed(state, unit)) return undefined;
  const plain = plainFormation(state, unit, ground, { at: anchor, facing });
  if (plain !== undefined) return plain;
  const living = livingModels(state, unit);
  const movers = living.map(({ base }) => ({ placed: { base, at: anchor, facing } }));
  const field = proposingField(state, unit, ground);
  const formation = formUp(field, movers, anchor, { coherency: COHERENCY, shape: 'ring' });
  if (!formation.ok || !judgePlacement(state, unit, ground, formation.placed).ok) return undefined;
  return formation.placed;
}

/** The formation it would have on an empty table, if that will do: much cheaper to try. */
function plainFormation(
  state: State,
  unit: UnitId,
  ground: PlaceGround,
  { at, facing }: Anchor,
): readonly Placed[] | undefined {
  const plain = movedTo(packed(state, livingModels(state, unit), facing), at);
  return judgePlacement(state, unit, ground, plain).ok ? plain : undefined;
}

/** What the unit must keep clear of, and where it may not be put at all, so that `formUp` looks no farther. */
function proposingField(state: State, unit: UnitId, ground: PlaceGround): MoveField {
  const gait = livingModels(state, unit).every(({ kind }) => gaitOf(kind) === 'fly') ? 'fly' : 'walk';
  if (ground.kind === 'zone') return zoneField(state, unit)(gait);
  if (ground.kind === 'ambush') return ambushField(state, unit)(gait);
  return placingField(state, unit, ground, gait);
}

type GaitField = (gait: ReturnType<typeof gaitOf>) => MoveField;

const zoneField: (state: State, unit: UnitId) => GaitField = memoByPosition((state, unit) => {
  const { battle, near } = state;
  const { width, depth, zoneDepth } = battle;
  const front = zoneDepth + WALL / 2;
  const away = seatOf(state, unit) === near ? front : acrossOf(battle) - front;
  const wall: Blocker[] = [];
  for (let along = WALL / 2; along - WALL / 2 < Math.max(width, depth); along += WALL)
    wall.push({ placed: { base: PIECE, at: pointFromEdge(battle, along, away), facing: 0 } });
  return gait => withBlockers(placingField(state, unit, { kind: 'zone' }, gait), wall);
});

/** The world in front of a zone, in pieces. */
const WALL: Um = inches(30);
const PIECE = { kind: 'rectangle', length: WALL, width: WALL } as const;

const ambushField: (state: State, unit: UnitId) => GaitField = memoByPosition((state, unit) => {
  const enemies = standingUnits(state, enemyOf(seatOf(state, unit))).flatMap(enemy => figures(state, enemy));
  const blockers = enemies.map((placed): Blocker => ({ placed, clearance: AMBUSH_DISTANCE + 1 }));
  return gait => withBlockers(placingField(state, unit, { kind: 'ambush' }, gait), blockers);
});

function withBlockers(field: MoveField, blockers: readonly Blocker[]): MoveField {
  const { obstacles, circles } = moveField(field.ground, { blockers });
  const all = new Float64Array(field.circles.length + circles.length);
  all.set(field.circles);
  all.set(circles, field.circles.length);
  return { ...field, obstacles: [...field.obstacles, ...obstacles], circles: all };
}

/** A few different places: those a player would think of first. From two points a crowd may come to stand in the same one. */
export function* usualFormations(state: State, unit: UnitId, ground: PlaceGround): Generator<readonly Placed[]> {
  const taken = new Set<string>();
  for (const placed of formationsAt(state, unit, ground, usualAnchors(state, unit, ground))) {
    const place = placed.map(({ at, facing }) => `${at.x} ${at.y} ${facing}`).join();
    if (taken.has(place)) continue;
    taken.add(place);
    yield placed;
  }
}

function* formationsAt(
  state: State,
  unit: UnitId,
  ground: PlaceGround,
  anchors: Iterable<Anchor>,
): Generator<readonly Placed[]> {
  for (const { at, facing } of anchors) {
    const placed = formationAt(state, unit, ground, at, facing);
    if (placed !== undefined) yield placed;
  }
}

/** Some place or other; the whole ground is searched before the unit is said to have none. */
export function randomFormation(
  state: State,
  unit: UnitId,
  ground: PlaceGround,
  rng: Rng,
): readonly Placed[] | undefined {
  if (rng.below(4) === 0) {
    // One of those that are listed, so that no corner of a crowded ground is left out.
    const anchors = [...usualAnchors(state, unit, ground)];
    const { at, facing } = anchors[rng.below(anchors.length)] as Anchor;
    const placed = formationAt(state, unit, ground, at, facing);
    if (placed !== undefined) return placed;
  }
  for (let tries = 0; tries < RANDOM_TRIES; tries++) {
    const placed = plainFormation(state, unit, ground, randomAnchor(state, unit, ground, rng));
    if (placed !== undefined) return placed;
  }
  for (let tries = 0; tries < CROWDED_TRIES; tries++) {
    const { at, facing } = randomAnchor(state, unit, ground, rng);
    const placed = formationAt(state, unit, ground, at, facing);
    if (placed !== undefined) return placed;
  }
  return firstFormation(state, unit, ground);
}

const RANDOM_TRIES = 12;
/** In a crowd the usual shape hardly fits: so often one that fits in between is looked for. */
const CROWDED_TRIES = 6;

/** H-31: the first place that a search over the whole ground finds. */
export function firstFormation(state: State, unit: UnitId, ground: PlaceGround): readonly Placed[] | undefined {
  for (const placed of usualFormations(state, unit, ground)) return placed;
  for (const placed of formationsAt(state, unit, ground, everyAnchor(state, unit, ground))) return placed;
  return undefined;
}
