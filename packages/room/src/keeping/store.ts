import type { Start } from '@banneret/kernel';
import type { Op } from '../op.js';
import type { ClockRule, KeptClocks } from './clocks.js';
import type { Talk } from './talk.js';

export interface KeptSeat {
  readonly name: string;
  /** `human`, or the level of a computer player. */
  readonly player: string;
  /** Where the dice of whoever sat down first begin; a match begins when every seat of a person has this. */
  readonly anchor?: string;
  /** Where the dice of the device begin that has the seat now, if it is another one. */
  readonly anchorNow?: string;
  /** Its part of the dice in a match of old. */
  readonly contribution?: string;
}

/** A match as it is kept. Whoever keeps it may add what is theirs. */
export interface KeptMatch {
  readonly id: string;
  readonly system: string;
  /** The version of the rules it was begun with. */
  readonly rules: string;
  readonly start: Start;
  /** The secret from which the keeper's dice follow. */
  readonly seed: string;
  /** Where the keeper's dice begin. Absent in matches of old, and in lessons, whose dice are no secret. */
  readonly dice?: { readonly keeper: string };
  readonly seats: readonly KeptSeat[];
  readonly clock?: ClockRule;
  /** Players only. */
  readonly closed?: true;
  /** Begun from a moment of another record: its first rolls are not this match's own. */
  readonly continued?: boolean;
  /** A guided battle: its dice and its other side follow a script. */
  readonly guided?: boolean;
}

/**
 * Where matches survive. Everything is durable when its promise is kept. Several keepers may share a store, be they processes
 * or tabs: a log has one next line only, so they can never tell two stories of one match.
 */
export interface MatchStore {
  match(id: string): Promise<KeptMatch | undefined>;
  /** The lines as they were found; whoever reads them looks whether they are sound. */
  log(id: string): Promise<readonly unknown[]>;
  logLength(id: string): Promise<number>;
  /** Adds lines after the first `at`, all or none; fails with `LogConflict` if somebody else has added lines meanwhile. */
  append(id: string, at: number, ops: readonly Op[], over: boolean): Promise<void>;
  /** What goes with people who are not in one room. */
  readonly company?: CompanyStore;
}

/** What is kept of a match besides its log: clocks and talk. */
export interface CompanyStore {
  clocks(id: string): Promise<KeptClocks | undefined>;
  keepClocks(id: string, clocks: KeptClocks): Promise<void>;
  /** All lines, or those after the one with this number. */
  talk(id: string, after?: number): Promise<readonly Talk[]>;
  /** Adds a line and gives it the next number; only so many of the last are kept. */
  addTalk(id: string, line: Omit<Talk, 'number'>, most: number): Promise<void>;
  /** An invitation to a seat, which counts once; the one before counts no more. The seat's key opens it until then. */
  invite(id: string, seat: number): Promise<string>;
  /**
   * The seat's name and all that was said there are gone; nobody's key opens it any more. In a match that has not begun, nobody
   * sits there then.
   */
  forget(id: string, seat: number): Promise<void>;
}

/** Another keeper has written to this match: it must be opened again. */
export class LogConflict extends Error {
  constructor(id: string) {
    super(`match ${id} was continued elsewhere`);
    this.name = 'LogConflict';
  }
}
