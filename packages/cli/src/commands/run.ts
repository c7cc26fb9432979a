import {
  LARGEST_SCENARIO,
  outcomeOf,
  parseScenario,
  runScenario,
  tellAsked,
  tellFault,
  tellReason,
  type Naming,
  type ReadScenario,
  type ScenarioRun,
} from '@banneret/game';
import { writeRecord } from '@banneret/kernel';
import { gameNamed, line, withRule, type Call, type Command } from '../command.js';
import { checkWritable, readText, writeText } from '../files.js';
import type { Words } from '../language.js';
import { EXIT, Mistake, reproducing } from '../mistake.js';
import { shelf } from '../shelf.js';

export const run: Command = {
  name: 'run',
  options: { explain: 'flag', record: 'text' },
  operands: { least: 1, most: 1 },
  run(call) {
    const { io, flags, t } = call;
    const file = call.operands[0] as string;
    const keep = flags.text('record');
    if (keep !== undefined) checkWritable(keep, t);
    const { game, scenario } = readFile(file, t);
    const { words } = gameNamed(game.system.id, call);
    const played = reproducing(file, () => runScenario(game, scenario, { explain: flags.has('explain') }));
    // First of all: a file that stops half-way is the very one somebody wants to look into.
    if (keep !== undefined) writeText(keep, writeRecord(played.record), t);
    const naming: Naming = args => game.nameArgs?.(played.match.state, args, words) ?? args;
    if (played.verdict.kind === 'bad') throw mistakeIn(file, tellFault(played.verdict.fault, words, naming), t);
    for (const event of played.events) line(io, JSON.stringify(event));
    line(io, JSON.stringify(outcomeOf(game, played)));
    return tellVerdict(call, file, { game, scenario }, played, words, naming);
  },
};

function readFile(file: string, t: Words): ReadScenario {
  const read = parseScenario(
    readText(file, LARGEST_SCENARIO, t),
    shelf.map(entry => entry.game),
  );
  if (read.ok) return read.value;
  // Before the file is read its game is not known; the game's own complaints need its words.
  const system = shelf.find(entry => entry.game.text[t.locale][read.fault.problem.say] !== undefined);
  const words = system ? gameNamed(system.game.system.id, { t, locale: t.locale } as Call).words : t;
  throw mistakeIn(file, tellFault(read.fault, words), t);
}

const mistakeIn = (file: string, reason: string, t: Words): Mistake =>
  new Mistake(t.say('cli.in-file', { file, reason }));

function tellVerdict(
  { io }: Call,
  file: string,
  { game, scenario: { expect } }: ReadScenario,
  { match, verdict, refusals }: ScenarioRun,
  words: Words,
  naming: Naming,
): number {
  const tell = (text: string): void => io.err(`${text}\n`);
  switch (verdict.kind) {
    case 'held': {
      const expecting = Object.keys(expect).length > 0 || refusals.length > 0;
      tell(words.say(expecting ? 'cli.run.held' : 'cli.run.played', { file }));
      return EXIT.fine;
    }
    case 'failed':
      for (const difference of verdict.differences) tell(tellFault(difference, words, naming));
      return EXIT.different;
    case 'refused': {
      const because = verdict.because.map(b => withRule(tellReason(game, match.state, b, words), b.rule)).join(' ');
      const asked = verdict.question ? ` ${tellAsked(verdict.question, words, naming)}` : '';
      tell(`${words.say('cli.run.refused', { place: `choices[${verdict.choice}]`, because })}${asked}`);
      return EXIT.refused;
    }
    case 'bad':
      throw new Error('a bad file has been told before');
  }
}
