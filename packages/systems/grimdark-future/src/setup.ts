import type { Seat } from '@banneret/kernel';
import { LAYOUTS, type Force } from './content/index.js';
import { frozenModels } from './units/figures.js';
import { rostersOf } from './forces/muster.js';
import { firstFormation } from './places/formations.js';
import { acrossOf } from './places/zones.js';
import { zoneDepthOf } from './rulings.js';
import {
  clone,
  firstState,
  PLAIN_OPTIONS,
  SEATS,
  type Battle,
  type BattleOptions,
  type Model,
  type Roster,
  type State,
} from './state.js';
import type { Table } from './tables/table.js';

/** Two lists with their books on one of the tables. Whole, so that a record needs nothing else. */
export interface Setup {
  /** The id of a ready table, or a whole one. */
  readonly layout: string | Table;
  readonly armies: readonly [Force, Force];
  readonly options: BattleOptions;
}

/** A battle before anything has happened, and the first unit that finds no room on its table. */
interface Prepared {
  readonly state: State;
  homeless?: Roster | 'nobody';
}

// All matches of one set-up share its battle, and with it every index that hangs on the battle.
const known = new WeakMap<Setup, Prepared>();
// So do all set-ups of the same two ready lists on the same ready table: batches of games have nothing else.
const ready = new WeakMap<Force, WeakMap<Force, Map<string, Prepared>>>();

/** GDF-SET-07: the table with its terrain; no marker and nobody is on it yet. */
export const setup = (request: Setup): State => clone(prepared(request).state);

function prepared(request: Setup): Prepared {
  let found = known.get(request);
  if (found === undefined) known.set(request, (found = preparedAlike(request)));
  return found;
}

function preparedAlike(request: Setup): Prepared {
  const { layout, armies, options } = request;
  if (typeof layout !== 'string') return { state: waitingState(battleOf(request)) };
  const alike = entry(
    entry(ready, armies[0], () => new WeakMap()),
    armies[1],
    () => new Map<string, Prepared>(),
  );
  const key = JSON.stringify([layout, options]);
  let found = alike.get(key);
  if (found === undefined) alike.set(key, (found = { state: waitingState(battleOf(request)) }));
  return found;
}

function entry<K extends object, V>(map: WeakMap<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

/** Both armies before their deployment. */
export function waitingState(battle: Battle): State {
  const state = firstState(battle, battle.rosters.map(offTable));
  for (const unit of state.units) unit.place = 'waiting';
  return state;
}

/** Models that are nowhere yet. */
export const offTable = ({ models }: Roster): readonly Model[] =>
  frozenModels(models.map(() => ({ x: 0, y: 0, wounds: 0, facing: 0 })));

/** The first unit that would not even find room in its zone if it were alone there. */
export function homelessIn(request: Setup): Roster | undefined {
  const found = prepared(request);
  const { state } = found;
  found.homeless ??=
    state.battle.rosters.find((_, unit) => firstFormation(state, unit, { kind: 'zone' }) === undefined) ?? 'nobody';
  return found.homeless === 'nobody' ? undefined : found.homeless;
}

function tableOf({ layout }: Setup): Table {
  if (typeof layout !== 'string') return layout;
  const table = LAYOUTS.find(({ id }) => id === layout);
  if (table === undefined) throw new Error(`there is no layout '${layout}'`);
  return table;
}

const mustered = new WeakMap<Force, Map<Seat, readonly Roster[]>>();

/** Whoever fights with the same list, on whatever table, shares its rosters and all that is compiled from them. */
function sharedRosters(force: Force, seat: Seat): readonly Roster[] {
  const bySeat = entry(mustered, force, () => new Map<Seat, readonly Roster[]>());
  let rosters = bySeat.get(seat);
  if (rosters === undefined) bySeat.set(seat, (rosters = rostersOf(force, seat)));
  return rosters;
}

function battleOf(request: Setup): Battle {
  const { armies, options } = request;
  const rosters = SEATS.flatMap(seat => sharedRosters(armies[seat] as Force, seat));
  const names = armies.map(({ army }) => army.id);
  return battleOn(tableOf(request), rosters, names, options);
}

export function battleOn(
  table: Table,
  rosters: readonly Roster[],
  armies: readonly string[],
  options: BattleOptions = PLAIN_OPTIONS,
): Battle {
  const { width, depth, terrain } = table;
  return deepFrozen({
    width,
    depth,
    zoneDepth: zoneDepthOf(acrossOf({ width, depth })),
    terrain,
    options,
    rosters,
    armies,
  });
}

/** The battle is shared by every fork, so nobody may write into it. */
function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}
