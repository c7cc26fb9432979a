import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '../../systems/the-other-side/theme.js';
import { recorder, sheetsFor } from '../recorder.js';
import { bakeTable, finest, MOST_PIXELS, type BakeOrder } from './bakeTable.js';
import { inSlices } from './slices.js';

const { brush, deeds } = recorder();
beforeEach(() => {
  deeds.length = 0;
  vi.stubGlobal('OffscreenCanvas', sheetsFor(brush));
});
afterEach(() => void vi.unstubAllGlobals());

let seed = 1;
const orderOf = (more: Partial<BakeOrder> = {}): BakeOrder => ({
  theme,
  width: 240,
  height: 160,
  seed: seed++,
  pieces: [],
  pxPerMm: 0.5,
  ...more,
});

function baked(order: BakeOrder): { readonly stages: number; readonly steps: number; readonly width: number } {
  const steps = bakeTable(order);
  let [stages, count] = [0, 0];
  for (;;) {
    const step = steps.next();
    if (step.done === true) return { stages, steps: count, width: step.value.width };
    count++;
    if (step.value !== undefined) stages++;
  }
}

test('the ground of a whole table is shown before what stands on it, and others have their turn between', () => {
  const { stages, steps, width } = baked(orderOf());
  expect(stages).toBe(1);
  expect(steps).toBeGreaterThan(4);
  expect(width).toBe(120);
});

test('a part is as large as the part, and shown when it is done', () => {
  const { stages, width } = baked(orderOf({ part: { left: 40, top: 40, width: 60, height: 60 }, pxPerMm: 2 }));
  expect(stages).toBe(0);
  expect(width).toBe(120);
});

test('the ground is painted once for all that changes on it', () => {
  const order = orderOf();
  const grounds = (): number => deeds.filter(deed => deed.startsWith('putImageData')).length;
  baked(order);
  const first = grounds();
  expect(first).toBeGreaterThan(0);
  baked({ ...order, part: { left: 0, top: 0, width: 50, height: 50 } });
  expect(grounds()).toBe(first);
  baked({ ...order, seed: 999 });
  expect(grounds()).toBeGreaterThan(first);
});

test('no bitmap is larger than the largest', () => {
  expect(finest({ width: 1829, height: 1219 }, 1.2)).toBe(1.2);
  const most = finest({ width: 3000, height: 3000 }, 1.2);
  expect(most).toBeLessThan(1.2);
  expect(3000 * 3000 * most * most).toBeLessThanOrEqual(MOST_PIXELS + 1);
});

test('what is cancelled is left unfinished', async () => {
  let steps = 0;
  function* work(): Generator<void, string> {
    for (; steps < 100; steps++) yield;
    return 'done';
  }
  expect(await inSlices(work(), 1000, () => steps >= 7)).toBeUndefined();
  expect(steps).toBe(7);
  steps = 0;
  expect(await inSlices(work(), 0, () => false)).toBe('done');
});
