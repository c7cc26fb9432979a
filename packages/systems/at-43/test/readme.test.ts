import { readFileSync } from 'node:fs';
import { stepAtRandom } from '@banneret/ai';
import { seededRng, start } from '@banneret/kernel';
import { expect, it } from 'vitest';
import { at43, at43Game } from '../src/index.js';

const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

it('the README’s example plays a whole game', () => {
  // Both take the ready company of their book that fits the mission best.
  const setup = at43Game.setupFor({ options: { mission: 'skirmish' } });
  if (!setup.ok) throw new Error(setup.problem.say);

  const match = start(at43, setup.value);
  const rng = seededRng(7);
  while (match.pending.kind !== 'over') stepAtRandom(at43, match, rng);

  expect(match.state.phase).toBe('over');
  expect(match.state.turn).toBeLessThanOrEqual(5);
});

it('the README shows the lines that were just run', () => {
  const example = /```ts\n([^]*?)```/.exec(textOf('../README.md'))?.[1] ?? '';
  const lines = example.split('\n').filter(line => line !== '' && !/^(import|console)/.test(line));
  expect(lines.length).toBeGreaterThan(4);
  const here = textOf('./readme.test.ts');
  expect(lines.filter(line => !here.includes(line))).toEqual([]);
});
