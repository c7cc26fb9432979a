import { readdirSync, readFileSync } from 'node:fs';
import { gameText, tableRules } from '@banneret/game';
import { clashes, disagreements, missingKeys } from '@banneret/i18n';
import { KRN, kernelText } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { shelf } from '../shelf.js';
import { cliText } from './index.js';

const bundles = [
  ['cli', cliText],
  ['game', gameText],
  ['kernel', kernelText],
  ...shelf.map(({ game }) => [game.system.id, game.text] as const),
] as const;

describe('the words', () => {
  it.each(bundles)('of %s exist in both languages', (_name, bundle) => {
    expect(missingKeys(bundle)).toEqual([]);
    expect(disagreements(bundle)).toEqual([]);
  });

  it.each(shelf.map(({ game }) => [game.system.id, game.text] as const))(
    'of %s do not clash with those of the table',
    (_name, text) => expect(clashes(kernelText, gameText, cliText, text)).toEqual([]),
  );

  it('of the command are all used, and none is missing', () => {
    const folder = new URL('../', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const sources = files.filter(file => file.endsWith('.ts') && !/^text\/|\.test\.ts$/.test(file));
    const code = sources.map(file => readFileSync(new URL(file, folder), 'utf8')).join('\n');
    const literal = [...code.matchAll(/'(cli\.[a-z.-]+)'/g)].map(match => match[1] as string);
    const prefixes = [...code.matchAll(/`(cli\.[a-z.-]+)\$\{/g)].map(match => match[1] as string);
    const known = Object.keys(cliText.fr);
    expect(literal.filter(key => !known.includes(key))).toEqual([]);
    expect(known.filter(key => !literal.includes(key) && !prefixes.some(p => key.startsWith(p)))).toEqual([]);
  });

  it('tell every rule of the table', () => expect(tableRules.map(rule => rule.id)).toEqual(Object.values(KRN)));
});
