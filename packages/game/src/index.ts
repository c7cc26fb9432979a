export type { AnyGame, ArmyEntry, Game, Position, RuleText, ScenarioReader, SetupRequest } from './game.js';
