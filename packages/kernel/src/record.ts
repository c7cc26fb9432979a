import { hashOf } from './hash.js';
import type { Input } from './match.js';
import type { Frame } from './procedure.js';
import type { Args } from './ruling.js';

/** A mistake in something read from outside: a message key with arguments, one clear sentence once translated. */
export interface Problem {
  readonly say: string;
  readonly args?: Args;
}

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export const problem = (say: string, args?: Args): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: args ? { say, args } : { say },
});

/** How a match begins: from a set-up, or in the middle of a game. */
export type Start =
  | { readonly kind: 'setup'; readonly setup: unknown }
  | { readonly kind: 'position'; readonly state: unknown; readonly stack: readonly Frame[] };

export interface RecordHeader {
  readonly system: string;
  /** The version of the rules that judged the inputs. */
  readonly rules: string;
  /** Fingerprint of everything the match began with. */
  readonly content: string;
  readonly seats: number;
  readonly start: Start;
  readonly names?: readonly string[];
}

/** An input without its wait number, which follows from its place. */
export type RecordedInput =
  | { readonly seat: number; readonly choice: unknown }
  | { readonly outcome: readonly number[] };

export interface StateHash {
  /** After this many inputs… */
  readonly after: number;
  /** …the match had this fingerprint. */
  readonly hash: string;
}

/** A whole game as a text file: enough to re-judge it, to watch it (`events`), and to see where it went wrong. */
export interface MatchRecord {
  readonly header: RecordHeader;
  readonly inputs: readonly RecordedInput[];
  readonly hashes: readonly StateHash[];
  /** How the dice can be checked; without it they were rolled by hand, or by somebody one has to trust. */
  readonly fairness?: Fairness | LinkedFairness;
  /** Derived facts; with them an old game can be watched even when the rules have changed. */
  readonly events?: readonly unknown[];
}

/** The promise behind the dice of a shared match. What it means is up to whoever kept the match. */
export interface Fairness {
  readonly commitment: string;
  /** Shown when the game is over. */
  readonly seed: string;
  readonly contributions: readonly string[];
  /** The number of the roll behind each outcome of the record, in order. */
  readonly draws: readonly number[];
}

/** A value of a hash chain, and which. */
export interface NumberedLink {
  readonly number: number;
  readonly link: string;
}

/**
 * The second scheme: every roll is made from links of hash chains that nobody shows before all that came earlier is settled.
 * What the lines of the log mean is up to whoever kept the match.
 */
export interface LinkedFairness {
  readonly scheme: 2;
  readonly match: string;
  /** By a server, or by the very device on which it was played. */
  readonly kept: 'server' | 'device';
  /** The keeper's anchor. */
  readonly keeper: string;
  /** One a seat, null where no person sat at the beginning. */
  readonly anchors: readonly (string | null)[];
  /** With it the promise of the start can be checked. */
  readonly salt?: string;
  /** The keeper's link after the last that was used: those follow from it. */
  readonly keeperLink: NumberedLink;
  /** All that happened, with what was taken back. */
  readonly log: readonly object[];
  /** A digest of the beginning and of every line of the log, so that a damaged line is found wherever it stands. */
  readonly history: string;
}

const FORMAT = 'banneret-record';
const FORMAT_VERSION = 1;

/** Does the record begin from the very start that it was recorded from? */
export const startIntact = ({ header }: MatchRecord): boolean => hashOf(header.start) === header.content;

export const recordInput = (input: Input): RecordedInput =>
  input.kind === 'choice' ? { seat: input.seat, choice: input.choice } : { outcome: input.outcome };

export const inputAt = (recorded: RecordedInput, wait: number): Input =>
  'outcome' in recorded
    ? { kind: 'chance', wait, outcome: recorded.outcome }
    : { kind: 'choice', wait, seat: recorded.seat, choice: recorded.choice };

