import type { Args } from '@banneret/kernel';
import type { roomText } from '../text.js';

type RoomKey = keyof (typeof roomText)['fr'];
export type VerdictKey = Extract<RoomKey, `room.verify.${string}`>;

/** One sentence of a verdict: a message key of `roomText`, with arguments. */
export interface Finding {
  readonly say: VerdictKey;
  readonly args?: Args;
}

export const finding = (say: VerdictKey, args?: Args): Finding => (args ? { say, args } : { say });

/** How many rolls there were, and of how many somebody could have known what would come. */
export interface DiceFigures {
  /** All that were ever made. */
  readonly made: number;
  /** Made, and taken back later. */
  readonly takenBack: number;
  /** How often something was taken back. */
  readonly takeBacks: number;
  /** Rolls that whoever kept the match could have known alone before what led to them was settled. */
  readonly known: number;
  /** Rolls that the keeper could have known together with one of the players. */
  readonly knownTogether: number;
}

/** What came of checking a record, in sentences for players. */
export interface Verdict {
  /** The record promises something, and keeps what it promises, as far as can be seen. */
  readonly honest: boolean;
  /** What is wrong. */
  readonly faults: readonly Finding[];
  /** What holds, whoever may have wished otherwise. */
  readonly proved: readonly Finding[];
  /** What nothing here proves: somebody has to be trusted for it. */
  readonly open: readonly Finding[];
  readonly figures?: DiceFigures;
}

export const dishonest = (...faults: readonly Finding[]): Verdict => ({ honest: false, faults, proved: [], open: [] });
