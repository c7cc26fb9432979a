import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, MatchKeeper, NO_PAUSE } from '@banneret/room';
import { entryFor } from '@banneret/shelf';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite, type Store } from '../src/index.js';
import { keepNew, seatFor } from '../src/seating.js';
import { hashed } from '../src/secrets.js';
import { MIGRATIONS } from '../src/sqlite/migrations.js';

let folder: string;
let stores: Store[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'banneret-store-'));
  stores = [];
});

afterEach(() => {
  for (const store of stores) store.close();
  rmSync(folder, { recursive: true });
});

function opened(): Store {
  const store = openSqlite(folder);
  stores.push(store);
  return store;
}

const keeperOn = (store: Store): MatchKeeper =>
  new MatchKeeper({
    store,
    entryFor,
    think: async () => undefined,
    manners: { pause: NO_PAUSE, oneScreen: false, budgetMs: 100 },
    tellMistake: error => expect.unreachable(String(error)),
  });

async function created(store: Store, players = ['human', 'human']): Promise<{ id: string; invitations: string[] }> {
  const seats = players.map((player, seat) => ({ player, name: `Player ${seat}` }));
  const fresh = await keeperOn(store).newMatch({ system: 'toy', seats });
  if (!fresh.ok) throw new Error(fresh.problem.say);
  const { id, invitations } = await keepNew(store, fresh.value);
  return { id, invitations: invitations.map(invitation => invitation ?? '') };
}

const key = (name: string): string => name.padEnd(20, '-');
const hex = (digit: string): string => digit.repeat(64);
const claim = (invitation: string, name: string, digit: string) =>
  ({ kind: 'claim', invitation, key: key(name), recovery: hex(digit), anchor: hex(digit) }) as const;
const hello = (name: string) => ({ kind: 'hello', key: key(name) }) as const;
const comeBack = (digit: string, name: string) => ({ kind: 'return', recovery: hex(digit), key: key(name) }) as const;

describe('a seat', () => {
  test('is claimed once; whoever comes later is refused, with the invitation and without', async () => {
    const store = opened();
    const { id, invitations } = await created(store);
    const [first = ''] = invitations;
    expect(await seatFor(store, id, hello('friend'))).toEqual({ no: 'server.no.seat' });
    expect(await seatFor(store, id, claim(first, 'friend', 'a'))).toEqual({ seat: 0, isNew: true });
    // The same browser asks again, since it never heard that it had been let in.
    expect(await seatFor(store, id, claim(first, 'friend', 'a'))).toEqual({ seat: 0, isNew: false });
    for (const thief of ['opener', 'stranger'])
      expect(await seatFor(store, id, claim(first, thief, 'b'))).toEqual({ no: 'server.no.taken' });
    expect(await seatFor(store, id, claim('', 'opener', 'b'))).toEqual({ no: 'server.no.taken' });
    expect(await seatFor(store, id, hello('opener'))).toEqual({ no: 'server.no.seat' });
    expect(await seatFor(store, id, { kind: 'hello', key: first })).toEqual({ no: 'server.no.seat' });
    expect(await seatFor(store, id, hello('friend'))).toEqual({ seat: 0, isNew: false });
    expect((await store.match(id))!.seats.map(({ anchor }) => anchor)).toEqual([hex('a'), undefined]);
  });

  test('of another match, or of a computer, opens to no invitation', async () => {
    const store = opened();
    const [one, two] = [await created(store), await created(store, ['human', 'random'])];
    expect(await seatFor(store, two.id, claim(one.invitations[0]!, 'x', 'a'))).toEqual({ no: 'server.no.taken' });
    expect(await seatFor(store, two.id, claim('', 'x', 'a'))).toEqual({ no: 'server.no.taken' });
    expect(await seatFor(store, 'nowhere', claim(one.invitations[0]!, 'x', 'a'))).toEqual({ no: 'server.no.taken' });
  });

  test('passes on with a new invitation: the old key and the old code open nothing then', async () => {
    const store = opened();
    const { id, invitations } = await created(store);
    await seatFor(store, id, claim(invitations[0]!, 'old', 'a'));
    await seatFor(store, id, claim(invitations[1]!, 'other', 'b'));
    const stale = await store.company.invite(id, 0);
    const fresh = await store.company.invite(id, 0);
    expect(await seatFor(store, id, hello('old'))).toMatchObject({ seat: 0 });
    expect(await seatFor(store, id, claim(stale, 'new', 'c'))).toEqual({ no: 'server.no.taken' });
    expect(await seatFor(store, id, claim(fresh, 'new', 'c'))).toEqual({ seat: 0, isNew: true });
    expect(await seatFor(store, id, hello('old'))).toEqual({ no: 'server.no.seat' });
    expect(await seatFor(store, id, comeBack('a', 'old'))).toEqual({ no: 'server.no.recovery' });
    const [seat] = (await store.match(id))!.seats;
    expect(seat).toMatchObject({ anchor: hex('a'), anchorNow: hex('c') });
  });

  test('comes back by its recovery code, to one key at a time', async () => {
    const store = opened();
    const { id, invitations } = await created(store);
    await seatFor(store, id, claim(invitations[0]!, 'old', 'a'));
    expect(await seatFor(store, id, comeBack('f', 'guess'))).toEqual({ no: 'server.no.recovery' });
    expect(await seatFor(store, id, comeBack('a', 'new'))).toEqual({ seat: 0, isNew: true });
    expect(await seatFor(store, id, hello('old'))).toEqual({ no: 'server.no.seat' });
    expect(await seatFor(store, id, hello('new'))).toEqual({ seat: 0, isNew: false });
  });

  test('is kept without anything that would open it', async () => {
    const store = opened();
    const { id, invitations } = await created(store);
    await seatFor(store, id, claim(invitations[0]!, 'mine', 'a'));
    const db = new Database(join(folder, 'banneret.db'));
    const rows = JSON.stringify(db.prepare('select invitation_hash, key_hash, recovery_hash from seats').all());
    db.close();
    for (const secret of [...invitations, key('mine'), hex('a')]) expect(rows).not.toContain(secret);
  });
});

