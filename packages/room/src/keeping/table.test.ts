import { toyGame } from '@banneret/toy';
import { kindOf, type Seat } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { Guest } from '../guests.js';
import type { Clock } from '../patience.js';
import type { ServerMessage } from '../protocol.js';
import { NO_PAUSE } from '../veil.js';
import type { Manners } from './manners.js';
import { LogConflict, type KeptMatch, type MatchStore } from './store.js';
import { MatchTable, MOST_SCREENS, MOST_SPECTATORS } from './table.js';

const ONLINE: Manners = { pause: NO_PAUSE, oneScreen: false, budgetMs: 100 };

const tableOf = (store: MatchStore, match: KeptMatch): MatchTable =>
  new MatchTable({ store, system: toyGame.system, match, manners: ONLINE });

/** A store whose disk takes its time: lines are on it when the test says so. */
function slowStore(): {
  readonly store: MatchStore;
  readonly match: KeptMatch;
  write(): Promise<void>;
  lose(): Promise<void>;
  readonly log: unknown[];
} {
  const setup = toyGame.setupFor({ seats: 2, seed: 1 });
  if (!setup.ok) throw new Error(setup.problem.say);
  const seat = { player: 'human', contribution: 'mine' };
  const match: KeptMatch = {
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
  const store: MatchStore = {
    match: async () => match,
    log: async () => [...log],
    logLength: async () => log.length,
    append: (id, _at, ops) =>
      new Promise((resolve, reject) => {
        const keep = (): void => {
          log.push(...ops);
          resolve();
        };
        waiting.push({ keep, lose: () => reject(new LogConflict(id)) });
      }),
  };
  return {
    store,
    match,
    log,
    async write() {
      await settled();
      waiting.splice(0).forEach(({ keep }) => keep());
    },
    async lose() {
      await settled();
      waiting.splice(0).forEach(({ lose }) => lose());
    },
  };
}

const quick = (disk: ReturnType<typeof slowStore>): MatchStore => ({
  ...disk.store,
  append: async (_id, _at, ops) => void disk.log.push(...ops),
});

async function guestAt(table: MatchTable, viewer: Seat): Promise<ServerMessage[]> {
  const heard: ServerMessage[] = [];
  const guest: Guest = { viewer, tell: message => void heard.push(message) };
  await table.enter(guest);
  return heard;
}

const kinds = (heard: readonly ServerMessage[]): string[] => heard.map(({ kind }) => kind);

/** What takes several writes where the machine is slow. */
async function written<T>(disk: ReturnType<typeof slowStore>, step: Promise<T>): Promise<T> {
  const under = new Set([step]);
  const done = step.finally(() => under.clear());
  while (under.size > 0) await disk.write();
  return await done;
}

/** A table that has been laid, its first rolls written. */
async function laid(disk: ReturnType<typeof slowStore>): Promise<MatchTable> {
  const table = tableOf(disk.store, disk.match);
  await written(disk, table.open());
  return table;
}

/** The seat that is asked, its wait and an answer that will be taken. */
function question(table: MatchTable): { seat: Seat; wait: number; choice: unknown } {
  const [seat = 0] = table.asked;
  const view = table.viewFor(seat);
  if (view?.prompt === undefined) throw new Error('nobody is asked');
  const { shape } = view.prompt;
  const [choice] = kindOf(toyGame.system, shape).enumerate(view.state as never, shape, seat);
  return { seat, wait: view.wait, choice };
}

it('tells nobody of an answer before it is on the disk', async () => {
  const disk = slowStore();
  const table = await laid(disk);
  const heard = await guestAt(table, 1);
  const before = kinds(heard).length;

  const { seat, wait, choice } = question(table);
  const ruling = table.answer(seat, wait, choice);
  await settled();
  expect(kinds(heard)).toHaveLength(before);

  expect(await written(disk, ruling)).toEqual({ ok: true });
  expect(kinds(heard)).toHaveLength(before + 1);
  expect(kinds(heard).at(-1)).toBe('update');
});

it('lays the table again from the log when lines were lost', async () => {
  const disk = slowStore();
  const table = await laid(disk);
  const heard = await guestAt(table, 1);
  const { seat, wait, choice } = question(table);
  const ruling = table.answer(seat, wait, choice);
  await disk.lose();
  expect(await ruling).toMatchObject({ ok: false, because: [{ rule: 'KRN-02' }] });
  expect(kinds(heard).at(-1)).toBe('snapshot');
  expect(question(table)).toEqual({ seat, wait, choice });

  const again = table.answer(seat, wait, choice);
  expect(await written(disk, again)).toEqual({ ok: true });
});

/** A table whose disk is quick and whose time passes when the test says so. */
function timed(): {
  readonly table: MatchTable;
  readonly log: unknown[];
  pass(): Promise<void>;
  readonly pauses: number[];
} {
  const disk = slowStore();
  const ringing: (() => void)[] = [];
  const pauses: number[] = [];
  const clock: Clock = (ms, ring) => {
    pauses.push(ms);
    ringing.push(ring);
    return () => void ringing.splice(ringing.indexOf(ring), 1);
  };
  const store: MatchStore = {
    ...disk.store,
    append: async (id, at, ops, over) => {
      const written = disk.store.append(id, at, ops, over);
      await disk.write();
      await written;
    },
  };
  const manners = { ...ONLINE, pause: { least: 800, most: 900 } };
  const table = new MatchTable({ store, system: toyGame.system, match: disk.match, manners, timer: clock });
  const pass = async (): Promise<void> => {
    for (const ring of ringing.splice(0)) ring();
    await table.open();
  };
  return { table, log: disk.log, pass, pauses };
}

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Plays until a veiled question is open; gives the seat that is asked. */
async function untilVeiled(table: MatchTable, choose: (seat: Seat) => unknown): Promise<Seat> {
  for (let answers = 0; answers < 400 && !table.isOver; answers++) {
    const [{ seat, veiled } = { seat: 0, veiled: undefined }] = table.viewFor(0)?.awaited ?? [];
    if (veiled === true) return seat;
    expect(await table.answer(seat, table.viewFor(seat)?.wait as number, choose(seat))).toEqual({ ok: true });
  }
  throw new Error('there was no veiled question');
}

/** Attacks whenever it can, so that the other side is asked for shields; bids nothing. */
function attacking(table: MatchTable): (seat: Seat) => unknown {
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
  await table.open();
  const seat = await untilVeiled(table, attacking(table));
  const [own, other] = [await guestAt(table, seat), await guestAt(table, 1 - seat)];
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
  await table.open();
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
  await table.open();
  const seat = await untilVeiled(table, attacking(table));
  const wait = table.viewFor(seat)?.wait as number;
  await table.answer(seat, wait, 'pass');
  table.close();
  await pass();
  expect(table.viewFor(seat)?.wait).toBe(wait);
  await table.open();
  await pass();
  expect(table.viewFor(seat)?.wait).not.toBe(wait);
});

