import type { KeptMatch, KeptSeat, MatchStore } from '@banneret/room';

/** A seat as it is kept. Tokens are kept as hashes only: whoever reads the file cannot sit down. */
export interface StoredSeat extends KeptSeat {
  readonly tokenHash: string;
}

export interface StoredMatch extends KeptMatch {
  readonly seats: readonly StoredSeat[];
}

/** Where the server's matches survive. */
export interface Store extends MatchStore {
  create(match: StoredMatch): Promise<void>;
  match(id: string): Promise<StoredMatch | undefined>;
  close(): void;
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
