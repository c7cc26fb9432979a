export type {
  AnyGame,
  ArmyEntry,
  Game,
  OddsChart,
  Position,
  RuleLine,
  RuleText,
  ScenarioReader,
  SetupRequest,
} from './game.js';
export {
  askedOf,
  knownFields,
  readAnswer,
  readKernelAnswer,
  readKernelChoice,
  writeAnswer,
  writeKernelAnswer,
  type Asked,
} from './scenario/answers.js';
export { beforeStart, toldEvents, writeEvent, type Told } from './scenario/events.js';
export { nextOf, resultOf } from './scenario/expect.js';
export { tellAsked, tellChance, tellFault, type Checked, type Fault, type Naming } from './scenario/fault.js';
export { DEEPEST_JSON, nestsTooDeep, quoted, shorten } from './scenario/json.js';
export {
  LARGEST_RECORD,
  LARGEST_SCENARIO,
  parseScenario,
  placedUnder,
  readScenario,
  type EventPattern,
  type Expectation,
  type Reading,
  type ReadScenario,
  type Scenario,
  type ScenarioChoice,
} from './scenario/read.js';
export { isOffered, type OfferedOrNot } from './scenario/offers.js';
export type { Refused } from './scenario/refused.js';
export { outcomeOf, runScenario, type ScenarioOptions, type ScenarioRun, type Verdict } from './scenario/run.js';
export { amongOf, writeOutcome } from './scenario/outcomes.js';
export { schemaFor } from './scenario/schema.js';
export { tryReading, tryScenario, type Trial } from './scenario/try.js';
export {
  inRoles,
  ROLES,
  tellGlance,
  type Glance,
  type GlanceRules,
  type Hindrance,
  type Onlooker,
  type Role,
  type Said,
} from './glance.js';
export { eachOnce, tellSight, type Look, type Obstacle, type Sighting } from './sighting.js';
export {
  distinctIds,
  fieldsOf,
  flag,
  known,
  listOf,
  listOrNone,
  maybe,
  Misfit,
  nameFrom,
  oneOf,
  parsed,
  text,
  textOrNone,
  whole,
  wholeOr,
  type BothNames,
  type Fields,
} from './reading.js';
export { isTooDeep, shallow } from './shallow.js';
export { gameText } from './text.js';
export { tableRules, tellAsk, tellReason, tellSole, wordsFor } from './words.js';
