import type { Because, EventBase, Seat, Viewer } from '@banneret/kernel';
import { Type, type Static, type TSchema } from 'typebox';
import type { ClocksShown, ClockRule } from './keeping/clocks.js';
import type { Talk } from './keeping/talk.js';
import type { Ending } from './op.js';
import type { Room, Snapshot, Update } from './room.js';
import type { StandingAnswers } from './standing.js';

const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** 32 bytes in hexadecimal: links, anchors, and what is shown to come back. */
const Hex = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** A secret that somebody made up at random. */
const Secret = Type.String({ minLength: 20, maxLength: 128 });
/** Longer than any name that will be kept. */
const Name = Type.String({ maxLength: 400 });

/** A message that is judged: `id` is a number of the page's own, by which it knows the verdict again. */
const judged = <K extends string, F extends Record<string, TSchema>>(kind: K, fields: F) =>
  Type.Object({ kind: Type.Literal(kind), id: Count, ...fields });

/** The first message of a connection. */
export const Greeting = Type.Union([
  /** The key is that of a seat this device has claimed. Without one one watches. */
  Type.Object({ kind: Type.Literal('hello'), key: Type.Optional(Secret) }),
  /** Takes the seat of an invitation, which counts once. From now on the key opens it, and nothing else does. */
  Type.Object({
    kind: Type.Literal('claim'),
    invitation: Type.String({ maxLength: 128 }),
    key: Secret,
    recovery: Hex,
    /** Where the device's dice begin. */
    anchor: Hex,
    name: Type.Optional(Name),
  }),
  /** Comes back to a seat with another device, which has the recovery code. The old device's key opens nothing any more. */
  Type.Object({ kind: Type.Literal('return'), recovery: Hex, key: Secret }),
]);
export type Greeting = Static<typeof Greeting>;

/** What all others at the table have to agree to. */
export const Proposal = Type.Union([
  /** Let us go back to after so many inputs. */
  Type.Object({ kind: Type.Literal('rewind'), inputs: Count }),
  Type.Object({ kind: Type.Literal('draw') }),
  /** Let a computer player of this level go on for me. */
  Type.Object({ kind: Type.Literal('computer'), level: Type.String({ maxLength: 40 }) }),
]);
export type Proposal = Static<typeof Proposal>;

export const MOST_TALK = 500;

/** What a guest says after that. */
export const JudgedMessage = Type.Union([
  /** With `always` the same question is answered so from now on, without asking. */
  judged('answer', { wait: Count, choice: Type.Unknown(), always: Type.Optional(Type.Boolean()) }),
  /** Ask me this question again. */
  judged('withdraw', { ask: Type.String({ maxLength: 200 }) }),
  /** Pass for me where I can do nothing, or ask me all the same. */
  judged('spare', { yes: Type.Boolean() }),
  judged('undo', {}),
  judged('propose', { proposal: Proposal }),
  judged('reply', { request: Count, yes: Type.Boolean() }),
  /** I give up. */
  judged('resign', {}),
  /** Somebody has been absent for longer than was agreed: let that count as lost. */
  judged('claim-time', { seat: Count }),
  /** My link of this number; with `ahead` all up to it, so that nobody has to wait for my device. */
  judged('link', { number: Count, link: Hex, ahead: Type.Optional(Type.Boolean()) }),
  /** An invitation to my own seat, for another device or another person. It counts once, and the seat is mine until then. */
  judged('pass-on', {}),
  judged('talk', {
    to: Type.Union([Type.Literal('all'), Type.Literal('partners')]),
    text: Type.String({ maxLength: 4 * MOST_TALK }),
  }),
  /** Forget my name and what I have said. A seat in a match that goes on is given up with it. */
  judged('forget', {}),
]);
export type JudgedMessage = Static<typeof JudgedMessage>;

/** What a page may say to the keeper of a match. */
export type ClientMessage = Greeting | JudgedMessage;

/** A seat as everybody may know it. */
export interface SeatInfo {
  readonly name: string;
  /** `human`, or the level of a computer player. */
  readonly player: string;
  /** Does somebody sit there? The match begins when every seat is taken. */
  readonly taken: boolean;
  /** On how many screens it is open. */
  readonly screens: number;
  /** Where the dice of its first device began. */
  readonly anchor?: string;
  /** Whoever sat here gave up; a computer plays on for the figures, and cannot win. */
  readonly resigned?: true;
}

export interface MatchInfo {
  readonly id: string;
  readonly system: string;
  readonly rules: string;
  readonly seats: readonly SeatInfo[];
  /** The keeper's promise about its dice. */
  readonly commitment: string;
  /** A promise about everything the match begins with, which is known at its end. */
  readonly content?: string;
  readonly clock?: ClockRule;
  /** The side each seat fights for, where several fight for one. */
  readonly sides?: readonly number[];
  /** May anybody with the link watch? */
  readonly spectators: boolean;
}

/** A proposal as it stands: replies name its number. */
export interface Proposed {
  readonly request: number;
  readonly by: Seat;
  readonly proposal: Proposal;
}

/** The devices are asked for their links of this number: all that led to the roll is written, and this is its fingerprint. */
export interface LinkWanted {
  readonly number: number;
  readonly history: string;
  /** The number after which the chain of this seat's device counts. */
  readonly base: number;
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
  /** How it ended, if not by the rules of the game. */
  readonly ending?: Ending;
}

export type ServerMessage<S = unknown, E extends EventBase = EventBase> =
  | { readonly kind: 'welcome'; readonly viewer: Viewer; readonly match: MatchInfo }
  | { readonly kind: 'seats'; readonly seats: readonly SeatInfo[] }
  | ({ readonly kind: 'snapshot' } & Beside & Snapshot<S, E>)
  | ({ readonly kind: 'update' } & Beside & Update<S, E>)
  | { readonly kind: 'accepted'; readonly id: number }
  | { readonly kind: 'refused'; readonly id: number; readonly because: readonly Because[] }
  | ({ readonly kind: 'proposed' } & Proposed)
  | { readonly kind: 'settled'; readonly request: number; readonly yes: boolean }
  /** The dice wait for the devices of these seats; `wanted` if the viewer's own is among them. */
  | { readonly kind: 'dice'; readonly waitingFor: readonly Seat[]; readonly wanted?: LinkWanted }
  | ({ readonly kind: 'clocks' } & ClocksShown)
  /** Something about a seat that its players should know: it is open twice, or on another device now. */
  | { readonly kind: 'notice'; readonly seat: Seat; readonly about: 'opened-twice' | 'moved' }
  /** To whoever asked for it, and to nobody else. */
  | { readonly kind: 'invitation'; readonly invitation: string }
  /** What was said since, to those it was said to. */
  | { readonly kind: 'talk'; readonly lines: readonly Talk[] }
  /** One sentence for a mistake that is no answer: a message key. The connection may close after it. */
  | { readonly kind: 'mistake'; readonly say: string };

/** What goes with a viewer's board; spectators may take nothing back and have left nothing behind. */
export function beside(
  room: Pick<Room<never, EventBase, never>, 'mayUndo' | 'standing' | 'spares' | 'holds' | 'inputs' | 'ending'>,
  viewer: Viewer,
): Beside {
  const { inputs, ending } = room;
  const common = { inputs, ...(ending && { ending }) };
  if (viewer === 'public') return { mayUndo: false, standing: {}, spared: false, held: false, ...common };
  return {
    mayUndo: room.mayUndo(viewer).ok,
    standing: room.standing(viewer),
    spared: room.spares(viewer),
    held: room.holds(viewer),
    ...common,
  };
}
