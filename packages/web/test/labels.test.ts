import { expect, test } from 'vitest';
import { fitted } from '../src/board/camera.js';
import { layOut, type Table, type View } from '../src/tabletop/labels/layOut.js';
import { estimatedWidths } from '../src/tabletop/labels/widths.js';
import { addUp, countOf } from './labelCount.js';
import { battleOf, TABLE_IDS, tableAt } from './labelTables.js';

/** What a desk of 1440 x 900 leaves to the table, and a phone of 390 x 844. */
const SCREENS = { desk: { width: 1060, height: 740 }, phone: { width: 390, height: 460 } } as const;
const SHARES = [0.15, 0.5, 0.85];

function atFit({ width, height }: Table, box: { readonly width: number; readonly height: number }): View {
  const { x, y, zoom } = fitted(width, height, box);
  return { zoom, window: { x: -x, y: -y, ...box }, barred: [] };
}

for (const id of TABLE_IDS)
  test(`${id}: no name lies on another, is cut off or hides a figure, and hardly any is missing`, async () => {
    const { positions } = await battleOf(id, 7, SHARES, 'random');
    for (const box of Object.values(SCREENS)) {
      const counts = positions.map(position => {
        const table = tableAt(position, 'fr');
        const view = atFit(table, box);
        const laid = layOut(table, view, { widths: estimatedWidths, locale: 'fr', demanded: new Set() });
        return countOf(laid, table, view);
      });
      const { units, named, bare, onOthers, cutOff, covered } = addUp(counts);
      expect(units).toBeGreaterThan(positions.length * 3);
      expect({ onOthers, cutOff, covered, bare }).toEqual({ onOthers: 0, cutOff: 0, covered: 0, bare: 0 });
      expect(named / units).toBeGreaterThanOrEqual(0.9);
    }
  }, 120_000);
