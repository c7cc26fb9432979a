import {
  entirelyInside,
  formUp,
  inches,
  moveField,
  type Blocker,
  type MoveField,
  type Placed,
  type Point,
  type Polygon,
} from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { boardOf } from './board.js';
import { frozenModels, kindOfModel } from './figures.js';
import { COHERENCY, SEPARATION } from './rulings.js';
import { firstState, SEATS, type Battle, type Model, type Roster, type State } from './state.js';

/**
 * Both armies in their zones, by a fixed formation: the units of a list side by side from the left, each as near as
 * possible to its own share of the zone's middle line; or the first unit that finds no room. GDF-DEP-03, -07.
 */
export function deployed(battle: Battle, markers: readonly Point[]): Deployment {
  const models: (readonly Model[])[] = [];
  const standing: Placed[] = [];
  for (const [unit, roster] of battle.rosters.entries()) {
    const placed = placeUnit(battle, roster, idealSpot(battle, unit), standing);
    if (placed === undefined) return { ok: false, homeless: roster };
    standing.push(...placed);
    models.push(frozenModels(placed.map(({ at }) => ({ x: at.x, y: at.y, wounds: 0, facing: 0 }))));
  }
  return { ok: true, state: firstState(battle, models, markers) };
}

export type Deployment =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly homeless: Roster };

function placeUnit(
  battle: Battle,
  roster: Roster,
  ideal: Point,
  standing: readonly Placed[],
): readonly Placed[] | undefined {
  const field = deploymentField(battle, standing);
  const zone = zoneOf(battle, roster.seat);
  const movers = roster.models.map((_, model) => ({
    placed: { base: kindOfModel(roster, model).base, at: ideal, facing: 0 },
  }));
  for (const anchor of spotsAround(ideal)) {
    const formation = formUp(field, movers, anchor, { coherency: COHERENCY, shape: 'ring' });
    if (formation.ok && formation.placed.every(model => entirelyInside(model, zone))) return formation.placed;
  }
  return undefined;
}

function deploymentField(battle: Battle, standing: readonly Placed[]): MoveField {
  const blockers = standing.map((placed): Blocker => ({ placed, clearance: SEPARATION }));
  const forbidden = (piece: number): boolean => battle.terrain[piece]?.types.includes('impassable') === true;
  return moveField(boardOf(battle).ground, { forbidden, blockers });
}

/** The strip along a seat's long edge; the first seat has the near one. */
export function zoneOf({ width, depth, zoneDepth }: Battle, seat: Seat): Polygon {
  const [near, far] = seat === SEATS[0] ? [0, zoneDepth] : [depth - zoneDepth, depth];
  return [
    { x: 0, y: near },
    { x: width, y: near },
    { x: width, y: far },
    { x: 0, y: far },
  ];
}

function idealSpot({ width, depth, zoneDepth, rosters }: Battle, unit: number): Point {
  const { seat } = rosters[unit] as Roster;
  const own = [...rosters.keys()].filter(other => rosters[other]?.seat === seat);
  const across = Math.round((width * (2 * own.indexOf(unit) + 1)) / (2 * own.length));
  const into = Math.round(zoneDepth / 2);
  return seat === SEATS[0] ? { x: across, y: into } : { x: width - across, y: depth - into };
}

/** The ideal place, then ever farther ones to both sides. */
function* spotsAround({ x, y }: Point): Generator<Point> {
  yield { x, y };
  for (let ring = 1; ring <= DEPLOY_RINGS; ring++)
    for (const dy of [0, 1, -1, 2, -2])
      for (const dx of [ring, -ring]) yield { x: x + dx * inches(1), y: y + dy * inches(1) };
}

const DEPLOY_RINGS = 36;
