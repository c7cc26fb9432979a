import { bisect, matchHash, verifyRecord, type Bisection, type Divergence, type Match } from '@banneret/kernel';
import { line, withRule, type Call, type Command } from '../command.js';
import type { Words } from '../language.js';
import { EXIT, Mistake } from '../mistake.js';
import { loadRecord, startIntact, withoutStumbling, type LoadedRecord } from '../records.js';

export const replay: Command = {
  name: 'replay',
  options: { json: 'flag' },
  operands: { least: 1, most: 2 },
  run(call) {
    const [file, other] = call.operands as readonly [string, string | undefined];
    const loaded = loadRecord(file, call);
    return other === undefined ? verify(loaded, call) : compare(loaded, loadRecord(other, call), call);
  },
};

/** Judge every input of a record again. */
function verify(loaded: LoadedRecord, { io, flags }: Call): number {
  const { game, record, file, words } = loaded;
  const tell = (text: string): void => (flags.has('json') ? undefined : line(io, text));
  const { rules } = record.header;
  if (rules !== game.system.version) tell(words.say('cli.replay.version', { rules, here: game.system.version }));
  if (!startIntact(record)) throw new Mistake(words.say('cli.replay.content', { file }), EXIT.different);
  const { divergence, inputs, match } = withoutStumbling(loaded, () => verifyRecord(game.system, record));
  const hash = matchHash(match as Match<unknown>);
  if (flags.has('json')) line(io, JSON.stringify({ inputs, hash, ...(divergence && { divergence }) }));
  if (divergence === undefined) {
    tell(words.say('cli.replay.fine', { inputs, hash }));
    return EXIT.fine;
  }
  throw new Mistake(tellDivergence(divergence, file, words), EXIT.different);
}

function tellDivergence({ kind, input, because, where, agreedUntil }: Divergence, file: string, words: Words): string {
  const reasons = because.map(b => withRule(words.say(b.say, b.args), b.rule)).join(' ');
  return words.say(`cli.replay.${kind}`, { file, input, where, because: reasons, agreedUntil });
}

/** Play two records side by side to where they part. */
function compare(left: LoadedRecord, right: LoadedRecord, { io, t, flags }: Call): number {
  const side = ({ game, record }: LoadedRecord) => ({ system: game.system, record });
  const parted = withoutStumbling(left, () => bisect([side(left), side(right)]));
  if (flags.has('json')) line(io, JSON.stringify(parted ?? null));
  if (parted) throw new Mistake(tellParting(parted, t), EXIT.different);
  if (!flags.has('json')) line(io, t.say('cli.replay.same', { inputs: left.record.inputs.length }));
  return EXIT.fine;
}

const tellParting = ({ input, what, where, sides }: Bisection, t: Words): string =>
  t.say('cli.replay.parted', {
    input,
    what: t.say(`cli.replay.what.${what}`),
    where: where[0],
    left: JSON.stringify(sides[0]) ?? '–',
    right: JSON.stringify(sides[1]) ?? '–',
  });
