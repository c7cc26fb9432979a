import type { Guest, MatchTable } from '@banneret/room';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Audience } from './audience.js';
import type { Speaker } from './fairQueue.js';

/** A table at which a computer is asked at every change. */
function tableOf(id: string) {
  return {
    id,
    isDeserted: true,
    asked: [1],
    levelOf: () => 'random',
    viewFor: () => ({ prompt: {}, wait: 1 }),
    info: { system: 'toy' },
    manners: { budgetMs: 1 },
    onChange: undefined as (() => void) | undefined,
    caughtUp: [] as Guest[],
    mayRest: true,
    rested: 0,
    rest(): Promise<boolean> {
      if (this.mayRest) this.rested++;
      return Promise.resolve(this.mayRest);
    },
    catchUp(guests: readonly Guest[]): Promise<void> {
      this.caughtUp.push(...guests.filter(guest => audience.mayBeShown(guest)));
      return Promise.resolve();
    },
  };
}

type Kept = ReturnType<typeof tableOf>;
const guest = (viewer: Guest['viewer']): Guest => ({ viewer, tell: () => undefined });
const asTable = (table: ReturnType<typeof tableOf>): MatchTable => table as unknown as MatchTable;

let audience: Audience;
let tables: Map<string, ReturnType<typeof tableOf>>;
let dropped: string[];
let thoughtFor: Speaker[];

beforeEach(() => {
  vi.useFakeTimers();
  tables = new Map();
  dropped = [];
  thoughtFor = [];
  audience = new Audience({
    keeper: {
      table: async id => {
        const table = tables.get(id) ?? tableOf(id);
        tables.set(id, table);
        return asTable(table);
      },
      drop: id => void dropped.push(id),
    },
    think: (_thought, by) => {
      thoughtFor.push(by);
      return new Promise(() => undefined);
    },
    tellMistake: error => {
      throw error;
    },
  });
});

afterEach(() => {
  audience.stop();
  vi.useRealTimers();
});

it('lets computers think for whoever plays, and for those who only look on as for one address', async () => {
  const played = (await audience.table('played'))!;
  const watched = (await audience.table('watched'))!;
  const alone = (await audience.table('alone'))!;
  audience.enters(played, guest('public'), '10.0.0.1');
  audience.enters(played, guest(0), '10.0.0.2');
  audience.enters(watched, guest('public'), '10.0.0.3');
  for (const table of [played, watched, alone]) table.onChange?.();
  expect(thoughtFor).toEqual([
    { address: '10.0.0.2', seat: 'played' },
    { address: 'onlookers', seat: '10.0.0.3' },
  ]);
});

it('thinks no more when the last has left', async () => {
  const table = (await audience.table('match'))!;
  const only = guest(0);
  audience.enters(table, only, '10.0.0.1');
  audience.leaves(table, only);
  table.onChange?.();
  expect(thoughtFor).toEqual([]);
});

it('puts the oldest of many deserted tables away, but not one where somebody sits or something is under way', async () => {
  const sitting = (await audience.table('sitting'))!;
  audience.enters(sitting, guest(0), '10.0.0.1');
  await audience.table('busy');
  tables.get('busy')!.isDeserted = false;
  for (let i = 0; i < 10; i++) await audience.table(`deserted ${i}`);
  expect(dropped).toEqual(['deserted 0', 'deserted 1', 'deserted 2']);
});

it('shows players everything at once, and spectators now and then what is new', async () => {
  const table = (await audience.table('match'))!;
  const [player, one, other] = [guest(0), guest('public'), guest('public')];
  for (const each of [player, one, other]) audience.enters(table, each, '10.0.0.1');
  expect([player, one, other].map(each => audience.mayBeShown(each))).toEqual([true, false, false]);
  await vi.advanceTimersByTimeAsync(200);
  expect(tables.get('match')!.caughtUp).toEqual([one, other]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tables.get('match')!.caughtUp).toHaveLength(2);
  table.onChange?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tables.get('match')!.caughtUp).toHaveLength(4);
});

it('when memory is short has those tables rest that have been quiet longest, and none where something happened just now', async () => {
  const asked = [];
  for (const id of ['first', 'second', 'third', 'busy']) {
    const table = (await audience.table(id))!;
    audience.enters(table, guest(0), '10.0.0.1');
    table.onChange?.();
    asked.push(tables.get(id)!);
    vi.advanceTimersByTime(100);
  }
  const [first, second, third, busy] = asked as [Kept, Kept, Kept, Kept];
  first.mayRest = false;
  vi.advanceTimersByTime(20_000);
  busy.onChange?.();
  await audience.makeRoom(1);
  expect([first.rested, second.rested, third.rested, busy.rested]).toEqual([0, 1, 0, 0]);
  await audience.makeRoom(8);
  expect([first.rested, second.rested, third.rested, busy.rested]).toEqual([0, 1, 1, 0]);
  // Whoever wakes may be put to rest again.
  second.onChange?.();
  first.mayRest = true;
  vi.advanceTimersByTime(20_000);
  await audience.makeRoom(8);
  expect([first.rested, second.rested, third.rested, busy.rested]).toEqual([1, 2, 1, 1]);
});
