import type { MatchRecord, Parsed } from '@banneret/kernel';
import type { ClientMessage, MatchRequest, ServerMessage } from '@banneret/room';
import type { StoredMatch } from './store.js';

/** What the page says to the worker that keeps its matches. Requests are answered by number. */
export type ToHouse =
  | { readonly kind: 'open'; readonly channel: number; readonly match: string; readonly seat?: number }
  | { readonly kind: 'say'; readonly channel: number; readonly message: ClientMessage }
  | { readonly kind: 'close'; readonly channel: number }
  | { readonly kind: 'request'; readonly id: number; readonly request: HouseRequest };

export type HouseRequest =
  | { readonly kind: 'create'; readonly match: MatchRequest }
  | {
      readonly kind: 'continue';
      readonly record: MatchRecord;
      readonly inputs: number;
      readonly players: readonly string[];
    }
  | { readonly kind: 'guide'; readonly system: string; readonly names: readonly string[] }
  | { readonly kind: 'list' }
  | { readonly kind: 'record'; readonly match: string }
  | { readonly kind: 'remove'; readonly match: string };

export type FromHouse =
  | { readonly kind: 'tell'; readonly channel: number; readonly message: ServerMessage }
  | { readonly kind: 'reply'; readonly id: number; readonly reply: unknown };

/** A match that was laid on this device. */
export interface LocalMatch {
  readonly id: string;
}

/** The answers, by kind of request. */
export interface HouseReplies {
  readonly create: Parsed<LocalMatch>;
  readonly continue: Parsed<LocalMatch>;
  readonly guide: Parsed<LocalMatch>;
  readonly list: readonly MatchSummary[];
  readonly record: Parsed<MatchRecord>;
  readonly remove: null;
}

/** A match of this browser in the list on the first page. */
export type MatchSummary = Pick<
  StoredMatch,
  'id' | 'system' | 'rules' | 'seats' | 'began' | 'touched' | 'over' | 'guided'
>;
