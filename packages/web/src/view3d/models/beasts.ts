import { COATS, type Coat } from '../mesh/coat.js';
import type { Sculptor } from '../mesh/sculptor.js';
import type { Vec } from '../mesh/vec.js';

const { main, dark, light, pale, black, bone, gold, hide, glow, fire, leaf, wood, iron } = COATS;
const THROAT: Coat = [0.35, 0.07, 0.06, 0];

/** A leg of two parts, from the body to the ground. */
function leg(s: Sculptor, hip: Vec, knee: Vec, foot: Vec, thick: number, coat: Coat = black): void {
  s.rod(hip, knee, thick, coat, thick * 0.8);
  s.rod(knee, foot, thick * 0.85, coat, thick * 0.25);
}

/** A crawler on a base of 25 to 32 mm. */
export function bug(s: Sculptor, tags: readonly string[] = []): void {
  const tall = tags.includes('long-legs') ? 5 : 0;
  s.loft(
    [
      { at: [-16, 6 + tall, 0], high: 0.6, wide: 0.8 },
      { at: [-13, 8.4 + tall, 0], high: 4.2, wide: 4.8 },
      { at: [-7.4, 10.4 + tall, 0], high: 6, wide: 7 },
      { at: [-2.4, 9.8 + tall, 0], high: 4.4, wide: 5 },
      { at: [-0.6, 9.4 + tall, 0], high: 3.2, wide: 3.6 },
    ],
    main,
  );
  s.loft(
    [
      { at: [-1.4, 9.6 + tall, 0], high: 3.4, wide: 3.8 },
      { at: [2.6, 10.8 + tall, 0], high: 5.2, wide: 6 },
      { at: [7, 10.6 + tall, 0], high: 3.2, wide: 3.6 },
    ],
    dark,
  );
  s.ball([10.6, 10.6 + tall, 0], [4.6, 3.6, 4.4], light);
  s.paired(side => {
    s.rod([13.4, 9.6 + tall, side * 2.4], [18, 8.4 + tall, side * 4.4], 1.2, bone, 0.9);
    s.rod([18, 8.4 + tall, side * 4.4], [21.6, 7.2 + tall, side * 1.4], 0.9, bone, 0.1);
    s.ball([12.8, 12.6 + tall, side * 2.4], 1.2, glow);
    const reaches: readonly (readonly [number, number])[] = [
      [-5, -9],
      [0.6, 0.4],
      [5, 9],
    ];
    for (const [x, out] of reaches)
      leg(
        s,
        [x, 9 + tall, side * 4.4],
        [x + out * 0.4, 16.4 + tall, side * 10.6],
        [x + out * 0.9, 0, side * 14.6],
        1.25,
      );
  });
  for (const [x, high] of [
    [-12, 4],
    [-8, 6.4],
    [-4, 5],
    [2.4, 4.4],
  ] as const)
    s.rod([x, 13 + tall, 0], [x - 2.4, 14.6 + tall + high, 0], 1.5, bone, 0.1);
  if (tags.includes('scythes'))
    s.paired(side => {
      s.rod([5, 12, side * 5], [12, 20, side * 8], 1.2, dark, 1);
      s.rod([12, 20, side * 8], [23, 10, side * 6], 1.3, bone, 0.1);
    });
  if (tags.includes('drill'))
    s.lathe(
      [13, 10, 0],
      [
        [0.1, -2],
        [2.4, 0],
        [0.1, 2],
      ],
      iron,
    );
}

export function queen(s: Sculptor): void {
  s.posed({ scale: 1.15 }, () => bug(s));
  for (let i = -2; i <= 2; i++) s.rod([9, 16, i * 1.6], [5, 26 - Math.abs(i) * 2.4, i * 4.6], 1.1, gold, 0.1);
  s.paired(side => {
    s.rod([4, 14, side * 6], [12, 22, side * 10], 1.5, dark, 1.2);
    s.rod([12, 22, side * 10], [22, 12, side * 7], 1.5, bone, 0.1);
  });
}

