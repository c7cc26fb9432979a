import type { Start } from '@banneret/kernel';
import type { Op } from '../op.js';

export interface KeptSeat {
  readonly name: string;
  /** `human`, or the level of a computer player. */
  readonly player: string;
  /** Its part of the dice; a match begins when every seat has added one. */
  readonly contribution?: string;
}

/** A match as it is kept. Whoever keeps it may add what is theirs. */
export interface KeptMatch {
  readonly id: string;
  readonly system: string;
  /** The version of the rules it was begun with. */
  readonly rules: string;
  readonly start: Start;
  readonly seed: string;
  readonly seats: readonly KeptSeat[];
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
  /** The first contribution of a seat stands; later ones change nothing. */
  contribute(id: string, seat: number, contribution: string): Promise<void>;
  /** The lines as they were found; whoever reads them looks whether they are sound. */
  log(id: string): Promise<readonly unknown[]>;
  logLength(id: string): Promise<number>;
  /** Adds lines after the first `at`, all or none; fails with `LogConflict` if somebody else has added lines meanwhile. */
  append(id: string, at: number, ops: readonly Op[], over: boolean): Promise<void>;
}

/** Another keeper has written to this match: it must be opened again. */
export class LogConflict extends Error {
  constructor(id: string) {
    super(`match ${id} was continued elsewhere`);
    this.name = 'LogConflict';
  }
}
