import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { kitFor, type Entry, type Player, type PlayerMaker } from '@banneret/ai';
import {
  awaited,
  chanceFrom,
  Journal,
  seededRng,
  viewOf,
  writeRecord,
  type Match,
  type Prompt,
  type Viewer,
} from '@banneret/kernel';
import { line, type Call } from '../command.js';
import { writeText } from '../files.js';
import type { Lines } from '../io.js';
import type { Words } from '../language.js';
import { Bug, EXIT, Mistake } from '../mistake.js';
import { resultLine } from '../position.js';
import { answerForTable, computersTime, tellNotes } from './byTable.js';
import { hideSecrets, openToAll, passScreen } from './curtain.js';
import { Listener, listenerOf, type Listeners } from './listener.js';
import { askPerson } from './person.js';
import { HUMAN, peopleOf, type Seating } from './seating.js';

/** Everything on and around the table during one game. */
export interface Table {
  readonly call: Call;
  readonly entry: Entry;
  readonly words: Words;
  /** The seats of the people who share this screen. */
  readonly people: readonly number[];
  readonly lines: Lines;
  // oxlint-disable-next-line typescript/no-explicit-any -- the games on the shelf share no state type
  readonly journal: Journal<any, any, any>;
  /** What each person, and a bystander, has heard of the game. */
  readonly listeners: Listeners;
  /** Whose eyes are on the screen: nobody's in particular until somebody is asked. */
  looking: Viewer;
  /** Has somebody at the screen known what another there must not know? */
  secrets: boolean;
  /** What the table answered for a person who has not read it yet. */
  readonly notes: Map<number, readonly string[]>;
  /** Has anything been told since the last question? */
  unread: boolean;
  /** The board as it was shown last. */
  shown: string;
}

/** Play a whole game between people at one screen and computer players, by prompts alone. */
export async function playAtTable(
  call: Call,
  entry: Entry & { readonly words: Words },
  seating: Seating,
  record: string | undefined,
): Promise<number> {
  const { words } = entry;
  const table = layTable(call, entry, seating);
  const { journal } = table;
  welcome(table, seating.seed);
  try {
    await playOn(table, seating);
  } catch (error) {
    hideSecrets(table);
    throw error instanceof Mistake ? error : withRecord(error, table);
  } finally {
    table.lines.close();
  }
  openToAll(table);
  const over = journal.match.pending.kind === 'over';
  line(call.io, over ? resultLine(entry.game, journal.match as Match<unknown>, words) : words.say('cli.play.left'));
  if (record !== undefined) {
    writeText(record, writeRecord(journal.record()), words);
    line(call.io, words.say('cli.play.recorded', { file: record }));
  }
  return EXIT.fine;
}

function layTable(call: Call, entry: Entry & { readonly words: Words }, seating: Seating): Table {
  const { game, words } = entry;
  const { players, setup } = seating;
  const people = peopleOf(seating);
  const personName = (seat: number): string =>
    people.length === 1 ? words.say('cli.you') : words.say('cli.play.person', { seat: seat + 1 });
  const names = players.map((player, seat) => (player === HUMAN ? personName(seat) : player));
  const journal = new Journal(game.system, { kind: 'setup', setup }, { seats: players.length, names });
  const listener = (viewer: Viewer): [Viewer, Listener] => [
    viewer,
    new Listener(game, game.system.setup(setup), viewer, words),
  ];
  const listeners = new Map([listener('public'), ...people.map(listener)]);
  const looking: Viewer = people.length === 1 ? (people[0] as number) : 'public';
  const lines = call.io.lines();
  const atFirst = { notes: new Map<number, readonly string[]>(), secrets: false, unread: false, shown: '' };
  return { call, entry, words, people, lines, journal, listeners, looking, ...atFirst };
}

function welcome({ call, entry, words, people }: Table, seed: string): void {
  line(call.io, words.say('cli.play.welcome', { game: entry.game.title[words.locale], seed }));
  const [only, ...others] = people;
  if (only === undefined) return;
  if (others.length === 0) line(call.io, words.say('cli.play.keys', { seat: only + 1 }));
  else line(call.io, words.say('cli.play.shared', { count: people.length }));
}

/** Until the game is over or a person leaves. */
async function playOn(table: Table, { players, seed }: Seating): Promise<void> {
  const { journal, entry } = table;
  const dice = chanceFrom(seededRng(seed, 'dice'));
  const computers = players.map((level, seat) =>
    level === HUMAN
      ? undefined
      : { player: (entry.players[level] as PlayerMaker)(), rng: seededRng(seed, 'player', seat) },
  );
  for (;;) {
    tellNews(table);
    const { pending, wait } = journal.match;
    if (pending.kind === 'over') return;
    if (pending.kind === 'chance') {
      journal.submit({ kind: 'chance', wait, outcome: dice(pending.chance) });
      continue;
    }
    if (answerForTable(table)) continue;
    const seat = nextToAnswer(table);
    const computer = computers[seat];
    if (computer) await answerFor(table, seat, computer);
    else if ((await atScreen(table, seat)) === 'left') return;
  }
}

/**
 * Where several answer in secret, computers seal theirs first, so that nobody waits for them afterwards, and then
 * whoever has the screen already.
 */
function nextToAnswer({ journal, people, looking }: Table): number {
  const seats = awaited(journal.match);
  const seat = seats.find(s => !people.includes(s)) ?? seats.find(s => s === looking) ?? seats[0];
  if (seat === undefined) throw new Error('nobody is asked');
  return seat;
}

async function atScreen(table: Table, seat: number): Promise<'answered' | 'left'> {
  if ((await passScreen(table, seat)) === 'left') return 'left';
  tellNews(table);
  return askPerson(table, seat);
}

const BUDGET_MS = 2_000;

async function answerFor(
  table: Table,
  seat: number,
  { player, rng }: { readonly player: Player; readonly rng: ReturnType<typeof seededRng> },
): Promise<void> {
  const { journal } = table;
  const { system, match } = journal;
  const view = viewOf(system, match, seat);
  const { budget, least } = computersTime(table, view.prompt as Prompt, BUDGET_MS);
  const [choice] = await Promise.all([player.decide(view, kitFor(system, view, rng, budget)), sleep(least)]);
  const ruling = journal.submit({ kind: 'choice', wait: match.wait, seat, choice });
  if (!ruling.ok) throw new Error(`${player.name} made an illegal move: ${JSON.stringify({ choice, ruling })}`);
}

/** Tell what has happened since, as far as those who look at the screen may know it. */
function tellNews(table: Table): void {
  const { journal, call, listeners, looking } = table;
  tellNotes(table);
  for (const text of listenerOf(listeners, looking).hear(journal.events)) {
    line(call.io, text);
    table.unread = true;
  }
}

/** A bug in the middle of a game: keep the game, it is the best bug report there is. */
function withRecord(error: unknown, { journal, words }: Table): Bug {
  const file = join(mkdtempSync(join(tmpdir(), 'banneret-')), 'game.json');
  writeText(file, writeRecord(journal.record()), words);
  return new Bug(error, file);
}
