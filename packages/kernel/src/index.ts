export {
  chanceFrom,
  drawOutcome,
  judgeOutcome,
  seesOutcome,
  type Chance,
  type ChanceSource,
  type Outcome,
} from './chance.js';
export { eachProcedure, type EachVars } from './each.js';
export { hashOf, matchHash } from './hash.js';
export { Journal, type Author } from './journal.js';
export {
  awaited,
  describe,
  fork,
  judgeChoice,
  judgePrompt,
  promptOf,
  resume,
  start,
  submit,
  type Input,
  type Judged,
  type Match,
  type Pending,
  type RunOptions,
  type Sealed,
} from './match.js';
export {
  ask,
  askAll,
  describeStack,
  done,
  goto,
  leave,
  machineFor,
  roll,
  type Control,
  type Ctx,
  type Frame,
  type Procedure,
  type Step,
} from './procedure.js';
export {
  inputAt,
  isObject,
  parseRecord,
  problem,
  recordInput,
  startIntact,
  writeRecord,
  type Fairness,
  type LinkedFairness,
  type MatchRecord,
  type NumberedLink,
  type Parsed,
  type Problem,
  type RecordedInput,
  type RecordHeader,
  type Start,
  type StateHash,
} from './record.js';
export {
  bisect,
  replay,
  startFrom,
  verifyRecord,
  type Bisection,
  type BisectSide,
  type Divergence,
  type Replayed,
  type Verified,
} from './replay.js';
export { seededRng, shuffle, type ForkableRng, type Rng } from './rng.js';
export {
  assertNever,
  illegal,
  KRN,
  legal,
  type Args,
  type Because,
  type RuleRef,
  type Ruling,
  type Seat,
  type Viewer,
} from './ruling.js';
export type { AnyShapeKind, Prompt, Shape, ShapeKind, ShapeTable } from './shape.js';
export { allocate, allocateKind, type AllocateShape, type Bin } from './shapes/allocate.js';
export { amount, amountKind, type AmountShape } from './shapes/amount.js';
export { kernelShapes } from './shapes/index.js';
export { order, orderKind, permutations, type OrderShape } from './shapes/order.js';
export { pick, pickKind, pickOption, type Option, type OptionId, type PickShape } from './shapes/pick.js';
export { combinations, subset, subsetKind, type Refinement, type SubsetShape } from './shapes/subset.js';
export { soleAmong, soleAnswer, soleListed, tableAnswer } from './sole.js';
export { HIDDEN, kindOf, type AnySystem, type EventBase, type GameSystem, type Result } from './system.js';
export { Tally, type Part, type TallyExplanation } from './tally.js';
export { kernelText } from './text.js';
export { imagine, viewOf, type MatchView } from './view.js';
export { PASS, windowProcedure, type Offer, type WindowRules, type WindowVars } from './window.js';
