import type { Theme } from '../paint/theme.js';
import { COATS, mixed, painted, shaded, shining, type Coat } from './mesh/coat.js';
import type { Mesh } from './mesh/mesh.js';
import { BARE, COARSE, FINE, PLAIN, Sculptor, type Finish } from './mesh/sculptor.js';
import type { Flat, Vec } from './mesh/vec.js';
import type { Base, Post } from './world.js';

const RIM: Coat = painted('#15151a');
const TURF: Coat = painted('#3d382f');
const SIGN: Coat = painted('#f3ecdd');

/**
 * A base, one wide and one high, to be stretched to its true size. Its rim tells the side besides its colour: unbroken, notched, dotted
 * or double, with a shield, a diamond, a disc or a triangle at the back.
 */
export function baseMesh(kind: Base['kind'], side: number, finish: Finish): Mesh {
  const s = new Sculptor(finish);
  if (finish.around <= BARE.around) return plainBase(s, kind);
  const count =
    finish.around >= FINE.around ? 32 : finish.around >= PLAIN.around ? 20 : finish.around >= COARSE.around ? 12 : 8;
  const ring = kind === 'round' ? circle(count) : square(count);
  const at = (k: number, y: number, i: number): Vec => {
    const [x, z] = ring[i % ring.length] as Flat;
    return [x * k, y, z * k];
  };
  const core: Vec = [0, 0.5, 0];
  const below: Vec = [0, -9, 0];
  for (let i = 0; i < ring.length; i++) {
    const rim = rimAt(side, i, ring.length);
    s.facet(
      [at(1, 0, i), at(1, 0, i + 1), at(1, 0.7, i + 1), at(1, 0.7, i)],
      i % 2 === 0 && side === 2 ? RIM : rim,
      core,
    );
    s.facet([at(1, 0.7, i), at(1, 0.7, i + 1), at(0.97, 1, i + 1), at(0.97, 1, i)], RIM, core);
    s.facet([at(0.97, 1, i), at(0.97, 1, i + 1), at(0.82, 1, i + 1), at(0.82, 1, i)], rim, below);
    s.facet([at(0.82, 1, i), at(0.82, 1, i + 1), at(0, 1, i)], TURF, below);
  }
  if (finish.around > COARSE.around) sign(s, side);
  return s.mesh();
}

/** No more than a coloured disc. */
function plainBase(s: Sculptor, kind: Base['kind']): Mesh {
  const ring = kind === 'round' ? circle(7) : square(4);
  s.plate(ring, 0, 1, COATS.main);
  return s.mesh();
}

/** Colour is never alone: the rim of each side is cut in its own way. */
function rimAt(side: number, i: number, of: number): Coat {
  const share = i / of;
  const isNotch = Math.floor(share * 24) % 6 === 0;
  if (side === 1 && isNotch) return RIM;
  if (side === 2 && i % 2 === 0) return RIM;
  if (side === 3) return COATS.light;
  return COATS.main;
}

const SIGNS: readonly (readonly Flat[])[] = [
  [
    [-0.09, -0.1],
    [0.09, -0.1],
    [0.09, 0.03],
    [0, 0.13],
    [-0.09, 0.03],
  ],
  [
    [0, -0.14],
    [0.11, 0],
    [0, 0.14],
    [-0.11, 0],
  ],
  [
    [0.11, 0],
    [0.055, 0.095],
    [-0.055, 0.095],
    [-0.11, 0],
    [-0.055, -0.095],
    [0.055, -0.095],
  ],
  [
    [0, -0.13],
    [0.13, 0.1],
    [-0.13, 0.1],
  ],
];

function sign(s: Sculptor, side: number): void {
  const shape = SIGNS[side] as readonly Flat[];
  const moved = shape.map(([x, z]): Flat => [x * 1.2 - 0.66, z * 1.2 + 0.42]);
  s.plate(moved, 1, 1.14, SIGN);
}

const circle = (count: number): readonly Flat[] =>
  Array.from(
    { length: count },
    (_, i) => [Math.cos((i / count) * 2 * Math.PI), Math.sin((i / count) * 2 * Math.PI)] as const,
  );

function square(count: number): readonly Flat[] {
  const part = Math.max(1, Math.round(count / 8));
  const corners: readonly Flat[] = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ];
  return corners.flatMap(([x, z], k) => {
    const [u, v] = corners[(k + 1) % 4] as Flat;
    return Array.from({ length: part }, (_, i): Flat => [x + ((u - x) * i) / part, z + ((v - z) * i) / part]);
  });
}

