import type { Because, EventBase, Seat, Viewer } from '@banneret/kernel';
import { Type, type Static, type TSchema } from 'typebox';
import { MOST_CONTRIBUTED } from './fairness.js';
import type { Room, Snapshot, Update } from './room.js';
import type { StandingAnswers } from './standing.js';

const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** A message that is judged: `id` is a number of the page's own, by which it knows the verdict again. */
const judged = <K extends string, F extends Record<string, TSchema>>(kind: K, fields: F) =>
  Type.Object({ kind: Type.Literal(kind), id: Count, ...fields });

/** Without a token one watches. The contribution is mixed into the dice; it counts once, before the first roll. */
export const Hello = Type.Object({
  kind: Type.Literal('hello'),
  token: Type.Optional(Type.String()),
  contribution: Type.Optional(Type.String({ minLength: 1, maxLength: MOST_CONTRIBUTED })),
});
export type Hello = Static<typeof Hello>;

/** What a guest says after that. */
export const JudgedMessage = Type.Union([
  /** With `always` the same question is answered so from now on, without asking. */
  judged('answer', { wait: Count, choice: Type.Unknown(), always: Type.Optional(Type.Boolean()) }),
  /** Ask me this question again. */
  judged('withdraw', { ask: Type.String() }),
  /** Pass for me where I can do nothing, or ask me all the same. */
  judged('spare', { yes: Type.Boolean() }),
  judged('undo', {}),
  /** Please let us go back to after so many inputs. */
  judged('ask-rewind', { inputs: Count }),
  judged('reply-rewind', { request: Count, yes: Type.Boolean() }),
]);
export type JudgedMessage = Static<typeof JudgedMessage>;

/** What a page may say to the keeper of a match. */
export type ClientMessage = Hello | JudgedMessage;

/** A seat as everybody may know it. */
export interface SeatInfo {
  readonly name: string;
  /** `human`, or the level of a computer player. */
  readonly player: string;
  /** Has it added its part to the dice? The match begins when all have. */
  readonly ready: boolean;
}

export interface MatchInfo {
  readonly id: string;
  readonly system: string;
  readonly rules: string;
  readonly seats: readonly SeatInfo[];
  /** The keeper's promise about its seed. */
  readonly commitment: string;
}

/** What goes with every board. */
export interface Beside {
  readonly mayUndo: boolean;
  readonly inputs: number;
  /** The viewer's own standing answers. */
  readonly standing: StandingAnswers;
  /** Does the table pass for the viewer in veiled questions in which it can do nothing? */
  readonly spared: boolean;
  /** The viewer has answered; the others will see it when the pause is over. */
  readonly held: boolean;
}

export type ServerMessage<S = unknown, E extends EventBase = EventBase> =
  | { readonly kind: 'welcome'; readonly viewer: Viewer; readonly match: MatchInfo }
  | { readonly kind: 'seats'; readonly seats: readonly SeatInfo[] }
  | ({ readonly kind: 'snapshot' } & Beside & Snapshot<S, E>)
  | ({ readonly kind: 'update' } & Beside & Update<S, E>)
  | { readonly kind: 'accepted'; readonly id: number }
  | { readonly kind: 'refused'; readonly id: number; readonly because: readonly Because[] }
  /** A seat wishes to go back to after so many inputs; replies name the number of the wish. */
  | { readonly kind: 'rewind-asked'; readonly request: number; readonly by: Seat; readonly inputs: number }
  | { readonly kind: 'rewind-settled'; readonly request: number; readonly yes: boolean }
  /** One sentence for a mistake that is no answer: a message key. The connection may close after it. */
  | { readonly kind: 'mistake'; readonly say: string };

/** What goes with a viewer's board; spectators may take nothing back and have left nothing behind. */
export function beside(
  room: Pick<Room<never, EventBase, never>, 'mayUndo' | 'standing' | 'spares' | 'holds' | 'inputs'>,
  viewer: Viewer,
): Beside {
  const { inputs } = room;
  if (viewer === 'public') return { mayUndo: false, inputs, standing: {}, spared: false, held: false };
  return {
    mayUndo: room.mayUndo(viewer).ok,
    inputs,
    standing: room.standing(viewer),
    spared: room.spares(viewer),
    held: room.holds(viewer),
  };
}
