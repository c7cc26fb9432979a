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
  type WitnessBrief,
} from './dice/witness.js';
export { DiceDevice, type WitnessMemory } from './dice/device.js';
export { commitmentOf, fairOutcome, isContribution, isSeed, type FairDice } from './fairness.js';
export { Guests, type Guest } from './guests.js';
export { keeperText } from './keeperText.js';
export { endingOf, isLink, isPublic, readOp, type Ending, type Op, type PublicOp, type Sitting } from './op.js';
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
export { readGreeting, readJudged, readMatchRequest } from './reading.js';
export { cleanLine, cleanName } from './names.js';
export { newRecoveryCode, readRecoveryCode, seatKeysOf, type SeatKeys } from './seatKeys.js';
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
export type { DiceFigures, Finding, Verdict, VerdictKey } from './verify/verdict.js';
export { verifyRecord } from './verify/verifyRecord.js';
export {
  beside,
  Greeting,
  JudgedMessage,
  MOST_TALK,
  type Beside,
  type ClientMessage,
  type LinkWanted,
  type MatchInfo,
  type Proposal,
  type Proposed,
  type SeatInfo,
  type ServerMessage,
} from './protocol.js';
export { seatComputers, type Think, type Thought } from './keeping/computers.js';
export { DamagedMatch, freshMatch, MatchKeeper, type Keeping, type Playable } from './keeping/keeper.js';
export type { Manners } from './keeping/manners.js';
export { randomHex, randomSecret } from './keeping/random.js';
export { MatchRequest, type CreatedMatch } from './keeping/request.js';
export { ClockRule, Clocks, type ClocksShown, type KeptClocks } from './keeping/clocks.js';
export { MOST_LINES, type Talk } from './keeping/talk.js';
export { LogConflict, type CompanyStore, type KeptMatch, type KeptSeat, type MatchStore } from './keeping/store.js';
export { keeperAnchorOf, seatRootOf, startPromise } from './keeping/dice.js';
export { MatchTable, MOST_SCREENS, MOST_SPECTATORS } from './keeping/table.js';
