import { entryOf } from '@banneret/ai';
import { toyGame } from '@banneret/toy';
import { describe, expect, it } from 'vitest';
import { Chain } from '../dice/chain.js';
import type { Op } from '../op.js';
import { NO_PAUSE } from '../veil.js';
import { DamagedMatch, MatchKeeper } from './keeper.js';
import type { KeptMatch, MatchStore } from './store.js';

const entry = entryOf(toyGame);

/** A keeper with its matches in memory, and what it has told its operator. */
function kept() {
  const matches = new Map<string, KeptMatch>();
  const logs = new Map<string, unknown[]>();
  const told: unknown[] = [];
  const store: MatchStore = {
    match: async id => matches.get(id),
    log: async id => [...(logs.get(id) ?? [])],
    logLength: async id => logs.get(id)?.length ?? 0,
    append: async (id, _at, ops: readonly Op[]) => void logs.set(id, [...(logs.get(id) ?? []), ...ops]),
  };
  const keeper = new MatchKeeper({
    store,
    entryFor: system => (system === 'toy' ? entry : undefined),
    think: async () => undefined,
    manners: { pause: NO_PAUSE, oneScreen: false, budgetMs: 100 },
    tellMistake: error => void told.push(error),
  });
  async function created(): Promise<string> {
    const fresh = await keeper.newMatch({ system: 'toy', seats: [{ player: 'human' }, { player: 'human' }] });
    if (!fresh.ok) throw new Error(fresh.problem.say);
    const { id, seats } = fresh.value;
    matches.set(id, { ...fresh.value, seats: seats.map(seat => ({ ...seat, anchor: 'a'.repeat(64) })) });
    logs.set(id, []);
    return id;
  }
  return { keeper, matches, logs, told, created };
}

describe('a new match', () => {
  const seats = (...players: readonly string[]) => players.map(player => ({ player }));

  it('is refused where there is no such game, no such number of seats, no such computer player', async () => {
    const { keeper } = kept();
    const problem = async (system: string, players: readonly { player: string }[]) => {
      const made = await keeper.newMatch({ system, seats: [...players] });
      return made.ok ? undefined : made.problem.say;
    };
    expect(await problem('chess', seats('human', 'human'))).toBe('server.create.unknown-system');
    expect(await problem('toy', seats('human'))).toBe('server.create.seats');
    for (const stranger of ['brilliant', 'constructor', '__proto__', 'toString'])
      expect(await problem('toy', seats('human', stranger))).toBe('server.create.unknown-level');
    expect(await problem('toy', seats('human', 'random'))).toBeUndefined();
  });

  it('has computers in their places, and waits for people with their parts of the dice', async () => {
    const { keeper, matches } = kept();
    const made = await keeper.newMatch({ system: 'toy', seats: seats('human', 'random') });
    if (!made.ok) throw new Error(made.problem.say);
    const { id, dice, seed } = made.value;
    expect(dice).toEqual({ keeper: new Chain(seed).anchor });
    expect(made.value.seats.map(({ anchor }) => anchor)).toEqual([undefined, undefined]);
    matches.set(id, made.value);
    const table = (await keeper.table(id))!;
    expect(table.seats.map(({ taken }) => taken)).toEqual([false, true]);
    expect(table.asked).toEqual([]);
  });

  it('has the clock that was agreed on, and is open to all who have the link unless it is closed', async () => {
    const { keeper } = kept();
    const made = async (more: object) => {
      const fresh = await keeper.newMatch({ system: 'toy', seats: seats('human', 'human'), ...more });
      return fresh.ok ? fresh.value : undefined;
    };
    const clock = { kind: 'days', days: 3 } as const;
    expect(await made({ clock })).toMatchObject({ clock });
    expect(await made({ spectators: false })).toMatchObject({ closed: true });
    for (const open of [await made({}), await made({ spectators: true })])
      expect([open?.clock, open?.closed]).toEqual([undefined, undefined]);
  });
});

describe('a damaged match', () => {
  it('is marked, told to the operator once, and leaves the others alone', async () => {
    const { keeper, logs, told, created } = kept();
    const [good, bad] = [await created(), await created()];
    expect(await keeper.table(good)).toBeDefined();
    logs.set(bad, [{ op: 'nonsense' }]);
    for (let visit = 0; visit < 3; visit++) await expect(keeper.table(bad)).rejects.toThrow(DamagedMatch);
    expect(told).toHaveLength(1);
    expect(await keeper.table(good)).toBeDefined();
  });

  it('does not stop others from being followed when it is damaged while people play', async () => {
    const { keeper, logs, told, created } = kept();
    const [bad, good] = [await created(), await created()];
    const heard: string[] = [];
    await (await keeper.table(bad))!.enter({ viewer: 0, tell: message => void heard.push(message.kind) });
    const table = (await keeper.table(good))!;
    const seen: string[] = [];
    await table.enter({ viewer: 0, tell: message => void seen.push(message.kind) });
    const before = seen.length;
    logs.get(bad)!.push({ op: 'nonsense' });
    logs.get(good)!.push({ op: 'spare', seat: 0, yes: false });
    await keeper.followOthers();
    expect(heard.at(-1)).toBe('mistake');
    expect(seen.slice(before)).toEqual(['update']);
    expect(told).toHaveLength(1);
  });
});

describe('tables', () => {
  it('nobody sits at are forgotten, and laid again for whoever comes', async () => {
    const { keeper, created } = kept();
    const id = await created();
    const table = (await keeper.table(id))!;
    const guest = { viewer: 0, tell: () => undefined };
    await table.enter(guest);
    keeper.clear();
    expect(await keeper.table(id)).toBe(table);
    table.leave(guest);
    keeper.clear();
    expect(keeper.tables).toBe(0);
    expect(await keeper.table(id)).not.toBe(table);
  });

  it('of matches that do not exist leave nothing behind', async () => {
    const { keeper } = kept();
    expect(await keeper.table('nobody')).toBeUndefined();
    expect(keeper.tables).toBe(0);
  });
});
