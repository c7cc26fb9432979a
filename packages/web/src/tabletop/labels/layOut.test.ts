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
const NOBODY = { widths: estimatedWidths, demanded: new Set<string>() };

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

test('from afar there are plates without names, but for who is asked', () => {
  const table = tableOf(unit('a', 500, 500), unit('b', 1200, 800));
  expect(layOut(table, viewAt(0.2), NOBODY).map(({ isNamed }) => isNamed)).toEqual([false, false]);
  const asked = layOut(table, viewAt(0.2), { ...NOBODY, demanded: new Set(['b']) });
  expect(asked.filter(({ isNamed }) => isNamed).map(({ id }) => id)).toEqual(['b']);
});

test('the farther away, the sooner a name gives way to a plate without one, rather than to a long line', () => {
  // In the middle of a crowd, with room outside it only.
  const crowd = Array.from({ length: 49 }, (_, i) =>
    unit(`${i}`, 600 + 33 * (i % 7), 500 + 33 * Math.floor(i / 7), { name: 'Wardens of the West' }),
  );
  const namedAt = (zoom: number): number =>
    layOut(tableOf(...crowd), viewAt(zoom), NOBODY).filter(({ isNamed }) => isNamed).length;
  expect(namedAt(0.34)).toBeLessThan(namedAt(0.55));
  expect(namedAt(0.34)).toBeGreaterThan(0);
});

test('who is not seen has no plate; who is seen in part has one inside what is seen', () => {
  const table = tableOf(unit('out', 1700, 100), unit('part', 1000, 300), unit('in', 300, 300));
  const laid = layOut(table, viewAt(1), NOBODY);
  expect(laid.map(({ id }) => id).toSorted()).toEqual(['in', 'part']);
  for (const { x, width } of laid) expect(x + width).toBeLessThanOrEqual(WINDOW.width);
});

test('a table that is smaller than the window keeps its names to itself', () => {
  const table = { ...tableOf(unit('a', 390, 16)), width: 400, height: 300 };
  const [laid] = layOut(table, viewAt(1), NOBODY);
  expect(laid && laid.x + laid.width).toBeLessThanOrEqual(400);
});

const CORNER: View = viewAt(0.2);

test('pointing at a unit without a name names it and moves nobody', () => {
  const table = tableOf(unit('a', 500, 500), unit('b', 900, 800));
  const laid = layOut(table, CORNER, NOBODY);
  const named = withNamed(laid, 'a', table, CORNER, estimatedWidths);
  expect(named.find(({ id }) => id === 'a')?.isNamed).toBe(true);
  expect(named.find(({ id }) => id === 'b')).toEqual(laid.find(({ id }) => id === 'b'));
});

test('pointing at a unit that is named already changes nothing', () => {
  const table = tableOf(unit('a', 500, 500));
  const laid = layOut(table, viewAt(0.5), NOBODY);
  expect(withNamed(laid, 'a', table, viewAt(0.5), estimatedWidths)).toBe(laid);
});

test('where the name that is pointed at must lie on others, those are left out meanwhile', () => {
  const units = Array.from({ length: 8 }, (_, i) => unit(`${i}`, 40 + 50 * i, 40, { name: 'W' }));
  const table = {
    ...tableOf(...units, unit('long', 440, 40, { name: 'Wandering Wardens of the West' })),
    width: 480,
    height: 60,
  };
  const laid = layOut(table, viewAt(1), NOBODY);
  const named = withNamed(laid, 'long', table, viewAt(1), estimatedWidths);
  const shown = named.find(({ id }) => id === 'long');
  expect(shown?.isNamed).toBe(true);
  expect(named.filter(other => other !== shown && shown && meet(other, shown))).toEqual([]);
});
