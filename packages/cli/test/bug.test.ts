import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entryOf } from '@banneret/ai';
import { parseRecord } from '@banneret/kernel';
import { toyGame, type Event, type State } from '@banneret/toy';
import { describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.js';

// A toy that breaks as soon as somebody rests or is wounded, and a player that breaks at once.
vi.mock('../src/shelf.js', () => {
  const reduce = (state: State, event: Event): void => {
    if (event.type === 'coins.changed') throw new Error('the purse has a hole\nand more');
    toyGame.system.reduce(state, event);
  };
  const game = { ...toyGame, system: { ...toyGame.system, reduce } };
  const broken = () => ({
    name: 'broken',
    decide: () => {
      throw new Error('lost my notes');
    },
  });
  const entry = entryOf(game, { broken });
  return { shelf: [entry], entryFor: (system: string) => (system === 'toy' ? entry : undefined) };
});

async function run(args: readonly string[], typed: readonly string[] = [], env = {}) {
  const lines = [...typed];
  let err = '';
  let out = '';
  const code = await main([...args, '--lang', 'en'], {
    env,
    terminal: false,
    out: text => (out += text),
    err: text => (err += text),
    control: () => {},
    lines: () => ({ next: () => Promise.resolve(lines.shift()), close: () => {} }),
  });
  return { code, out, err };
}

const scenario = fileURLToPath(new URL('../../systems/toy/test/scenarios/last-round.json', import.meta.url));
const sentence = (message: string, reproduce: string): string =>
  `banneret: a program error, not your fault (${message}); to see it again: ${reproduce} (trace with BANNERET_DEBUG=1)\n`;

describe('a bug of ours is one sentence with the way to see it again', () => {
  it('in a scenario: its file', async () =>
    expect(await run(['run', scenario])).toMatchObject({ code: 70, err: sentence('the purse has a hole', scenario) }));

  it('in one of several scenarios: the others are played all the same', async () => {
    const fine = scenario.replace('last-round', 'empty-front');
    const { code, out } = await run(['run', scenario, fine]);
    expect(code).toBe(70);
    expect(out.split('\n')).toEqual([
      `ERROR    ${scenario} · the purse has a hole`,
      `held     ${fine}`,
      '2 files: 1 held, 0 failed, 0 refused, 0 bad, 1 with a program error',
      '',
    ]);
  });

  it('and the trace for those who ask', async () => {
    const { err } = await run(['run', scenario], [], { BANNERET_DEBUG: '1' });
    expect(err).toContain(sentence('the purse has a hole', scenario));
    expect(err).toMatch(/\n {4}at .*bug\.test\.ts/);
  });

  it('in a batch: the very game', async () => {
    const again = 'banneret sim toy --seed 8 --first 3 --games 1 --players broken,broken --armies wall,spear';
    const args = ['sim', 'toy', '--seed', '8', '--first', '3', '--players', 'broken', '--armies', 'wall,spear'];
    expect(await run([...args, '--workers', '1'])).toMatchObject({ code: 70, err: sentence('lost my notes', again) });
  });

  it('in a game: its record up to that point', async () => {
    const { code, err } = await run(['play', 'toy', '--seed', '4', '--level', 'random'], ['3', '1']);
    const file = /to see it again: (\S+) /.exec(err)?.[1] as string;
    expect([code, err]).toEqual([70, sentence('the purse has a hole', file)]);
    expect(existsSync(file)).toBe(true);
    expect(parseRecord(readFileSync(file, 'utf8'))).toMatchObject({ ok: true });
    rmSync(dirname(file), { recursive: true });
  });
});
