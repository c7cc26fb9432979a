import { expect, test } from 'vitest';
import { foundIn, readable } from './search.js';

const rule = { id: 'GDF-MOV-02', fr: 'Épaulé par une unité', en: 'Shouldered by a unit' };

test('accents and capitals do not matter, and both languages are searched', () => {
  expect(foundIn(readable('EPAULE'), rule)).toBe(true);
  expect(foundIn(readable('shouldered unité'), rule)).toBe(true);
  expect(foundIn(readable('mov-02'), rule)).toBe(true);
});

test('every word must occur', () => {
  expect(foundIn(readable('unité marteau'), rule)).toBe(false);
});
