import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { readOp, type PublicOp } from '../op.js';

/** What a match is bound to before anything happens. */
export interface Beginning {
  readonly match: string;
  readonly system: string;
  /** The version of the rules. */
  readonly rules: string;
  /** The promise about the start. */
  readonly content: string;
  /** The keeper's anchor. */
  readonly keeper: string;
  /** One a seat, null where a computer plays. */
  readonly anchors: readonly (string | null)[];
}

/** The history of a match in which nothing has happened: a digest of all that everybody is shown at first. */
export const historyBegin = ({ match, system, rules, content, keeper, anchors }: Beginning): string =>
  digestOf(JSON.stringify(['banneret dice', 2, match, system, rules, content, keeper, anchors]));

/** The history with one more public line. No line can be changed, left out or added without changing all that follow. */
export const historyAfter = (history: string, op: PublicOp): string =>
  // Read again, so that its fields stand in the same order wherever the line comes from.
  digestOf(`${history}\n${JSON.stringify(readOp(op) ?? op)}`);

/**
 * What devices are told of the history when they are asked for their links. It binds the keeper as the history does, whose link is
 * promised, and tells nothing: lines of the log may be secret, and short enough to be guessed from a bare digest.
 */
export const toldHistory = (keeperLink: string, history: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(keeperLink), utf8ToBytes(history)));

export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The history of a match, and as much of it as a roll is made from. */
export interface History {
  readonly whole: string;
  /** Without the seats that have passed on since: links may have been given already, and must be good for the roll they were given for. */
  readonly fixed: string;
}

export function withLine({ whole, fixed }: History, op: PublicOp): History {
  const next = historyAfter(whole, op);
  return { whole: next, fixed: op.op === 'sit' ? fixed : next };
}
