import { COATS } from '../mesh/coat.js';
import type { Sculptor } from '../mesh/sculptor.js';
import type { Dress } from './dress.js';

const { main, dark, light, black, gold, skin, cloth, bone } = COATS;

/** A head, and what is on it. */
export function head(s: Sculptor, { head: gear = 'helmet', robe = false }: Dress): void {
  if (gear === 'hood' || robe) {
    s.lathe(
      [-0.4, 22, 0],
      [
        [3.8, 0],
        [4, 2.6],
        [3, 5.4],
        [0, 7.8],
      ],
      robe ? main : dark,
    );
    s.ball([1.9, 25, 0], [1.9, 2.2, 2], robe ? black : skin);
    return;
  }
  s.ball([0.5, 24.6, 0], [2.7, 2.9, 2.6], skin);
  if (gear === 'cap') {
    s.lathe(
      [0.2, 26.2, 0],
      [
        [3, 0],
        [3.2, 1.8],
        [0, 2.6],
      ],
      main,
    );
    s.box([2.8, 26.2, 0], [3, 0.6, 4], black);
    return;
  }
  if (gear === 'bare' || gear === 'crown') {
    s.ball([-0.5, 26.2, 0], [3, 2.2, 2.9], cloth);
    if (gear === 'crown')
      s.lathe(
        [0, 26.4, 0],
        [
          [2.9, 0],
          [3.5, 2.6],
        ],
        gold,
        { sharp: true },
      );
    return;
  }
  if (gear === 'hat') {
    s.lathe(
      [0.4, 26, 0],
      [
        [6, 0],
        [5.4, 0.7],
        [3, 1],
        [2.6, 3],
        [0, 3.6],
      ],
      main,
    );
    return;
  }
  if (gear === 'square') s.box([0.2, 24.6, 0], [6, 4.6, 5.6], light, [0.8, 0.82]);
  else
    s.lathe(
      [0.2, 24.8, 0],
      [
        [3.7, -0.4],
        [3.5, 0.9],
        [3, 2.8],
        [1.6, 4.2],
        [0, 4.5],
      ],
      light,
    );
  s.box([2.4, 23.6, 0], [1.6, 1.7, 4.2], black);
  if (gear === 'crest')
    s.slab(
      [
        [-4.4, 24],
        [-3, 29],
        [1, 31.8],
        [4.4, 29.6],
        [3, 28],
        [-2, 27],
      ],
      0,
      1.3,
      main,
      0.7,
    );
  if (gear === 'horns') s.paired(side => s.rod([0, 27, side * 2.6], [2, 31.6, side * 5.4], 0.9, bone, 0.1));
}
