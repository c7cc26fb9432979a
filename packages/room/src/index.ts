export type { TableAnswer } from './byTable.js';
export { Chain, CHAIN_LENGTH, leadsTo } from './dice/chain.js';
export { historyAfter, historyBegin, type Beginning } from './dice/history.js';
export { linksAfter, NO_LINKS, type LinkCount } from './dice/linkCount.js';
export { rollOutcome, type RollSource } from './dice/roll.js';
export {
  giveLink,
  leaveAhead,
  newWitness,
  readWitness,
  type Giving,
  type LinkRequest,
  type Witness,
} from './dice/witness.js';
export { commitmentOf, fairOutcome, isContribution, isSeed, type FairDice } from './fairness.js';
export { Guests, type Guest } from './guests.js';
export { keeperText } from './keeperText.js';
export { isLink, isPublic, readOp, type Ending, type Op, type PublicOp, type Sitting } from './op.js';
export { Patience, wallClock, type Clock } from './patience.js';
export { SettlingRoom } from './settlingRoom.js';
export {
  MOST_STANDING_IN_A_ROW,
  Room,
  type Persist,
  type RoomBrief,
  type Snapshot,
  type Step,
  type Update,
} from './room.js';
export { readHello, readJudged, readMatchRequest } from './reading.js';
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
  Hello,
  JudgedMessage,
  type ClientMessage,
  type MatchInfo,
  type SeatInfo,
  type ServerMessage,
} from './protocol.js';
export { seatComputers, type Think, type Thought } from './keeping/computers.js';
export { DamagedMatch, freshMatch, MatchKeeper, type Keeping, type Playable } from './keeping/keeper.js';
export type { Manners } from './keeping/manners.js';
export { randomHex, randomSecret } from './keeping/random.js';
export { MatchRequest, type CreatedMatch } from './keeping/request.js';
export { LogConflict, type KeptMatch, type KeptSeat, type MatchStore } from './keeping/store.js';
export { MatchTable, MOST_SCREENS, MOST_SPECTATORS } from './keeping/table.js';
