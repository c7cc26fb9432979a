import { COATS } from '../mesh/coat.js';
import type { Sculptor } from '../mesh/sculptor.js';
import type { Vec } from '../mesh/vec.js';
import type { Held } from './dress.js';

const { main, dark, light, black, steel, iron, wood, gold, glow, bone } = COATS;

/** Both arms, as whoever holds that holds it. */
export function arms(s: Sculptor, held: Held): void {
  const raised = held === 'spear' || held === 'staff';
  const [right, left] = HANDS[held];
  for (const [side, hand] of [
    [1, right],
    [-1, left],
  ] as const) {
    const elbow: Vec = [Math.min(3.4, hand[0] * 0.4), raised && side > 0 ? 15.6 : 14.9, side * 7.6];
    s.rod([0, 20.4, side * 6.6], elbow, 1.8, dark, 1.5);
    s.rod(elbow, hand, 1.5, main, 1.2);
    s.ball(hand, 1.5, black);
  }
}

/** Where the hands are, right (z > 0) and left. */
const HANDS: Readonly<Record<Held, readonly [Vec, Vec]>> = {
  rifle: [
    [4.4, 16.4, 4.4],
    [10, 17, 1.6],
  ],
  'long rifle': [
    [4.4, 16.6, 4.4],
    [11, 17.6, 1.8],
  ],
  bow: [
    [2, 19, 3.4],
    [9.6, 18.6, -2],
  ],
  spear: [
    [6.6, 15.6, 6.4],
    [4.4, 15.4, -6.2],
  ],
  sword: [
    [7.4, 17.4, 6.4],
    [4.2, 14.6, -6.8],
  ],
  'two swords': [
    [7, 17, 7],
    [7, 15.6, -7],
  ],
  staff: [
    [7, 16.6, 6.2],
    [7.4, 15.6, -4.4],
  ],
  cannon: [
    [4.4, 15.4, 6.4],
    [8, 15.4, 3],
  ],
  none: [
    [5.4, 14, 6],
    [5.4, 14, -6],
  ],
};

export function weapon(s: Sculptor, held: Held): void {
  switch (held) {
    case 'rifle':
    case 'long rifle': {
      const far = held === 'rifle' ? 17 : 24;
      s.slab(
        [
          [-1.6, 15],
          [-1.6, 18],
          [4, 18.6],
          [11, 18.6],
          [11, 17],
          [5, 16.6],
        ],
        3.6,
        1.8,
        black,
      );
      s.rod([10.4, 18, 3.2], [far, 18.6, 2.2], 0.75, steel, 0.65);
      s.box([7, 13.6, 3.4], [1.8, 3.4, 1.3], iron);
      if (held === 'long rifle') s.rod([4.4, 20.2, 3.4], [9, 20.4, 3.2], 0.9, glow, 1.1);
      return;
    }
    case 'bow':
      for (const end of [1, -1]) s.rod([10, 18.6, -2], [7.6, 18.6 + end * 9, -2.4], 0.8, wood, 0.4);
      s.rod([2, 19, 3], [15, 18.6, -2.6], 0.35, bone, 0.3);
      return;
    case 'spear':
      s.rod([2, 1, 6.6], [9.4, 33, 6.3], 0.7, wood);
      s.lathe(
        [9.4, 33, 6.3],
        [
          [0.6, 0],
          [1.6, 2],
          [0, 7],
        ],
        steel,
        { wide: 0.4 },
      );
      return;
    case 'sword':
      blade(s, [7.4, 17.4, 6.4], [18, 27, 5]);
      return;
    case 'two swords':
      blade(s, [7, 17, 7], [17, 26, 8]);
      blade(s, [7, 15.6, -7], [18, 20, -8]);
      return;
    case 'staff':
      s.rod([7, 0.5, 6.4], [7.6, 30, 6.2], 0.8, wood);
      s.ball([7.6, 32, 6.2], 2.3, glow);
      s.lathe(
        [7.6, 29, 6.2],
        [
          [0.9, 0],
          [2.2, 1.4],
        ],
        gold,
        { sharp: true },
      );
      return;
    case 'cannon':
      s.box([6, 13, 5.4], [9, 4.6, 4], black);
      s.rod([10, 16.6, 5.4], [20, 16.8, 5.2], 1, steel);
      s.rod([10, 14.2, 5.4], [20, 14.4, 5.2], 1, steel);
      return;
    case 'none':
  }
}

function blade(s: Sculptor, hilt: Vec, tip: Vec): void {
  s.rod(hilt, [hilt[0] + (tip[0] - hilt[0]) * 0.86, hilt[1] + (tip[1] - hilt[1]) * 0.86, tip[2]], 0.9, steel, 0.7);
  s.rod([hilt[0] + (tip[0] - hilt[0]) * 0.84, hilt[1] + (tip[1] - hilt[1]) * 0.84, tip[2]], tip, 0.7, steel, 0.05);
  s.box([hilt[0], hilt[1] - 0.4, hilt[2]], [1.4, 1, 4.6], gold);
}

export function shield(s: Sculptor): void {
  s.slab(
    [
      [3.6, 8],
      [6.4, 9],
      [8.4, 13],
      [8, 21],
      [3.2, 22],
      [1.6, 14],
    ],
    -8.4,
    1.8,
    light,
    0.72,
  );
  s.ball([5, 15.4, -9.2], [1.6, 1.6, 1.1], gold);
}