/** Where the rules ask which way somebody faces: a white arrow on the front of the rim. */
export function frontMesh(): Mesh {
  const s = new Sculptor(COARSE);
  s.plate(
    [
      [1.16, 0],
      [0.82, -0.17],
      [0.9, 0],
      [0.82, 0.17],
    ],
    1,
    1.3,
    painted('#ffffff'),
  );
  return s.mesh();
}

/** Flags, Altars, crystals and tokens. */
export function postMesh(look: Post['look'], owner: number | undefined, theme: Theme, finish: Finish): Mesh {
  const s = new Sculptor(finish);
  const own = owner === undefined ? painted('#d8d0bd') : COATS.main;
  switch (look) {
    case 'flag':
      s.lathe(
        [0, 0, 0],
        [
          [16, 0],
          [15, 1.6],
          [12, 2.4],
        ],
        RIM,
        { sharp: true, around: 16 },
      );
      s.lathe(
        [0, 2.2, 0],
        [
          [12.4, 0],
          [11, 0.8],
        ],
        own,
        { sharp: true, around: 16 },
      );
      s.rod([0, 2, 0], [0, 62, 0], 1.3, painted('#6d5233'), 1);
      s.ball([0, 63, 0], 2.2, COATS.gold);
      // A cloth in three waves: each stretch is flat, the whole is not.
      for (const [a, b, rise, fall] of [
        [0.6, 10, 61, 58.6],
        [10, 19, 58.6, 60.4],
        [19, 26.4, 60.4, 58],
      ] as const)
        s.slab(
          [
            [a, rise],
            [b, fall],
            [b, fall - 18.4],
            [a, rise - 20],
          ],
          (a * 7) % 3,
          1,
          own,
        );
      s.slab(flagSign(owner), 0, 2, SIGN);
      return s.mesh();
    case 'altar':
      for (const [k, y] of [
        [1, 0],
        [0.74, 4],
        [0.48, 8],
      ] as const)
        s.lathe(
          [0, y, 0],
          [
            [26 * k, 0],
            [25 * k, 4],
          ],
          shaded(painted(theme.terrain.stone), 0.8 + y * 0.03),
          { sharp: true, around: 6 },
        );
      s.lathe(
        [0, 12, 0],
        [
          [7, 0],
          [5, 12],
          [6.4, 14],
        ],
        own,
        { sharp: true, around: 6 },
      );
      s.ball([0, 30, 0], [3.4, 5, 3.4], owner === undefined ? SIGN : COATS.light);
      return s.mesh();
    case 'crystal':
      return crystal(s, theme);
    case 'token':
      s.lathe(
        [0, 0, 0],
        [
          [11, 0],
          [11, 3],
          [9, 4.4],
        ],
        own,
        { sharp: true, around: 12 },
      );
      s.slab(
        flagSign(owner).map(([x, y]) => [x - 13, y - 44] as const),
        0,
        3,
        SIGN,
      );
      return s.mesh();
  }
}

function flagSign(owner: number | undefined): readonly Flat[] {
  if (owner === undefined)
    return [
      [9, 48],
      [17, 48],
      [17, 54],
      [9, 54],
    ];
  return (SIGNS[owner % 4] as readonly Flat[]).map(([x, y]) => [13 + x * 34, 51 - y * 34] as const);
}

/** Ten shards of light. */
function crystal(s: Sculptor, theme: Theme): Mesh {
  const light = shining(theme.accent);
  for (let i = 0; i < 10; i++) {
    const turn = i * 2.4;
    const out = i === 0 ? 0 : 5 + (i % 3) * 2.6;
    const high = i === 0 ? 46 : 14 + ((i * 7) % 5) * 5;
    const [c, n] = [Math.cos(turn), Math.sin(turn)];
    const foot: Vec = [out * c, 0, out * n];
    const tip: Vec = [out * c * 2.1, high, out * n * 2.1];
    const waist: Vec = [foot[0] + (tip[0] - foot[0]) * 0.66, high * 0.66, foot[2] + (tip[2] - foot[2]) * 0.66];
    const coat = mixed(light, shining(i % 2 === 0 ? '#ffffff' : '#1a6f86'), 0.3);
    s.rod(foot, waist, i === 0 ? 4 : 2.2, coat, i === 0 ? 5 : 2.8);
    s.rod(waist, tip, i === 0 ? 5 : 2.8, mixed(coat, shining('#ffffff'), 0.25), 0.1);
  }
  return s.mesh();
}
