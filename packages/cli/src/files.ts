import { closeSync, constants, accessSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Words } from './language.js';
import { Mistake } from './mistake.js';

const MB = 1_000_000;
const CHUNK = 1 << 20;

/** The text of a file of at most `limit` bytes. A larger one is refused unread. */
export function readText(file: string, limit: number, t: Words): string {
  if (file === '') throw new Mistake(t.say('cli.file.no-name'));
  try {
    if (statSync(file).isDirectory()) throw new Mistake(t.say('cli.file.directory', { file }));
    return decode(readBytes(file, limit, t));
  } catch (error) {
    throw mistakeIn(file, error, t);
  }
}

/** Reads no further than the limit, also where the size is not known beforehand (a pipe, a device). */
function readBytes(file: string, limit: number, t: Words): Buffer {
  const tooBig = (): Mistake => new Mistake(t.say('cli.file.too-big', { file, limit: limit / MB }));
  if (statSync(file).size > limit) throw tooBig();
  const open = openSync(file, 'r');
  try {
    const chunks: Buffer[] = [];
    for (let size = 0; ;) {
      const chunk = Buffer.alloc(CHUNK);
      const read = readSync(open, chunk);
      if (read === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, read));
      size += read;
      if (size > limit) throw tooBig();
    }
  } finally {
    closeSync(open);
  }
}

/** Some editors put a byte order mark first. */
const decode = (bytes: Buffer): string => bytes.toString('utf8').replace(/^\uFEFF/, '');

function mistakeIn(file: string, error: unknown, t: Words): unknown {
  if (error instanceof Mistake) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return new Mistake(t.say('cli.file.missing', { file }));
  if (code === 'EACCES' || code === 'EPERM') return new Mistake(t.say('cli.file.denied', { file }));
  // Whatever else the system says of this file (a loop of links, a name too long) is not our doing either.
  return typeof code === 'string' ? new Mistake(t.say('cli.file.unreadable', { file, code })) : error;
}

/** Say that a file cannot be written before a long game is played for it. */
export function checkWritable(file: string, t: Words): void {
  try {
    accessSync(dirname(file), constants.W_OK);
    if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return;
  } catch {
    // fall through to the same sentence
  }
  throw new Mistake(t.say('cli.file.not-writable', { file }));
}

export function writeText(file: string, text: string, t: Words): void {
  try {
    writeFileSync(file, text);
  } catch {
    throw new Mistake(t.say('cli.file.not-writable', { file }));
  }
}
