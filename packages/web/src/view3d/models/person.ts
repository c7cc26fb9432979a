import { COATS } from '../mesh/coat.js';
import type { Sculptor } from '../mesh/sculptor.js';
import type { Vec } from '../mesh/vec.js';
import type { Dress } from './dress.js';
import { head } from './heads.js';
import { arms, shield, weapon } from './weapons.js';

const { main, dark, light, black, iron, gold, cloth } = COATS;

/** Somebody on two feet, 30 mm tall on a base of 25 mm. */
export function person(s: Sculptor, dress: Dress = {}): void {
  const { held = 'rifle', cape = false, robe = false, pack = true, seated = false } = dress;
  if (robe) robed(s);
  else if (!seated) legs(s);
  torso(s, dress);
  if (pack && !robe && !cape) knapsack(s);
  if (cape) mantle(s);
  head(s, dress);
  arms(s, held);
  weapon(s, held);
  if (dress.shield === true) shield(s);
}

function legs(s: Sculptor): void {
  s.paired(side => {
    const stride = side * 1.6;
    s.box([stride + 0.9, 0, side * 3.5], [6.4, 3, 3.6], black, [0.72, 0.85], -0.5);
    s.rod([stride, 2.4, side * 3.4], [stride * 0.5 + 0.7, 7.6, side * 3.2], 2, dark, 2.2);
    s.rod([stride * 0.5 + 0.7, 7.2, side * 3.2], [0, 13, side * 2.4], 2.3, dark, 2.8);
    s.ball([stride * 0.5 + 1.5, 7.4, side * 3.2], [1.5, 1.8, 1.7], main);
  });
}

function torso(s: Sculptor, { gilded = false, robe = false }: Dress): void {
  s.lathe(
    [0, 12, 0],
    [
      [3.6, 0],
      [3.7, 1.2],
      [3.4, 2.4],
    ],
    black,
    { wide: 1.35 },
  );
  s.lathe(
    [0, 14, 0],
    [
      [3.3, 0],
      [4.2, 3.2],
      [4.5, 5.8],
      [3.2, 7.8],
      [1.8, 8.6],
    ],
    robe ? dark : main,
    { wide: 1.5 },
  );
  s.paired(side => {
    s.ball([-0.2, 21, side * 6.5], [3, 2.7, 2.9], gilded ? gold : main);
    s.lathe(
      [-0.2, 19.2, side * 6.6],
      [
        [3.1, 0],
        [3.1, 0.9],
      ],
      gilded ? light : dark,
      { sharp: true },
    );
  });
}

function knapsack(s: Sculptor): void {
  s.box([-5, 14.2, 0], [3.6, 7.4, 7], iron, [0.85, 0.9], 0.2);
  s.box([-5.4, 13.2, 0], [3, 1.6, 8], cloth);
  s.paired(side => s.rod([-6.4, 15, side * 2], [-6.4, 22.4, side * 2], 1.15, black, 0.9));
}

function mantle(s: Sculptor): void {
  const edge = (y: number, x: number, wide: number): readonly Vec[] => [
    [x + 0.9, y, wide],
    [x, y, wide * 0.45],
    [x, y, -wide * 0.45],
    [x + 0.9, y, -wide],
  ];
  const rows = [edge(22.5, -3, 5), edge(14, -5.4, 6.2), edge(3, -8.2, 8)];
  for (let r = 0; r < 2; r++)
    for (let i = 0; i < 3; i++) {
      const [a, b] = [rows[r] as readonly Vec[], rows[r + 1] as readonly Vec[]];
      const face = [a[i], a[i + 1], b[i + 1], b[i]] as Vec[];
      s.facet(face, i === 1 ? dark : main, [20, 12, 0]);
      s.facet(face, dark, [-40, 12, 0]);
    }
}

function robed(s: Sculptor): void {
  s.lathe(
    [0, 0, 0],
    [
      [7.6, 0],
      [7, 3],
      [5, 9],
      [3.8, 14],
    ],
    main,
    { wide: 0.95, sharp: true, around: 9 },
  );
  s.lathe(
    [0, 0.2, 0],
    [
      [7.9, 0],
      [7.7, 1.4],
    ],
    gold,
    { wide: 0.95, sharp: true, around: 9 },
  );
}
