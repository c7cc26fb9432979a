import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from './language.js';
import { Mistake } from './mistake.js';

/** One file that was named, or all the scenario files that were meant by several names and by folders. */
export type Meant = { readonly one: string } | { readonly many: readonly string[] };

/** What somebody means by the operands of `run`: files as they are, folders for every `.json` in them, however deep. */
export function filesMeant(operands: readonly string[], t: Words): Meant {
  const [only] = operands;
  if (operands.length === 1 && only !== undefined && !isFolder(only)) return { one: only };
  return { many: operands.flatMap(operand => (isFolder(operand) ? jsonIn(operand, t) : [operand])) };
}

const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch {
    // Whatever is wrong with it is told when it is read.
    return false;
  }
};

function jsonIn(folder: string, t: Words): readonly string[] {
  const names = namesIn(folder, t).filter(name => name.endsWith('.json'));
  if (names.length === 0) throw new Mistake(t.say('cli.run.empty-folder', { folder }));
  return names.sort().map(name => join(folder, name));
}

function namesIn(folder: string, t: Words): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    throw new Mistake(t.say('cli.file.denied', { file: folder }));
  }
}
