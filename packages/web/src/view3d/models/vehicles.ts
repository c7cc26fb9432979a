import { COATS } from '../mesh/coat.js';
import type { Sculptor } from '../mesh/sculptor.js';
import type { Flat } from '../mesh/vec.js';

const { main, dark, light, pale, black, steel, iron, wood, gold, glow, cloth } = COATS;

const TRACK: readonly Flat[] = [
  [-30, 6],
  [-25, 0.4],
  [24, 0.4],
  [31, 7],
  [30, 12],
  [23, 16],
  [-24, 16],
  [-30, 12],
];

function tracks(s: Sculptor, out = 17): void {
  s.paired(side => {
    s.slab(TRACK, side * out, 9, black);
    for (let x = -22; x <= 22; x += 11) s.slab(disc(x, 6.6, 5), side * (out + 0.6), 9.4, iron);
    s.plate(
      [
        [-30, side * (out - 5)],
        [28, side * (out - 5)],
        [28, side * (out + 5)],
        [-30, side * (out + 5)],
      ],
      15.4,
      18,
      main,
    );
    for (let x = -26; x <= 26; x += 6.5) s.box([x, 0, side * out], [1.6, 0.8, 9.6], iron);
  });
}

const disc = (x: number, y: number, r: number): readonly Flat[] =>
  Array.from(
    { length: 8 },
    (_, i) => [x + r * Math.cos((i * Math.PI) / 4), y + r * Math.sin((i * Math.PI) / 4)] as const,
  );

/** A hull on tracks, its nose sloping: 60 by 42 mm. */
function hull(s: Sculptor): void {
  s.slab(
    [
      [-28, 7],
      [26, 7],
      [31, 13],
      [20, 22],
      [-26, 22],
      [-29, 16],
    ],
    0,
    25,
    main,
  );
  s.facet(
    [
      [31.2, 13.4, 9],
      [20.6, 22.3, 9],
      [20.6, 22.3, -9],
      [31.2, 13.4, -9],
    ],
    light,
    [0, 10, 0],
  );
  s.box([-20, 22, 0], [12, 1.6, 18], dark, [0.9, 0.9]);
  for (const z of [-6, 0, 6]) s.box([-20, 23.4, z], [10, 0.8, 2], black);
  s.paired(side => {
    s.box([28, 17, side * 9], [2, 2.6, 3], glow);
    s.rod([-29, 14, side * 7], [-33, 16, side * 7], 1.8, black, 2);
  });
}

export function tank(s: Sculptor): void {
  tracks(s);
  hull(s);
  s.lathe(
    [-1, 22, 0],
    [
      [13, 0],
      [12.6, 3],
      [10.4, 9],
      [8, 10.4],
    ],
    main,
    { sharp: true, around: 8 },
  );
  s.slab(
    [
      [8, 24],
      [14, 24],
      [15, 29],
      [10, 31],
    ],
    0,
    11,
    dark,
  );
  s.rod([13, 27.4, 0], [42, 28.4, 0], 2.1, steel, 1.8);
  s.rod([39, 28.3, 0], [45, 28.5, 0], 2.9, black, 2.9);
  s.lathe(
    [-5, 32, 4],
    [
      [3.6, 0],
      [3.6, 2],
      [2.6, 2.8],
    ],
    light,
    { sharp: true, around: 8 },
  );
  s.rod([-9, 31, -5], [-12, 50, -6], 0.4, black, 0.2);
  s.box([-13, 24, 0], [5, 5, 14], cloth, [0.9, 0.9]);
  s.slab(
    [
      [-10, 46],
      [-18, 47],
      [-11, 50],
    ],
    -6,
    0.6,
    main,
  );
}

