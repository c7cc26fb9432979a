import { describe, expect, it } from 'vitest';
import { isCoordinate, isFacing, MOST_STEPS, pointFrom, stepsFrom, wayFrom } from './given.js';

const AT = { x: 1, y: 2 };
const NO_POINTS: readonly unknown[] = [
  undefined,
  null,
  7,
  'here',
  {},
  { x: 1 },
  { y: 1 },
  { x: 1.5, y: 0 },
  { x: '1', y: 0 },
];

describe('what strangers write', () => {
  it('a point has whole coordinates within any table, one zero, and nothing else in it', () => {
    expect(pointFrom({ x: 4_000_000, y: -4_000_000, z: 1 })).toEqual({ x: 4_000_000, y: -4_000_000 });
    for (const raw of [...NO_POINTS, { x: 4_000_001, y: 0 }, { x: 0, y: -4_000_001 }])
      expect(pointFrom(raw)).toBeUndefined();
    const zero = pointFrom({ x: -0, y: -0 });
    expect([Object.is(zero?.x, 0), Object.is(zero?.y, 0)]).toEqual([true, true]);
    expect([isCoordinate(5), isCoordinate(0.5), isFacing(0), isFacing(4_095), isFacing(4_096), isFacing(-1)]).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('a way is a list of points without holes, and no longer than any that is walked', () => {
    expect(wayFrom([])).toEqual([]);
    expect(wayFrom([AT, { x: 5, y: 5 }])).toEqual([AT, { x: 5, y: 5 }]);
    for (const raw of [...NO_POINTS, [AT, null], [[AT]], Array.from({ length: 3 })])
      expect(wayFrom(raw)).toBeUndefined();
    const zigzag = (count: number) => Array.from({ length: count }, (_, i) => ({ x: i, y: i % 2 }));
    expect(wayFrom(zigzag(MOST_STEPS))).toHaveLength(MOST_STEPS);
    expect(wayFrom(zigzag(MOST_STEPS + 1))).toBeUndefined();
  });

  it('points that change nothing are not kept, nor facings where nobody turns', () => {
    expect(wayFrom([AT, AT, { x: 1, y: 5 }, { x: 1, y: 9 }])).toEqual([AT, { x: 1, y: 9 }]);
    expect(wayFrom([{ ...AT, facing: 7 }])).toEqual([AT]);
    expect(stepsFrom([{ ...AT, facing: 7 }, AT, { x: 1, y: 9 }])).toEqual([
      { ...AT, facing: 7 },
      { x: 1, y: 9 },
    ]);
    for (const facing of [-1, 4_096, 0.5, '7', null]) expect(stepsFrom([{ ...AT, facing }])).toBeUndefined();
  });
});
