import { isObject, type Outcome, type Seat } from '@banneret/kernel';

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
  /** From now on the seat answers this question so; without a choice it is asked again. */
  | { readonly op: 'stand'; readonly seat: Seat; readonly ask: string; readonly choice?: unknown }
  /** An answer to a veiled question that is not shown yet; without a choice it was taken back. */
  | { readonly op: 'hold'; readonly seat: Seat; readonly choice?: unknown; readonly always?: true }
  /** Pass for the seat from now on in veiled questions in which it can do nothing, or ask it all the same. */
  | { readonly op: 'spare'; readonly seat: Seat; readonly yes: boolean };

/** A line read from a store. */
export function readOp(raw: unknown): Op | undefined {
  if (!isObject(raw)) return undefined;
  const { op, seat, outcome, draw, inputs } = raw;
  if (op === 'choice') return isCount(seat) && 'choice' in raw ? readChoice(seat, raw) : undefined;
  if (op === 'hold') return isCount(seat) ? readHeld(seat, raw) : undefined;
  if (op === 'spare')
    return isCount(seat) && typeof raw['yes'] === 'boolean' ? { op, seat, yes: raw['yes'] } : undefined;
  if (op === 'undo') return isCount(seat) ? { op, seat, ...(isCount(inputs) && { inputs }) } : undefined;
  if (op === 'stand') return isCount(seat) ? readStanding(seat, raw) : undefined;
  if (op === 'rewind') return isCount(inputs) ? { op, inputs } : undefined;
  if (op !== 'chance' || !isCount(draw) || !Array.isArray(outcome)) return undefined;
  return outcome.every(face => Number.isSafeInteger(face)) ? { op, outcome: outcome as number[], draw } : undefined;
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

const isCount = (raw: unknown): raw is number => Number.isSafeInteger(raw) && (raw as number) >= 0;