/** The lamp that rolls. */
export function lighthouse(s: Sculptor): void {
  tracks(s);
  hull(s);
  s.lathe(
    [-4, 22, 0],
    [
      [12, 0],
      [9, 8],
      [7, 26],
      [6.4, 40],
    ],
    pale,
    { around: 8, sharp: true },
  );
  for (const y of [27, 41])
    s.lathe(
      [-4, y, 0],
      [
        [9.4 - (y - 27) * 0.14, 0],
        [9 - (y - 27) * 0.14, 5],
      ],
      main,
      { around: 8, sharp: true },
    );
  s.lathe(
    [-4, 62, 0],
    [
      [9, 0],
      [9, 1.4],
    ],
    dark,
    { sharp: true },
  );
  s.lathe(
    [-4, 63.4, 0],
    [
      [5, 0],
      [6, 4],
      [5, 8],
    ],
    glow,
  );
  for (let i = 0; i < 4; i++) {
    const turn = (i + 0.5) * (Math.PI / 2);
    s.rod(
      [-4 + 6.6 * Math.cos(turn), 63, 6.6 * Math.sin(turn)],
      [-4 + 6.6 * Math.cos(turn), 72, 6.6 * Math.sin(turn)],
      0.7,
      black,
    );
  }
  s.lathe(
    [-4, 71.4, 0],
    [
      [8, 0],
      [4, 4],
      [0, 8],
    ],
    main,
  );
}

export function hauler(s: Sculptor): void {
  tracks(s);
  s.slab(
    [
      [-30, 8],
      [26, 8],
      [29, 14],
      [26, 18],
      [-30, 18],
    ],
    0,
    26,
    dark,
  );
  s.slab(
    [
      [12, 18],
      [29, 18],
      [27, 26],
      [23, 36],
      [12, 36],
    ],
    0,
    26,
    main,
  );
  s.facet(
    [
      [27.6, 26, 10],
      [23.6, 35, 10],
      [23.6, 35, -10],
      [27.6, 26, -10],
    ],
    black,
    [10, 20, 0],
  );
  s.box([18, 36, 0], [10, 1.6, 22], light);
  s.paired(side => {
    s.box([29, 15, side * 9], [2, 3, 4], glow);
    s.rod([11, 18, side * 11], [11, 46, side * 11], 1.6, black, 1.4);
    s.plate(
      [
        [-31, side * 13],
        [10, side * 13],
        [10, side * 15],
        [-31, side * 15],
      ],
      18,
      24,
      main,
    );
  });
  for (const [x, z, y, size, coat] of [
    [-22, 6, 18, 13, wood],
    [-22, -7, 18, 12, cloth],
    [-6, 5, 18, 14, cloth],
    [-7, -8, 18, 11, wood],
    [-15, 0, 31, 12, light],
  ] as const) {
    s.box([x, y, z], [size, size * 0.9, size * 0.94], coat, [0.96, 0.96]);
    s.box([x, y + size * 0.34, z], [size + 0.6, 1.4, size], black);
  }
}

/** Runners under a wedge, for snow. */
export function sledge(s: Sculptor): void {
  s.paired(side => {
    s.slab(
      [
        [-32, 0.4],
        [26, 0.4],
        [36, 8],
        [34, 9],
        [25, 3],
        [-32, 3],
      ],
      side * 15,
      3.6,
      steel,
    );
    for (const x of [-20, 0, 18]) s.rod([x, 2, side * 15], [x, 11, side * 10], 1.5, black);
    s.rod([-26, 14, side * 8], [-36, 15, side * 8], 3, iron, 3.4);
    s.ball([-36, 15, side * 8], [1, 2.6, 2.6], glow);
  });
  s.loft(
    [
      { at: [-28, 14, 0], high: 7, wide: 12 },
      { at: [-6, 15, 0], high: 9, wide: 14 },
      { at: [16, 13, 0], high: 6, wide: 10 },
      { at: [34, 10, 0], high: 1, wide: 2 },
    ],
    main,
  );
  s.loft(
    [
      { at: [-14, 22, 0], high: 4, wide: 7 },
      { at: [-2, 22, 0], high: 4.6, wide: 6.6 },
      { at: [10, 18, 0], high: 1, wide: 3 },
    ],
    black,
  );
  s.lathe(
    [-18, 23, 0],
    [
      [5, 0],
      [4, 4],
    ],
    dark,
    { sharp: true, around: 8 },
  );
  s.rod([-16, 27, 0], [8, 29, 0], 1.4, steel, 1.2);
  s.box([6, 19, 0], [20, 1, 2.4], light);
}

