import { COATS, type Coat } from '../mesh/coat.js';
import type { Sculptor } from '../mesh/sculptor.js';
import type { Vec } from '../mesh/vec.js';
import { dressed, HELDS } from './dress.js';
import { person } from './person.js';

const { main, dark, light, black, steel, iron, wood, gold, glow } = COATS;

export const infantry = (s: Sculptor, tags: readonly string[] = []): void => person(s, dressed(tags, {}));

export function leader(s: Sculptor, tags: readonly string[]): void {
  person(s, dressed(tags, { gilded: true, head: 'crest' }));
  s.rod([-6, 20, -3], [-7, 36, -3.4], 0.4, black, 0.2);
}

export function hero(s: Sculptor, tags: readonly string[]): void {
  person(s, dressed(tags, { gilded: true, head: 'crest', held: 'sword', cape: true, pack: false }));
  standard(s, [-5, 0, -8], main);
}

/** A flag on its pole, for whoever leads. */
export function standard(s: Sculptor, foot: Vec, coat: Coat): void {
  const [x, y, z] = foot;
  s.rod([x, y + 6, z], [x, y + 46, z], 0.7, wood);
  s.ball([x, y + 46.6, z], 1.2, gold);
  s.slab(
    [
      [x, y + 45],
      [x - 8, y + 44],
      [x - 8, y + 32.6],
      [x, y + 32],
    ],
    z,
    0.8,
    coat,
  );
  s.slab(
    [
      [x - 8, y + 44],
      [x - 14, y + 45],
      [x - 11, y + 38.4],
      [x - 8, y + 38],
    ],
    z,
    0.8,
    coat,
  );
  s.slab(
    [
      [x - 8, y + 38],
      [x - 11, y + 38.4],
      [x - 14, y + 31.6],
      [x - 8, y + 32.6],
    ],
    z,
    0.8,
    coat,
  );
  s.slab(
    [
      [x - 4, y + 41.6],
      [x - 8, y + 41.6],
      [x - 6, y + 35.6],
    ],
    z,
    1.3,
    gold,
  );
}

export function spear(s: Sculptor, tags: readonly string[]): void {
  const isArmed = tags.some(tag => HELDS[tag] === 'two swords');
  person(s, dressed(tags, { held: 'spear', shield: !isArmed, pack: false }));
}

export function mage(s: Sculptor, tags: readonly string[]): void {
  person(s, dressed(tags, { robe: true, held: 'staff', pack: false }));
  s.paired(side => s.rod([-2, 23.5, side * 4], [-5, 29, side * 6], 1, gold, 0.2));
}

/** In armour that walks by itself. */
export function heavy(s: Sculptor, tags: readonly string[]): void {
  s.paired(side => {
    s.box([1, 0, side * 5.6], [9, 3.6, 5.6], black, [0.75, 0.8], -0.6);
    s.rod([0, 3, side * 5.4], [1.4, 9, side * 5.2], 3, dark, 3);
    s.rod([1.4, 9, side * 5.2], [0, 15, side * 3.6], 3.2, main, 3.6);
    s.ball([2, 9.4, side * 5.2], [2.2, 2.6, 2.6], light);
  });
  s.lathe(
    [0, 13.6, 0],
    [
      [5, 0],
      [5.2, 2],
      [7.4, 6.6],
      [7.6, 11],
      [5, 14.4],
    ],
    main,
    { wide: 1.3, sharp: true, around: 8 },
  );
  s.box([-7.6, 17, 0], [6, 11, 12], iron, [0.8, 0.85]);
  s.paired(side => {
    s.rod([-9.6, 26, side * 3.6], [-10.6, 33, side * 4], 1.7, black, 1.4);
    s.ball([0, 26.6, side * 10], [5.4, 4.6, 4.8], main);
    s.lathe(
      [0, 22.4, side * 10.4],
      [
        [5.2, 0],
        [5.4, 1.5],
      ],
      dark,
      { sharp: true },
    );
    s.rod([0, 24, side * 10.6], [3.4, 16.6, side * 11.4], 2.8, dark, 2.5);
  });
  s.box([7.4, 21, 0], [1.4, 3, 7], gold, [0.5, 1]);
  s.lathe(
    [2.4, 27, 0],
    [
      [4, 0],
      [4, 2.6],
      [2.4, 4.6],
      [0, 5],
    ],
    light,
  );
  s.box([5.6, 28, 0], [1.4, 1.5, 4.6], glow);
  s.box([6, 13, 11.6], [10, 6, 5.6], black, [0.9, 0.9]);
  for (const y of [14.6, 17.4]) s.rod([10.8, y, 11.6], [21, y, 11.4], 1.3, steel, 1.2);
  s.slab(
    [
      [3, 10],
      [9, 9],
      [11, 15],
      [9, 22],
      [3, 23],
    ],
    -12.4,
    2.6,
    main,
    0.7,
  );
  if (tags.includes('fins'))
    s.paired(side =>
      s.slab(
        [
          [-6, 28],
          [-14, 40],
          [-9, 28],
        ],
        side * 8,
        1.2,
        light,
      ),
    );
  if (tags.includes('six')) s.paired(side => s.rod([-2, 20, side * 9], [8, 12, side * 15], 1.8, steel, 1.4));
}
