import { readAnswer, tableRules, tellReason, type OddsChart } from '@banneret/game';
import { promptOf, viewOf, type Parsed, type Prompt } from '@banneret/kernel';
import { line, withRule } from '../command.js';
import { barredOf, offersOf, question, type Offer } from '../position.js';
import { formOf, howTo, parseTyped } from './answer.js';
import { listenerOf } from './listener.js';
import type { Table } from './table.js';

const PAGE = 20;

/** Ask the person in a seat until the game has moved on. */
export async function askPerson(table: Table, seat: number): Promise<'answered' | 'left'> {
  const { journal, call, words } = table;
  const prompt = promptOf(journal.match, seat);
  if (prompt === undefined) throw new Error(`seat ${seat} is not asked`);
  const view = viewOf(journal.system, journal.match, seat);
  table.unread = false;
  const page = new Page(table, prompt, view.state);
  line(call.io, '');
  showBoard(table, view.state);
  line(call.io, question(table.entry.game, view.state, prompt, words));
  page.show();
  for (;;) {
    const typed = (await table.lines.next('> '))?.trim();
    if (typed === undefined || typed === 'q') return 'left';
    const moved = obey(table, prompt, page, typed);
    if (moved) return 'answered';
  }
}

/** Only when it looks otherwise than last time: between two questions of one turn it rarely does. */
function showBoard(table: Table, state: unknown): void {
  const board = table.entry.game.show(state, table.words);
  if (board !== table.shown) line(table.call.io, board);
  table.shown = board;
}

/** Carry out one typed line. True when the game has moved on (or back). */
function obey(table: Table, prompt: Prompt, page: Page, typed: string): boolean {
  const { journal, call, words } = table;
  const tell = (text: string): void => line(call.io, text);
  switch (typed) {
    case '':
      return false;
    case '?':
      tell(words.say('cli.play.keys', { seat: prompt.seat + 1 }));
      page.show();
      return false;
    case '+':
      page.further();
      return false;
    case 'b':
      tell(table.shown);
      return false;
    case 'r':
      tell(ruleText(table, prompt.rule));
      return false;
    case 'u':
      return undo(table, prompt.seat);
    default: {
      const asked = /^o\s*(\d+)$/.exec(typed)?.[1];
      if (asked !== undefined) return tellOdds(table, prompt, page, Number(asked));
      const answer = parseTyped(prompt, typed, page.offers, raw => readable(table, prompt, page.state, raw));
      if (!answer.ok) {
        tell(words.say(answer.problem.say, answer.problem.args));
        return false;
      }
      const { wait } = journal.match;
      const ruling = journal.submit({ kind: 'choice', wait, seat: prompt.seat, choice: answer.value });
      if (ruling.ok) return true;
      for (const because of ruling.because)
        tell(withRule(tellReason(table.entry.game, page.state, because, words), because.rule));
      return false;
    }
  }
}

/** What an answer on offer may come to. The game does not move on. */
function tellOdds({ call, entry, words }: Table, prompt: Prompt, page: Page, number: number): false {
  const offer = page.offers[number - 1];
  const odds = offer === undefined ? [] : (entry.game.odds?.(page.state, prompt, offer.choice, words) ?? []);
  const told = odds.flatMap(odd => (typeof odd === 'string' ? [odd] : drawn(odd)));
  for (const text of told.length > 0 ? told : [words.say('cli.play.no-odds')]) line(call.io, `     ${text}`);
  return false;
}

const BAR_COLUMNS = 30;

/** A chart lying on its side: one line a value. */
function drawn({ title, bars }: OddsChart): string[] {
  const most = Math.max(...bars.map(({ chance }) => chance));
  const wide = Math.max(...bars.map(({ label }) => label.length));
  return [
    title,
    ...bars.map(({ label, chance }) => {
      const bar = '█'.repeat(Math.round((BAR_COLUMNS * chance) / most));
      return `  ${label.padStart(wide)} ${bar} ${(100 * chance).toFixed(1)} %`;
    }),
  ];
}

/** The same words that a scenario file may use. */
const readable = ({ entry }: Table, prompt: Prompt, state: unknown, raw: unknown): Parsed<unknown> =>
  readAnswer(entry.game, state, prompt, raw);

function undo({ journal, call, words, listeners }: Table, seat: number): boolean {
  const ruling = journal.undo(seat);
  if (!ruling.ok) {
    for (const because of ruling.because) line(call.io, words.say(because.say, because.args));
    return false;
  }
  listenerOf(listeners, seat).backTo(journal.match.state, journal.events.length);
  line(call.io, words.say('cli.play.undone'));
  return true;
}

function ruleText({ entry, words }: Table, id: string): string {
  const rule = [...entry.game.rules, ...tableRules].find(r => r.id === id);
  return `${id}  ${rule?.[words.locale] ?? ''}`;
}

/** The answers on offer, a page at a time. */
class Page {
  readonly #table: Table;
  readonly #prompt: Prompt;
  readonly state: unknown;
  readonly offers: Offer[] = [];
  #more = true;

  constructor(table: Table, prompt: Prompt, state: unknown) {
    this.#table = table;
    this.#prompt = prompt;
    this.state = state;
    if (formOf(prompt) === 'list') this.#load();
  }

  show(): void {
    this.#tell(0);
    const { call, entry, words } = this.#table;
    for (const barred of barredOf(entry.game, this.state, this.#prompt, words)) line(call.io, `   ✗ ${barred}`);
    for (const text of howTo(entry.game, this.state, this.#prompt, words)) line(call.io, text);
  }

  further(): void {
    const from = this.offers.length;
    if (this.#more && formOf(this.#prompt) === 'list') this.#load();
    this.#tell(from);
  }

  #load(): void {
    const { entry, words } = this.#table;
    const skip = this.offers.length;
    const { offers, more } = offersOf(entry.game, this.state, this.#prompt, words, { skip, most: PAGE });
    this.offers.push(...offers);
    this.#more = more;
  }

  #tell(from: number): void {
    const { call, words } = this.#table;
    for (const [i, offer] of this.offers.entries())
      if (i >= from) line(call.io, `${String(i + 1).padStart(3)}. ${offer.words}`);
    if (this.#more && this.offers.length > 0) line(call.io, `     ${words.say('cli.play.more')}`);
  }
}