describe('whoever is forgotten', () => {
  test('leaves a number in place of the name, and no key, code or talk', async () => {
    const store = opened();
    const { id, invitations } = await created(store);
    await seatFor(store, id, claim(invitations[0]!, 'me', 'a'));
    await seatFor(store, id, claim(invitations[1]!, 'other', 'b'));
    for (const by of [0, 1]) await store.company.addTalk(id, { by, to: 'all', text: `by ${by}`, at: 1 }, 200);
    await store.company.forget(id, 0);
    expect((await store.match(id))!.seats.map(({ name, anchor }) => [name, anchor])).toEqual([
      ['1', hex('a')],
      ['Player 1', hex('b')],
    ]);
    expect(await store.company.talk(id)).toMatchObject([{ number: 2, by: 1 }]);
    for (const greeting of [hello('me'), comeBack('a', 'me')])
      expect(await seatFor(store, id, greeting)).toHaveProperty('no');
  });

  test('before the match has begun, leaves the seat empty: it does not begin with nobody there', async () => {
    const store = opened();
    const { id, invitations } = await created(store);
    await seatFor(store, id, claim(invitations[0]!, 'me', 'a'));
    await store.company.forget(id, 0);
    await seatFor(store, id, claim(invitations[1]!, 'other', 'b'));
    const table = (await keeperOn(store).table(id))!;
    expect(table.seats.map(({ taken }) => taken)).toEqual([false, true]);
    expect(table.asked).toEqual([]);
  });
});

test('talk is numbered by the file, whoever writes, and only the last lines are kept', async () => {
  const [here, there] = [opened(), opened()];
  const { id } = await created(here);
  for (const [n, store] of [here, there, here, there, here].entries())
    await store.company.addTalk(id, { by: 0, to: 'all', text: `${n}`, at: 1 }, 3);
  expect((await there.company.talk(id)).map(({ number, text }) => [number, text])).toEqual([
    [3, '2'],
    [4, '3'],
    [5, '4'],
  ]);
  expect((await there.company.talk(id, 0)).map(({ number }) => number)).toEqual([3, 4, 5]);
  expect((await there.company.talk(id, 4)).map(({ text }) => text)).toEqual(['4']);
  expect(await there.company.talk(id, 5)).toEqual([]);
});

