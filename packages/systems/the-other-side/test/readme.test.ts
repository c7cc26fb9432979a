import { stepAtRandom } from '@banneret/ai';
import { seededRng, start } from '@banneret/kernel';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { theOtherSide, theOtherSideGame } from '../src/index.js';

const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

it('the README’s example plays a whole game', () => {
  // Both take a ready Company; with `options: { draft: true }` they recruit at the table.
  const setup = theOtherSideGame.setupFor({ armies: ['tidewall', 'hunt'], options: { operation: 'pillage' } });
  if (!setup.ok) throw new Error(setup.problem.say);

  const match = start(theOtherSide, setup.value);
  const rng = seededRng(7);
  while (match.pending.kind !== 'over') stepAtRandom(theOtherSide, match, rng);

  expect([match.state.operation, match.state.turn, match.state.phase]).toEqual(['pillage', 5, 'over']);
});

it('the README shows the lines that were just run', () => {
  const example = /```ts\n([^]*?)```/.exec(textOf('../README.md'))?.[1] ?? '';
  const lines = example.split('\n').filter(line => line !== '' && !/^(import|console)/.test(line));
  expect(lines.length).toBeGreaterThan(4);
  const here = textOf('./readme.test.ts');
  expect(lines.filter(line => !here.includes(line))).toEqual([]);
});
