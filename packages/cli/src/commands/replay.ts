import {
  bisect,
  hashOf,
  matchHash,
  replay as playAgain,
  verifyRecord,
  type Bisection,
  type Divergence,
  type MatchRecord,
} from '@banneret/kernel';
import { shorten, tellReason } from '@banneret/game';
import { line, withRule, type Call, type Command } from '../command.js';
import type { Words } from '../language.js';
import { EXIT, Mistake } from '../mistake.js';
import { loadRecord, withoutStumbling, type LoadedRecord } from '../records.js';

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

/** Judge every input of a record again, and compare with whatever else it holds. */
function verify(loaded: LoadedRecord, { io, flags }: Call): number {
  const { game, record, file, words } = loaded;
  const tell = (text: string): void => (flags.has('json') ? undefined : line(io, text));
  const { rules } = record.header;
  if (rules !== game.system.version) tell(words.say('cli.replay.version', { rules, here: game.system.version }));
  const events: unknown[] = [];
  const sink = (event: unknown): void => void events.push(event);
  const { divergence, inputs, match } = withoutStumbling(loaded, () => verifyRecord(game.system, record, { sink }));
  const otherEvent = divergence === undefined ? differentEvent(record, events) : undefined;
  const hash = match && matchHash(match);
  const compared = { hashes: record.hashes.length, events: record.events?.length ?? 0 };
  if (flags.has('json'))
    line(
      io,
      JSON.stringify({ inputs, hash, compared, ...(divergence && { divergence }), ...(otherEvent && { otherEvent }) }),
    );
  if (divergence) throw new Mistake(tellDivergence(divergence, inputs, loaded, match?.state), EXIT.different);
  if (otherEvent) throw new Mistake(words.say('cli.replay.event', { file, ...inWords(otherEvent) }), EXIT.different);
  const nothing = compared.hashes === 0 && record.events === undefined;
  tell(words.say(nothing ? 'cli.replay.uncompared' : 'cli.replay.fine', { inputs, hash: hash ?? '' }));
  return EXIT.fine;
}

function tellDivergence(
  { kind, input, because, where, agreedUntil }: Divergence,
  inputs: number,
  { game, file, words }: LoadedRecord,
  state: unknown,
): string {
  const reasons = because.map(b => withRule(tellReason(game, state, b, words), b.rule)).join(' ');
  return words.say(`cli.replay.${kind}`, { file, input, inputs, where, because: reasons, agreedUntil });
}

interface OtherEvent {
  /** Counted from 1. */
  readonly event: number;
  readonly recorded: unknown;
  readonly found: unknown;
}

/** The first recorded event that the rules do not bring any more. Reasons may have been kept or not. */
function differentEvent({ events: recorded }: MatchRecord, found: readonly unknown[]): OtherEvent | undefined {
  if (recorded === undefined) return undefined;
  for (let i = 0; i < Math.max(recorded.length, found.length); i++)
    if (hashOf(withoutWhy(recorded[i])) !== hashOf(withoutWhy(found[i])))
      return { event: i + 1, recorded: recorded[i], found: found[i] };
  return undefined;
}

function withoutWhy(event: unknown): unknown {
  if (typeof event !== 'object' || event === null) return event ?? null;
  const { why: _why, ...bare } = event as Record<string, unknown>;
  return bare;
}

const inWords = ({ event, recorded, found }: OtherEvent) => ({
  event,
  recorded: recorded === undefined ? '–' : shorten(recorded),
  found: found === undefined ? '–' : shorten(found),
});

/** Play two records side by side to where they part. */
function compare(left: LoadedRecord, right: LoadedRecord, { io, t, flags }: Call): number {
  // Each alone first: where the rules stumble, the sentence names the file they stumble over.
  for (const loaded of [left, right]) {
    const { start } = loaded.record.header;
    withoutStumbling(loaded, () => playAgain(loaded.game.system, start, loaded.record.inputs));
  }
  const side = ({ game, record }: LoadedRecord) => ({ system: game.system, record });
  const parted = bisect([side(left), side(right)]);
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
