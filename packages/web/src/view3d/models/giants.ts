import { COATS } from '../mesh/coat.js';
import type { Sculptor } from '../mesh/sculptor.js';
import type { Vec } from '../mesh/vec.js';

const { main, dark, light, pale, black, steel, iron, bone, gold, glow, fire } = COATS;

/** A jointed leg of a machine: hip, thigh, knee, shin in armour, and a foot with toes. */
function strut(s: Sculptor, hip: Vec, knee: Vec, foot: Vec, thick: number): void {
  s.ball(hip, thick * 1.15, iron);
  s.rod(hip, knee, thick * 0.95, dark, thick * 0.8);
  s.ball(knee, thick, steel);
  const ankle: Vec = [foot[0], foot[1] + thick * 1.3, foot[2]];
  s.rod(knee, ankle, thick * 1.05, main, thick * 0.7);
  // A piston behind the shin: what carries so much is seen to carry.
  s.rod([hip[0] - thick, hip[1] - thick, hip[2]], [ankle[0] - thick, ankle[1] + thick, ankle[2]], thick * 0.28, steel);
  s.lathe(
    foot,
    [
      [thick * 1.7, 0],
      [thick * 1.6, thick * 0.5],
      [thick * 0.8, thick * 1.3],
    ],
    black,
    { sharp: true, around: 6 },
  );
  for (const turn of [-0.7, 0, 0.7])
    s.rod(
      [foot[0] + thick * Math.cos(turn), thick * 0.5, foot[2] + thick * Math.sin(turn)],
      [foot[0] + thick * 2.3 * Math.cos(turn), 0.6, foot[2] + thick * 2.3 * Math.sin(turn)],
      thick * 0.5,
      iron,
      thick * 0.22,
    );
}

/** Two legs bent backwards, a cab, a gun on each side: 50 mm of base. */
export function walker(s: Sculptor, tags: readonly string[] = []): void {
  s.paired(side => {
    strut(s, [-1, 24, side * 9], [-9, 15, side * 11.4], [3, 0, side * 11.6], 3.4);
    s.ball([-2, 36, side * 14], [5.4, 5.4, 4.4], main);
    s.box([2, 30, side * 17], [16, 8.4, 6.6], dark, [0.86, 0.9]);
  });
  s.box([-2, 21, 0], [10, 5, 20], iron, [0.8, 0.9]);
  s.lathe(
    [-2, 25, 0],
    [
      [5, 0],
      [5.6, 3],
    ],
    black,
    { sharp: true, around: 8 },
  );
  s.slab(
    [
      [-15, 28],
      [8, 27],
      [16, 33],
      [14, 40],
      [5, 47],
      [-11, 46],
      [-17, 38],
    ],
    0,
    19,
    main,
    0.74,
  );
  s.slab(
    [
      [6, 36],
      [15, 34],
      [12, 40.6],
      [5, 44],
    ],
    0,
    11.4,
    glow,
    0.8,
  );
  s.slab(
    [
      [-4, 44],
      [4, 45],
      [0, 49.6],
      [-8, 48.6],
    ],
    0,
    10,
    light,
    0.7,
  );
  s.paired(side => {
    s.box([-15, 33, side * 5], [6, 9, 6], black, [0.8, 0.8]);
    s.rod([-17, 40, side * 5], [-19, 50, side * 5.4], 1.6, iron, 1.3);
  });
  for (const y of [33.6, 36.4]) s.rod([10, y, 17], [25, y, 17], 1.3, steel, 1.2);
  s.rod([10, 34.8, -17], [22, 34.8, -17], 2.8, steel, 2.6);
  s.rod([21, 34.8, -17], [26, 34.8, -17], 3.4, black, 3.2);
  if (tags.includes('tusks')) s.paired(side => s.rod([13, 31, side * 6], [24, 24, side * 8], 1.6, bone, 0.2));
}

/** A lens on four long legs. */
export function stilt(s: Sculptor): void {
  for (const [x, z] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    const knee: Vec = [x * 19, 62, z * 19];
    s.rod([x * 8, 50, z * 8], knee, 1.9, steel, 1.6);
    s.ball(knee, 2.5, main);
    s.rod(knee, [x * 21, 22, z * 21], 1.6, dark, 1.2);
    s.rod([x * 21, 22, z * 21], [x * 19, 0, z * 19], 1.2, steel, 0.7);
    s.lathe(
      [x * 19, 0, z * 19],
      [
        [3, 0],
        [1.4, 1.6],
      ],
      black,
      { sharp: true },
    );
  }
  s.lathe(
    [0, 45, 0],
    [
      [4, 0],
      [12, 3],
      [16, 7],
      [12, 11],
      [5, 14],
      [0, 15],
    ],
    main,
  );
  s.lathe(
    [0, 51, 0],
    [
      [16.3, 0],
      [16.3, 2],
    ],
    gold,
    { sharp: true },
  );
  s.ball([12, 52, 0], [4.4, 4.4, 5.4], glow);
  s.rod([6, 46, 0], [22, 42, 0], 1.6, iron, 1.2);
  s.lathe(
    [0, 59, 0],
    [
      [4.4, 0],
      [3, 4],
    ],
    light,
    { sharp: true },
  );
  s.rod([-5, 58, 0], [-8, 74, 0], 0.6, black, 0.2);
}

