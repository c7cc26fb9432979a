import { isObject, type Because, type EventBase, type Seat, type Viewer } from '@banneret/kernel';
import { isContribution } from './fairness.js';
import type { Room, Snapshot, Update } from './room.js';
import type { StandingAnswers } from './standing.js';

/** What a page may say to the keeper of a match. The first message is `hello`; answers carry a number of the page's own. */
export type ClientMessage =
  /** Without a token one watches. The contribution is mixed into the dice; it counts once, before the first roll. */
  | { readonly kind: 'hello'; readonly token?: string; readonly contribution?: string }
  /** With `always` the same question is answered so from now on, without asking. */
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly wait: number;
      readonly choice: unknown;
      readonly always?: boolean;
    }
  /** Ask me this question again. */
  | { readonly kind: 'withdraw'; readonly id: number; readonly ask: string }
  /** Pass for me where I can do nothing, or ask me all the same. */
  | { readonly kind: 'spare'; readonly id: number; readonly yes: boolean }
  | { readonly kind: 'undo'; readonly id: number }
  /** Please let us go back to after so many inputs. */
  | { readonly kind: 'ask-rewind'; readonly id: number; readonly inputs: number }
  | { readonly kind: 'reply-rewind'; readonly id: number; readonly yes: boolean };

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
  | { readonly kind: 'rewind-asked'; readonly by: Seat; readonly inputs: number }
  | { readonly kind: 'rewind-settled'; readonly yes: boolean }
  /** One sentence for a mistake that is no answer: a message key. The connection may close after it. */
  | { readonly kind: 'mistake'; readonly say: string };

/** A message as it came over the wire; undefined for anything that is none. */
export function readClientMessage(text: string): ClientMessage | undefined {
  const raw = parsed(text);
  if (!isObject(raw)) return undefined;
  const { kind, id, wait, inputs, yes, ask } = raw;
  if (kind === 'hello') return readHello(raw);
  if (!isCount(id)) return undefined;
  switch (kind) {
    case 'answer':
      if (!isCount(wait) || !('choice' in raw)) return undefined;
      return { kind, id, wait, choice: raw['choice'], ...(raw['always'] === true && { always: true }) };
    case 'withdraw':
      return typeof ask === 'string' ? { kind, id, ask } : undefined;
    case 'spare':
      return typeof yes === 'boolean' ? { kind, id, yes } : undefined;
    case 'undo':
      return { kind, id };
    case 'ask-rewind':
      return isCount(inputs) ? { kind, id, inputs } : undefined;
    case 'reply-rewind':
      return typeof yes === 'boolean' ? { kind, id, yes } : undefined;
    default:
      return undefined;
  }
}

function readHello({ token, contribution }: Record<string, unknown>): ClientMessage | undefined {
  if (token !== undefined && typeof token !== 'string') return undefined;
  if (contribution !== undefined && !isContribution(contribution)) return undefined;
  return { kind: 'hello', ...(token !== undefined && { token }), ...(contribution !== undefined && { contribution }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isCount = (raw: unknown): raw is number => Number.isSafeInteger(raw) && (raw as number) >= 0;

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
