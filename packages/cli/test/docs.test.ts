import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { shelf } from '@banneret/cli';
import { tellFault, tryScenario, wordsFor, type AnyGame } from '@banneret/game';
import { inputAt, promptOf, replay, submit, type MatchRecord } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';

const DOCS = new URL('../../../docs/', import.meta.url);
const pagesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, DOCS))
    .filter(name => name.endsWith('.md'))
    .map(name => folder + name);
const pages = ['scenarios.md', ...pagesIn('scenarios/')].sort();
const textOf = (page: string): string => readFileSync(new URL(page, DOCS), 'utf8');
const games = shelf.map(({ game }) => game);

/** Blocks marked `json` are whole files. What is only a part of one is marked `jsonc`, and not run. */
const examplesIn = (page: string): string[] =>
  [...textOf(page).matchAll(/^```json\n([^]*?)^```/gm)].map(m => m[1] as string);

/** Examples that stand beside a game's page, as files of their own. */
const filesOf = (game: string): string[] =>
  existsSync(new URL(`scenarios/${game}/`, DOCS))
    ? readdirSync(new URL(`scenarios/${game}/`, DOCS)).map(name => `${game}/${name}`)
    : [];

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

/** The questions that a file answers, by their keys. */
function answeredIn(text: string): readonly string[] {
  const tried = tryScenario(text, games);
  if (!tried.begun) return [];
  const { system } = tried.read.game;
  const { header, inputs }: MatchRecord = tried.run.record;
  const { match } = replay(system, header.start, []);
  return inputs.flatMap(recorded => {
    const input = inputAt(recorded, match.wait);
    const asked = input.kind === 'choice' ? promptOf(match, input.seat)?.ask : undefined;
    submit(system, match, input);
    return asked === undefined ? [] : [asked];
  });
}

describe.each(games.map(({ system, text }) => ({ id: system.id, text })).filter(({ id }) => id !== 'toy'))(
  '$id',
  ({ id, text }) => {
    const files = filesOf(id);

    it.each(files)('%s holds, and its page points to it', file => {
      expect(whyNot(textOf(`scenarios/${file}`))).toBeUndefined();
      expect(textOf(`scenarios/${id}.md`)).toContain(`](${file})`);
    });

    it('has an example for every question that it asks', () => {
      const questions = Object.keys(text.en).filter(key => /^[^.]+\.ask\./.test(key));
      const examples = [...examplesIn(`scenarios/${id}.md`), ...files.map(file => textOf(`scenarios/${file}`))];
      const answered = new Set(examples.flatMap(answeredIn));
      expect(questions.length).toBeGreaterThan(20);
      expect(questions.filter(question => !answered.has(question))).toEqual([]);
    });
  },
);
