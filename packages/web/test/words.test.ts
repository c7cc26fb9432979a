import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameText } from '@banneret/game';
import { clashes, disagreements, type Bundle } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { keeperText, roomText } from '@banneret/room';
import { shelf } from '@banneret/shelf';
import { expect, test } from 'vitest';
import { eyeText } from '../src/eye/text.js';
import { tabletopText } from '../src/tabletop/text.js';
import { webText } from '../src/text/index.js';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const systems = Object.values(
  (import.meta as unknown as { glob(files: string, options: object): Record<string, { text: Bundle }> }).glob(
    '../src/systems/*/text.ts',
    { eager: true },
  ),
);
const own: readonly Bundle[] = [webText, tabletopText, eyeText, ...systems.map(({ text }) => text)];

test('every game brings words of its own', () => {
  expect(systems.length).toBe(shelf.length);
});

test('the page says the same in both languages, and contradicts nobody', () => {
  for (const bundle of own) expect(disagreements(bundle)).toEqual([]);
  const others = [kernelText, gameText, roomText, ...shelf.map(({ game }) => game.text)];
  expect(clashes(...own, ...others)).toEqual([]);
});

test('what a server may tell a page has words there, in both languages', () => {
  expect(disagreements(keeperText)).toEqual([]);
  const told = Object.keys(keeperText.fr);
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter(key => !(key in webText.fr) || !(key in webText.en))).toEqual([]);
});

test('every key that the sources name is one that exists', () => {
  const known = new Set(own.flatMap(bundle => Object.keys(bundle.fr)));
  const named = [...sources(SOURCES)].flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/'(web\.[a-z0-9.-]+)'/g)].map(found => found[1] as string),
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter(key => !known.has(key))).toEqual([]);
});

test('no key lies about unused', () => {
  const all = [...sources(SOURCES)]
    .filter(file => !/[/\\]text(\.ts$|[/\\])/.test(file))
    .map(file => readFileSync(file, 'utf8'));
  const unused = own
    .flatMap(bundle => Object.keys(bundle.fr))
    .filter(key => key.startsWith('web.') && !DERIVED.some(stem => key.startsWith(stem)))
    .filter(key => !all.some(source => source.includes(`'${key}'`)));
  expect(unused).toEqual([]);
});

/** Keys that are put together from a stem and something known at run time only. */
const DERIVED = [
  'web.tab.',
  'web.theme.',
  'web.pace.',
  'web.mode.',
  'web.level.',
  'web.chapter.',
  'web.gdf.order.',
  'web.gdf.lent.',
  'web.gdf.rule.',
  'web.at43.column.',
  'web.bts.stat.',
  'web.bts.berth.',
  'web.bts.secret.',
];

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !entry.name.includes('.test.')) yield path;
  }
}
