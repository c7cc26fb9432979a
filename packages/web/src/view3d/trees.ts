import { painted, type Coat } from './mesh/coat.js';
import type { Mesh } from './mesh/mesh.js';
import { FINE, PLAIN, Sculptor, type Finish } from './mesh/sculptor.js';
import { unit, type Vec } from './mesh/vec.js';

/** How far out of the middle, how far below the top, how large, how light; shares of the crown's radius. */
interface Puff {
  readonly out: number;
  readonly up: number;
  readonly size: number;
  readonly tone: number;
  readonly swing: number;
}

/** A crown is a few puffs. */
const BOUGH: readonly Puff[] = [
  { out: 0, up: 0.72, size: 0.84, tone: 1.08, swing: 0 },
  { out: 0.5, up: 1.25, size: 0.66, tone: 0.9, swing: 1.1 },
  { out: 0.52, up: 1.1, size: 0.62, tone: 1, swing: 3.3 },
  { out: 0.46, up: 1.4, size: 0.6, tone: 0.8, swing: 5.1 },
] as const;

const GOLD = (1 + Math.sqrt(5)) / 2;

/** Far fewer puffs where the picture is gone before one has looked at it. */
export const boughsOf = ({ crumb }: Finish): readonly Puff[] =>
  crumb === undefined ? BOUGH : BOUGH.slice(0, 2).map(puff => ({ ...puff, size: puff.size * 1.14 }));

/** A lump of leaves: light on top, dark below, its corners pushed in and out. */
export function crownMesh(finish: Finish): Mesh {
  const s = new Sculptor(finish);
  const corners: readonly Vec[] = [
    [-1, GOLD, 0],
    [1, GOLD, 0],
    [-1, -GOLD, 0],
    [1, -GOLD, 0],
    [0, -1, GOLD],
    [0, 1, GOLD],
    [0, -1, -GOLD],
    [0, 1, -GOLD],
    [GOLD, 0, -1],
    [GOLD, 0, 1],
    [-GOLD, 0, -1],
    [-GOLD, 0, 1],
  ].map(corner => unit(corner as unknown as Vec));
  for (const [a, b, c] of FACES) {
    const [p, q, r] = [corners[a], corners[b], corners[c]] as [Vec, Vec, Vec];
    if (finish.around < FINE.around && finish.leafy !== true) leaf(s, [p, q, r]);
    else {
      const [pq, qr, rp] = [half(p, q), half(q, r), half(r, p)];
      for (const face of [
        [p, pq, rp],
        [pq, q, qr],
        [rp, qr, r],
        [pq, qr, rp],
      ] as const)
        leaf(s, face);
    }
  }
  return s.mesh();
}

const half = (a: Vec, b: Vec): Vec => unit([a[0] + b[0], a[1] + b[1], a[2] + b[2]]);

function leaf(s: Sculptor, face: readonly Vec[]): void {
  const pushed = face.map(([x, y, z]): Vec => {
    const k = 0.88 + 0.24 * (Math.abs(Math.sin(x * 12.7 + y * 5.1 + z * 31.3) * 437.5) % 1);
    return [x * k, y * k, z * k];
  });
  const level = face.reduce((sum, at) => sum + at[1], 0) / 3;
  // Crowns shade their own undersides, and no two bunches of leaves are alike.
  const [x, y, z] = pushed[0] as Vec;
  const dapple = (Math.abs(Math.sin(x * 91.7 + y * 47.3 + z * 13.1) * 917.3) % 1) - 0.5;
  const share = 0.78 + 0.22 * level + 0.2 * dapple;
  s.facet(pushed, [0, 0, 0, share], [0, 0, 0]);
}

const FACES: readonly (readonly [number, number, number])[] = [
  [0, 11, 5],
  [0, 5, 1],
  [0, 1, 7],
  [0, 7, 10],
  [0, 10, 11],
  [1, 5, 9],
  [5, 11, 4],
  [11, 10, 2],
  [10, 7, 6],
  [7, 1, 8],
  [3, 9, 4],
  [3, 4, 2],
  [3, 2, 6],
  [3, 6, 8],
  [3, 8, 9],
  [4, 9, 5],
  [2, 4, 11],
  [6, 2, 10],
  [8, 6, 7],
  [9, 8, 1],
];

const BARK: Coat = painted('#5c4530');

/** One millimetre high and thick, to be stretched: broad at the root, with two boughs. */
export function trunkMesh(finish: Finish): Mesh {
  const s = new Sculptor(finish.around >= PLAIN.around ? { ...finish, rod: 6 } : { ...finish, rod: 4 });
  if (finish.crumb === undefined) s.rod([0, 0, 0], [0, 0.12, 0], 1.7, BARK, 1.05);
  s.rod([0, finish.crumb === undefined ? 0.12 : 0, 0], [0, 1, 0], 1.05, BARK, 0.6);
  if (finish.around >= PLAIN.around) {
    s.rod([0, 0.62, 0], [2.6, 0.86, 1], 0.5, BARK, 0.3);
    s.rod([0, 0.56, 0], [-2.2, 0.84, -1.4], 0.5, BARK, 0.3);
  }
  return s.mesh();
}