describe('taking back by consent', () => {
  /** A table after some answers, with both players there. */
  async function played(answers = 6) {
    const disk = slowStore();
    const table = tableOf(quick(disk), disk.match);
    await table.open();
    const heard: ServerMessage[][] = [[], []];
    const guests = heard.map((messages, viewer): Guest => ({ viewer, tell: message => void messages.push(message) }));
    for (const guest of guests) await table.enter(guest);
    const inputs = (): number =>
      heard[0]!.findLast(message => message.kind === 'update' || message.kind === 'snapshot')!.inputs;
    const play = async (times: number): Promise<void> => {
      for (let i = 0; i < times && !table.isOver; i++) {
        const { seat, wait, choice } = question(table);
        expect(await table.answer(seat, wait, choice)).toEqual({ ok: true });
      }
    };
    let id = 0;
    const say = async (seat: Seat, message: Record<string, unknown>): Promise<ServerMessage> => {
      await table.hear(guests[seat]!, { ...message, id: ++id } as never);
      return heard[seat]!.findLast(({ kind }) => kind === 'accepted' || kind === 'refused')!;
    };
    const settled = (): ServerMessage | undefined => heard[0]!.findLast(({ kind }) => kind === 'settled');
    const request = (): number => heard[1]!.findLast(message => message.kind === 'proposed')!.request;
    await play(answers);
    return { table, play, say, inputs, request, settled };
  }

  const askRewind = (inputs: number) => ({ kind: 'propose', proposal: { kind: 'rewind', inputs } });
  const refusal = (say: string) => ({ kind: 'refused', because: [{ say }] });

  it('goes back as far as was asked, when the other one says yes to that very request', async () => {
    const { say, inputs, request } = await played();
    const before = inputs();
    expect(await say(0, askRewind(2))).toMatchObject({ kind: 'accepted' });
    expect(await say(1, { kind: 'reply', request: request() + 1, yes: true })).toMatchObject(
      refusal('server.no.nobody-asked'),
    );
    expect(await say(0, { kind: 'reply', request: request(), yes: true })).toMatchObject(
      refusal('server.no.nobody-asked'),
    );
    expect(inputs()).toBe(before);
    expect(await say(1, { kind: 'reply', request: request(), yes: true })).toMatchObject({ kind: 'accepted' });
    expect(inputs()).toBeLessThan(before);
  });

  it('is one request at a time: another one does not take its place', async () => {
    const { say, inputs, request } = await played();
    const before = inputs();
    await say(0, askRewind(before - 1));
    const first = request();
    expect(await say(0, askRewind(0))).toMatchObject(refusal('server.no.proposal-open'));
    expect(request()).toBe(first);
  });

  it('lapses with the next answer: a late yes takes nothing back', async () => {
    const { say, inputs, play, request, settled } = await played();
    await say(0, askRewind(0));
    const asked = request();
    await play(1);
    expect(settled()).toEqual({ kind: 'settled', request: asked, yes: false });
    const before = inputs();
    expect(await say(1, { kind: 'reply', request: asked, yes: true })).toMatchObject(refusal('server.no.nobody-asked'));
    expect(inputs()).toBe(before);
  });

  it('is told to a player who comes in while it is open', async () => {
    const { table, say, inputs, request } = await played();
    await say(0, askRewind(inputs() - 1));
    expect(await guestAt(table, 1)).toContainEqual(
      expect.objectContaining({
        kind: 'proposed',
        request: request(),
        by: 0,
        proposal: expect.objectContaining({ kind: 'rewind' }),
      }),
    );
  });

  it('is asked for three times a minute at most', async () => {
    const { say, inputs, request } = await played();
    for (let i = 0; i < 3; i++) {
      expect(await say(0, askRewind(inputs() - 1))).toMatchObject({ kind: 'accepted' });
      await say(1, { kind: 'reply', request: request(), yes: false });
    }
    expect(await say(0, askRewind(inputs() - 1))).toMatchObject(refusal('server.no.proposal-often'));
    expect(await say(1, askRewind(inputs() - 1))).toMatchObject({ kind: 'accepted' });
  });

  it('is over when the match is: the dice to come are known by then', async () => {
    const { table, say } = await played(400);
    expect(table.isOver).toBe(true);
    expect(await say(0, askRewind(0))).toMatchObject(refusal('server.no.rewind-over'));
    for (const seat of [0, 1])
      expect(await say(seat, { kind: 'undo' })).toMatchObject(refusal('server.no.rewind-over'));
  });
});

