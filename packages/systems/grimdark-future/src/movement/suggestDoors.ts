import {
  FACINGS,
  facingTowards,
  formUp,
  gap,
  pointAt,
  standing,
  type Facing,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import type { Spot } from '../events/placeEvents.js';
import { doorField, fieldFor, gaitOf } from '../ground/board.js';
import { movedTo, packed } from '../places/packed.js';
import type { Pace } from '../rule.js';
import { COHERENCY, CONTACT, SEPARATION } from '../rulings.js';
import { unitOf, type State, type UnitId } from '../state.js';
import { figures, livingModels, middleOf, type Figure } from '../units/figures.js';
import { steppedOut } from './boarding.js';
import { judgeMove, limitsOf } from './movement.js';
import type { Legs } from './ways.js';

/** Proposals of ways out of a transport. R-64: every point of the hull is a door, and each model may have its own. */

export interface WayOut {
  readonly doors: readonly Spot[];
  readonly legs: Legs;
}

/** So many doors are tried around a hull. */
const SIDES = 24;

/**
 * The doors of a transport that are free, all models out of the same one, the one nearest to a point first; then the two free
 * ones nearest to it on either side, every other model out of each.
 */
export function* doorsTowards(state: State, unit: UnitId, to: Point): Generator<readonly Spot[]> {
  const host = figures(state, unitOf(state, unit).host)[0];
  if (host === undefined) return;
  const living = livingModels(state, unit);
  const ahead = facingTowards(host.at, to);
  const sides: { readonly turn: number; readonly doors: readonly Spot[] }[] = [];
  for (let i = 0; i < SIDES; i++) {
    // To the left and to the right by turns, farther and farther from the way ahead.
    const turn = (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2);
    const doors = doorsAt(living, host, (ahead + Math.round((turn * FACINGS) / SIDES) + FACINGS) % FACINGS);
    if (!areFree(state, unit, living, doors)) continue;
    sides.push({ turn, doors });
    yield doors;
  }
  const [left, right] = [sides.find(({ turn }) => turn > 0), sides.find(({ turn }) => turn <= 0)];
  if (left !== undefined && right !== undefined && living.length > 1)
    yield living.map((_, i) => (i % 2 === 0 ? left : right).doors[i] as Spot);
}

/** All models out of one side, each in the place where its base touches the hull. */
function doorsAt(living: readonly Figure[], host: Figure, facing: Facing): readonly Spot[] {
  const known = new Map<Placed['base'], Spot>();
  return living.map(({ base }) => {
    const door = known.get(base) ?? { ...spotBeside({ base, facing }, host, facing), facing };
    known.set(base, door);
    return door;
  });
}

const areFree = (state: State, unit: UnitId, living: readonly Figure[], doors: readonly Spot[]): boolean =>
  living.every(({ base, kind }, i) => {
    const { x, y, facing } = doors[i] as Spot;
    return standing(doorField(state, unit, gaitOf(kind)), { base, at: { x, y }, facing }).ok;
  });

/**
 * The place on a side of a host where a model just touches it. It comes in along the line to the host's middle, each time
 * by as much as it is still away: that never goes too far.
 */
function spotBeside({ base, facing }: Pick<Placed, 'base' | 'facing'>, host: Placed, side: Facing): Point {
  let distance = FAR_OUT;
  for (let step = 0; step < MOST_STEPS; step++) {
    const at = pointAt(host.at, side, distance);
    const apart = gap({ base, at, facing }, host);
    if (apart > 0 && apart <= CONTACT) return at;
    // A gap of nothing may be a hair's breadth too near, for the place is rounded to the lattice.
    distance -= apart === 0 ? -1 : Math.max(1, apart - CONTACT);
  }
  return pointAt(host.at, side, distance);
}

/** Somewhere beyond any transport, to come in from; and more steps than it takes along any side of it. */
const FAR_OUT: Um = 500_000;
const MOST_STEPS = 60;

/**
 * Out of the transport towards a point and into formation: straight to the places of the usual one, or wherever there is
 * room; out of the door nearest to the point from which there is a way. Whether it is legal is for the judge.
 */
export function wayOut(state: State, unit: UnitId, order: Pace, to: Point): WayOut | undefined {
  const exits = [...doorsTowards(state, unit, to)].map(doors => exitBy(state, unit, doors));
  for (const exit of exits) {
    const way = inStep(exit, unit, order);
    if (way !== undefined) return way;
  }
  for (const exit of exits.slice(0, MOST_FORMED)) {
    const way = formedUp(exit, unit, order);
    if (way !== undefined) return way;
  }
  return undefined;
}

const MOST_FORMED = 8;

/** A side of the transport to get out on, with the points around which the unit may form up there. */
interface Exit {
  readonly doors: readonly Spot[];
  readonly out: State;
  readonly side: Facing;
  readonly anchors: readonly Point[];
}

function exitBy(state: State, unit: UnitId, doors: readonly Spot[]): Exit {
  const out = steppedOut(state, unit, doors);
  const side = doors[0]?.facing ?? 0;
  const from = middleOf(figures(out, unit));
  return { doors, out, side, anchors: ANCHORS.map(distance => pointAt(from, side, distance)) };
}

function inStep({ doors, out, side, anchors }: Exit, unit: UnitId, order: Pace): WayOut | undefined {
  const formation = packed(out, figures(out, unit), side);
  for (const anchor of anchors) {
    const legs = movedTo(formation, anchor).map(({ at }) => [at]);
    if (judgeMove(out, unit, order, legs).ok) return { doors, legs };
  }
  return undefined;
}

function formedUp({ doors, out, anchors }: Exit, unit: UnitId, order: Pace): WayOut | undefined {
  const living = figures(out, unit);
  const { most } = limitsOf(out, unit, order);
  const movers = living.map(figure => ({ placed: figure, budget: most(figure) }));
  const gait = living.every(({ kind }) => gaitOf(kind) === 'fly') ? 'fly' : 'walk';
  for (const anchor of anchors) {
    const formation = formUp(fieldFor(out, unit, gait), movers, anchor, { coherency: COHERENCY, shape: 'ring' });
    if (formation.ok) return { doors, legs: formation.paths.map(path => path.slice(1)) };
  }
  return undefined;
}

/** How far from the door a unit forms up: far enough for its rear rank to be an inch away, near enough for its front. */
const ANCHORS = [3, 4, 2, 1.2, 5].map(share => Math.round(share * SEPARATION));