/** The six-legged runner with a ridge of bone. */
export function galloper(s: Sculptor): void {
  s.loft(
    [
      { at: [-26, 15, 0], high: 0.6, wide: 0.6 },
      { at: [-20, 17, 0], high: 6, wide: 6.6 },
      { at: [-8, 20, 0], high: 8, wide: 8.6 },
      { at: [6, 20.6, 0], high: 8.4, wide: 9 },
      { at: [16, 23, 0], high: 6, wide: 5.6 },
      { at: [24, 27, 0], high: 4.4, wide: 4.4 },
      { at: [33, 24, 0], high: 2, wide: 2.4 },
    ],
    main,
  );
  for (const [x, y, up] of [
    [-18, 22, 7],
    [-10, 26, 10],
    [-2, 28, 11],
    [6, 28, 10],
    [14, 28.6, 8],
  ] as const)
    s.rod([x, y, 0], [x - 4, y + up, 0], 2, bone, 0.1);
  s.paired(side => {
    s.ball([26, 29, side * 3.2], 1.4, glow);
    s.rod([31, 23, side * 1.6], [38, 18, side * 2.6], 1.2, bone, 0.1);
    for (const [x, back] of [
      [-15, -6],
      [-1, 3],
      [10, 8],
    ] as const)
      leg(s, [x, 17, side * 6.4], [x + back, 17, side * 14], [x + back + 3, 0, side * 15.4], 2.2, dark);
    s.ball([8, 21, side * 8.2], [5, 5.4, 2.4], light);
  });
  s.rod([-25, 15, 0], [-38, 21, 0], 1.6, dark, 0.1);
}

export function hound(s: Sculptor): void {
  s.loft(
    [
      { at: [-11, 12, 0], high: 2.6, wide: 2.4 },
      { at: [-6, 12, 0], high: 3.4, wide: 3.2 },
      { at: [3, 12.6, 0], high: 4.6, wide: 3.8 },
      { at: [8, 15, 0], high: 3.2, wide: 2.6 },
      { at: [12, 18, 0], high: 3, wide: 2.8 },
      { at: [19, 16, 0], high: 1.3, wide: 1.2 },
    ],
    main,
  );
  for (let x = -7; x <= 7; x += 3.5) s.rod([x, 15.4, 0], [x - 2, 19.4, 0], 1.1, dark, 0.1);
  s.paired(side => {
    leg(s, [-9, 11, side * 2.6], [-12.4, 6, side * 3.4], [-9.4, 0, side * 3.6], 1.9, dark);
    leg(s, [4, 11, side * 3], [3, 5.6, side * 3.6], [6, 0, side * 3.6], 1.7, dark);
    s.rod([11, 20, side * 2], [9, 24, side * 3], 1, light, 0.1);
    s.ball([14.4, 18.6, side * 1.7], 0.8, glow);
  });
  s.rod([-11, 13, 0], [-19, 18, 0], 1.2, dark, 0.2);
}

export function pack(s: Sculptor): void {
  for (const [x, z, turn] of [
    [4, 0, 0],
    [-6, 6.4, -0.25],
    [-6.4, -6.4, 0.3],
  ] as const)
    s.posed({ at: [x, 0, z], turn, scale: 0.6 }, () => hound(s));
}

export function swarm(s: Sculptor): void {
  for (let i = 0; i < 7; i++) {
    const turn = i * 0.9;
    const out = i === 0 ? 0 : 8;
    const at: Vec = [out * Math.cos(turn), 0, out * Math.sin(turn)];
    s.posed({ at, turn: -turn * 0.4, scale: 0.36 }, () => crumb(s));
  }
}

/** A bug of which there are too many to look at closely. */
function crumb(s: Sculptor): void {
  s.ball([-5, 7, 0], [8, 6, 7], main);
  s.ball([6, 7, 0], [5, 4, 5], light);
  s.paired(side => {
    for (const x of [-6, 4]) s.rod([x, 8, side * 4], [x * 1.6, 0, side * 14], 1.6, black, 0.5);
    s.rod([10, 6, side * 2], [16, 5, side * 1], 1.3, bone, 0.1);
  });
}

