import type { Entry } from '@banneret/ai';
import { wordsFor } from '@banneret/game';
import type { Locale } from '@banneret/i18n';
import type { Io } from './io.js';
import type { Words } from './language.js';
import { Mistake } from './mistake.js';
import type { Flags, OptionKinds } from './options.js';
import { entryFor, shelf } from './shelf.js';
import { cliText } from './text/index.js';

/** One of the things `banneret` does. Its help is the message `cli.help.<name>`. */
export interface Command {
  readonly name: string;
  readonly options: OptionKinds;
  readonly operands: { readonly least: number; readonly most: number };
  /** Returns the exit code. */
  run(call: Call): number | Promise<number>;
}

/** A command as it was called. */
export interface Call {
  readonly io: Io;
  readonly locale: Locale;
  readonly t: Words;
  readonly operands: readonly string[];
  readonly flags: Flags;
}

export const line = (io: Io, text: string): void => io.out(`${text}\n`);

/** A game from the shelf, and words that know it. */
export function gameNamed(system: string, { locale, t }: Call): Entry & { readonly words: Words } {
  const entry = entryFor(system);
  if (entry) return { ...entry, words: wordsFor(locale, entry.game, cliText) };
  const known = shelf.map(e => e.game.system.id).join(', ');
  throw new Mistake(t.say('cli.unknown-system', { system, known }));
}

/** A rule with its ID in brackets: how reasons are shown everywhere. */
export const withRule = (sentence: string, rule: string): string => `${sentence} [${rule}]`;
