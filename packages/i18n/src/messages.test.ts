import { describe, expect, it } from 'vitest';
import { clashes, defineMessages, disagreements, missingKeys, strictTranslator, translator } from './index.js';

const complete = defineMessages({
  fr: { hello: 'Bonjour {name} !', wounds: '{n, plural, one {# blessure} other {# blessures}}' },
  en: { hello: 'Hello {name}!', wounds: '{n, plural, one {# wound} other {# wounds}}' },
});

describe('keys are typed', () => {
  it('refuses, at compile time, a key that one language lacks', () => {
    // @ts-expect-error `bye` has no English.
    const noEnglish = defineMessages({ fr: { hello: 'Bonjour', bye: 'Adieu' }, en: { hello: 'Hello' } });
    // @ts-expect-error `bye` has no French.
    const noFrench = defineMessages({ fr: { hello: 'Bonjour' }, en: { hello: 'Hello', bye: 'Farewell' } });
    expect(missingKeys(noEnglish)).toEqual([{ locale: 'en', key: 'bye' }]);
    expect(missingKeys(noFrench)).toEqual([{ locale: 'fr', key: 'bye' }]);
    expect(missingKeys(complete)).toEqual([]);
  });

  it('refuses it also when the languages come from separate files', () => {
    const fr = { hello: 'Bonjour' };
    const en = { hello: 'Hello', bye: 'Farewell' };
    // @ts-expect-error `bye` has no French, though `en` is no fresh literal.
    expect(missingKeys(defineMessages({ fr, en }))).toHaveLength(1);
  });

  it('lets a translator ask only for keys of its bundles', () => {
    const other = defineMessages({ fr: { bye: 'Adieu' }, en: { bye: 'Farewell' } });
    const t = translator('en', complete, other);
    expect(t('bye')).toBe('Farewell');
    expect(t('hello', { name: 'Ana' })).toBe('Hello Ana!');
    // @ts-expect-error no bundle has this key.
    expect(t('nothing')).toBe('nothing');
  });
});

describe('disagreements', () => {
  const problemsOf = (fr: string, en: string) => disagreements({ fr: { m: fr }, en: { m: en } }).map(d => d.problem);

  it('accepts the same placeholders in any order and any numeric form', () => {
    expect(problemsOf('{a} puis {b}', '{b} after {a}')).toEqual([]);
    expect(problemsOf('{n} touche(s)', '{n, plural, one {# hit} other {# hits}}')).toEqual([]);
    expect(problemsOf('{far, number, inch}', '{far, number, inch}')).toEqual([]);
  });

  it('finds a placeholder that one language lacks, also inside a branch', () => {
    expect(problemsOf('{n} sur {total}', '{n}')).toEqual(['{total} is missing in en']);
    expect(problemsOf('{n}', '{n, plural, one {#} other {# of {total}}}')).toEqual(['{total} is missing in fr']);
  });

  it('finds a number that is a word in the other language', () => {
    expect(problemsOf('{who, select, a {A} other {B}}', '{who, number}')).toEqual([
      '{who} is a number in one language and a word in the other',
    ]);
  });

  it('finds a text that does not parse', () => {
    expect(problemsOf('{n', '{n}')[0]).toMatch(/^fr does not parse/);
    expect(problemsOf('{n}', '{n, plural, one {#}}')[0]).toMatch(/^en does not parse/);
  });
});

describe('several bundles', () => {
  it('lets the later bundle win, and tells where that matters', () => {
    const ours = defineMessages({ fr: { hello: 'Salut {name}' }, en: { hello: 'Hi {name}' } });
    expect(translator('fr', complete, ours)('hello', { name: 'Ana' })).toBe('Salut Ana');
    expect(clashes(complete, ours)).toEqual(['hello']);
    expect(clashes(complete, complete)).toEqual([]);
  });
});

describe('a slip in a text cannot stop a game', () => {
  it('shows the key, or the unfilled text, and throws only when strict', () => {
    const t = translator('en', complete);
    expect(t.say('gone')).toBe('gone');
    expect(t.has('gone')).toBe(false);
    expect(t('hello')).toBe('Hello {name}!');
    expect(() => strictTranslator('en', complete).say('gone')).toThrow(/gone.*no such key/);
    expect(() => strictTranslator('en', complete)('hello')).toThrow(/hello/);
  });
});
