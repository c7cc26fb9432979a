import { expect, test } from 'vitest';
import { theme } from '../systems/grimdark-future/theme.js';
import { marksOf, shadeOf, type Attention } from './marks.js';
import type { Figure, World } from './world.js';

const figure = (unit: string, x: number): Figure => ({
  unit,
  model: 0,
  seat: 0,
  silhouette: { kind: 'infantry' },
  at: [x, 100],
  turn: 0,
  looks: 0,
  base: { kind: 'round', long: 12.5, wide: 12.5 },
  flags: [],
  hasFront: false,
  wounds: 0,
});

const world: World = {
  width: 600,
  depth: 400,
  theme,
  pieces: [],
  figures: ['a', 'b', 'c'].map((unit, i) => figure(unit, 100 + 80 * i)),
  markers: [{ id: 'm', at: [300, 200], title: '', look: 'flag' }],
};

const NOBODY: Attention = {
  selected: undefined,
  pointed: undefined,
  acting: undefined,
  options: new Set(),
  targets: new Set(),
  hinted: new Set(),
  inTheWay: [],
};

const shape = (attention: Partial<Attention>): string =>
  marksOf(world, { ...NOBODY, ...attention })
    .map(({ mesh }) => String(mesh.positions))
    .join(' + ');

test('who is chosen, acts, may be chosen, may be aimed at or is the target: each has a ring of its own form, whatever its colour', () => {
  const a = new Set(['a']);
  const forms = [
    shape({ selected: 'a' }),
    shape({ acting: 'a' }),
    shape({ options: a }),
    shape({ options: a, targets: a }),
    shape({ selected: 'a', options: a, targets: a }),
  ];
  expect(new Set(forms).size).toBe(forms.length);
  expect(forms.every(form => form.length > 0)).toBe(true);
  expect(shape({})).toBe('');
});

test('figures and flags throw soft shadows away from the sun', () => {
  const [shade] = shadeOf(world);
  expect(shade?.count).toBe(4);
  const [x, z] = [shade?.places[12] ?? 0, shade?.places[14] ?? 0];
  expect(x).toBeGreaterThan(100);
  expect(z).toBeGreaterThan(100);
});
