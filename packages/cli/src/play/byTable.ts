import { tellSole } from '@banneret/game';
import { promptOf, tableAnswer, viewOf, type Prompt } from '@banneret/kernel';
import { LOCAL_PAUSE, pausesFor, veiledBudget } from '@banneret/room';
import { line } from '../command.js';
import type { Table } from './table.js';

/** Gives the one legal answer to a question that has no other, and tells whom it was given for. False if there is none. */
export function answerForTable(table: Table): boolean {
  const { journal, people, entry, words } = table;
  const { system, match } = journal;
  const input = tableAnswer(system, match, prompt => mayUnveil(table, prompt));
  if (input === undefined) return false;
  const { seat, choice } = input;
  if (people.includes(seat)) {
    const { state } = viewOf(system, match, seat);
    const told = tellSole(entry.game, state, promptOf(match, seat) as Prompt, choice, words);
    table.notes.set(seat, [...(table.notes.get(seat) ?? []), told]);
  }
  const ruling = journal.submit(input, 'table');
  if (!ruling.ok) throw new Error(`the only answer was refused: ${JSON.stringify({ choice, ruling })}`);
  return true;
}

/**
 * A person alone with computers hides nothing by being asked. People at one screen see who is asked, and a person sees
 * how long a computer takes: these are asked every time.
 */
const mayUnveil = ({ people }: Table, { seat }: Prompt): boolean =>
  people.length === 0 || (people.length === 1 && people[0] === seat);

/** What was answered for the person who has the screen. */
export function tellNotes({ call, notes, looking, secrets, people }: Table): void {
  for (const seat of secrets ? [looking] : people) {
    if (seat === 'public') continue;
    for (const note of notes.get(seat) ?? []) line(call.io, note);
    notes.delete(seat);
  }
}

/** How long a computer may think about a question, and how long it takes at least where its time would tell something. */
export function computersTime(
  { call, people }: Table,
  prompt: Prompt,
  budget: number,
): { budget: number; least: number } {
  if (prompt.veiled !== true || people.length === 0) return { budget, least: 0 };
  const players = people.map(() => 'human');
  // Where nobody watches a screen there is nobody to learn from it.
  const least = call.io.terminal ? pausesFor(players, LOCAL_PAUSE, Math.random)(-1, '') : 0;
  return { budget: Math.min(budget, veiledBudget(LOCAL_PAUSE)), least };
}
