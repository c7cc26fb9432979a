import { COATS, type Coat } from '../mesh/coat.js';
import type { Sculptor } from '../mesh/sculptor.js';
import { hound } from './beasts.js';
import { standard } from './foot.js';
import { person } from './person.js';

const { main, dark, light, black, steel, iron, wood, gold, horse: horseHide, glow } = COATS;

/** A horse under a rider with a lance: 60 mm of base. */
export function cavalry(s: Sculptor, tags: readonly string[] = []): void {
  horse(s, horseHide);
  s.posed({ at: [-1, 16, 0], scale: 0.92 }, () =>
    person(s, { seated: true, held: 'none', pack: false, gilded: tags.includes('hero'), head: 'crest' }),
  );
  s.paired(side => {
    s.rod([0, 28, side * 4], [4, 20, side * 8], 2.2, dark, 1.9);
    s.rod([4, 20, side * 8], [1, 12, side * 8.2], 1.8, black, 1.4);
  });
  s.rod([-6, 25, 8], [40, 30, 7.4], 0.9, wood, 0.6);
  s.lathe(
    [12, 27, 7.8],
    [
      [2, 0],
      [0.9, 2],
    ],
    steel,
  );
  s.slab(
    [
      [26, 30],
      [36, 33],
      [27, 36],
    ],
    7.4,
    0.7,
    main,
  );
  if (tags.includes('hero')) standard(s, [-8, 12, -4], main);
}

export function horse(s: Sculptor, hide: Coat): void {
  s.loft(
    [
      { at: [-18, 19, 0], high: 4, wide: 4 },
      { at: [-13, 20, 0], high: 6.6, wide: 6 },
      { at: [-2, 19.6, 0], high: 6, wide: 6 },
      { at: [9, 20.4, 0], high: 7, wide: 5.6 },
      { at: [13, 22, 0], high: 4.6, wide: 4 },
    ],
    hide,
  );
  s.loft(
    [
      { at: [10, 22, 0], high: 5.4, wide: 3.4 },
      { at: [16, 30, 0], high: 3.6, wide: 2.4 },
      { at: [19, 34, 0], high: 3, wide: 2.2 },
    ],
    hide,
  );
  s.loft(
    [
      { at: [17.6, 35, 0], high: 2.8, wide: 2.2 },
      { at: [22, 33.6, 0], high: 2.4, wide: 2 },
      { at: [27, 29.6, 0], high: 1.6, wide: 1.4 },
    ],
    hide,
  );
  s.slab(
    [
      [10, 28],
      [15, 36.6],
      [18, 38],
      [17, 32],
      [12, 24],
    ],
    0,
    1.4,
    black,
  );
  // Barding in the side's colour, so that one knows whose it is from behind.
  s.lathe(
    [-2, 12, 0],
    [
      [12, 0],
      [12.6, 5],
      [9, 12],
      [4, 14],
    ],
    main,
    { wide: 0.62 },
  );
  s.paired(side => {
    for (const [x, back] of [
      [-14, -1.6],
      [10, 1.4],
    ] as const) {
      const stride = side * 2;
      s.rod([x, 17, side * 4], [x + back + stride, 8, side * 4], 2.6, hide, 1.6);
      s.rod([x + back + stride, 8, side * 4], [x + stride, 1.6, side * 4], 1.5, hide, 1.2);
      s.lathe(
        [x + stride, 0, side * 4],
        [
          [2, 0],
          [1.5, 2.4],
        ],
        black,
        { sharp: true },
      );
    }
    s.rod([18, 37, side * 1.2], [17.4, 40.4, side * 1.8], 0.9, hide, 0.1);
  });
  s.rod([-18, 21, 0], [-23, 10, 0], 1.8, black, 0.6);
  s.box([-3, 25, 0], [9, 2, 8], wood, [0.8, 0.8]);
}

/** Two wheels, or none where it glides. */
export function biker(s: Sculptor, tags: readonly string[] = []): void {
  if (tags.includes('skimmer')) for (const x of [-13, 12]) s.ball([x, 5, 0], [6, 2.4, 4.4], glow);
  else for (const x of [-14, 14]) wheel(s, x, 7, 0, 7, 3.6);
  s.slab(
    [
      [-20, 12],
      [-16, 17],
      [-4, 16],
      [6, 20],
      [14, 19],
      [22, 12],
      [12, 8],
      [-10, 7],
    ],
    0,
    9,
    main,
    0.68,
  );
  s.slab(
    [
      [-10, 5],
      [8, 5],
      [6, 10],
      [-8, 10],
    ],
    0,
    8,
    iron,
  );
  s.paired(side => {
    s.rod([14, 7, side * 3.4], [9, 20, side * 3], 1.1, steel);
    s.rod([9, 20.4, 0], [7, 22, side * 7], 0.9, black);
    s.rod([-8, 8, side * 5], [-22, 10, side * 5.6], 1.5, steel, 1.9);
    s.rod([-3, 16, side * 3], [4, 11, side * 6.4], 2.2, dark, 1.8);
    s.rod([4, 11, side * 6.4], [0, 5, side * 6.4], 1.7, black, 1.4);
    s.rod([12, 14, side * 5], [22, 14.6, side * 5], 1, black);
  });
  s.posed({ at: [-5, 3.6, 0], tilt: -0.2, scale: 0.95 }, () =>
    person(s, { seated: true, held: 'none', pack: !tags.includes('skimmer') }),
  );
  s.box([18, 15, 0], [2, 3, 4], glow);
}

/** A wheel with its axle across. */
export function wheel(s: Sculptor, x: number, y: number, z: number, radius: number, wide: number): void {
  const around = Math.max(8, s.finish.around);
  const rim = Array.from({ length: around }, (_, i): readonly [number, number] => {
    const turn = (2 * Math.PI * i) / around;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });
  s.slab(rim, z, wide, black);
  s.slab(
    rim.map(([u, v]) => [x + (u - x) * 0.55, y + (v - y) * 0.55] as const),
    z,
    wide + 0.8,
    steel,
  );
}

export function chariot(s: Sculptor): void {
  s.paired(side => {
    s.posed({ at: [18, 0, side * 7], scale: 0.8 }, () => hound(s));
    wheel(s, -14, 9, side * 13, 9, 2.6);
  });
  s.rod([20, 10, 0], [-6, 9, 0], 1.2, wood);
  s.box([-14, 7, 0], [20, 3, 20], wood);
  s.slab(
    [
      [-4, 9],
      [-2, 21],
      [-6, 21],
      [-7, 9],
    ],
    0,
    20,
    main,
  );
  s.paired(side =>
    s.slab(
      [
        [-24, 9],
        [-24, 14],
        [-6, 20],
        [-6, 9],
      ],
      side * 10,
      1.6,
      light,
    ),
  );
  s.posed({ at: [-15, 8, 0] }, () => person(s, { held: 'spear', pack: false, gilded: true }));
  s.ball([-3, 18, 0], [1, 3, 3], gold);
}
