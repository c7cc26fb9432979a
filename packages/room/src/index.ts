export type { TableAnswer } from './byTable.js';
export { commitmentOf, fairOutcome, isContribution, isSeed, type FairDice } from './fairness.js';
export { Guests, type Guest } from './guests.js';
export { keeperText } from './keeperText.js';
export { readOp, type Op } from './op.js';
export { Patience, wallClock, type Clock } from './patience.js';
export { Room, type Persist, type RoomBrief, type Snapshot, type Update } from './room.js';
export { roomText } from './text.js';
export type { StandingAnswers } from './standing.js';
export {
  drawFrom,
  LOCAL_PAUSE,
  NO_PAUSE,
  ONLINE_PAUSE,
  pausesFor,
  veiledBudget,
  type Draw,
  type Pause,
  type PauseRange,
} from './veil.js';
export { verifyDice, type Verdict } from './verify.js';
export {
  beside,
  readClientMessage,
  type ClientMessage,
  type MatchInfo,
  type SeatInfo,
  type ServerMessage,
} from './protocol.js';
