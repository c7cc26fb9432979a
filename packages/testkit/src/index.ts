export { mangled } from './mangle.js';
export { checkAnswer, checkAnswersInFiles, type AnswerOptions } from './answers.js';
export { checkLaws, reportViolation, runGames, runLaw, runLaws, type Checked } from './check.js';
export { exhaust, type ContentReport } from './content.js';
export { difference, plainFault, type ConstantPaths } from './data.js';
export { guarded } from './guarded.js';
export { LAWS } from './laws/index.js';
export {
  LAW_IDS,
  type Content,
  type Law,
  type LawId,
  type LawOptions,
  type Violation,
  type Words,
} from './laws/law.js';
export { divide, everyOutcome, oneOutcome, perft, plainOutcome, type PerftOptions } from './perft.js';
export { ChanceScript, dice, draws, type Scripted } from './script.js';
export { table, Table, type Next, type TableStart } from './table.js';
