import { readdirSync, readFileSync } from 'node:fs';
import { shelf } from '@banneret/cli';
import { tellFault, tryScenario, wordsFor, type AnyGame } from '@banneret/game';
import { describe, expect, it } from 'vitest';

const DOCS = new URL('../../../docs/', import.meta.url);
const pages = ['scenarios.md', ...readdirSync(new URL('scenarios/', DOCS)).map(name => `scenarios/${name}`)].sort();
const textOf = (page: string): string => readFileSync(new URL(page, DOCS), 'utf8');
const games = shelf.map(({ game }) => game);

/** Blocks marked `json` are whole files. What is only a part of one is marked `jsonc`, and not run. */
const examplesIn = (page: string): string[] =>
  [...textOf(page).matchAll(/^```json\n([^]*?)^```/gm)].map(m => m[1] as string);

/** Why an example does not hold, in English; nothing if it does. */
function whyNot(text: string): string | undefined {
  const { verdict } = tryScenario(text, games);
  const { system } = JSON.parse(text) as { system: string };
  const words = wordsFor('en', games.find(game => game.system.id === system) as AnyGame);
  if (verdict.kind === 'held') return undefined;
  if (verdict.kind === 'bad') return tellFault(verdict.fault, words);
  if (verdict.kind === 'failed') return verdict.differences.map(fault => tellFault(fault, words)).join('\n');
  return `choices[${verdict.choice}]: ${verdict.because.map(b => `${words.say(b.say, b.args)} [${b.rule}]`).join(' ')}`;
}

describe.each(pages)('%s', page => {
  const examples = examplesIn(page);

  it('has an example', () => expect(examples.length).toBeGreaterThan(0));

  it.each(examples.map((text, i) => [i + 1, text] as const))('example %i is a whole file and holds', (_i, text) => {
    expect(Object.keys(JSON.parse(text) as object)).toContain('system');
    expect(whyNot(text)).toBeUndefined();
  });
});

it('every game has its page', () => {
  const ids = games.map(game => game.system.id).filter(id => id !== 'toy');
  expect(pages.filter(page => page.includes('/'))).toEqual(ids.map(id => `scenarios/${id}.md`).sort());
  for (const id of ids) expect(textOf('scenarios.md')).toContain(`(scenarios/${id}.md)`);
});
