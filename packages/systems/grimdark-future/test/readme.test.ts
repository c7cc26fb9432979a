import { stepAtRandom } from '@banneret/ai';
import { seededRng, start } from '@banneret/kernel';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { grimdarkFuture, grimdarkFutureGame } from '../src/index.js';

const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

it('the README’s example plays a whole game', () => {
  const setup = grimdarkFutureGame.setupFor({ armies: ['lantern-company', 'rust-brood'], options: { layout: 'pass' } });
  if (!setup.ok) throw new Error(setup.problem.say);

  const match = start(grimdarkFuture, setup.value);
  const rng = seededRng(7);
  while (match.pending.kind !== 'over') stepAtRandom(grimdarkFuture, match, rng);

  expect(match.state.round).toBe(4);
  const [a = 0, b = 0] = grimdarkFuture.result(match.state).scores ?? [];
  expect(grimdarkFuture.result(match.state).winners).toEqual(a === b ? [] : [a > b ? 0 : 1]);
});

it('the README shows the lines that were just run', () => {
  const example = /```ts\n([^]*?)```/.exec(textOf('../README.md'))?.[1] ?? '';
  const lines = example.split('\n').filter(line => line !== '' && !/^(import|console)/.test(line));
  expect(lines.length).toBeGreaterThan(4);
  const here = textOf('./readme.test.ts');
  expect(lines.filter(line => !here.includes(line))).toEqual([]);
});
