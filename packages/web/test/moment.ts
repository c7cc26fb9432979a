import type { AnyGame } from '@banneret/game';
import { inputAt, Journal, writeRecord, type AnySystem, type EventBase, type RecordedInput } from '@banneret/kernel';
import type { Page } from 'playwright-core';
import type { House } from './visit.js';

export type AnyJournal = Journal<unknown, EventBase, unknown>;

/** A position as in scenario files, and what happens from there on before anybody is asked. */
export interface Moment {
  readonly position: unknown;
  readonly inputs?: readonly RecordedInput[];
}

/** A match that has come to this moment. */
export function journalOf(game: AnyGame, { position, inputs = [] }: Moment): AnyJournal {
  const read = game.scenario.position(position);
  if (!read.ok) throw new Error(`the position is refused: ${JSON.stringify(read.problem)}`);
  const { state, stack } = read.value;
  const journal = new Journal(game.system as AnySystem, { kind: 'position', state, stack }, { seats: 2 });
  for (const input of inputs) {
    const ruling = journal.submit(inputAt(input, journal.match.wait));
    if (!ruling.ok) throw new Error(`an input is refused: ${JSON.stringify(ruling.because)}`);
  }
  return journal;
}

/** Sits down in the first seat, against the computer: the file is opened, its last moment shown, and gone on with. */
export async function sitDownAt(page: Page, { address }: House, game: AnyGame, moment: Moment): Promise<void> {
  const buffer = Buffer.from(writeRecord(journalOf(game, moment).record()));
  await page.goto(`${address}/replay?at=1000`);
  await page.locator('input[type=file]').setInputFiles({ name: 'moment.json', mimeType: 'application/json', buffer });
  await page.locator('.replay-tools .button').first().click();
  await page.waitForURL(/\/local\//);
}
