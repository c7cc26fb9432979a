import { expect, test } from 'vitest';
import { shortened, shortNames } from './shorten.js';

test('of several words the one that says what it is stays, each language in its own order', () => {
  expect(shortened('Lighthouse levies', 'en')[0]).toBe('Levies');
  expect(shortened('Levées du phare', 'fr')[0]).toBe('Levées');
  expect(shortened('Mother of Roots', 'en')[0]).toBe('Mother');
  expect(shortened("Équipe d'assaut", 'fr')[0]).toBe('Équipe');
});

test('a long word is cut where a syllable ends, and says so with a point', () => {
  expect(shortened('Lentilliers', 'fr')).toEqual(['Lent.']);
  expect(shortened('Halberdiers', 'en')).toEqual(['Halb.']);
  expect(shortened('White voltigeurs', 'en')).toEqual(['Voltigeurs', 'Voltig.']);
});

test('short names stay as they are', () => {
  for (const name of ['Ada', 'Wardens', 'Duke', '']) expect(shortened(name, 'en')).toEqual([]);
});

test('what counts or tells apart stays behind the name', () => {
  expect(shortened('Salt Breakers •••', 'en')[0]).toBe('Breakers •••');
  expect(shortened('Gardiens de la lanterne 2', 'fr')[0]).toBe('Gardiens 2');
});

test('nobody is shortened to what somebody else is called or shortened to', () => {
  const short = shortNames(['Snow rangers', 'Sea rangers', 'Rangers of old', 'Bear suits'], 'en');
  expect(short.get('Snow rangers')).toEqual([]);
  expect(short.get('Sea rangers')).toEqual([]);
  expect(short.get('Bear suits')).toEqual(['Suits']);
  expect(shortNames(['Bear suits', 'Bear suits'], 'en').get('Bear suits')).toEqual(['Suits']);
});
