import { describe, expect, it } from 'vitest';
import { defineMessages, explain, formatLength, formatNumber, frenchSpacing, translator } from './index.js';

const NARROW = '\u202F';

describe('numbers and lengths', () => {
  it('writes lengths as each language does', () => {
    expect(formatLength(165_100, 'inch', 'fr')).toBe(`6,5${NARROW}ps`);
    expect(formatLength(165_100, 'inch', 'en')).toBe('6.5"');
    expect(formatLength(165_000, 'cm', 'fr')).toBe(`16,5${NARROW}cm`);
    expect(formatLength(165_000, 'cm', 'en')).toBe(`16.5${NARROW}cm`);
    expect(formatLength(152_400, 'inch', 'en')).toBe('6"');
  });

  it('rounds to two decimals unless told otherwise', () => {
    expect(formatLength(152_401, 'inch', 'en')).toBe('6"');
    expect(formatLength(152_401, 'inch', 'en', 5)).toBe('6.00004"');
  });

  it('groups thousands', () => {
    expect(formatNumber(1_234_567.5, 'fr')).toBe(`1${NARROW}234${NARROW}567,5`);
    expect(formatNumber(1_234_567.5, 'en')).toBe('1,234,567.5');
  });
});

describe('French spacing', () => {
  it('narrows the space before double punctuation and inside guillemets', () => {
    expect(frenchSpacing('« Feu ! » : oui ; non ?')).toBe(
      `«${NARROW}Feu${NARROW}!${NARROW}»${NARROW}: oui${NARROW}; non${NARROW}?`,
    );
  });

  it('leaves times and ratios alone', () => {
    expect(frenchSpacing('12:30')).toBe('12:30');
  });
});

const text = defineMessages({
  fr: {
    'too-far': 'Trop loin : {far, number, inch} pour {max, number, inch} !',
    odds: 'Chance : {p, number, percent}',
    mean: '{x} en moyenne',
    hits: '{n, plural, =0 {aucune touche} one {# touche} other {# touches}}',
    both: '{n} ({n, plural, one {seul} other {plusieurs}})',
    math: '3 < 5',
  },
  en: {
    'too-far': 'Too far: {far, number, inch} of {max, number, inch}!',
    odds: 'Odds: {p, number, percent}',
    mean: '{x} on average',
    hits: '{n, plural, =0 {no hit} one {# hit} other {# hits}}',
    both: '{n} ({n, plural, one {alone} other {several}})',
    math: '3 < 5',
  },
});
const fr = translator('fr', text);
const en = translator('en', text);

describe('messages', () => {
  it('reads lengths from micrometres', () => {
    const args = { far: 165_100, max: 152_400 };
    expect(fr('too-far', args)).toBe(`Trop loin${NARROW}: 6,5${NARROW}ps pour 6${NARROW}ps${NARROW}!`);
    expect(en('too-far', args)).toBe('Too far: 6.5" of 6"!');
  });

  it('writes a bare number with the comma of the language', () => {
    expect(fr('mean', { x: 2.5 })).toBe('2,5 en moyenne');
    expect(en('mean', { x: 2.5 })).toBe('2.5 on average');
    expect(en('mean', { x: 'two' })).toBe('two on average');
  });

  it('counts as each language does: zero is singular in French', () => {
    expect([0, 1, 2].map(n => fr('hits', { n }))).toEqual(['aucune touche', '1 touche', '2 touches']);
    expect([0, 1, 2].map(n => en('hits', { n }))).toEqual(['no hit', '1 hit', '2 hits']);
    expect(fr('both', { n: 0 })).toBe('0 (seul)');
    expect(en('both', { n: 0 })).toBe('0 (several)');
  });

  it('takes < for a sign, not for a tag', () => {
    expect(en('math')).toBe('3 < 5');
  });

  it('formats the same message again from its cache', () => {
    expect(fr('hits', { n: 1000 })).toBe(`1${NARROW}000 touches`);
    expect(fr('hits', { n: 2 })).toBe('2 touches');
  });
});

describe('explain', () => {
  it('gives the sentence and the rule', () => {
    const because = { rule: 'GDF-MOV-01', say: 'too-far', args: { far: 165_100, max: 152_400 } };
    expect(explain(because, en)).toEqual({ sentence: 'Too far: 6.5" of 6"!', rule: 'GDF-MOV-01' });
    expect(explain({ rule: 'GDF-MOV-01', say: 'unheard-of' }, fr).sentence).toBe('unheard-of');
  });
});
