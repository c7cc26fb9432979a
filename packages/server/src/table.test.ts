import { toyGame } from '@banneret/toy';
import { kindOf, type Seat } from '@banneret/kernel';
import type { Guest, ServerMessage } from '@banneret/room';
import { expect, it } from 'vitest';
import { LogConflict, type Store, type StoredMatch } from './store.js';
import { Table } from './table.js';

/** A store whose disk takes its time: lines are on it when the test says so. */
function slowStore(): { readonly store: Store; write(): void; lose(): void; readonly log: unknown[] } {
  const setup = toyGame.setupFor({ seats: 2, seed: 1 });
  if (!setup.ok) throw new Error(setup.problem.say);
  const seat = { player: 'human', tokenHash: '', contribution: 'mine' };
  const match: StoredMatch = {
    id: 'm',
    system: 'toy',
    rules: toyGame.system.version,
    start: { kind: 'setup', setup: setup.value },
    seed: '00'.repeat(32),
    seats: [
      { ...seat, name: 'A' },
      { ...seat, name: 'B' },
    ],
  };
  const log: unknown[] = [];
  const waiting: { keep(): void; lose(): void }[] = [];
  const store: Store = {
    create: () => undefined,
    match: () => match,
    contribute: () => undefined,
    log: () => [...log],
    logLength: () => log.length,
    append: (id, _at, ops) =>
      new Promise((resolve, reject) => {
        const keep = (): void => {
          log.push(...ops);
          resolve();
        };
        waiting.push({ keep, lose: () => reject(new LogConflict(id)) });
      }),
    close: () => undefined,
  };
  return {
    store,
    log,
    write: () => waiting.splice(0).forEach(({ keep }) => keep()),
    lose: () => waiting.splice(0).forEach(({ lose }) => lose()),
  };
}

function guestAt(table: Table, viewer: Seat): ServerMessage[] {
  const heard: ServerMessage[] = [];
  const guest: Guest = { viewer, tell: message => void heard.push(message) };
  table.enter(guest);
  return heard;
}

const kinds = (heard: readonly ServerMessage[]): string[] => heard.map(({ kind }) => kind);

/** The seat that is asked, its wait and an answer that will be taken. */
function question(table: Table): { seat: Seat; wait: number; choice: unknown } {
  const [seat = 0] = table.awaited;
  const view = table.viewFor(seat);
  if (view?.prompt === undefined) throw new Error('nobody is asked');
  const { shape } = view.prompt;
  const [choice] = kindOf(toyGame.system, shape).enumerate(view.state as never, shape, seat);
  return { seat, wait: view.wait, choice };
}

it('tells nobody of an answer before it is on the disk', async () => {
  const disk = slowStore();
  const table = new Table(disk.store, toyGame.system, disk.store.match('m') as StoredMatch);
  disk.write();
  await Promise.resolve();
  const heard = guestAt(table, 1);
  await Promise.resolve();
  const before = kinds(heard).length;

  const { seat, wait, choice } = question(table);
  const ruling = table.answer(seat, wait, choice);
  await Promise.resolve();
  expect(kinds(heard)).toHaveLength(before);

  disk.write();
  expect(await ruling).toEqual({ ok: true });
  expect(kinds(heard)).toHaveLength(before + 1);
  expect(kinds(heard).at(-1)).toBe('update');
});

it('lays the table again from the log when lines were lost', async () => {
  const disk = slowStore();
  const table = new Table(disk.store, toyGame.system, disk.store.match('m') as StoredMatch);
  disk.write();
  await Promise.resolve();
  const heard = guestAt(table, 1);
  const { seat, wait, choice } = question(table);
  const ruling = table.answer(seat, wait, choice);
  disk.lose();
  expect(await ruling).toMatchObject({ ok: false, because: [{ rule: 'KRN-04' }] });
  expect(kinds(heard).at(-1)).toBe('snapshot');
  expect(question(table)).toEqual({ seat, wait, choice });

  const again = table.answer(seat, wait, choice);
  disk.write();
  expect(await again).toEqual({ ok: true });
});
