import type { Rng } from '@banneret/kernel';
import type { Spot } from '../../src/eye/volumes.js';

/** Places that seldom are stood on in play. */

export const pickOf = <T>(list: readonly T[], rng: Rng): T | undefined => list[rng.below(list.length)];

/** Well inside of a piece, as far as a piece of any shape has an inside between its first corners. */
export function insideOf(outline: readonly Spot[], rng: Rng): Spot {
  const [a, b, c] = [0, 1, 2].map(i => outline[Math.floor((i * outline.length) / 3)] as Spot) as [Spot, Spot, Spot];
  const [u, v] = [(20 + rng.below(30)) / 100, (20 + rng.below(30)) / 100];
  return rounded({ x: a.x + (b.x - a.x) * u + (c.x - a.x) * v, y: a.y + (b.y - a.y) * u + (c.y - a.y) * v });
}

/** Near the edge of a piece, within so much of it. */
export function onRimOf(outline: readonly Spot[], reach: number, rng: Rng): Spot {
  const at = rng.below(outline.length);
  const [a, b] = [outline[at] as Spot, outline[(at + 1) % outline.length] as Spot];
  const share = rng.below(100) / 100;
  const off = (): number => rng.below(2 * reach) - reach;
  return rounded({ x: a.x + (b.x - a.x) * share + off(), y: a.y + (b.y - a.y) * share + off() });
}

const rounded = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) });
