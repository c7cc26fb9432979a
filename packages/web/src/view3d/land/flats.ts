import { mixed, painted, shaded, shining, type Coat } from '../mesh/coat.js';
import { ringFaces } from '../mesh/sculptor.js';
import type { Flat, Vec } from '../mesh/vec.js';
import { drawnIn, edgesOf, frameOf, middleOf, rounded } from './outline.js';
import { along, lid, up, type Raise, type Site } from './raise.js';
import { scattered } from './nature.js';
import { stone } from './walls.js';

/** Level rings from the edge inwards, each with its colour. */
function pool(
  { s, piece: { outline }, isPainted }: Site,
  rings: readonly (readonly [share: number, coat: Coat])[],
  at = 0.7,
): void {
  if (isPainted) return;
  const dense = rounded(outline, 26);
  const middle = middleOf(dense);
  const corners = rings.flatMap(([share, coat], k) =>
    drawnIn(dense, share, middle).map(([x, z]) => ({
      at: [x, at + k * 0.05, z] as Vec,
      normal: [0, 1, 0] as Vec,
      coat,
    })),
  );
  s.smooth(corners, ringFaces(rings.length, dense.length));
}

export const deep: Raise = site => {
  const { inks } = site;
  pool(site, [
    [1, painted(inks.shore)],
    [0.94, shaded(painted(inks.shore), 0.8)],
    [0.92, mixed(painted(inks.shallow), painted('#dff2f2'), 0.5)],
    [0.88, painted(inks.shallow)],
    [0.6, mixed(painted(inks.shallow), painted(inks.deep), 0.75)],
    [0.001, painted(inks.deep)],
  ]);
};

export const ford: Raise = site => {
  const { s, piece, inks, chance } = site;
  pool(site, [
    [1, painted(inks.shore)],
    [0.93, mixed(painted(inks.shallow), painted('#dff2f2'), 0.45)],
    [0.86, painted(inks.shallow)],
    [0.001, shaded(painted(inks.shallow), 1.12)],
  ]);
  for (const at of scattered(piece.outline, 30, chance))
    stone(s, up(at, 0), 2 + chance() * 4, shaded(painted(inks.stone), 0.8 + chance() * 0.3), chance);
};

export const marsh: Raise = site => {
  const { s, piece, inks, chance, isPainted } = site;
  pool(site, [
    [1, painted(inks.marsh)],
    [0.001, shaded(painted(inks.marsh), 0.8)],
  ]);
  for (const at of scattered(piece.outline, 24, chance)) {
    if (chance() < 0.4 && !isPainted) {
      const puddle = Array.from({ length: 7 }, (_, i): Flat => {
        const turn = (i / 7) * 2 * Math.PI;
        const r = 7 + chance() * 5;
        return [at[0] + r * Math.cos(turn), at[1] + r * 0.7 * Math.sin(turn)];
      });
      lid(s, puddle, 1.2, painted(inks.shallow));
      continue;
    }
    for (let i = 0; i < 4; i++) {
      const [x, z] = [at[0] + (chance() - 0.5) * 9, at[1] + (chance() - 0.5) * 9];
      s.rod(
        [x, 0, z],
        [x + (chance() - 0.5) * 5, 10 + chance() * 10, z + (chance() - 0.5) * 5],
        0.7,
        painted(inks.leaves[i % inks.leaves.length] ?? inks.marsh),
        0.2,
      );
    }
  }
};

/** A glowing bed under dark plates. */
export const slag: Raise = site => {
  const { s, piece, inks, chance } = site;
  pool(site, [
    [1, painted(inks.dark)],
    [0.95, shining('#d24e12')],
    [0.7, shining('#ff8a24')],
    [0.001, shining('#ffc24a')],
  ]);
  for (const at of scattered(piece.outline, 15, chance, 0.96))
    stone(s, up(at, 0.4), 3.4 + chance() * 3.6, painted('#2a211d'), chance);
};

export const mines: Raise = ({ s, piece, inks, chance, isPainted }) => {
  if (!isPainted)
    lid(s, drawnIn(rounded(piece.outline, 60), 0.99), 0.5, mixed(painted(inks.base), painted(inks.dark), 0.35));
  for (const [i, at] of scattered(piece.outline, 24, chance, 0.86).entries()) {
    s.lathe(
      up(at, 0),
      [
        [6.4, 0],
        [5.6, 1.4],
        [4.4, 2.2],
      ],
      painted('#4a4d45'),
      { sharp: true, around: 8 },
    );
    if (i % 3 === 0)
      s.lathe(
        up(at, 2),
        [
          [1.5, 0],
          [1.2, 0.9],
        ],
        shining('#ff4b3a'),
        { sharp: true, around: 6 },
      );
  }
  for (const edge of edgesOf(piece.outline)) {
    const count = Math.max(1, Math.round(edge.long / 34));
    for (let i = 0; i < count; i++) {
      const [a, b] = [along(edge, (edge.long * i) / count, 2), along(edge, (edge.long * (i + 1)) / count, 2)];
      s.rod(up(a, 0), up(a, 11), 0.9, painted('#d9c28a'));
      for (let k = 0; k < 4; k++) {
        const part = (share: number): Vec => [a[0] + (b[0] - a[0]) * share, 9, a[1] + (b[1] - a[1]) * share];
        s.rod(part(k / 4), part((k + 1) / 4), 0.6, painted(k % 2 === 0 ? '#f2c230' : '#1a1815'));
      }
    }
  }
};

/** Cut into the ground: the far side is lit, the near one dark. */
const cut =
  (bottom: string | undefined): Raise =>
  site => {
    const { s, piece, inks, chance } = site;
    const floor = painted(bottom ?? inks.dark);
    pool(site, [
      [1, painted(inks.rim)],
      [0.9, painted(inks.base)],
      [0.82, mixed(painted(inks.base), floor, 0.7)],
      [0.001, floor],
    ]);
    for (const edge of edgesOf(piece.outline))
      for (let far = 6; far < edge.long; far += 16)
        stone(
          s,
          up(along(edge, far, 4), 0),
          2 + chance() * 3,
          shaded(painted(inks.stoneDark), 0.8 + chance() * 0.4),
          chance,
        );
  };

export const ditch = cut(undefined);
export const crevasse = cut('#050506');

export const road: Raise = ({ s, piece, inks, isPainted }) => {
  if (isPainted) return;
  lid(s, piece.outline, 0.5, painted(inks.road));
  const { middle, turn, long } = frameOf(piece.outline);
  s.posed({ at: up(middle, 0), turn }, () => {
    for (let x = -long + 16; x < long - 16; x += 44) s.box([x, 0.1, 0], [22, 0.8, 3], painted('#c9c0a4'));
  });
};
