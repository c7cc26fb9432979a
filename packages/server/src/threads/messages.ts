import type { Problem, Viewer } from '@banneret/kernel';
import type { CreatedMatch, MatchInfo, MatchRequest, PauseRange } from '@banneret/room';

// What travels between the thread that serves sockets and those that keep matches. Messages to guests travel as the bytes that go
// over the wire, so that nothing has to be written out on the thread that everybody waits for.

/** What a thread that keeps matches has to know. */
export interface ThreadBrief {
  /** The folder of the database. */
  readonly data: string;
  readonly pause: PauseRange;
  /** Threads for its computer players. */
  readonly thinkers: number;
  /** After how many days nobody has touched a match it is packed away, and deleted; 0 for never. One thread does it for all. */
  readonly sweeps?: { readonly archiveDays: number; readonly deleteDays: number };
}

export type ToThread =
  /** Requests and what guests say carry a ticket, by which it is told that they have been dealt with. */
  | ({ readonly ticket: number } & QueuedMessage)
  /** The guest does not read as fast as it is told: tell it nothing until it does. */
  | { readonly kind: 'wait'; readonly guest: number }
  | { readonly kind: 'resume'; readonly guest: number }
  | { readonly kind: 'leave'; readonly guest: number }
  | { readonly kind: 'close' };

export type GuestMessage =
  | {
      readonly kind: 'enter';
      readonly guest: number;
      readonly match: string;
      readonly hello: string;
      /** From where: whoever looks at a match is who its computers think for. */
      readonly address: string;
    }
  | { readonly kind: 'hear'; readonly guest: number; readonly text: string };

export type QueuedMessage =
  | GuestMessage
  | { readonly kind: 'request'; readonly id: number; readonly request: ThreadRequest };

export type ThreadRequest =
  /** The address is that of whoever asks; so many bytes it was. */
  | { readonly kind: 'create'; readonly match: MatchRequest; readonly address: string; readonly bytes: number }
  | { readonly kind: 'info'; readonly match: string }
  | { readonly kind: 'record'; readonly match: string };

/** The answers, by kind of request. */
export interface ThreadReplies {
  readonly create: CreatedMatch;
  readonly info: MatchInfo & { readonly over: boolean };
  /** The text of the record. */
  readonly record: string;
}

export interface ThreadProblem extends Problem {
  readonly status: number;
}

export type FromThread =
  | { readonly kind: 'ready' }
  /** The store cannot be used: one sentence for whoever starts the server. */
  | { readonly kind: 'fault'; readonly say: string; readonly args: Readonly<Record<string, string | number>> }
  | { readonly kind: 'reply'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'problem'; readonly id: number; readonly problem: ThreadProblem }
  | { readonly kind: 'seated'; readonly guest: number; readonly viewer: Viewer }
  | { readonly kind: 'tell'; readonly guests: readonly number[]; readonly bytes: Uint8Array }
  | { readonly kind: 'dismiss'; readonly guest: number; readonly say: string }
  /** What somebody asked or said has been dealt with, and kept the thread busy for so long; in vain if it was refused. */
  | { readonly kind: 'dealt'; readonly ticket: number; readonly ms: number; readonly inVain?: boolean };
