import { tellReason, writeAnswer, writeOutcome, type AnyGame } from '@banneret/game';
import { describe, type RecordedInput, type Viewer } from '@banneret/kernel';
import { line, withRule, type Call, type Command } from '../command.js';
import { EXIT } from '../mistake.js';
import { waitLines } from '../position.js';
import { loadRecord, withoutStumbling, type LoadedRecord } from '../records.js';
import { Teller } from '../telling.js';
import { Walk, type Place } from '../walk.js';

export const inspect: Command = {
  name: 'inspect',
  options: { at: 'text', events: 'flag', seat: 'text', state: 'flag' },
  operands: { least: 1, most: 1 },
  async run(call) {
    const loaded = loadRecord(call.operands[0] as string, call);
    const { record } = loaded;
    const walk = withoutStumbling(loaded, () => new Walk(loaded.game, record));
    const seat = call.flags.count('seat', 1, record.header.seats);
    const shown: Shown = {
      viewer: seat === undefined ? undefined : seat - 1,
      events: call.flags.has('events'),
      state: call.flags.has('state'),
    };
    const at = call.flags.count('at', 0, walk.length);
    if (at === undefined) return walkAlong(call, loaded, walk, shown);
    withoutStumbling(loaded, () => show(call, loaded, walk, at, shown));
    return EXIT.fine;
  },
};

interface Shown {
  /** Whose eyes we look through; the whole truth if nobody's. */
  readonly viewer: Viewer | undefined;
  readonly events: boolean;
  readonly state: boolean;
}

function show({ io }: Call, loaded: LoadedRecord, walk: Walk, at: number, shown: Shown): void {
  const { game, words, record } = loaded;
  const place = walk.at(at);
  const { match, events, before } = place;
  const tell = (text: string): void => line(io, text);
  const seen = shown.viewer === undefined ? match.state : game.system.view(match.state, shown.viewer);
  tell(words.say('cli.inspect.at', { at, of: record.inputs.length, where: describe(match) }));
  if (at > 0) tell(words.say('cli.inspect.input', { input: inputText(game, walk, place, shown.viewer) }));
  const teller = new Teller(game, before, shown.viewer, words);
  if (shown.events) for (const event of events) tell(eventLine(teller, event));
  tell(game.show(seen, words));
  if (shown.state) tell(JSON.stringify({ state: seen, stack: match.stack }));
  for (const text of waitLines(game, match, shown.viewer, words)) tell(text);
  if (at === walk.length && walk.refused) {
    const because = walk.refused.map(b => withRule(tellReason(game, seen, b, words), b.rule)).join(' ');
    tell(words.say('cli.inspect.refused', { input: at + 1, because }));
  }
}

/** As a scenario file writes it. Inputs are the truth, secrets included: through a player's eyes they stay hidden. */
function inputText(
  game: AnyGame,
  { inputs }: Walk,
  { after, before, answered, rolled }: Place,
  viewer?: Viewer,
): string {
  const input = inputs[after - 1] as RecordedInput;
  if (viewer !== undefined) return '…';
  if ('outcome' in input)
    return JSON.stringify({ chance: rolled ? writeOutcome(game, before, rolled, input.outcome) : input.outcome });
  const choose = answered ? writeAnswer(game, before, answered, input.choice) : input.choice;
  return JSON.stringify({ seat: input.seat + 1, choose });
}

function eventLine(teller: Teller, event: unknown): string {
  const told = teller.tell(event);
  return told ? `  · ${told.text ?? ''} ${JSON.stringify(teller.write(told))}` : '  · …';
}

/** Step back and forth by hand. */
async function walkAlong(call: Call, loaded: LoadedRecord, walk: Walk, first: Shown): Promise<number> {
  const { words } = loaded;
  const lines = call.io.lines();
  let at = 0;
  let shown = first;
  const look = (): void => withoutStumbling(loaded, () => show(call, loaded, walk, at, shown));
  look();
  line(call.io, words.say('cli.inspect.keys'));
  for (;;) {
    const typed = (await lines.next('inspect> '))?.trim().toLowerCase();
    if (typed === undefined || typed === 'q') break;
    if (typed === '?') {
      line(call.io, words.say('cli.inspect.keys'));
      continue;
    }
    if (typed === 'e') shown = { ...shown, events: !shown.events };
    else if (typed === 's') shown = { ...shown, state: !shown.state };
    else {
      const to = target(typed, at, walk.length);
      if (to === undefined) {
        line(call.io, words.say('cli.inspect.unknown', { typed, last: walk.length }));
        continue;
      }
      at = to;
    }
    look();
  }
  lines.close();
  return EXIT.fine;
}

/** Where a typed word leads: onwards, back, to either end, or to a number. */
function target(typed: string, at: number, last: number): number | undefined {
  if (typed === '' || typed === 'n') return Math.min(at + 1, last);
  if (typed === 'b') return Math.max(at - 1, 0);
  if (typed === '<') return 0;
  if (typed === '>') return last;
  return /^\d+$/.test(typed) && Number(typed) <= last ? Number(typed) : undefined;
}
