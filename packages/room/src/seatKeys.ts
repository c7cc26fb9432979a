import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// What lets somebody come back to a seat when a browser has forgotten everything: one code that can be written on paper.

/** Without I, L, O and U, which are read as something else. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;
const GROUP = 5;

/** 128 random bits in letters and digits, in groups. */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return inGroups(Array.from(bytes, byte => LETTERS[byte % LETTERS.length]).join(''));
}

/** A code as somebody typed it, as it was shown; undefined if it cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return letters.length === LENGTH && [...letters].every(letter => LETTERS.includes(letter))
    ? inGroups(letters)
    : undefined;
}

const inGroups = (letters: string): string => (letters.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');

export interface SeatKeys {
  /** Shown to the server by whoever comes back. It keeps the hash of it only. */
  readonly recovery: string;
  /** The root of the device's dice, which never leaves the device. */
  readonly dice: string;
}

/** Both follow from the code, so that whoever has it comes back with the same dice. */
export const seatKeysOf = (code: string): SeatKeys => ({
  recovery: derived(code, 'recovery'),
  dice: derived(code, 'dice'),
});

const derived = (code: string, purpose: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(code), utf8ToBytes(`banneret ${purpose}`)));