/** A brute on all fours under a carapace of plates: 60 mm of base. */
export function monster(s: Sculptor, tags: readonly string[] = []): void {
  s.loft(
    [
      { at: [-24, 18, 0], high: 5, wide: 6 },
      { at: [-16, 22, 0], high: 10, wide: 11 },
      { at: [-2, 27, 0], high: 13, wide: 15 },
      { at: [12, 29, 0], high: 11, wide: 13 },
      { at: [20, 28, 0], high: 7, wide: 8 },
    ],
    dark,
  );
  for (const [x, y, long, wide] of [
    [-20, 27, 15, 10],
    [-10, 33, 16, 14],
    [1, 37, 17, 16],
    [12, 37, 15, 13],
  ] as const) {
    s.loft(
      [
        { at: [x - long * 0.6, y - 3, 0], high: 1.4, wide: wide * 0.92 },
        { at: [x, y - 1, 0], high: 5, wide },
        { at: [x + long * 0.5, y - 3, 0], high: 2.4, wide: wide * 0.72 },
      ],
      main,
    );
    s.rod([x - 2, y + 3, 0], [x - 7, y + 10, 0], 2.6, bone, 0.1);
    s.paired(side => s.rod([x - 2, y + 1, side * wide * 0.6], [x - 6, y + 6, side * wide * 0.8], 1.8, bone, 0.1));
  }
  s.loft(
    [
      { at: [18, 28, 0], high: 7, wide: 7.4 },
      { at: [27, 26, 0], high: 6.4, wide: 6.8 },
      { at: [35, 22, 0], high: 3, wide: 4 },
    ],
    light,
  );
  s.slab(
    [
      [24, 20],
      [36, 18],
      [37, 15.4],
      [26, 15],
    ],
    0,
    8,
    dark,
  );
  s.paired(side => {
    s.rod([26, 31, side * 5], [31, 40, side * 11], 2.2, bone, 1.4);
    s.rod([31, 40, side * 11], [40, 42, side * 9], 1.4, bone, 0.1);
    s.ball([31.4, 27.6, side * 4.6], 1.5, fire);
    for (const x of [29, 32, 35]) s.rod([x, 20.4, side * 3], [x + 0.6, 16.6, side * 3.2], 0.9, bone, 0.1);
    haunch(s, [13, 24, side * 13], [17, 14, side * 20], [20, 0, side * 20], 6);
    haunch(s, [-13, 20, side * 10], [-19, 12, side * 16], [-15, 0, side * 17], 5);
  });
  s.loft(
    [
      { at: [-22, 18, 0], high: 4, wide: 4.4 },
      { at: [-31, 14, 0], high: 2.6, wide: 2.6 },
      { at: [-40, 17, 0], high: 0.5, wide: 0.5 },
    ],
    dark,
  );
  if (tags.includes('pouch')) s.ball([2, 15, 0], [13, 9, 12], pale);
}

/** A thick leg with claws. */
function haunch(s: Sculptor, hip: Vec, knee: Vec, foot: Vec, thick: number): void {
  s.ball(hip, [thick * 1.1, thick * 1.25, thick], main);
  s.rod(hip, knee, thick, dark, thick * 0.76);
  s.ball(knee, thick * 0.8, main);
  s.rod(knee, [foot[0], foot[1] + 2, foot[2]], thick * 0.7, dark, thick * 0.62);
  s.lathe(
    foot,
    [
      [thick * 0.95, 0],
      [thick * 0.8, 2.6],
      [thick * 0.3, 4.4],
    ],
    dark,
    { sharp: true, around: 7 },
  );
  for (const out of [-1, 0, 1])
    s.rod(
      [foot[0] + thick * 0.7, 2, foot[2] + out * thick * 0.5],
      [foot[0] + thick * 1.5, 0.2, foot[2] + out * thick * 0.7],
      1.2,
      bone,
      0.1,
    );
}

