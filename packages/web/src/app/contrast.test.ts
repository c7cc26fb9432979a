import { describe, expect, test } from 'vitest';
import { THEMES } from '../systems/themes.js';
import { contrast, inkOn, readableOn } from './contrast.js';

test('contrast is that of WCAG: 21 between black and white, 1 with itself, whichever comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#777777')).toBe(1);
  // A well-known pair on the border of what may be read.
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

test('a light colour bears dark ink, a dark one light', () => {
  expect(inkOn('#f0b43c')).toBe('#000000');
  expect(inkOn('#6a3fc4')).toBe('#ffffff');
});

test('a colour is darkened no further than it has to be', () => {
  expect(readableOn('#ffffff', '#202020', 4.5)).toBe('#202020');
  const found = readableOn('#ffffff', '#f0b43c', 4.5);
  expect(contrast(found, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(found, '#ffffff')).toBeLessThan(5.5);
});

describe.each(Object.values(THEMES))('the light of $id', ({ sides, accent }) => {
  test('has signs that can be read on the colour of every side', () => {
    for (const side of sides) expect(contrast(side, inkOn(side))).toBeGreaterThanOrEqual(4.5);
  });

  test('has an accent that can be read by day and by night, and that bears the ink of a button', () => {
    expect(contrast(readableOn('#dbe0e6', accent, 4.6), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, '#171415')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, '#1b1206')).toBeGreaterThanOrEqual(7);
  });
});
