import type { Seat } from '@banneret/kernel';
import { NOBODY, type Battle, type BattleOptions, type TerrainPiece } from './battle.js';
import type { ArmyBook, Company } from './content/army.js';
import { LAYOUTS } from './content/layouts.js';
import { Catalogue } from './forces/catalogue.js';
import { muster } from './forces/muster.js';
import { briefingFor } from './missions/briefings.js';
import { firstMissionState } from './missions/missionState.js';
import type { Mission, MissionId } from './missions/mission.js';
import { clone, firstState, unitWith, type State } from './state.js';
import { freshParts } from './units.js';

/** What one seat brings: a company, or one for each portion where roles are settled at the table (AT43-MSG-02). */
export interface SeatForces {
  readonly book: ArmyBook;
  readonly companies: readonly Company[];
}

/** Everything a match begins with. Whole, so that a record needs nothing else. */
export interface Setup {
  readonly mission: MissionId;
  /** AT43-MSG-03. */
  readonly value: number;
  readonly forces: readonly SeatForces[];
  /** The id of a ready table, or an empty text for the mission's own way of setting it (AT43-TBL-01, -02). */
  readonly layout: string;
  readonly options: BattleOptions;
}

// All matches of one set-up share its battle, and with it every index that hangs on the battle.
const known = new WeakMap<Setup, State>();

export function setup(request: Setup): State {
  let found = known.get(request);
  if (found === undefined) known.set(request, (found = waitingState(battleFor(request), terrainOf(request))));
  return clone(found);
}

/** Everybody before the battle: off the table, in his pool. */
export function waitingState(battle: Battle, terrain: readonly TerrainPiece[] = []): State {
  const units = battle.rosters.map(({ fighters, pool }) => {
    const figures = fighters.map(id => {
      const sheet = battle.sheets[battle.fighters[id]!]!;
      return { id, x: 0, y: 0, facing: 0, prone: false, parts: freshParts(sheet) };
    });
    return unitWith(pool, figures, fighters[0]!);
  });
  const state = firstState(battle, units, firstMissionState(battle));
  state.terrain = terrain;
  return state;
}

const terrainOf = ({ layout }: Setup): readonly TerrainPiece[] =>
  LAYOUTS.find(({ id }) => id === layout)?.pieces ?? NO_TERRAIN;

const NO_TERRAIN: readonly TerrainPiece[] = Object.freeze([]);

/** The mission as agreed: on a ready table there is nothing left to place. */
export function missionOf({ mission, value, forces, layout }: Setup): Mission {
  const briefing = briefingFor(mission, value, forces.length);
  return layout === '' ? briefing : { ...briefing, terrain: 'map', pieces: [] };
}

export function battleFor(request: Setup): Battle {
  const mission = missionOf(request);
  const catalogue = new Catalogue();
  const rosters = request.forces.flatMap(({ book, companies }, seat: Seat) =>
    companies.flatMap((company, portion) =>
      muster(catalogue, { book, company }, seat, companies.length === 1 ? NOBODY : portion),
    ),
  );
  if (mission.artillery !== null) catalogue.add(mission.artillery.weapon);
  return deepFrozen({
    seats: request.forces.length,
    width: mission.width,
    depth: mission.depth,
    options: request.options,
    mission,
    armies: request.forces.map(({ book }) => book.id),
    weapons: catalogue.weapons,
    sheets: catalogue.sheets,
    fighters: catalogue.fighters,
    rosters,
  });
}

/** The battle is shared by every fork, so nobody may write into it. */
function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}
