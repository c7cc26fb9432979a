import { inches, type Polygon } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Layout } from '../src/book.js';
import { halvesOf, quartersOf } from '../src/layouts/shapes.js';

/** The shapes of Deployment Zones and of the parts of a table, corner by corner. */

const [WIDTH, DEPTH] = [72, 48];
const corners = (polygon: Polygon): string[] =>
  polygon.map(({ x, y }) => `${x / inches(1)} ${y / inches(1)}`).toSorted();
const box = (x1: number, y1: number, x2: number, y2: number): string[] =>
  [`${x1} ${y1}`, `${x1} ${y2}`, `${x2} ${y1}`, `${x2} ${y2}`].toSorted();

describe('zones and parts of the table', () => {
  const division = (layout: Layout) => {
    const { zones, parts, line = [] } = halvesOf(layout, inches(WIDTH), inches(DEPTH));
    return { zones: zones.map(corners), parts: parts.map(corners), line: corners(line) };
  };

  it('R-60, TOS-DEP-07: a Confrontation: a foot along each long edge, halves along the middle', () => {
    expect(division('confrontation')).toEqual({
      zones: [box(0, 0, 72, 12), box(0, 36, 72, 48)],
      parts: [box(0, 0, 72, 24), box(0, 24, 72, 48)],
      line: ['0 24', '72 24'],
    });
  });

  it('R-60, TOS-DEP-07: a Killing Field: a quarter of the width from each short edge, halves across', () => {
    expect(division('killingField')).toEqual({
      zones: [box(0, 0, 18, 48), box(54, 0, 72, 48)],
      parts: [box(0, 0, 36, 48), box(36, 0, 72, 48)],
      line: ['36 0', '36 48'],
    });
  });

  it('R-60, TOS-DEP-07: Corners: a third of the width and a foot and a half in two opposite corners, halves by the diagonal', () => {
    expect(division('corners')).toEqual({
      zones: [box(0, 0, 24, 18), box(48, 30, 72, 48)],
      parts: [
        ['0 0', '0 48', '72 0'],
        ['0 48', '72 0', '72 48'],
      ],
      line: ['0 48', '72 0'],
    });
  });

  it('R-60, TOS-DEP-07: Diagonals: triangles of two thirds of each edge, halves by the diagonal', () => {
    expect(division('diagonals')).toEqual({
      zones: [
        ['0 0', '0 32', '48 0'],
        ['24 48', '72 16', '72 48'],
      ],
      parts: [
        ['0 0', '0 48', '72 0'],
        ['0 48', '72 0', '72 48'],
      ],
      line: ['0 48', '72 0'],
    });
  });

  it('TOS-CNQ-01, TOS-CNQ-02, R-60: a Conquest: four quarters, a square foot in the outer corner of each', () => {
    const { zones, parts, line } = quartersOf(inches(WIDTH), inches(DEPTH));
    expect(zones.map(corners)).toEqual([
      box(0, 0, 12, 12),
      box(60, 0, 72, 12),
      box(0, 36, 12, 48),
      box(60, 36, 72, 48),
    ]);
    expect(parts.map(corners)).toEqual([
      box(0, 0, 36, 24),
      box(36, 0, 72, 24),
      box(0, 24, 36, 48),
      box(36, 24, 72, 48),
    ]);
    expect(line).toBeUndefined();
  });
});