/** A boat of the air: hull, outriggers, sail. */
export function skiff(s: Sculptor): void {
  s.loft(
    [
      { at: [-30, 17, 0], high: 5, wide: 7 },
      { at: [-8, 15, 0], high: 6.6, wide: 10 },
      { at: [16, 16, 0], high: 5, wide: 7 },
      { at: [36, 20, 0], high: 0.7, wide: 0.7 },
    ],
    main,
  );
  s.plate(
    [
      [-28, -6],
      [-8, -8.6],
      [16, -6],
      [26, 0],
      [16, 6],
      [-8, 8.6],
      [-28, 6],
    ],
    19.6,
    21.4,
    wood,
  );
  s.paired(side => {
    s.rod([6, 16, side * 7], [2, 13, side * 19], 1.2, wood);
    s.rod([-14, 16, side * 8], [-16, 13, side * 19], 1.2, wood);
    s.loft(
      [
        { at: [-24, 12, side * 19], high: 1, wide: 1 },
        { at: [-6, 11, side * 19], high: 2.6, wide: 2.6 },
        { at: [14, 13, side * 19], high: 0.4, wide: 0.4 },
      ],
      dark,
    );
    s.ball([-28, 15, side * 5], [2, 3, 3], glow);
  });
  s.rod([-2, 20, 0], [-5, 62, 0], 1.2, wood, 0.8);
  s.slab(
    [
      [-4, 24],
      [22, 26],
      [-5, 60],
    ],
    0,
    0.8,
    light,
  );
  s.slab(
    [
      [-6, 26],
      [-24, 28],
      [-6, 52],
    ],
    0,
    0.8,
    pale,
  );
  for (const x of [-18, 10]) s.rod([x, 0, 0], [x, 12, 0], 0.8, steel);
  s.ball([30, 20, 0], [2, 2, 2], gold);
}

/** Delta wings on a stem, as high as it flies. */
export function flyer(s: Sculptor, tags: readonly string[] = []): void {
  s.rod([0, 0, 0], [0, 34, 0], 1, steel, 0.8);
  s.lathe(
    [0, 0, 0],
    [
      [5, 0],
      [2, 2.4],
    ],
    black,
    { sharp: true },
  );
  s.posed({ at: [0, 34, 0] }, () => {
    s.loft(
      [
        { at: [-24, 4, 0], high: 2.6, wide: 3 },
        { at: [-8, 4, 0], high: 4.4, wide: 4.6 },
        { at: [12, 4, 0], high: 4, wide: 4 },
        { at: [34, 2, 0], high: 0.6, wide: 0.6 },
      ],
      light,
    );
    s.paired(side => {
      const wing: readonly Flat[] = [
        [14, side * 3],
        [-10, side * 30],
        [-20, side * 32],
        [-18, side * 3],
      ];
      s.plate(wing, 2.6, 4.6, main, 0.94);
      s.rod([-20, 4, side * 10], [2, 4, side * 10], 2.8, dark, 2.2);
      s.ball([-21, 4, side * 10], [1.4, 2.2, 2.2], glow);
      s.slab(
        [
          [-24, 5],
          [-30, 15],
          [-22, 14],
          [-14, 5],
        ],
        side * 6,
        1.1,
        dark,
      );
      s.rod([4, 2.6, side * 15], [16, 2.6, side * 15], 0.9, black);
    });
    s.loft(
      [
        { at: [2, 7, 0], high: 1.4, wide: 1.6 },
        { at: [9, 8, 0], high: 2.6, wide: 2.4 },
        { at: [17, 5.6, 0], high: 0.6, wide: 0.6 },
      ],
      tags.includes('feathers') ? gold : black,
    );
  });
}
