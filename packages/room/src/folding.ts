import type { Op } from './op.js';

/** What is left of a log without all that was taken back. */
export interface FoldedLog {
  readonly ops: readonly Op[];
  /** How often something was taken back. */
  readonly takenBack: number;
  /** The number of the next fair roll: those of rolls that were taken back are never used again. */
  readonly nextDraw: number;
}

/**
 * Leaves out what was taken back, so that a match opens as quickly as if it had been played straight through, however often
 * its players changed their minds. Undefined for a log of old, which does not say how far an undo went.
 */
export function folded(log: readonly Op[]): FoldedLog | undefined {
  const kept: { readonly op: Op; readonly inputs: number }[] = [];
  let [inputs, takenBack, nextDraw] = [0, 0, 0];
  for (const op of log) {
    if (op.op === 'undo' || op.op === 'rewind') {
      if (op.inputs === undefined) return undefined;
      takenBack++;
      inputs = op.inputs;
      const staying: Op[] = [];
      for (let last = kept.at(-1); last !== undefined; last = kept.at(-1)) {
        if (last.inputs <= inputs && last.op.op !== 'hold') break;
        kept.pop();
        staying.unshift(...whatStays(last.op));
      }
      for (const stays of staying) kept.push({ op: stays, inputs });
      continue;
    }
    if (op.op === 'choice' || op.op === 'chance') inputs++;
    if (op.op === 'chance') nextDraw = op.draw + 1;
    kept.push({ op, inputs });
  }
  return { ops: kept.map(({ op }) => op), takenBack, nextDraw };
}

/** Settings and who sits where outlive what was played then; a standing answer falls with the answer it came with. */
function whatStays(op: Op): readonly Op[] {
  if (op.op === 'spare' || op.op === 'sit' || op.op === 'ahead') return [op];
  if (op.op === 'stand') return [{ op: 'stand', seat: op.seat, ask: op.ask }];
  return [];
}
