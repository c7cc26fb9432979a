export { controls } from './board.js';
export { boardOf, PLAIN_OPTIONS, sideOf, type Book, type Mode, type Options } from './book.js';
export { FACTIONS } from './content/index.js';
export { readFaction } from './content/read/faction.js';
export type { Action, ActionCard, Faction, Half } from './content/types.js';
export type { EffectName } from './effect.js';
export type { Event } from './events.js';
export { theEdgeGame } from './game.js';
export { greedyEdgePlayer } from './players/greedy.js';
export type { Setup } from './setup.js';
export { cardName, figureName, squadName } from './names.js';
export {
  faceOf,
  factionOf,
  livingOf,
  membersOf,
  NONE,
  ownerOfFigure,
  printed,
  squadCard,
  squadsOf,
  type FigureId,
  type SquadId,
  type State,
} from './state.js';
export { duelVp, VP_TRACK_HALF } from './rulings.js';
export { statOf } from './stats.js';
export { theEdge } from './system.js';
export { tellAction, tellCard, tellCost, tellSheet } from './text/cards/index.js';
