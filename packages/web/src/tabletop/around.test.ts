import { mm, type BaseShape } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { waveAround } from './around.js';

const placesOf = (base: BaseShape): [number, number][] =>
  waveAround(base, 3)
    .slice(1, -1)
    .split('L')
    .map(place => place.split(' ').map(Number) as [number, number]);

describe('the line of the shaken', () => {
  it('goes round the base, outside of it, in waves', () => {
    const far = placesOf({ kind: 'round', radius: mm(20) }).map(([x, y]) => Math.hypot(x, y));
    expect(Math.min(...far)).toBeGreaterThan(21);
    expect(Math.max(...far)).toBeLessThan(25);
    const turns = far.filter((r, i) => r > 23 !== (far[(i + 1) % far.length] as number) > 23).length;
    expect(turns).toBeGreaterThanOrEqual(20);
  });

  it('keeps outside of a hull, too', () => {
    for (const [x, y] of placesOf({ kind: 'rectangle', length: mm(90), width: mm(50) }))
      expect(Math.abs(x) > 45 || Math.abs(y) > 25).toBe(true);
  });
});
