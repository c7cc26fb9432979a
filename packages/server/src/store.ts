import type { Seat } from '@banneret/kernel';
import type { CompanyStore, KeptMatch, KeptSeat, MatchStore } from '@banneret/room';

/** A seat of a new match. Secrets are kept as hashes only: whoever reads the file cannot sit down. */
export interface InvitedSeat extends KeptSeat {
  readonly invitationHash: string;
}

export interface NewMatch extends KeptMatch {
  readonly seats: readonly InvitedSeat[];
}

/** What somebody brings who takes a seat. */
export interface SeatClaim {
  readonly invitationHash: string;
  readonly keyHash: string;
  readonly recoveryHash: string;
  readonly anchor: string;
  readonly name?: string;
}

/** Where the server's matches survive. */
export interface Store extends MatchStore {
  readonly company: CompanyStore;
  create(match: NewMatch): Promise<void>;
  /** The seat of the invitation, which is used up; undefined if it opens none, or none any more. */
  claim(id: string, claim: SeatClaim): Promise<Seat | undefined>;
  /** The seat of whoever knows its recovery code. The key opens it from now on, and no other does. */
  returnTo(id: string, recoveryHash: string, keyHash: string): Promise<Seat | undefined>;
  seatOf(id: string, keyHash: string): Promise<Seat | undefined>;
  /** For how long servers have kept this store, in milliseconds: matches are charged no other time. */
  uptime(): number;
  keepUptime(ms: number): void;
  /** Packs away what nobody has touched since a moment, and deletes what nobody has touched since an earlier one; a few at a time. */
  sweep(before: { readonly archive: number; readonly remove: number }): {
    readonly archived: number;
    readonly removed: number;
  };
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
