import type { Seat } from '@banneret/kernel';
import type { FigureId } from '../state.js';
import type { ChangeStorey, EnterBuilding, LeaveBuilding } from './building.js';
import type { Disembark, Embark } from './board.js';
import type { CastSpell } from './cast.js';
import type { ChargeMove } from './charge.js';
import type { Dare } from './dare.js';
import type { Drive } from './drive.js';
import type { Fly } from './fly.js';
import type { Heal } from './heal.js';
import type { GroupMove } from './group.js';
import type { Climb, Cross, Jump } from './pass.js';
import type { LieDown, StandUp } from './posture.js';
import type { Push } from './judgePush.js';
import type { Repair } from './repair.js';
import type { StepOver } from './judgeStepOver.js';
import type { TakeStairs } from './stairs.js';
import type { Storm } from './judgeStorm.js';
import type { Throw } from './judgeThrow.js';
import type { Walk } from './walk.js';

/** What a manoeuvre's procedure is given. */
export interface Doing<M> {
  readonly choice: M;
  readonly seat: Seat;
}

/** Variables of the procedures that carry out manoeuvres. One line each. */
export interface ManoeuvreCalls {
  walk: Doing<Walk>;
  enter: Doing<EnterBuilding>;
  leave: Doing<LeaveBuilding>;
  storey: Doing<ChangeStorey>;
  storm: Doing<Storm>;
  stairs: Doing<TakeStairs>;
  cross: Doing<Cross>;
  climb: Doing<Climb>;
  jump: Doing<Jump>;
  cast: Doing<CastSpell> & { total?: number; dispeller?: number };
  group: Doing<GroupMove>;
  charge: Doing<ChargeMove> & { next?: number };
  step: Doing<StepOver>;
  /** `left`: how far it still goes; `met`: whom it has come upon. */
  drive: Doing<Drive> & { left?: number; met?: readonly number[]; stuck?: boolean };
  /** BTS-SPR-71: the Morale test of one who would charge something Terrifying; gives whether it was passed. */
  dare: { readonly figure: FigureId };
  takeHeart: Doing<Dare>;
  pushWeapon: Doing<Push>;
  repair: Doing<Repair>;
  fly: Doing<Fly>;
  throw: Doing<Throw>;
  heal: Doing<Heal>;
  embark: Doing<Embark>;
  disembark: Doing<Disembark>;
  stand: Doing<StandUp>;
  lie: Doing<LieDown>;
}
