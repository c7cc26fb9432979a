import { isDeepStrictEqual } from 'node:util';
import { viewOf } from '@banneret/kernel';
import { line } from '../command.js';
import { listenerOf } from './listener.js';
import type { Table } from './table.js';

/** Home, wipe the screen, wipe what has scrolled off it: what clear(1) sends. */
export const WIPE = '\x1b[H\x1b[2J\x1b[3J';

/**
 * The screen passes to another person. As soon as one of them may know what another may not, a curtain falls between
 * them: the screen is wiped, and stays so until the next one has sat down.
 */
export async function passScreen(table: Table, seat: number): Promise<'passed' | 'left'> {
  noticeSecrets(table);
  if (table.looking === seat) return 'passed';
  const before = table.looking;
  table.looking = seat;
  if (!table.secrets) {
    // All have been reading the same screen.
    listenerOf(table.listeners, seat).hear(table.journal.events);
    return 'passed';
  }
  table.shown = '';
  const { call, words } = table;
  // Whoever had the screen may have news to read first: what came of the last answer.
  if (before !== 'public' && table.unread && (await pause(table, words.say('cli.play.hide'))) === 'left') return 'left';
  call.io.control('out', WIPE);
  if ((await pause(table, words.say('cli.play.pass', { seat: seat + 1 }))) === 'left') return 'left';
  call.io.control('out', WIPE);
  return 'passed';
}

/** Once there have been secrets the curtain goes on falling: what was on a screen may outlive them. */
function noticeSecrets(table: Table): void {
  const { journal, people } = table;
  const [first, ...others] = people;
  if (table.secrets || first === undefined || others.length === 0) return;
  const { pending } = journal.match;
  const sealed = pending.kind === 'decision' && pending.prompts.length > 1;
  const seen = (seat: number): unknown => viewOf(journal.system, journal.match, seat).state;
  table.secrets = sealed || others.some(seat => !isDeepStrictEqual(seen(seat), seen(first)));
}

async function pause({ call, lines }: Table, sentence: string): Promise<'on' | 'left'> {
  line(call.io, sentence);
  const typed = await lines.next('');
  return typed === undefined || typed.trim() === 'q' ? 'left' : 'on';
}

/** The game is over, or broken off: the last hand leaves the screen, and all hear together what some have missed. */
export function openToAll(table: Table): void {
  const { call, journal, listeners, people } = table;
  if (!table.secrets) return;
  const heardByAll = Math.min(...people.map(seat => listenerOf(listeners, seat).heard));
  hideSecrets(table);
  for (const text of listenerOf(listeners, 'public').hear(journal.events, heardByAll)) line(call.io, text);
}

/** However the game ends, the last person's hand does not stay behind. */
export function hideSecrets({ call, secrets }: Table): void {
  if (secrets) call.io.control('out', WIPE);
}
