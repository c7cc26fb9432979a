import { describe, expect, it } from 'vitest';
import { FACINGS, mm, pivotLength, travelLength, type BaseShape } from '../index.js';

const round: BaseShape = { kind: 'round', radius: mm(16) };
const oval: BaseShape = { kind: 'oval', length: mm(60), width: mm(35) };
const hull: BaseShape = { kind: 'rectangle', length: mm(120), width: mm(90) };
const QUARTER = FACINGS / 4;

describe('pivotLength', () => {
  it('is nothing for a round base', () => {
    expect(pivotLength(round, 0, QUARTER)).toBe(0);
  });

  it('is the arc of the farthest part: the tip of an oval, the corner of a rectangle', () => {
    expect(pivotLength(oval, 0, QUARTER)).toBe(Math.ceil((mm(30) * Math.PI) / 2));
    expect(pivotLength(hull, 0, QUARTER)).toBe(Math.ceil((mm(75) * Math.PI) / 2));
  });

  it('goes the shorter way round, either way for the same price', () => {
    expect(pivotLength(oval, 0, 3 * QUARTER)).toBe(pivotLength(oval, 0, QUARTER));
    expect(pivotLength(oval, FACINGS - 1, 1)).toBe(pivotLength(oval, 1, 3));
    expect(pivotLength(oval, 7, 7)).toBe(0);
  });
});

describe('travelLength', () => {
  it('adds the pivots to the legs, each from the facing before it', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 0, y: 0, facing: QUARTER },
      { x: 0, y: mm(100) },
      { x: mm(50), y: mm(100), facing: 0 },
    ];
    expect(travelLength(round, path)).toBe(mm(150));
    expect(travelLength(oval, path)).toBe(mm(150) + 2 * pivotLength(oval, 0, QUARTER));
    expect(travelLength(oval, path, QUARTER)).toBe(mm(150) + pivotLength(oval, QUARTER, 0));
  });
});