describe('what nobody has touched for long', () => {
  const later = (): number => Date.now() + 1;

  test('is packed away, reads the same, and is unpacked for whoever plays on', async () => {
    const store = opened();
    const { id } = await created(store);
    const line = { op: 'spare', seat: 0, yes: false } as const;
    await store.append(id, 0, [line, line], false);
    expect(store.sweep({ archive: 0, remove: 0 })).toEqual({ archived: 0, removed: 0 });
    expect(store.sweep({ archive: later(), remove: 0 })).toEqual({ archived: 1, removed: 0 });
    expect(store.sweep({ archive: later(), remove: 0 })).toEqual({ archived: 0, removed: 0 });
    expect([await store.log(id), await store.logLength(id)]).toEqual([[line, line], 2]);
    await expect(store.append(id, 1, [line], false)).rejects.toThrow('elsewhere');
    await store.append(id, 2, [line], false);
    expect(await store.log(id)).toEqual([line, line, line]);
    expect(store.sweep({ archive: later(), remove: 0 })).toMatchObject({ archived: 1 });
  });

  test('is deleted with all that belongs to it, and nothing else is', async () => {
    const store = opened();
    const { id } = await created(store);
    await store.append(id, 0, [{ op: 'spare', seat: 0, yes: false }], false);
    await store.company.addTalk(id, { by: 0, to: 'all', text: 'x', at: 1 }, 200);
    store.sweep({ archive: later(), remove: 0 });
    await new Promise(resolve => setTimeout(resolve, 5));
    const limit = Date.now();
    await new Promise(resolve => setTimeout(resolve, 5));
    const young = await created(store);
    expect(store.sweep({ archive: 0, remove: limit })).toMatchObject({ removed: 1 });
    expect(await store.match(id)).toBeUndefined();
    expect(await store.match(young.id)).toBeDefined();
    expect(await store.company.talk(id)).toEqual([]);
  });
});

test('the time for which servers have run only ever grows', () => {
  const store = opened();
  expect(store.uptime()).toBe(0);
  store.keepUptime(1234.5);
  store.keepUptime(1000);
  expect(store.uptime()).toBe(1234);
});

test('a match of the first format goes on: its links are invitations now, its dice the ones it was begun with', async () => {
  const toy = entryFor('toy')!.game;
  const setup = toy.setupFor({ seats: 2, seed: 3 });
  if (!setup.ok) throw new Error(setup.problem.say);
  const seed = hex('5');
  const db = new Database(join(folder, 'banneret.db'));
  db.exec(MIGRATIONS[0]!);
  db.exec('pragma user_version = 1');
  const start = JSON.stringify({ kind: 'setup', setup: setup.value });
  db.prepare('insert into matches values (?, ?, ?, ?, ?, ?)').run(
    'old',
    'toy',
    toy.system.version,
    start,
    seed,
    Date.now(),
  );
  for (const seat of [0, 1])
    db.prepare('insert into seats values (?, ?, ?, ?, ?, ?)').run(
      'old',
      seat,
      `P${seat}`,
      'human',
      hashed(`token-${seat}`),
      `part ${seat}`,
    );
  db.close();
  const store = opened();
  const table = (await keeperOn(store).table('old'))!;
  expect(table.info.commitment).toBe(commitmentOf(seed));
  expect(table.asked.length).toBeGreaterThan(0);
  const lines = await store.log('old');
  expect(lines.length).toBeGreaterThan(0);
  expect(await seatFor(store, 'old', claim('token-1', 'me', 'a'))).toEqual({ seat: 1, isNew: true });
  expect(await seatFor(store, 'old', claim('token-1', 'thief', 'b'))).toEqual({ no: 'server.no.taken' });
  expect(await seatFor(store, 'old', hello('me'))).toEqual({ seat: 1, isNew: false });
  await table.seated();
  expect(await store.log('old')).toEqual(lines);
  expect((await store.match('old'))!.seats.map(({ contribution }) => contribution)).toEqual(['part 0', 'part 1']);
});
