import { FACTIONS } from './content/index.js';
import { terrainOf } from './content/tables/choose.js';
import type { ArmyList } from './content/types.js';
import { muster } from './forces/muster.js';
import { TABLE_SIDE } from './rulings.js';
import { clone, firstState, type Battle, type BattleOptions, type State } from './state.js';

/** Two lists on a table. Whole, so that a record needs nothing else. */
export interface Setup {
  /** The id of a ready table, or `random-33:7` for one made by chance. */
  readonly table: string;
  readonly armies: readonly [ArmyList, ArmyList];
  readonly options: BattleOptions;
}

// All matches of one set-up share its battle, and with it every index that hangs on the battle.
const known = new WeakMap<Setup, State>();

/** The table with its scenery; nobody is on it yet. */
export function setup(request: Setup): State {
  let state = known.get(request);
  if (state === undefined) known.set(request, (state = firstState(battleOf(request))));
  return clone(state);
}

function battleOf({ table, armies, options }: Setup): Battle {
  const terrain = terrainOf(table);
  if (terrain === undefined) throw new Error(`there is no table '${table}'`);
  const first = muster(FACTIONS, armies[0], 0);
  const second = muster(FACTIONS, armies[1], 1, first.sheets.length, first.units.length);
  const placed = options.scenery === 'placed';
  const battle = battleOn(
    placed ? [] : terrain,
    [...first.sheets, ...second.sheets],
    [...first.units, ...second.units],
    [first.army, second.army],
    options,
  );
  return placed ? deepFrozen({ ...battle, box: terrain }) : battle;
}

export const battleOn = (
  terrain: Battle['terrain'],
  sheets: Battle['sheets'],
  units: Battle['units'],
  armies: Battle['armies'],
  options: BattleOptions,
): Battle => deepFrozen({ width: TABLE_SIDE, depth: TABLE_SIDE, terrain, options, sheets, units, armies });

/** The battle is shared by every fork, so nobody may write into it. */
export function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}
