import { FOOTPRINTS, hexOf, SLOTS, type BaseSize } from '@banneret/hexboard';
import { expect, test } from 'vitest';
import { middleOf, SIZE } from './hexes.js';
import { outlineAround } from './outline.js';

const hexesOf = (mask: number) => SLOTS.filter(slot => (mask >> slot) & 1).map(slot => hexOf({ u: 1, v: 2 }, slot));

/** Twice the area that a loop encloses; positive when it runs clockwise on the screen. */
const areaOf = (loop: ReturnType<typeof outlineAround>): number =>
  loop.reduce((sum, { x, y }, i) => {
    const next = loop[(i + 1) % loop.length] as { x: number; y: number };
    return sum + x * next.y - next.x * y;
  }, 0) / 2;

const HEX_AREA = ((3 * Math.sqrt(3)) / 2) * SIZE * SIZE;

test.each([1, 2, 3, 4, 7] as const)(
  'the outline around %i hexes is one loop around their whole area',
  (size: BaseSize) => {
    for (const mask of FOOTPRINTS[size]) {
      const loop = outlineAround(hexesOf(mask));
      expect(areaOf(loop)).toBeCloseTo(size * HEX_AREA, 3);
    }
  },
);

test('drawn in, it keeps its distance from every edge', () => {
  const [hex] = hexesOf(1);
  const { x, y } = middleOf(hex as never);
  for (const corner of outlineAround(hexesOf(1), 4)) {
    // The middle of an edge is sqrt(3)/2 of a hex's size away; four less, the corners lie at this distance.
    expect(Math.hypot(corner.x - x, corner.y - y)).toBeCloseTo(SIZE - (4 * 2) / Math.sqrt(3), 3);
  }
  expect(areaOf(outlineAround(hexesOf(127), 4))).toBeLessThan(areaOf(outlineAround(hexesOf(127))));
});
