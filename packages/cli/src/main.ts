import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@banneret/i18n';
import { inspect } from './commands/inspect.js';
import { list } from './commands/list.js';
import { play } from './commands/play.js';
import { replay } from './commands/replay.js';
import { rules } from './commands/rules.js';
import { run } from './commands/run.js';
import { schema } from './commands/schema.js';
import { sim } from './commands/sim.js';
import { verify } from './commands/verify.js';
import { line, type Command } from './command.js';
import type { Io } from './io.js';
import { localeOf, plainWords, type Words } from './language.js';
import { Bug, EXIT, Mistake } from './mistake.js';
import { readArguments } from './options.js';
import { plainIo } from './plainText.js';

export const COMMANDS: readonly Command[] = [play, run, replay, verify, inspect, sim, rules, schema, list];

/** The whole command. Returns the exit code; whatever goes wrong ends here, as one sentence. */
export async function main(argv: readonly string[], terminal: Io): Promise<number> {
  const io = plainIo(terminal);
  const locale = localeOf(argv, io.env);
  const t = plainWords(locale);
  try {
    return await dispatch(argv, io, locale, t);
  } catch (error) {
    if (!(error instanceof Mistake)) return tellBug(error, argv, io, t);
    io.err(`${t.say('cli.mistake', { sentence: error.message })}\n`);
    if (error.cause !== undefined) trace(error, io);
    return error.code;
  }
}

async function dispatch(argv: readonly string[], io: Io, locale: Locale, t: Words): Promise<number> {
  const { name, rest } = split(argv);
  if (name === undefined) return withoutCommand(rest, io, t);
  if (name === 'help') return help(rest[0], io, t);
  const command = commandNamed(name, t);
  const { flags, operands } = readArguments(rest, command.options, t);
  flags.oneOf('lang', LOCALES);
  if (flags.has('help')) return help(name, io, t);
  const { least, most } = command.operands;
  if (operands.length < least) throw new Mistake(t.say('cli.operand.missing', { command: name }));
  if (operands.length > most) throw new Mistake(t.say('cli.operand.extra', { operand: operands[most] as string }));
  return command.run({ io, locale, t, flags, operands });
}

/** The first word that is no option is the command; `--lang fr` may stand before it. */
function split(argv: readonly string[]): { readonly name: string | undefined; readonly rest: readonly string[] } {
  const at = argv.findIndex((arg, i) => !arg.startsWith('-') && argv[i - 1] !== '--lang');
  return { name: argv[at], rest: at < 0 ? argv : [...argv.slice(0, at), ...argv.slice(at + 1)] };
}

function withoutCommand(rest: readonly string[], io: Io, t: Words): number {
  const { flags } = readArguments(rest, { version: 'flag' }, t);
  flags.oneOf('lang', LOCALES);
  if (flags.has('version')) {
    line(io, version());
    return EXIT.fine;
  }
  if (flags.has('help')) return help(undefined, io, t);
  throw new Mistake(t.say('cli.no-command'));
}

function help(name: string | undefined, io: Io, t: Words): number {
  line(io, t.say(name === undefined ? 'cli.help' : `cli.help.${commandNamed(name, t).name}`));
  return EXIT.fine;
}

function commandNamed(name: string, t: Words): Command {
  const command = COMMANDS.find(c => c.name === name);
  if (command) return command;
  throw new Mistake(t.say('cli.unknown-command', { command: name, known: COMMANDS.map(c => c.name).join(', ') }));
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function tellBug(error: unknown, argv: readonly string[], io: Io, t: Words): number {
  const reproduce = error instanceof Bug ? error.reproduce : `banneret ${argv.join(' ')}`;
  const [message] = (error instanceof Error ? error.message : String(error)).split('\n');
  io.err(`${t.say('cli.bug', { message: message ?? '', reproduce })}\n`);
  trace(error, io);
  return EXIT.bug;
}

/** Where it happened, for those who ask. */
function trace(error: unknown, io: Io): void {
  if (io.env['BANNERET_DEBUG'] !== '1') return;
  const root = error instanceof Error && error.cause !== undefined ? error.cause : error;
  io.err(`${root instanceof Error ? (root.stack ?? root.message) : String(root)}\n`);
}