/** Eight legs around a mouth. */
export function maw(s: Sculptor): void {
  s.lathe(
    [0, 6, 0],
    [
      [12, 0],
      [20, 6],
      [22, 13],
      [18, 20],
      [13, 23],
      [11, 20],
      [4, 12],
    ],
    main,
  );
  s.lathe(
    [0, 17, 0],
    [
      [9.6, 0],
      [0.1, 0.4],
    ],
    THROAT,
  );
  for (let i = 0; i < 11; i++) {
    const turn = (i / 11) * 2 * Math.PI;
    const [c, n] = [Math.cos(turn), Math.sin(turn)];
    s.rod([12 * c, 27.6, 12 * n], [6 * c, 33, 6 * n], 2, bone, 0.1);
    s.rod([12 * c, 26, 12 * n], [13.4 * c, 28.4, 13.4 * n], 2.2, light, 1.8);
  }
  for (let i = 0; i < 8; i++) {
    const turn = ((i + 0.5) / 8) * 2 * Math.PI;
    const [c, n] = [Math.cos(turn), Math.sin(turn)];
    leg(s, [17 * c, 14, 17 * n], [27 * c, 24, 27 * n], [28 * c, 0, 28 * n], 2.8, dark);
  }
  for (const turn of [-0.5, 0, 0.5]) s.ball([21 * Math.cos(turn), 20, 21 * Math.sin(turn)], 1.8, glow);
}

export function mound(s: Sculptor): void {
  s.lathe(
    [0, 0, 0],
    [
      [20, 0],
      [18, 4],
      [12, 8],
      [0, 11],
    ],
    dark,
  );
  for (const [x, z, r, y] of [
    [0, 0, 10, 10],
    [9, 6, 6.6, 6],
    [-8, 8, 7, 5],
    [-4, -10, 6, 6],
  ] as const)
    s.ball([x, y, z], [r, r * 1.2, r], x === 0 ? main : light);
  s.ball([8, 8, -6], 4.6, glow);
  for (let i = 0; i < 6; i++) {
    const turn = i * 1.05;
    s.rod([9 * Math.cos(turn), 5, 9 * Math.sin(turn)], [19 * Math.cos(turn), 12, 19 * Math.sin(turn)], 1.5, hide, 0.2);
  }
}

/** A tree that walks. */
export function tree(s: Sculptor): void {
  s.rod([0, 0, 0], [1, 26, 0], 6, wood, 4.4);
  s.paired(side => {
    s.rod([0, 20, side * 3], [10, 34, side * 12], 3, wood, 2);
    s.rod([10, 34, side * 12], [20, 22, side * 14], 2, wood, 0.6);
    s.rod([0, 5, side * 3], [side * 6, 0, side * 12], 3, wood, 0.8);
    s.ball([4.6, 20, side * 2], 1.1, glow);
  });
  for (const [x, y, z, r] of [
    [0, 40, 0, 13],
    [-8, 34, 7, 9],
    [-7, 35, -8, 9],
    [8, 38, 5, 8],
  ] as const)
    s.ball([x, y, z], [r, r * 0.8, r], x === 0 ? main : leaf);
}

/** A light that wanders: a flame over its base, rags of mist about it. */
export function wisp(s: Sculptor): void {
  s.lathe(
    [0, 4, 0],
    [
      [0.1, 0],
      [5, 5],
      [6, 10],
      [3.4, 18],
      [0, 27],
    ],
    glow,
  );
  for (let i = 0; i < 5; i++) {
    const turn = i * 1.26;
    const [c, n] = [Math.cos(turn), Math.sin(turn)];
    s.rod([6 * c, 5, 6 * n], [9 * c, 15 + (i % 3) * 4, 9 * n], 1.8, light, 0.1);
  }
  s.lathe(
    [0, 0, 0],
    [
      [8, 0],
      [5, 2.4],
      [0, 3.6],
    ],
    main,
  );
}
