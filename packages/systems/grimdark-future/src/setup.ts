import { inches, mm } from '@banneret/geometry';
import { deployed, type Deployment } from './deploy.js';
import { LAYOUTS, type Army, type ArmyUnit, type Layout } from './content/index.js';
import { zoneDepthOf } from './rulings.js';
import {
  clone,
  PLAIN_OPTIONS,
  SEATS,
  type Battle,
  type ModelKind,
  type Name,
  type Roster,
  type State,
  type Weapon,
} from './state.js';

/** Two armies with their ready lists on one of the tables. Whole, so that a record needs nothing else. */
export interface Setup {
  readonly layout: string;
  readonly armies: readonly [Army, Army];
}

// All matches of one set-up share its battle, and with it every index that hangs on the battle.
const known = new WeakMap<Setup, Deployment>();

/** The state before the first roll: both armies stand in their zones. */
export function setup(request: Setup): State {
  const deployment = deploymentOf(request);
  // Whoever makes a set-up asks `homelessIn` first.
  if (!deployment.ok) throw new Error(`no room to deploy ${deployment.homeless.id}`);
  return clone(deployment.state);
}

/** The first unit that finds no room in its zone. */
export function homelessIn(request: Setup): Roster | undefined {
  const deployment = deploymentOf(request);
  return deployment.ok ? undefined : deployment.homeless;
}

function deploymentOf(request: Setup): Deployment {
  const ready = known.get(request);
  if (ready !== undefined) return ready;
  const made = deployed(battleOf(request), tableOf(request).markers);
  known.set(request, made);
  return made;
}

function tableOf({ layout }: Setup): Layout {
  const table = LAYOUTS.find(({ id }) => id === layout);
  if (table === undefined) throw new Error(`there is no layout '${layout}'`);
  return table;
}

function battleOf(request: Setup): Battle {
  const { armies } = request;
  const table = tableOf(request);
  const rosters = SEATS.flatMap(seat => rostersOf(armies[seat] as Army, seat));
  const names = armies.map(({ id }) => id);
  return battleOn(table, rosters, names);
}

export function battleOn(
  table: Omit<Layout, 'markers'>,
  rosters: readonly Roster[],
  armies: readonly string[],
): Battle {
  const { width, depth, terrain } = table;
  const options = PLAIN_OPTIONS;
  return deepFrozen({ width, depth, zoneDepth: zoneDepthOf(depth), terrain, options, rosters, armies });
}

/** The units of an army's ready list. A unit listed more than once gets a number. */
export function rostersOf(army: Army, seat: number): Roster[] {
  return army.list.map((id, place) => {
    const unit = army.units.find(candidate => candidate.id === id) as ArmyUnit;
    const copies = army.list.filter(other => other === id).length;
    const copy = army.list.slice(0, place + 1).filter(other => other === id).length;
    return rosterFor(army, unit, seat, copies > 1 ? copy : 0);
  });
}

/** One unit as it stands on the table; `copy` 0 for the only one of its kind. */
export function rosterFor(army: Army, unit: ArmyUnit, seat: number, copy: number): Roster {
  const carried = army.weapons.filter(({ id }) => unit.models.some(({ weapons }) => weapons.includes(id)));
  const weapons = carried.map(({ id, name, range, attacks, rules }): Weapon => ({
    id,
    name,
    ...(range !== undefined && { range: inches(range) }),
    attacks,
    rules,
  }));
  const kinds = unit.models.map(({ weapons: ids }): ModelKind => ({
    quality: unit.quality,
    defense: unit.defense,
    base: { kind: 'round', radius: mm(unit.baseMm) / 2 },
    height: unit.height,
    hero: unit.hero,
    weapons: ids.map(id => carried.findIndex(weapon => weapon.id === id)),
    rules: unit.rules,
  }));
  return {
    seat,
    id: copy === 0 ? unit.id : `${unit.id}-${copy}`,
    name: copy === 0 ? unit.name : numbered(unit.name, copy),
    weapons,
    kinds,
    models: unit.models.flatMap(({ count }, kind) => Array.from({ length: count }, () => kind)),
  };
}

const numbered = ({ fr, en }: Name, copy: number): Name => ({ fr: `${fr} ${copy}`, en: `${en} ${copy}` });

/** The battle is shared by every fork, so nobody may write into it. */
function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}
