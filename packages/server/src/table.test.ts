import { toyGame } from '@banneret/toy';
import { kindOf, type Seat } from '@banneret/kernel';
import type { Clock, Guest, ServerMessage } from '@banneret/room';
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
  const [seat = 0] = table.asked;
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

/** A table whose disk is quick and whose time passes when the test says so. */
function timed(): { readonly table: Table; readonly log: unknown[]; pass(): Promise<void>; readonly pauses: number[] } {
  const disk = slowStore();
  const ringing: (() => void)[] = [];
  const pauses: number[] = [];
  const clock: Clock = (ms, ring) => {
    pauses.push(ms);
    ringing.push(ring);
    return () => void ringing.splice(ringing.indexOf(ring), 1);
  };
  const store: Store = {
    ...disk.store,
    append: async (id, at, ops) => {
      const written = disk.store.append(id, at, ops);
      disk.write();
      await written;
    },
  };
  const table = new Table(
    store,
    toyGame.system,
    disk.store.match('m') as StoredMatch,
    { least: 800, most: 900 },
    clock,
  );
  const pass = async (): Promise<void> => {
    for (const ring of ringing.splice(0)) ring();
    await settled();
  };
  return { table, log: disk.log, pass, pauses };
}

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Plays until a veiled question is open; gives the seat that is asked. */
async function untilVeiled(table: Table, choose: (seat: Seat) => unknown): Promise<Seat> {
  for (let answers = 0; answers < 400 && !table.isOver; answers++) {
    const [{ seat, veiled } = { seat: 0, veiled: undefined }] = table.viewFor(0)?.awaited ?? [];
    if (veiled === true) return seat;
    expect(await table.answer(seat, table.viewFor(seat)?.wait as number, choose(seat))).toEqual({ ok: true });
  }
  throw new Error('there was no veiled question');
}

/** Attacks whenever it can, so that the other side is asked for shields; bids nothing. */
function attacking(table: Table): (seat: Seat) => unknown {
  return seat => {
    const view = table.viewFor(seat);
    if (view?.prompt === undefined) throw new Error('nobody is asked');
    const { shape } = view.prompt;
    const all = [...kindOf(toyGame.system, shape).enumerate(view.state as never, shape, seat)];
    return all.find(choice => String(choice).startsWith('attack')) ?? all[0];
  };
}

it('shows an answer to a veiled question when its pause is over, and to its own seat at once', async () => {
  const { table, log, pass, pauses } = timed();
  await settled();
  const seat = await untilVeiled(table, attacking(table));
  const [own, other] = [guestAt(table, seat), guestAt(table, 1 - seat)];
  const before = [own.length, other.length];
  const wait = table.viewFor(seat)?.wait as number;
  expect(table.asked).toEqual([seat]);
  expect(await table.answer(seat, wait, 'pass')).toEqual({ ok: true });
  expect(own.slice(before[0])).toMatchObject([{ kind: 'update', held: true }]);
  expect(other).toHaveLength(before[1] as number);
  expect(table.asked).toEqual([]);
  expect(log.at(-1)).toEqual({ op: 'hold', seat, choice: 'pass' });
  await pass();
  expect(kinds(other).slice(before[1])).toEqual(['update']);
  expect(table.viewFor(seat)?.wait).not.toBe(wait);
  expect(pauses.every(ms => ms >= 800 && ms <= 900)).toBe(true);
});

it('answers for a seat that can do nothing, whether its device is there or not', async () => {
  const { table, log, pass } = timed();
  await settled();
  const choose = attacking(table);
  for (;;) {
    const seat = await untilVeiled(table, choose);
    const { sides } = (table.viewFor(seat)?.state ?? { sides: [] }) as { sides: { hand: number[] }[] };
    const hand = sides[seat]?.hand ?? [];
    if (hand.length === 0) break;
    await table.answer(seat, table.viewFor(seat)?.wait as number, hand[0]);
    await pass();
  }
  expect(table.asked).toEqual([]);
  const lines = log.length;
  await settled();
  expect(log).toHaveLength(lines);
  await pass();
  expect(log[lines]).toMatchObject({ op: 'choice', choice: 'pass', by: 'table' });
});

it('stops its clock when everybody has left, and starts it again for whoever comes back', async () => {
  const { table, pass } = timed();
  await settled();
  const seat = await untilVeiled(table, attacking(table));
  const wait = table.viewFor(seat)?.wait as number;
  await table.answer(seat, wait, 'pass');
  table.close();
  await pass();
  expect(table.viewFor(seat)?.wait).toBe(wait);
  await table.spare(seat, false);
  await pass();
  expect(table.viewFor(seat)?.wait).not.toBe(wait);
});
