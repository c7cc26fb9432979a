import type { Entry } from '@banneret/analysis';
import { LARGEST_RECORD } from '@banneret/game';
import { hashOf, parseRecord, type MatchRecord } from '@banneret/kernel';
import { gameNamed, type Call } from './command.js';
import { readText } from './files.js';
import type { Words } from './language.js';
import { Mistake } from './mistake.js';

export interface LoadedRecord extends Entry {
  readonly file: string;
  readonly record: MatchRecord;
  readonly words: Words;
}

export function loadRecord(file: string, call: Call): LoadedRecord {
  const { t } = call;
  const parsed = parseRecord(readText(file, LARGEST_RECORD, t));
  if (!parsed.ok) {
    const reason = t.say(parsed.problem.say, parsed.problem.args);
    throw new Mistake(t.say('cli.in-file', { file, reason }));
  }
  return { file, record: parsed.value, ...gameNamed(parsed.value.header.system, call) };
}

/** Has somebody changed what the game began with? Then nothing that follows means anything. */
export const startIntact = ({ header }: MatchRecord): boolean => hashOf(header.start) === header.content;

/** A forged start can send the rules anywhere; that is the file's fault, as far as anybody can tell. */
export function withoutStumbling<T>({ file, words }: LoadedRecord, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    const mistake = new Mistake(words.say('cli.record.stumbles', { file, reason }));
    mistake.cause = cause;
    throw mistake;
  }
}
