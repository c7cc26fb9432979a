import type { Start } from '@banneret/kernel';
import type { Op } from '@banneret/room';

/** A seat as it is kept. Tokens are kept as hashes only: whoever reads the file cannot sit down. */
export interface StoredSeat {
  readonly name: string;
  /** `human`, or the level of a computer player. */
  readonly player: string;
  readonly tokenHash: string;
  readonly contribution?: string;
}

export interface StoredMatch {
  readonly id: string;
  readonly system: string;
  /** The version of the rules it was begun with. */
  readonly rules: string;
  readonly start: Start;
  readonly seed: string;
  readonly seats: readonly StoredSeat[];
}

/**
 * Where matches survive. Everything is durable when a method returns or its promise is kept. Several processes may share a
 * store: a log has one next line only, so they can never tell two stories of one match.
 */
export interface Store {
  create(match: StoredMatch): void;
  match(id: string): StoredMatch | undefined;
  /** The first contribution of a seat stands; later ones change nothing. */
  contribute(id: string, seat: number, contribution: string): void;
  log(id: string): unknown[];
  logLength(id: string): number;
  /** Adds lines after the first `at`; fails with `LogConflict` if somebody else has added lines meanwhile. */
  append(id: string, at: number, ops: readonly Op[]): Promise<void>;
  close(): void;
}

/** Another process has written to this match: open it again. */
export class LogConflict extends Error {
  constructor(id: string) {
    super(`match ${id} was continued elsewhere`);
    this.name = 'LogConflict';
  }
}

/** The store cannot be used at all: a message key and its arguments, for one clear sentence. */
export class StoreFault extends Error {
  readonly say: string;
  readonly args: Readonly<Record<string, string | number>>;

  constructor(say: string, args: Readonly<Record<string, string | number>>, cause?: unknown) {
    super(say, { cause });
    this.name = 'StoreFault';
    this.say = say;
    this.args = args;
  }
}
