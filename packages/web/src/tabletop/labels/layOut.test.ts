import { expect, test } from 'vitest';
import { meet } from './box.js';
import { layOut, withNamed, type Labelled, type Table, type View } from './layOut.js';
import { estimatedWidths } from './widths.js';

const unit = (id: string, x: number, y: number, more: Partial<Labelled> = {}): Labelled => ({
  id,
  seat: 0,
  name: 'Wardens',
  count: 1,
  flags: [],
  figures: [{ x: x - 16, y: y - 16, width: 32, height: 32 }],
  ...more,
});

const tableOf = (...units: readonly Labelled[]): Table => ({ width: 1800, height: 1200, units, things: [] });

const WINDOW = { x: 0, y: 0, width: 1000, height: 700 };
const viewAt = (zoom: number, more: Partial<View> = {}): View => ({ zoom, window: WINDOW, barred: [], ...more });
const NOBODY = { widths: estimatedWidths, locale: 'en' as const, demanded: new Set<string>() };

test('a plate holds the name, how many there are, and signs of states that have one', () => {
  const [laid] = layOut(
    tableOf(unit('a', 500, 500, { count: 5, flags: ['activated', 'unheard-of', 'shaken'] })),
    viewAt(0.5),
    NOBODY,
  );
  expect(laid?.plate.name?.words).toBe('Wardens');
  expect(laid?.plate.count?.words).toBe('×5');
  expect(laid?.plate.states.map(({ flag }) => flag)).toEqual(['activated', 'shaken']);
});

test('what stands on a plate stands beside one another, inside it', () => {
  const [laid] = layOut(tableOf(unit('a', 500, 500, { count: 5, flags: ['shaken'] })), viewAt(0.5), NOBODY);
  const { name, count, states, width = 0 } = laid?.plate ?? {};
  const nameEnds = (name?.x ?? 0) + estimatedWidths('Wardens', 'name');
  const countEnds = (count?.x ?? 0) + estimatedWidths('×5', 'count');
  expect(count?.x).toBeGreaterThan(nameEnds);
  expect((states?.[0]?.x ?? 0) - 7).toBeGreaterThan(countEnds);
  expect((states?.[0]?.x ?? 0) + 7).toBeLessThan(width);
});

/** In the middle of a crowd, with room outside it only. */
const CROWD = Array.from({ length: 49 }, (_, i) =>
  unit(`${i}`, 600 + 33 * (i % 7), 500 + 33 * Math.floor(i / 7), { name: 'Wardens of the West' }),
);

test('the farther away, the shorter a name is made to lie near, rather than on a long line', () => {
  const inFullAt = (zoom: number): number =>
    layOut(tableOf(...CROWD), viewAt(zoom), NOBODY).filter(({ plate }) => plate.name?.words === 'Wardens of the West')
      .length;
  expect(inFullAt(0.3)).toBeLessThan(inFullAt(0.6));
});

test('from afar, too, units have names: in a small window in small writing, without any left out', () => {
  const small: View = { zoom: 0.2, window: { x: 0, y: -110, width: 360, height: 460 }, barred: [] };
  const table = tableOf(...CROWD.slice(0, 14));
  const laid = layOut(table, small, NOBODY);
  expect(laid.filter(({ isNamed }) => isNamed).length).toBe(14);
  expect(laid.every(({ plate }) => plate.isSmall === true)).toBe(true);
});

test('who is not seen has no plate; who is seen in part has one inside what is seen', () => {
  const table = tableOf(unit('out', 1700, 100), unit('part', 1000, 300), unit('in', 300, 300));
  const laid = layOut(table, viewAt(1), NOBODY);
  expect(laid.map(({ id }) => id).toSorted()).toEqual(['in', 'part']);
  for (const { x, width } of laid) expect(x + width).toBeLessThanOrEqual(WINDOW.width);
});

test('names never leave the window, however much larger the table is', () => {
  const table = { ...tableOf(unit('a', 990, 16), unit('b', 5, 690)), width: 4000, height: 3000 };
  for (const { x, y, width, height } of layOut(table, viewAt(1), NOBODY)) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(WINDOW.width);
    expect(y + height).toBeLessThanOrEqual(WINDOW.height);
  }
});

const CORNER: View = viewAt(0.3);

test('pointing at a unit with a short name names it in full and moves nobody who is not in the way', () => {
  const table = tableOf(...CROWD, unit('b', 1500, 1000, { name: 'Bo' }));
  const laid = layOut(table, CORNER, NOBODY);
  const short = laid.find(({ form, isNamed }) => form > 0 && isNamed);
  expect(short).toBeDefined();
  const named = withNamed(laid, short?.id ?? '', table, CORNER, NOBODY);
  expect(named.find(({ id }) => id === short?.id)?.plate.name?.words).toBe('Wardens of the West');
  expect(named.find(({ id }) => id === 'b')).toEqual(laid.find(({ id }) => id === 'b'));
});

test('pointing at a unit that is named already changes nothing', () => {
  const table = tableOf(unit('a', 500, 500));
  const laid = layOut(table, viewAt(0.5), NOBODY);
  expect(withNamed(laid, 'a', table, viewAt(0.5), NOBODY)).toBe(laid);
});

test('where the name that is pointed at must lie on others, those are left out meanwhile', () => {
  const units = Array.from({ length: 8 }, (_, i) => unit(`${i}`, 40 + 50 * i, 40, { name: 'W' }));
  const table = {
    ...tableOf(...units, unit('long', 440, 40, { name: 'Wandering Wardens of the West' })),
    width: 480,
    height: 60,
  };
  const laid = layOut(table, viewAt(1), NOBODY);
  const named = withNamed(laid, 'long', table, viewAt(1), NOBODY);
  const shown = named.find(({ id }) => id === 'long');
  expect(shown?.isNamed).toBe(true);
  expect(named.filter(other => other !== shown && shown && meet(other, shown))).toEqual([]);
});
