import { describe, expect, it } from 'vitest';
import { campaign, seeded } from '../test/seeded.js';
import { hull } from './exact/convex.js';
import { extremeCorner, extremeFrom, oppositeSector, sectorOf } from './extreme.js';
import { outlineOf, toOutline, type Outline } from './outline.js';

/** How far the outline reaches in a direction, by trying all its corners. */
const reachOf = ({ xs, ys }: Outline, nx: number, ny: number): number =>
  Math.max(...Array.from(xs, (x, i) => nx * x + ny * ys[i]!));

const heightOf = ({ xs, ys }: Outline, corner: number, nx: number, ny: number): number =>
  nx * xs[corner]! + ny * ys[corner]!;

function outlineFor(seed: number): Outline {
  const dice = seeded(seed);
  if (seed % 4 === 0)
    return outlineOf({ kind: 'oval', length: dice.between(20, 90), width: 20 }, dice.between(0, 4095));
  const size = dice.pick([3, 50, 100_000]);
  for (;;) {
    const corners = hull(
      Array.from({ length: dice.between(3, 12) }, () => ({
        x: dice.between(-size, size),
        y: dice.between(-size, size),
      })),
    );
    if (corners.length >= 3) return toOutline(corners);
  }
}

describe('the farthest corner', () => {
  it('is exact in every direction, square to an edge, next to that, and between two sectors', () => {
    for (let seed = 1; seed <= campaign(2000); seed++) {
      const outline = outlineFor(seed);
      const { corners } = outline;
      const dice = seeded(seed);
      const directions = corners.map(({ x, y }, i) => {
        const after = corners[(i + 1) % corners.length]!;
        return [after.y - y + dice.between(-1, 1), x - after.x + dice.between(-1, 1)] as const;
      });
      for (let i = 0; i <= 16; i++) directions.push([16 - i, i], [i - 16, i], [16 - i, -i], [i - 16, -i]);
      for (const [nx, ny] of directions) {
        const corner = extremeCorner(outline, nx, ny);
        expect(heightOf(outline, corner, nx, ny) === reachOf(outline, nx, ny), `seed ${seed}: ${nx}, ${ny}`).toBe(true);
      }
    }
  });

  it('is found from the opposite sector for the direction turned round', () => {
    for (let seed = 1; seed <= campaign(1000); seed++) {
      const outline = outlineFor(seed);
      const dice = seeded(seed);
      const [nx, ny] = [dice.between(-1000, 1000), dice.between(1, 1000)];
      const corner = extremeFrom(outline, oppositeSector(sectorOf(nx, ny)), -nx, -ny);
      expect(heightOf(outline, corner, -nx, -ny) === reachOf(outline, -nx, -ny), `seed ${seed}: ${nx}, ${ny}`).toBe(
        true,
      );
    }
  });
});