/** One input a line, so that two records can be compared with ordinary tools. */
export function writeRecord(record: MatchRecord): string {
  const parts = [
    `"format": ${JSON.stringify(FORMAT)}`,
    `"formatVersion": ${FORMAT_VERSION}`,
    `"header": ${JSON.stringify(record.header)}`,
    `"inputs": ${lines(record.inputs)}`,
    `"hashes": ${lines(record.hashes)}`,
    ...(record.fairness ? [`"fairness": ${writeFairness(record.fairness)}`] : []),
    ...(record.events ? [`"events": ${lines(record.events)}`] : []),
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}

const lines = (items: readonly unknown[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map(item => JSON.stringify(item)).join(',\n')}\n]`;

function writeFairness(fairness: Fairness | LinkedFairness): string {
  if (!('scheme' in fairness)) return JSON.stringify(fairness);
  const { log, ...rest } = fairness;
  return `${JSON.stringify(rest).slice(0, -1)},"log": ${lines(log)}}`;
}

/** Read a record of this or an older format. Never throws. */
export function parseRecord(text: string): Parsed<MatchRecord> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return problem('record.not-json');
  }
  if (!isObject(raw) || raw['format'] !== FORMAT) return problem('record.not-a-record');
  const version = raw['formatVersion'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return problem('record.no-version');
  if (version > FORMAT_VERSION) return problem('record.newer', { version, known: FORMAT_VERSION });
  return readVersion1(raw);
}

function readVersion1(raw: Record<string, unknown>): Parsed<MatchRecord> {
  const { header, inputs, hashes, events, fairness } = raw;
  const headerFault = faultInHeader(header);
  if (headerFault) return problem('record.bad-header', { field: headerFault });
  if (!Array.isArray(inputs)) return problem('record.bad-list', { list: 'inputs' });
  const badInput = inputs.findIndex(input => !isRecordedInput(input));
  if (badInput >= 0) return problem('record.bad-entry', { list: 'inputs', at: badInput + 1 });
  if (!Array.isArray(hashes)) return problem('record.bad-list', { list: 'hashes' });
  const badHash = hashes.findIndex(entry => !isStateHash(entry));
  if (badHash >= 0) return problem('record.bad-entry', { list: 'hashes', at: badHash + 1 });
  if (events !== undefined && !Array.isArray(events)) return problem('record.bad-list', { list: 'events' });
  const fairnessFault = fairness === undefined ? undefined : faultInFairness(fairness);
  if (fairnessFault) return problem('record.bad-header', { field: fairnessFault });
  const value = { header, inputs, hashes, ...(fairness !== undefined && { fairness }), ...(events && { events }) };
  return { ok: true, value: value as unknown as MatchRecord };
}

function faultInFairness(raw: unknown): string | undefined {
  if (!isObject(raw)) return 'fairness';
  if ('scheme' in raw) return faultInLinks(raw);
  if (typeof raw['commitment'] !== 'string') return 'fairness.commitment';
  if (typeof raw['seed'] !== 'string') return 'fairness.seed';
  const { contributions, draws } = raw;
  if (!Array.isArray(contributions) || !contributions.every(given => typeof given === 'string'))
    return 'fairness.contributions';
  return Array.isArray(draws) && draws.every(draw => Number.isInteger(draw)) ? undefined : 'fairness.draws';
}

function faultInLinks(raw: Record<string, unknown>): string | undefined {
  const { scheme, match, kept, keeper, anchors, salt, keeperLink, log, history } = raw;
  if (scheme !== 2) return 'fairness.scheme';
  if (typeof match !== 'string') return 'fairness.match';
  if (kept !== 'server' && kept !== 'device') return 'fairness.kept';
  if (!isHash(keeper)) return 'fairness.keeper';
  if (!Array.isArray(anchors) || !anchors.every(anchor => anchor === null || isHash(anchor))) return 'fairness.anchors';
  if (salt !== undefined && typeof salt !== 'string') return 'fairness.salt';
  if (!isNumberedLink(keeperLink)) return 'fairness.keeperLink';
  if (!isHash(history)) return 'fairness.history';
  return Array.isArray(log) && log.every(isObject) ? undefined : 'fairness.log';
}

const HASH = /^[0-9a-f]{64}$/;
const isHash = (raw: unknown): boolean => typeof raw === 'string' && HASH.test(raw);

const isNumberedLink = (raw: unknown): boolean =>
  isObject(raw) && Number.isSafeInteger(raw['number']) && (raw['number'] as number) > 0 && isHash(raw['link']);

function faultInHeader(header: unknown): string | undefined {
  if (!isObject(header)) return 'header';
  for (const field of ['system', 'rules', 'content']) if (typeof header[field] !== 'string') return field;
  const { seats, start, names } = header;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS) return 'seats';
  if (names !== undefined && !(Array.isArray(names) && names.every(n => typeof n === 'string'))) return 'names';
  if (!isObject(start)) return 'start';
  if (start['kind'] === 'setup') return 'setup' in start ? undefined : 'start.setup';
  if (start['kind'] !== 'position') return 'start.kind';
  if (!isObject(start['state'])) return 'start.state';
  return Array.isArray(start['stack']) && start['stack'].every(isFrame) ? undefined : 'start.stack';
}

const MOST_SEATS = 4;

const isFrame = (raw: unknown): boolean =>
  isObject(raw) && typeof raw['proc'] === 'string' && typeof raw['step'] === 'string' && isObject(raw['vars']);

const isStateHash = (raw: unknown): boolean =>
  isObject(raw) && Number.isInteger(raw['after']) && (raw['after'] as number) >= 0 && typeof raw['hash'] === 'string';

function isRecordedInput(raw: unknown): boolean {
  if (!isObject(raw)) return false;
  if ('outcome' in raw) return Array.isArray(raw['outcome']) && raw['outcome'].every(n => Number.isInteger(n));
  return Number.isInteger(raw['seat']) && 'choice' in raw;
}

/** A plain object from outside: not null, not a list. */
export const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