/** A factory that walks: four legs under a hull with eight sides, a gun for one arm, a claw for the other. 120 mm of base. */
export function titan(s: Sculptor, tags: readonly string[] = []): void {
  for (const [x, z] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const)
    strut(s, [x * 15, 42, z * 17], [x * 31, 36, z * 31], [x * 35, 0, z * 32], 7.4);
  s.lathe(
    [0, 31, 0],
    [
      [9, 0],
      [17, 5],
      [19, 9],
    ],
    iron,
    { sharp: true, around: 8 },
  );
  // The hull leans in towards its deck, so that it is seen to tower from below.
  s.lathe(
    [0, 40, 0],
    [
      [20, 0],
      [31, 7],
      [32, 20],
      [26, 33],
      [17, 41],
    ],
    main,
    { sharp: true, around: 8, wide: 0.92 },
  );
  s.lathe(
    [0, 57, 0],
    [
      [33, 0],
      [33, 3.4],
    ],
    dark,
    { sharp: true, around: 8, wide: 0.92 },
  );
  furnace(s);
  s.paired(side => {
    s.ball([2, 72, side * 33], [13, 11, 11], main);
    s.lathe(
      [2, 62, side * 34],
      [
        [12, 0],
        [12.6, 3],
      ],
      light,
      { sharp: true, around: 8 },
    );
    s.rod([-20, 76, side * 15], [-25, 108, side * 17], 5, iron, 4);
    s.lathe(
      [-25, 106, side * 17],
      [
        [5.4, 0],
        [5.4, 3],
      ],
      black,
      { sharp: true },
    );
    s.ball([-25.4, 110, side * 17], [3, 1.4, 3], fire);
  });
  cannon(s);
  claw(s);
  head(s, tags);
  for (const turn of [0.6, 1.2, 1.9, 2.6])
    s.paired(side =>
      s.rod(
        [31 * Math.cos(turn), 58.6, side * 29 * Math.sin(turn)],
        [33 * Math.cos(turn), 58.6, side * 31 * Math.sin(turn)],
        1.4,
        steel,
      ),
    );
}

function furnace(s: Sculptor): void {
  s.box([29.4, 45, 0], [6, 15, 22], black, [0.8, 0.9]);
  s.box([31.6, 47, 0], [3, 11, 17], fire, [0.9, 0.95]);
  for (let z = -7; z <= 7; z += 3.5) s.rod([33.6, 46, z], [33, 59, z], 0.8, black);
}

function cannon(s: Sculptor): void {
  s.rod([2, 68, 36], [12, 54, 43], 6, dark, 5);
  s.ball([12, 54, 43], 6.6, steel);
  s.box([24, 47, 43], [26, 13, 13], main, [0.92, 0.86]);
  s.rod([36, 53.6, 43], [66, 53.6, 43], 4.6, iron, 4.2);
  s.rod([62, 53.6, 43], [72, 53.6, 43], 6, black, 5.6);
  for (const turn of [0, 2.1, 4.2])
    s.rod(
      [36, 53.6 + 4.4 * Math.sin(turn), 43 + 4.4 * Math.cos(turn)],
      [58, 53.6 + 4.4 * Math.sin(turn), 43 + 4.4 * Math.cos(turn)],
      1.3,
      steel,
    );
}

function claw(s: Sculptor): void {
  s.rod([2, 68, -36], [14, 52, -45], 6, dark, 5);
  s.ball([14, 52, -45], 6.6, steel);
  s.rod([14, 52, -45], [37, 46, -44], 5, main, 6);
  s.lathe(
    [37, 41, -44],
    [
      [6.6, 0],
      [6.6, 10],
    ],
    iron,
    { sharp: true, around: 8 },
  );
  for (const turn of [0.4, 2.5, 4.6]) {
    const [y, z] = [Math.sin(turn), Math.cos(turn)];
    const knuckle: Vec = [48, 46 + 9 * y, -44 + 9 * z];
    s.rod([39, 46 + 4 * y, -44 + 4 * z], knuckle, 2.8, dark, 2.4);
    s.rod(knuckle, [60, 46 + 2.6 * y, -44 + 2.6 * z], 2.3, bone, 0.3);
  }
}

function head(s: Sculptor, tags: readonly string[]): void {
  s.lathe(
    [10, 78, 0],
    [
      [9, 0],
      [8, 5],
    ],
    black,
    { sharp: true, around: 8 },
  );
  s.slab(
    [
      [3, 82],
      [20, 80],
      [26, 85],
      [22, 94],
      [10, 98],
      [2, 93],
    ],
    0,
    17,
    light,
    0.76,
  );
  s.slab(
    [
      [16, 80],
      [27, 79],
      [26, 84],
      [17, 84],
    ],
    0,
    13,
    dark,
  );
  s.paired(side => {
    s.box([23.6, 87, side * 3.8], [3, 2.6, 3.6], fire);
    if (tags.includes('stag')) {
      s.rod([8, 96, side * 5], [0, 118, side * 18], 2, bone, 1.4);
      s.rod([0, 118, side * 18], [8, 136, side * 24], 1.5, bone, 0.3);
      s.rod([3, 110, side * 13], [16, 122, side * 18], 1.5, bone, 0.3);
    } else s.rod([6, 95, side * 6], [-2, 106, side * 10], 1.9, gold, 0.3);
  });
  s.box([-6, 80, 0], [16, 6, 20], pale, [0.7, 0.8]);
}
