import type { Entry } from '@banneret/ai';
import { DEEPEST_JSON, LARGEST_RECORD, nestsTooDeep, placedUnder, tellFault, type AnyGame } from '@banneret/game';
import { parseRecord, problem, startIntact, type MatchRecord, type Parsed } from '@banneret/kernel';
import { gameNamed, type Call } from './command.js';
import { readText } from './files.js';
import type { Words } from './language.js';
import { EXIT, Mistake } from './mistake.js';

export interface LoadedRecord extends Entry {
  readonly file: string;
  readonly record: MatchRecord;
  readonly words: Words;
}

/** A record whose start is the one it was recorded from, and one that the game could have had. */
export function loadRecord(file: string, call: Call): LoadedRecord {
  const { t } = call;
  const text = readText(file, LARGEST_RECORD, t);
  const parsed = nestsTooDeep(text) ? problem('scenario.too-deep', { limit: DEEPEST_JSON }) : parseRecord(text);
  const record = valueOr(parsed, file, t);
  const entry = gameNamed(record.header.system, call);
  if (!startIntact(record)) throw new Mistake(t.say('cli.replay.content', { file }), EXIT.different);
  valueOr(checkStart(entry.game, record), file, entry.words);
  return { file, record, ...entry };
}

function valueOr<T>(read: Parsed<T>, file: string, words: Words): T {
  if (read.ok) return read.value;
  const reason = tellFault({ place: '', problem: read.problem }, words);
  throw new Mistake(words.say('cli.in-file', { file, reason }));
}

/** Anybody can give a forged start its right fingerprint, so the game looks at it before it is set up. */
function checkStart(game: AnyGame, { header: { start, seats } }: MatchRecord): Parsed<unknown> {
  if (start.kind === 'position') return { ok: true, value: start };
  const read = game.readSetup?.(start.setup) ?? { ok: true, value: start.setup };
  if (!read.ok) return { ok: false, problem: placedUnder('header.start.setup', read.problem) };
  const needed = game.system.seats(read.value);
  return needed === seats ? read : problem('cli.record.seats', { seats, needed });
}

/** A forged start can send the rules anywhere; that is the file's fault, as far as anybody can tell. */
export function withoutStumbling<T>({ file, words }: LoadedRecord, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof Mistake) throw cause;
    const mistake = new Mistake(words.say('cli.record.stumbles', { file }));
    mistake.cause = cause;
    throw mistake;
  }
}
