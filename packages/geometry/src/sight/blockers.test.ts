import { describe, expect, it } from 'vitest';
import { seeded } from '../../test/seeded.js';
import { FACINGS, hull, linkBlocker, mm, placedOutline, type BaseShape, type Placed, type Point } from '../index.js';

const SHAPES: readonly BaseShape[] = [
  { kind: 'round', radius: mm(16) },
  { kind: 'oval', length: mm(60), width: mm(35) },
  { kind: 'rectangle', length: mm(120), width: mm(80) },
];

const keyOf = ({ x, y }: Point): string => `${x} ${y}`;

describe('the strip between two bases', () => {
  it('is the hull of both, whether they are alike or not', () => {
    const rng = seeded(7);
    for (let i = 0; i < 200; i++) {
      const place = (base: BaseShape, facing: number): Placed => ({
        base,
        facing,
        at: { x: rng.between(mm(100), mm(300)), y: rng.between(mm(100), mm(300)) },
      });
      const facing = rng.between(0, FACINGS - 1);
      const base = rng.pick(SHAPES);
      const a = place(base, facing);
      // Straight ahead, along an edge, and anywhere; alike four times in five.
      const other = rng.between(0, 4) > 0 ? place(base, facing) : place(rng.pick(SHAPES), 0);
      const b = i % 3 === 0 ? { ...other, at: { x: other.at.x, y: a.at.y } } : other;
      if (a.at.x === b.at.x && a.at.y === b.at.y) continue;
      const { shape } = linkBlocker(a, b, 0);
      if (shape.kind !== 'polygon') throw new Error('a strip is a polygon');
      const expected = hull([...placedOutline(a), ...placedOutline(b)]);
      expect(shape.corners.map(keyOf).sort()).toEqual(expected.map(keyOf).sort());
    }
  });
});