describe('places around a match', () => {
  it('are for players first: a crowd of spectators keeps none of them out', async () => {
    const disk = slowStore();
    const table = tableOf(quick(disk), disk.match);
    for (let i = 0; i < MOST_SPECTATORS; i++) {
      expect(table.isCrowded).toBe(false);
      await table.enter({ viewer: 'public', tell: () => undefined });
    }
    expect(table.isCrowded).toBe(true);
    expect(kinds(await guestAt(table, 0))).toContain('snapshot');
  });

  it('of one seat are few: the oldest screen gives way to the newest', async () => {
    const disk = slowStore();
    const table = tableOf(quick(disk), disk.match);
    const gone: number[] = [];
    for (let screen = 0; screen < MOST_SCREENS + 2; screen++)
      await table.enter({ viewer: 1, tell: () => undefined, dismiss: () => void gone.push(screen) });
    expect(gone).toEqual([0, 1]);
  });
});

describe('a table at rest', () => {
  it('puts its room away and tells those who stayed only what is new when somebody plays on', async () => {
    const disk = slowStore();
    let read = 0;
    const store = { ...quick(disk), log: async () => (read++, [...disk.log]) };
    const table = tableOf(store, disk.match);
    await table.open();
    const [own, other] = [await guestAt(table, 0), await guestAt(table, 1)];
    const { seat, wait, choice } = question(table);
    const { seats, isOver } = table;
    const heard = [own.length, other.length];
    const readBefore = read;

    expect(await table.rest()).toBe(true);
    expect(table.asked).toEqual([]);
    expect([table.seats, table.isOver]).toEqual([seats, isOver]);
    // Other keepers have not gone on with it: there is no reason to wake.
    await table.followOthers();
    expect(await table.rest()).toBe(false);
    expect(read).toBe(readBefore);

    expect(await table.answer(seat, wait, choice)).toEqual({ ok: true });
    expect(read).toBe(readBefore + 1);
    expect(kinds(own.slice(heard[0]))).toEqual(['update']);
    expect(kinds(other.slice(heard[1]))).toEqual(['update']);
    expect(table.asked).not.toEqual([]);
  });

  it('misses no news, however often it rests', async () => {
    const disk = slowStore();
    const table = tableOf(quick(disk), disk.match);
    await table.open();
    const heard = await guestAt(table, 'public' as never);
    for (let step = 0; step < 12; step++) {
      const { seat, wait, choice } = question(table);
      const before = heard.length;
      expect(await table.answer(seat, wait, choice)).toEqual({ ok: true });
      expect(kinds(heard.slice(before))).toEqual(['update']);
      expect(await table.rest()).toBe(true);
      // Whoever comes in has it laid again.
      await guestAt(table, 'public' as never);
    }
  });

  it('does not rest where a guest has something to hear, a computer something to say, or a clock goes on', async () => {
    const disk = slowStore();
    const table = tableOf(quick(disk), disk.match);
    await table.open();
    let isSlow = true;
    await table.enter({ viewer: 1, tell: () => undefined, isSlow: () => isSlow });
    expect(await table.rest()).toBe(false);
    isSlow = false;
    const { seat, wait, choice } = question(table);
    await table.answer(seat, wait, choice);
    expect(await table.rest()).toBe(true);
    const { match } = disk;
    const computer = { ...match, seats: match.seats.map(kept => ({ ...kept, player: 'random' })) };
    const thinking = tableOf(quick(slowStore()), computer);
    await thinking.open();
    expect(await thinking.rest()).toBe(false);
    const timed = tableOf(quick(slowStore()), { ...match, clock: { kind: 'live', minutes: 5, increment: 0 } as never });
    await timed.open();
    expect(await timed.rest()).toBe(false);
    timed.close();
  });
});
