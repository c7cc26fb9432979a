import { isObject, type Outcome, type Seat } from '@banneret/kernel';

/** How a match may end before its rules say so. */
export type Ending =
  /** Of two sides one gave up; of several, all but one have. */
  | { readonly how: 'resigned'; readonly seat: Seat }
  /** All agreed to it. */
  | { readonly how: 'drawn' }
  /** The time of this seat had run out. */
  | { readonly how: 'time'; readonly seat: Seat };

/** A seat passes on: to another device, whose dice begin with the next link, or to a computer player. */
export type Sitting =
  | { readonly op: 'sit'; readonly seat: Seat; readonly anchor: string }
  | { readonly op: 'sit'; readonly seat: Seat; readonly player: string; readonly resigned?: true };

/**
 * One line of a room's log. The log only ever grows: a move that is taken back stays in it with the line that took it
 * back, so that two keepers of the same match can never tell different stories, and no roll is rolled twice.
 */
export type Op =
  /** `by: 'table'`: the only legal answer, given without asking. */
  | { readonly op: 'choice'; readonly seat: Seat; readonly choice: unknown; readonly by?: 'table' }
  /** `draw` is the number of the fair roll. */
  | { readonly op: 'chance'; readonly outcome: Outcome; readonly draw: number }
  /** `inputs`: how many stand after it. Logs of old do not say. */
  | { readonly op: 'undo'; readonly seat: Seat; readonly inputs?: number }
  /** By consent of all seats: back to after so many inputs. */
  | { readonly op: 'rewind'; readonly inputs: number }
  /** The links of this number, one a seat, null for seats in which no person sits; `ahead`: those left in advance. */
  | {
      readonly op: 'link';
      readonly number: number;
      readonly links: readonly (string | null)[];
      readonly ahead?: readonly Seat[];
    }
  | Sitting
  | ({ readonly op: 'end' } & Ending)
  /** From now on the seat answers this question so; without a choice it is asked again. */
  | { readonly op: 'stand'; readonly seat: Seat; readonly ask: string; readonly choice?: unknown }
  /** An answer to a veiled question that is not shown yet; without a choice it was taken back. */
  | { readonly op: 'hold'; readonly seat: Seat; readonly choice?: unknown; readonly always?: true }
  /** Pass for the seat from now on in veiled questions in which it can do nothing, or ask it all the same. */
  | { readonly op: 'spare'; readonly seat: Seat; readonly yes: boolean }
  /** The seat's device has left its links up to this number, so that nobody has to wait for it. */
  | { readonly op: 'ahead'; readonly seat: Seat; readonly number: number; readonly link: string };

export function endingOf(op: Op & { readonly op: 'end' }): Ending {
  return op.how === 'drawn' ? { how: op.how } : { how: op.how, seat: op.seat };
}

/** What only one seat may know is no part of what dice are made from, nor of the record. */
export type PublicOp = Exclude<Op, { readonly op: 'stand' | 'hold' | 'spare' | 'ahead' }>;

export const isPublic = (op: Op): op is PublicOp =>
  op.op !== 'stand' && op.op !== 'hold' && op.op !== 'spare' && op.op !== 'ahead';

/** A line read from a store. */
export function readOp(raw: unknown): Op | undefined {
  if (!isObject(raw)) return undefined;
  const { op, seat } = raw;
  switch (op) {
    case 'chance':
      return readChance(raw);
    case 'rewind':
      return isCount(raw['inputs']) ? { op, inputs: raw['inputs'] } : undefined;
    case 'link':
      return readLinks(raw);
    case 'end':
      return readEnd(raw);
    default:
      return isCount(seat) ? readSeatOp(seat, raw) : undefined;
  }
}

function readSeatOp(seat: Seat, raw: Record<string, unknown>): Op | undefined {
  const { op, inputs, yes } = raw;
  switch (op) {
    case 'choice':
      return 'choice' in raw ? readChoice(seat, raw) : undefined;
    case 'undo':
      return { op, seat, ...(isCount(inputs) && { inputs }) };
    case 'sit':
      return readSitting(seat, raw);
    case 'stand':
      return readStanding(seat, raw);
    case 'hold':
      return readHeld(seat, raw);
    case 'spare':
      return typeof yes === 'boolean' ? { op, seat, yes } : undefined;
    case 'ahead':
      return isCount(raw['number']) && isLink(raw['link'])
        ? { op, seat, number: raw['number'], link: raw['link'] }
        : undefined;
    default:
      return undefined;
  }
}

function readChance({ outcome, draw }: Record<string, unknown>): Op | undefined {
  if (!isCount(draw) || !Array.isArray(outcome)) return undefined;
  return outcome.every(face => Number.isSafeInteger(face))
    ? { op: 'chance', outcome: outcome as number[], draw }
    : undefined;
}

function readLinks({ number, links, ahead }: Record<string, unknown>): Op | undefined {
  if (!isCount(number) || !Array.isArray(links)) return undefined;
  if (!links.every(link => link === null || isLink(link))) return undefined;
  if (ahead !== undefined && !(Array.isArray(ahead) && ahead.every(isCount))) return undefined;
  return { op: 'link', number, links: links as (string | null)[], ...(ahead && { ahead: ahead as Seat[] }) };
}

function readEnd({ how, seat }: Record<string, unknown>): Op | undefined {
  if (how === 'drawn') return { op: 'end', how };
  return (how === 'resigned' || how === 'time') && isCount(seat) ? { op: 'end', how, seat } : undefined;
}

function readSitting(seat: Seat, { anchor, player, resigned }: Record<string, unknown>): Op | undefined {
  if (isLink(anchor)) return { op: 'sit', seat, anchor };
  if (typeof player !== 'string') return undefined;
  return { op: 'sit', seat, player, ...(resigned === true && { resigned }) };
}

function readChoice(seat: Seat, { choice, by }: Record<string, unknown>): Op | undefined {
  if (by !== undefined && by !== 'table') return undefined;
  return { op: 'choice', seat, choice, ...(by && { by }) };
}

const readHeld = (seat: Seat, raw: Record<string, unknown>): Op => ({
  op: 'hold',
  seat,
  ...('choice' in raw && { choice: raw['choice'] }),
  ...(raw['always'] === true && { always: true as const }),
});

function readStanding(seat: Seat, raw: Record<string, unknown>): Op | undefined {
  const { ask } = raw;
  if (typeof ask !== 'string') return undefined;
  return { op: 'stand', seat, ask, ...('choice' in raw && { choice: raw['choice'] }) };
}

export const isCount = (raw: unknown): raw is number => Number.isSafeInteger(raw) && (raw as number) >= 0;

const LINK = /^[0-9a-f]{64}$/;
/** A link or an anchor of a hash chain: 32 bytes in hexadecimal. */
export const isLink = (raw: unknown): raw is string => typeof raw === 'string' && LINK.test(raw);
