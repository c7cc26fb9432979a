import { isObject, type Seat } from '@banneret/kernel';
import { isCount, isLink } from '../op.js';
import { CHAIN_LENGTH } from './chain.js';
import { digestOf } from './history.js';

/**
 * What a device remembers of the links it gave for its seat. Held against the record afterwards it proves that the match was
 * this one, and that no roll was asked for which is not in it.
 */
export interface Witness {
  readonly match: string;
  readonly seat: Seat;
  /** Where its own chain begins. */
  readonly anchor: string;
  /** What the seats were called when it gave its first link. */
  readonly names?: readonly string[];
  /** The history at the beginning, as this device computed it from what it was shown. */
  readonly begin: string;
  /** The number after which its own chain counts. */
  readonly base: number;
  /** The first number this device is responsible for: later than `base` + 1 if it came back and had forgotten the rest. */
  readonly from: number;
  /** The last number given; `from` - 1 if none was. */
  readonly number: number;
  /** The history for which the last link was given that was not left in advance; `begin` if there is none. */
  readonly history: string;
  /** Over all numbers and histories for which links were given one by one. */
  readonly digest: string;
  /** Links that were left in advance: of these rolls the keeper could know what would come. */
  readonly ahead: readonly (readonly [from: number, to: number])[];
}

export interface LinkRequest {
  readonly number: number;
  readonly history: string;
}

export type Refusal = 'room.dice.used' | 'room.dice.skipped' | 'room.dice.passed' | 'room.dice.spent';

/** `number` is that of the link in the device's own chain. The witness is to be stored before the link leaves. */
export type Giving =
  | { readonly ok: true; readonly witness: Witness; readonly number: number }
  | { readonly ok: false; readonly say: Refusal };

export interface WitnessBrief extends Pick<Witness, 'match' | 'seat' | 'anchor' | 'names' | 'begin'> {
  /** More than 1 (the default) for a device that sits down, or comes back, in the middle of a match. */
  readonly from?: number;
  readonly base?: number;
}

export const newWitness = ({ from = 1, base = from - 1, ...known }: WitnessBrief): Witness => ({
  ...known,
  base,
  from,
  number: from - 1,
  history: known.begin,
  digest: known.begin,
  ahead: [],
});

/** May the link be given for this history? Each is given for one history only, and in order. */
export function giveLink(witness: Witness, { number, history }: LinkRequest): Giving {
  const own = number - witness.base;
  if (wasLeftAhead(witness, number)) return { ok: true, witness, number: own };
  if (number === witness.number && number >= witness.from)
    return history === witness.history ? { ok: true, witness, number: own } : refused('room.dice.used');
  if (number <= witness.number) return refused('room.dice.passed');
  if (number !== witness.number + 1) return refused('room.dice.skipped');
  if (own > CHAIN_LENGTH) return refused('room.dice.spent');
  const digest = digestAfter(witness.digest, { number, history });
  return { ok: true, witness: { ...witness, number, history, digest }, number: own };
}

/** Leave all links up to this number, so that nobody has to wait. The keeper could look ahead so far. */
export function leaveAhead(witness: Witness, number: number): Giving {
  const own = number - witness.base;
  if (number <= witness.number) return refused('room.dice.passed');
  if (own > CHAIN_LENGTH) return refused('room.dice.spent');
  const ahead = [...witness.ahead, [witness.number + 1, number] as const];
  return { ok: true, witness: { ...witness, number, ahead }, number: own };
}

export const wasLeftAhead = ({ ahead }: Witness, number: number): boolean =>
  ahead.some(([from, to]) => from <= number && number <= to);

export const digestAfter = (digest: string, { number, history }: LinkRequest): string =>
  digestOf(`${digest}\n${number} ${history}`);

const refused = (say: Refusal): Giving => ({ ok: false, say });

/** What a device or a file kept. Other fields beside it (the secret root, say) are left aside. */
export function readWitness(raw: unknown): Witness | undefined {
  if (!isObject(raw)) return undefined;
  const { match, seat, anchor, names, begin, base, from, number, history, digest, ahead } = raw;
  if (typeof match !== 'string' || !isCount(seat) || !isCount(from) || from < 1 || !isCount(number)) return undefined;
  if (!isCount(base) || base >= from || number < from - 1) return undefined;
  if (![anchor, begin, history, digest].every(isLink) || !isNames(names) || !Array.isArray(ahead)) return undefined;
  const intervals = ahead.flatMap(interval => readInterval(interval));
  if (intervals.length < ahead.length) return undefined;
  const links = { anchor, begin, history, digest } as Pick<Witness, 'anchor' | 'begin' | 'history' | 'digest'>;
  return { match, seat, ...links, ...(names && { names }), base, from, number, ahead: intervals };
}

const isNames = (raw: unknown): raw is readonly string[] | undefined =>
  raw === undefined || (Array.isArray(raw) && raw.every(name => typeof name === 'string'));

function readInterval(raw: unknown): readonly (readonly [number, number])[] {
  if (!Array.isArray(raw) || raw.length !== 2) return [];
  const [from, to] = raw as readonly unknown[];
  return isCount(from) && isCount(to) ? [[from, to]] : [];
}
