import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kitFor, type Entry, type Player, type PlayerMaker } from '@banneret/ai';
import {
  awaited,
  chanceFrom,
  Journal,
  seededRng,
  viewOf,
  writeRecord,
  type EventBase,
  type Match,
} from '@banneret/kernel';
import { line, type Call } from '../command.js';
import { writeText } from '../files.js';
import type { Lines } from '../io.js';
import type { Words } from '../language.js';
import { Bug, EXIT, Mistake } from '../mistake.js';
import { resultLine } from '../position.js';
import { Teller } from '../telling.js';
import { askPerson } from './person.js';
import type { Seating } from './seating.js';

/** Everything on and around the table during one game. */
export interface Table {
  readonly call: Call;
  readonly entry: Entry;
  readonly words: Words;
  readonly human: number | undefined;
  readonly lines: Lines;
  // oxlint-disable-next-line typescript/no-explicit-any -- the games on the shelf share no state type
  readonly journal: Journal<any, any, any>;
  /** What the person hears of the game, and how many events that was so far. */
  readonly teller: Teller;
  told: number;
  /** The board as the person saw it last. */
  shown: string;
}

/** Play a whole game between a person and computer players, by prompts alone. */
export async function playAtTable(
  call: Call,
  entry: Entry & { readonly words: Words },
  seating: Seating,
  record: string | undefined,
): Promise<number> {
  const { words } = entry;
  const { seats, setup, human, seed } = seating;
  const names = Array.from({ length: seats }, (_, seat) => (seat === human ? words.say('cli.you') : seating.level));
  const journal = new Journal(entry.game.system, { kind: 'setup', setup }, { seats, names });
  const teller = new Teller(entry.game, entry.game.system.setup(setup), human ?? 'public', words);
  const table: Table = { call, entry, words, human, lines: call.io.lines(), journal, teller, told: 0, shown: '' };
  line(call.io, words.say('cli.play.welcome', { game: entry.game.title[words.locale], seed }));
  if (human !== undefined) line(call.io, words.say('cli.play.keys', { seat: human + 1 }));
  try {
    await playOn(table, seating);
  } catch (error) {
    throw error instanceof Mistake ? error : withRecord(error, table);
  } finally {
    table.lines.close();
  }
  const over = journal.match.pending.kind === 'over';
  line(call.io, over ? resultLine(entry.game, journal.match as Match<unknown>, words) : words.say('cli.play.left'));
  if (record !== undefined) {
    writeText(record, writeRecord(journal.record()), words);
    line(call.io, words.say('cli.play.recorded', { file: record }));
  }
  return EXIT.fine;
}

/** Until the game is over or the person leaves. */
async function playOn(table: Table, { level, seed, seats }: Seating): Promise<void> {
  const { journal, entry, human } = table;
  const dice = chanceFrom(seededRng(seed, 'dice'));
  const maker = entry.players[level] as PlayerMaker;
  const computers = Array.from({ length: seats }, (_, seat) => ({
    player: maker(),
    rng: seededRng(seed, 'player', seat),
  }));
  for (;;) {
    tellNews(table);
    const { pending, wait } = journal.match;
    if (pending.kind === 'over') return;
    if (pending.kind === 'chance') {
      journal.submit({ kind: 'chance', wait, outcome: dice(pending.chance) });
      continue;
    }
    // Where several answer in secret, computers seal theirs first: nobody waits for them afterwards.
    const seat = awaited(journal.match).find(s => s !== human) ?? human;
    if (seat === human || seat === undefined) {
      if ((await askPerson(table)) === 'left') return;
      continue;
    }
    await answerFor(table, seat, computers[seat] as (typeof computers)[number]);
  }
}

const BUDGET_MS = 2_000;

async function answerFor(
  { journal }: Table,
  seat: number,
  { player, rng }: { readonly player: Player; readonly rng: ReturnType<typeof seededRng> },
): Promise<void> {
  const { system, match } = journal;
  const view = viewOf(system, match, seat);
  const choice = await player.decide(view, kitFor(system, view, rng, BUDGET_MS));
  const ruling = journal.submit({ kind: 'choice', wait: match.wait, seat, choice });
  if (!ruling.ok) throw new Error(`${player.name} made an illegal move: ${JSON.stringify({ choice, ruling })}`);
}

/** Tell what has happened since, as far as the person may know it. */
function tellNews(table: Table): void {
  const { journal, call, teller } = table;
  for (const event of (journal.events as readonly EventBase[]).slice(table.told)) {
    const text = teller.tell(event)?.text;
    if (text !== undefined) line(call.io, text);
  }
  table.told = journal.events.length;
}

/** A bug in the middle of a game: keep the game, it is the best bug report there is. */
function withRecord(error: unknown, { journal, words }: Table): Bug {
  const file = join(mkdtempSync(join(tmpdir(), 'banneret-')), 'game.json');
  writeText(file, writeRecord(journal.record()), words);
  return new Bug(error, file);
}
