export { ruleNamed } from './compile.js';
export { hitModifier, hitNeed, hitsOf, shotsOf } from './attack/attack.js';
export {
  ARMIES,
  LAYOUTS,
  LISTS,
  readArmy,
  type Army,
  type ArmyList,
  type Force,
  type Layout,
} from './content/index.js';
export type { Event } from './events/events.js';
export { flightGrid, flownTo, isOffTable } from './movement/flight.js';
export { figures, isDestroyed, livingModels, standingUnits, type Figure } from './units/figures.js';
export { formationAt } from './places/formations.js';
export { chargeTargets, proposedCharge } from './movement/suggestCharge.js';
export { grimdarkFutureGame } from './game.js';
export { draggedTo, goalsOf, wayTo } from './movement/suggestMoves.js';
export { betweenModels, betweenUnits, toPoint } from './ground/measure.js';
export { allowance, judgeMove } from './movement/movement.js';
export type { PlaceGround } from './places/place.js';
export { ahead, zoneOf } from './places/zones.js';
export { EMPTY_MUSTER, spacesTaken, waitingUnits, type Muster, type Pairing } from './places/muster.js';
export { costOf, costOfList, judgeList, type Terms } from './forces/judgeList.js';
export { suggestedPrice } from './forces/price.js';
export { randomList } from './forces/randomList.js';
export {
  chargedState,
  meleeOdds,
  shootingOdds,
  spellOdds,
  type MeleeOdds,
  type RollOdds,
  type TargetOdds,
  type UnitOdds,
} from './odds/index.js';
export { COHERENCY, FLIGHT, FLIGHT_GRID, ROUNDS, SEIZE_RANGE, succeeds } from './rulings.js';
export type { Setup } from './setup.js';
export type { Strike } from './attack/strike.js';
export { greedyPlayer } from './players/greedy.js';
export { procedurePlayer } from './players/procedure.js';
export { PLAIN_OPTIONS } from './state.js';
export type { Battle, Model, Roster, State, TerrainPiece, UnitId, UnitState, Weapon } from './state.js';
export { grimdarkFuture } from './system.js';
export { layoutWarnings, type TableNote } from './tables/check.js';
export { generateTerrain } from './tables/randomTerrain.js';
export { SCENERY, sortOf, type SceneryName } from './tables/scenery.js';
export type { Table } from './tables/table.js';
export { firingOptions, judgeTarget } from './attack/targets.js';
export { capacityOf, isAircraft, passengersOf } from './units/traits.js';
