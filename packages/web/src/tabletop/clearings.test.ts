import { inches, mm } from '@banneret/geometry';
import { expect, test } from 'vitest';
import { clearingsOf } from './clearings.js';
import { scaleOf } from './scale.js';
import type { Scenery, TableUnit } from './tableau.js';

const scale = scaleOf({ width: inches(48), depth: inches(48) });
const square = [
  { x: 0, y: 0 },
  { x: mm(200), y: 0 },
  { x: mm(200), y: mm(200) },
  { x: 0, y: mm(200) },
];
const piece = (kind: Scenery['kind']): Scenery => ({
  id: kind,
  outline: square,
  kind,
  height: mm(100),
  name: '',
  signs: [],
  title: '',
});
const standing = (x: number, y: number): TableUnit => ({
  id: '0',
  seat: 0,
  name: '',
  words: '',
  emblem: 0,
  flags: [],
  figures: [{ model: 0, at: { x: mm(x), y: mm(y) }, facing: 0, base: { kind: 'round', radius: mm(16) } }],
});

test('the canopy opens over who stands in a wood, wider than the base', () => {
  const [clearing, ...others] = clearingsOf([piece('wood')], [standing(100, 100)], scale);
  expect(others).toEqual([]);
  expect(clearing).toMatchObject({ x: 100, y: scale.height - 100 });
  expect(clearing?.radius).toBeGreaterThan(16);
});

test('it does not open outside the wood, nor reach beyond its edge', () => {
  expect(clearingsOf([piece('wood')], [standing(201, 100)], scale)).toEqual([]);
  expect(clearingsOf([piece('wood')], [standing(190, 100)], scale)[0]?.radius).toBeCloseTo(10, 6);
});

test('nothing else opens', () => {
  expect(clearingsOf([piece('ruin')], [standing(100, 100)], scale)).toEqual([]);
});
