import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEntry } from '@banneret/ai';
import { GameFailure, playGame, seating, simulate, type Simulation } from './index.js';

const shelf = new URL('../test/shelf.mjs', import.meta.url).href;
const base: Simulation = { shelf, system: 'toy', players: ['random', 'random'], games: 40, seed: 5, workers: 1 };

beforeAll(() => {
  if (!existsSync(new URL('../dist/worker.js', import.meta.url)))
    throw new Error('threads run built code: run `npm run build` first');
});

describe('simulate', () => {
  it('plays the same games whatever the number of threads', async () => {
    const { seconds: _one, gamesPerSecond: _rate, ...alone } = await simulate(base);
    const { seconds: _three, gamesPerSecond: _fast, ...threads } = await simulate({ ...base, workers: 3 });
    expect(threads).toEqual(alone);
    expect((await simulate({ ...base, seed: 6 })).fingerprint).not.toBe(alone.fingerprint);
  });

  it('plays any one game of a batch again', async () => {
    const entry = await loadEntry(shelf, 'toy');
    const seventh = await playGame(entry, base, 7);
    const again = await simulate({ ...base, first: 7, games: 1 });
    expect(again.inputs).toBe(seventh.inputs);
    expect((await playGame(entry, base, 8)).hash).not.toBe(seventh.hash);
  });

  it('adds up', async () => {
    const report = await simulate({ ...base, players: ['greedy', 'random'], armies: ['wall', 'spear'], games: 60 });
    const sum = (counts: object): number => Object.values(counts).reduce((a: number, b: number) => a + b, 0);
    const decided = report.games - report.draws;
    expect(report.games).toBe(60);
    expect([report.wins.players, report.wins.armies, report.wins.seats].map(sum)).toEqual([decided, decided, decided]);
    expect(report.intervals.players['greedy']).toMatchObject({ count: report.wins.players['greedy'], of: 60 });
    expect(report.intervals.armies['wall']?.of).toBe(60);
    expect(report.gamesPerSecond).toBeCloseTo(60 / report.seconds);
    expect(report.wins.players['greedy']).toBeGreaterThan(report.wins.players['random'] as number);
  });

  it('tells how far it is', async () => {
    const seen: number[] = [];
    await simulate({ ...base, games: 10, progress: done => seen.push(done) });
    expect(seen.at(-1)).toBe(10);
    expect(seen.length).toBeGreaterThan(1);
  });

  it('plays with three and four seats', async () => {
    const report = await simulate({ ...base, players: ['random', 'random', 'greedy'], games: 9 });
    expect(Object.keys(report.wins.seats)).toEqual(['1', '2', '3']);
    expect(report.intervals.players['random']?.of).toBe(18);
  });
});

describe('a game that breaks', () => {
  it.each([1, 2])('names seed and game with %i thread(s)', async workers => {
    const failing = simulate({ ...base, players: ['random', 'broken'], seed: 'odd', workers });
    await expect(failing).rejects.toThrow(GameFailure);
    await expect(failing).rejects.toMatchObject({ seed: 'odd', game: expect.any(Number) as number });
    await expect(failing).rejects.toThrow(/toy, seed odd, game \d+: lost my notes/);
  });

  it('reports an illegal move as such', () =>
    expect(simulate({ ...base, players: ['cheat', 'cheat'] })).rejects.toThrow(/cheat made an illegal move/));

  it('reports a thread that dies', () =>
    expect(simulate({ ...base, players: ['quitter', 'quitter'], workers: 2 })).rejects.toThrow(
      /thread ended with code 9/,
    ));

  it('reports a game that is not there', () =>
    expect(simulate({ ...base, system: 'chess', workers: 2 })).rejects.toThrow(/no game 'chess'/));
});

describe('seating', () => {
  it('gives every player every seat and every army equally often', () => {
    for (const seats of [2, 3, 4]) {
      const met = new Set<string>();
      for (let game = 0; game < seats * seats; game++)
        for (const [seat, { player, army }] of seating(seats, game).entries()) met.add(`${seat} ${player} ${army}`);
      expect(met.size).toBe(seats ** 3);
    }
  });
});
