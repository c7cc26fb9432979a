import { stepAtRandom } from '@banneret/ai';
import { seededRng, start } from '@banneret/kernel';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { theEdge, theEdgeGame } from '../src/index.js';

const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

it('the README’s example plays a whole game', () => {
  // Both take the starter army of a faction; with `options: { draft: true }` they decide at the table.
  const setup = theEdgeGame.setupFor({ armies: ['brazen-watch', 'briar-brood'] });
  if (!setup.ok) throw new Error(setup.problem.say);

  const match = start(theEdge, setup.value);
  const rng = seededRng(7);
  while (match.pending.kind !== 'over') stepAtRandom(theEdge, match, rng);

  expect(match.state.ending).not.toBe('none');
  const [a = 0, b = 0] = theEdge.result(match.state).scores ?? [];
  expect(a + b).toBe(20);
});

it('the README shows the lines that were just run', () => {
  const example = /```ts\n([^]*?)```/.exec(textOf('../README.md'))?.[1] ?? '';
  const lines = example.split('\n').filter(line => line !== '' && !/^(import|console)/.test(line));
  expect(lines.length).toBeGreaterThan(4);
  const here = textOf('./readme.test.ts');
  expect(lines.filter(line => !here.includes(line))).toEqual([]);
});
