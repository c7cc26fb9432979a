import {
  LARGEST_SCENARIO,
  outcomeOf,
  parseScenario,
  tellAsked,
  tellFault,
  tellReason,
  tryReading,
  type Naming,
  type Reading,
  type Trial,
  type Verdict,
} from '@banneret/game';
import { writeRecord } from '@banneret/kernel';
import { gameNamed, line, withRule, type Call, type Command } from '../command.js';
import { checkWritable, readText, writeText } from '../files.js';
import type { Words } from '../language.js';
import { EXIT, Mistake, reproducing } from '../mistake.js';
import { filesMeant } from '../scenarioFiles.js';
import { shelf } from '../shelf.js';

export const run: Command = {
  name: 'run',
  options: { explain: 'flag', quiet: 'flag', record: 'text' },
  operands: { least: 1, most: Number.POSITIVE_INFINITY },
  run(call) {
    const meant = filesMeant(call.operands, call.t);
    return 'one' in meant ? runOne(meant.one, call) : runMany(meant.many, call);
  },
};

/** One file with everything that happens in it. */
function runOne(file: string, call: Call): number {
  const { io, flags, t } = call;
  const keep = flags.text('record');
  if (keep !== undefined) checkWritable(keep, t);
  const told = tryFile(file, call);
  const { trial, words } = told;
  // First of all: a file that stops half-way is the very one somebody wants to look into.
  if (keep !== undefined && trial.begun) writeText(keep, writeRecord(trial.run.record), t);
  showRun(trial, call);
  if (trial.verdict.kind !== 'bad') return tellVerdict(file, told, io.err);
  let reason = '';
  tellVerdict(file, told, text => (reason = text.trim()));
  throw new Mistake(words.say('cli.in-file', { file, reason }));
}

/** The events and the outcome as JSON. A file that is no scenario has neither. */
function showRun(trial: Trial, { io, flags }: Call): void {
  if (trial.begun) {
    if (!flags.has('quiet')) for (const event of trial.run.events) line(io, JSON.stringify(event));
    line(io, JSON.stringify(outcomeOf(trial.read.game, trial.run)));
    return;
  }
  const { kind, ...details } = trial.verdict;
  if (kind !== 'bad') line(io, JSON.stringify({ verdict: kind, ...details, refused: trial.fault }));
}

/** A line a file and the counts in the end; the exit code is the highest of all. */
function runMany(files: readonly string[], call: Call): number {
  const { io, flags, t } = call;
  if (flags.has('record')) throw new Mistake(t.say('cli.run.record-one'));
  const codes = files.map(file => {
    const { code, text } = oneOfMany(file, call);
    if (code !== EXIT.fine || !flags.has('quiet')) line(io, text);
    return code;
  });
  const count = (code: number): number => codes.filter(c => c === code).length;
  const { fine, different, mistake, refused, bug } = EXIT;
  line(
    io,
    t.say('cli.run.summary', {
      files: files.length,
      held: count(fine),
      failed: count(different),
      refused: count(refused),
      bad: count(mistake),
      bugs: count(bug),
    }),
  );
  return Math.max(...codes);
}

/** Whatever happens in one file, the others are still to be played. */
function oneOfMany(file: string, call: Call): { readonly code: number; readonly text: string } {
  const { t } = call;
  const said: string[] = [];
  const shown = (code: number): { code: number; text: string } => {
    const word = t.say(`cli.run.word.${WORDS[code] ?? 'bug'}`);
    return { code, text: [`${word.padEnd(WORD_COLUMNS)} ${file}`, ...(code === EXIT.fine ? [] : said)].join(' · ') };
  };
  try {
    return shown(tellVerdict(file, tryFile(file, call), text => said.push(text.trim())));
  } catch (error) {
    said.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    return shown(error instanceof Mistake ? error.code : EXIT.bug);
  }
}

const WORDS: Readonly<Record<number, string>> = {
  [EXIT.fine]: 'held',
  [EXIT.different]: 'failed',
  [EXIT.mistake]: 'bad',
  [EXIT.refused]: 'refused',
};
const WORD_COLUMNS = 8;

interface TriedFile {
  readonly trial: Trial;
  readonly words: Words;
}

function tryFile(file: string, call: Call): TriedFile {
  const text = readText(file, LARGEST_SCENARIO, call.t);
  const games = shelf.map(entry => entry.game);
  return reproducing(file, () => {
    const reading = parseScenario(text, games);
    const words = wordsOf(reading, call);
    return { trial: tryReading(reading, { explain: call.flags.has('explain') }), words };
  });
}

/** The words of the file's game. Where its game is not known, the complaint itself may tell it. */
function wordsOf(reading: Reading, call: Call): Words {
  const system = reading.ok
    ? reading.value.game.system.id
    : shelf.find(({ game }) => game.text[call.t.locale][reading.fault.problem.say] !== undefined)?.game.system.id;
  return system === undefined ? call.t : gameNamed(system, call).words;
}

/** Says how it went. */
function tellVerdict(file: string, { trial, words }: TriedFile, say: (text: string) => void): number {
  const tell = (text: string): void => say(`${text}\n`);
  const { verdict } = trial;
  const naming: Naming = args =>
    (trial.begun ? trial.read.game.nameArgs?.(trial.run.match.state, args, words) : undefined) ?? args;
  switch (verdict.kind) {
    case 'held':
      tell(words.say(expecting(trial) ? 'cli.run.held' : 'cli.run.played', { file }));
      return EXIT.fine;
    case 'failed':
      for (const difference of verdict.differences) tell(tellFault(difference, words, naming));
      return EXIT.different;
    case 'refused':
      tell(refusal(trial, verdict, words, naming));
      return EXIT.refused;
    case 'bad':
      tell(tellFault(verdict.fault, words, naming));
      return EXIT.mistake;
  }
}

/** Does the file say at all what must come out? One whose beginning had to be refused does. */
const expecting = (trial: Trial): boolean => {
  if (!trial.begun) return true;
  const { expect, choices } = trial.read.scenario;
  return Object.keys(expect).length > 0 || choices.some(choice => EXPECTING.some(field => choice[field] !== undefined));
};

const EXPECTING = ['refused', 'allowed', 'offered', 'notOffered'] as const;

function refusal(trial: Trial, verdict: Verdict & { kind: 'refused' }, words: Words, naming: Naming): string {
  const because = verdict.because.map(b => {
    const reason = trial.begun
      ? tellReason(trial.read.game, trial.run.match.state, b, words)
      : words.say(b.say, b.args);
    return withRule(reason, b.rule);
  });
  const place = `choices[${verdict.choice}]`;
  const asked = verdict.question ? ` ${tellAsked(verdict.question, words, naming)}` : '';
  return `${words.say('cli.run.refused', { place, because: because.join(' ') })}${asked}`;
}
