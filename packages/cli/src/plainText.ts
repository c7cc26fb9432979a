import type { Io } from './io.js';

/**
 * Letters that steer a terminal or turn the direction of writing: control letters other than ends of lines and tabs, direction
 * marks, and line ends that only some programs know. Files that somebody sent may hold them anywhere.
 */
const STEERING = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Text that only says something. Steering letters are shown the way JSON writes them, so JSON stays the same data. */
export const plainText = (text: string): string =>
  text.replaceAll(STEERING, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The border of all that the command prints: whatever it tells, only `control` steers the terminal. */
export const plainIo = (io: Io): Io => ({
  ...io,
  out: text => io.out(plainText(text)),
  err: text => io.err(plainText(text)),
});
