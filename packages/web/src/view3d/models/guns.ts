import { COATS } from '../mesh/coat.js';
import type { Sculptor } from '../mesh/sculptor.js';
import type { Vec } from '../mesh/vec.js';
import { person } from './person.js';
import { wheel } from './riders.js';

const { main, dark, light, black, steel, iron, wood, gold, bag, bone } = COATS;

function crew(s: Sculptor, places: readonly (readonly [x: number, z: number, turn: number])[], scale = 0.78): void {
  for (const [x, z, turn] of places)
    s.posed({ at: [x, 0, z], turn, scale }, () => person(s, { held: 'none', head: 'helmet', pack: false }));
}

/** A field gun with its crew: 60 mm of base. */
export function gun(s: Sculptor): void {
  s.paired(side => {
    wheel(s, 2, 10, side * 10, 10, 2.6);
    s.rod([0, 10, side * 3], [-24, 2, side * 8], 1.8, iron, 1.4);
    s.box([-25, 0, side * 8.2], [3.4, 3.4, 4], black);
    s.slab(
      [
        [4, 7],
        [6, 22],
        [3.4, 23],
        [1.6, 7],
      ],
      side * 7.4,
      9,
      main,
    );
  });
  s.slab(
    [
      [4.6, 17],
      [6, 22.4],
      [3.6, 23.4],
      [2.4, 17],
    ],
    0,
    6,
    main,
  );
  s.rod([0, 10, -10], [0, 10, 10], 1.6, iron);
  s.box([-4, 11, 0], [15, 7, 7], dark, [0.8, 0.8]);
  s.rod([-12, 15, 0], [12, 16.6, 0], 3.2, iron, 2.8);
  s.rod([12, 16.6, 0], [33, 18, 0], 2.2, steel, 1.8);
  s.rod([31, 17.9, 0], [35.6, 18.2, 0], 2.9, black, 2.9);
  s.rod([-4, 20, 0], [10, 20.8, 0], 1.3, light, 1.3);
  crew(s, [
    [-14, 13, -0.4],
    [-15, -12, 0.3],
  ]);
  s.box([-20, 0, 0], [6, 5, 9], wood);
}

export function mortar(s: Sculptor): void {
  bags(s, 17);
  s.box([-2, 0, 0], [10, 2, 10], iron);
  s.rod([-3, 1.6, 0], [7, 20, 0], 3.4, steel, 3);
  s.lathe(
    [7, 20, 0],
    [
      [3.6, -1],
      [3.6, 0.8],
    ],
    black,
    { sharp: true },
  );
  s.paired(side => s.rod([5, 14, 0], [10, 0, side * 6], 0.9, black));
  crew(s, [
    [-9, 8, -0.5],
    [-9, -8, 0.5],
  ]);
  s.box([-2, 0, 12], [6, 4, 4], wood);
}

function bags(s: Sculptor, radius: number): void {
  const count = 12;
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < count; i++) {
      const turn = ((i + row * 0.5) / count) * 2 * Math.PI;
      if (Math.abs(Math.cos(turn) + 1) < 0.16) continue;
      const at: Vec = [radius * Math.cos(turn), 2.4 + row * 4, radius * Math.sin(turn)];
      s.posed({ at, turn: -turn }, () => s.box([0, -2.2, 0], [5, 4.4, 9.4], bag, [0.8, 0.84]));
    }
}

/** An arm that throws, or a bow on a stand. */
export function catapult(s: Sculptor, tags: readonly string[] = []): void {
  s.paired(side => {
    s.box([0, 3, side * 9], [46, 4, 3.4], wood);
    wheel(s, -15, 6, side * 12, 6, 2.4);
    wheel(s, 15, 6, side * 12, 6, 2.4);
    s.rod([-4, 6, side * 9], [3, 26, side * 8], 1.8, wood);
    s.rod([14, 6, side * 9], [3, 26, side * 8], 1.8, wood);
  });
  if (tags.includes('ballista')) {
    s.rod([-16, 16, 0], [22, 20, 0], 2, wood, 1.6);
    s.paired(side => s.rod([15, 19, 0], [5, 20, side * 24], 1.6, main, 0.7));
    s.rod([-14, 18.6, 0], [30, 22, 0], 0.7, steel, 0.4);
  } else {
    s.rod([3, 26, -10], [3, 26, 10], 2, wood);
    s.rod([10, 8, 0], [-22, 36, 0], 2, wood, 1.6);
    s.lathe(
      [-22, 35, 0],
      [
        [2, 0],
        [4.4, 4],
        [4, 5],
      ],
      main,
    );
    s.ball([-22, 40, 0], 3.4, iron);
    s.box([12, 2, 0], [8, 9, 10], main);
  }
  s.box([0, 4, 0], [3, 3, 18], dark);
  crew(s, [
    [-20, 17, -0.4],
    [-20, -17, 0.4],
  ]);
  s.ball([20, 9, 0], [2, 2, 2], gold);
}

/** Three who fight as one. */
export function team(s: Sculptor, tags: readonly string[] = []): void {
  const held = tags.includes('tool') ? 'sword' : tags.includes('veil') ? 'staff' : 'rifle';
  for (const [x, z, turn] of [
    [6.4, 0, 0],
    [-5, 6.6, -0.3],
    [-5, -6.6, 0.35],
  ] as const)
    s.posed({ at: [x, 0, z], turn, scale: 0.66 }, () =>
      person(s, { held, robe: tags.includes('veil'), pack: held === 'rifle', head: z < 0 ? 'cap' : 'helmet' }),
    );
  s.rod([0, 0, 0], [0, 1.4, 0], 1.4, bone, 1);
}
