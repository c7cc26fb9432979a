import { mixed, painted, shaded, shining, type Coat } from '../mesh/coat.js';
import type { Sculptor } from '../mesh/sculptor.js';
import type { Flat } from '../mesh/vec.js';
import { boundsOf, drawnIn, edgesOf, frameOf, middleOf, type Edge } from './outline.js';
import { along, block, lid, sides, up, type Raise } from './raise.js';

const BLACK = painted('#1a1815');

/** A box of corrugated steel with castings at its corners and doors at one end. */
export const container: Raise = ({ s, piece, inks, chance }) => {
  const { middle, turn, long, wide } = frameOf(piece.outline);
  const coat = painted(inks.boxes[Math.floor(chance() * inks.boxes.length)] ?? inks.metal);
  const [dark, top] = [shaded(coat, 0.72), mixed(coat, painted('#ffffff'), 0.08)];
  const h = piece.height;
  s.posed({ at: up(middle, 0), turn }, () => {
    s.box([0, 0, 0], [2 * long - 3, h - 2, 2 * wide - 3], dark);
    const ribs = Math.max(4, Math.round((2 * long - 12) / 9));
    s.paired(side => {
      for (let i = 0; i < ribs; i++) {
        const x = -long + 7 + ((2 * long - 14) * (i + 0.5)) / ribs;
        const half = ((2 * long - 14) / ribs) * 0.28;
        const [outer, inner] = [side * wide, side * (wide - 1.6)];
        s.facet(
          [
            [x - half, 4, outer],
            [x + half, 4, outer],
            [x + half, h - 5, outer],
            [x - half, h - 5, outer],
          ],
          coat,
          [x, h / 2, 0],
        );
        for (const end of [-1, 1])
          s.facet(
            [
              [x + end * half, 4, outer],
              [x + end * half * 1.6, 4, inner],
              [x + end * half * 1.6, h - 5, inner],
              [x + end * half, h - 5, outer],
            ],
            coat,
            [x, h / 2, 0],
          );
      }
      s.box([0, 0, side * (wide - 1)], [2 * long, 4, 2.4], dark);
      s.box([0, h - 5, side * (wide - 1)], [2 * long, 5, 2.4], coat);
    });
    for (const end of [-1, 1]) {
      s.box([end * (long - 1), h - 5, 0], [2.4, 5, 2 * wide], coat);
      s.box([end * (long - 1), 0, 0], [2.4, 4, 2 * wide], dark);
      for (const side of [-1, 1]) {
        s.box([end * (long - 1.6), 0, side * (wide - 1.6)], [3.2, h - 3, 3.2], coat);
        for (const y of [0, h - 4]) s.box([end * (long - 2.4), y, side * (wide - 2.4)], [5, 4, 5], BLACK);
      }
    }
    // Doors: four bars and their handles.
    for (const z of [-0.62, -0.22, 0.22, 0.62]) {
      s.rod([long - 0.4, 5, z * wide], [long - 0.4, h - 6, z * wide], 0.9, painted(inks.metal));
      s.box([long, h * 0.42, z * wide], [1.6, 2.4, 5], painted(inks.metal));
    }
    s.box([0, h - 2, 0], [2 * long - 3, 1.4, 2 * wide - 3], top);
    for (let x = -long + 12; x < long - 8; x += 14) s.box([x, h - 0.8, 0], [4, 0.8, 2 * wide - 8], coat);
  });
};

export const silo: Raise = ({ s, piece, inks }) => {
  const [x, z] = middleOf(piece.outline);
  const { left, right, top, bottom } = boundsOf(piece.outline);
  const [r, wide] = [(right - left) / 2, (bottom - top) / Math.max(1, right - left)];
  const h = piece.height;
  const metal = painted(inks.metal);
  const rust = painted(inks.thorn);
  s.lathe(
    [x, 0, z],
    [
      [r * 0.98, 0],
      [r * 0.98, h * 0.8],
    ],
    metal,
    { wide, around: 26 },
  );
  for (const y of [0, 0.26, 0.52, 0.78])
    s.lathe(
      [x, h * y, z],
      [
        [r * 0.98, 0],
        [r, 0.6],
        [r, 4],
        [r * 0.98, 4.6],
      ],
      rust,
      { wide, around: 26, sharp: true },
    );
  s.lathe(
    [x, h * 0.8, z],
    [
      [r * 0.99, 0],
      [r * 0.7, h * 0.09],
      [r * 0.2, h * 0.15],
    ],
    shaded(metal, 1.14),
    { wide, around: 26, sharp: true },
  );
  s.lathe(
    [x, h * 0.94, z],
    [
      [r * 0.24, 0],
      [r * 0.24, h * 0.05],
      [0, h * 0.06],
    ],
    rust,
    { wide, around: 12, sharp: true },
  );
  for (let i = 0; i < 13; i++) {
    const turn = (i / 13) * 2 * Math.PI;
    const [c, n] = [Math.cos(turn), Math.sin(turn) * wide];
    s.rod([x + r * c, 0, z + r * n], [x + r * c, h * 0.8, z + r * n], 0.9, shaded(metal, 0.8));
  }
  for (const side of [-3, 3])
    s.rod([x + side, 0, z + r * wide + 2], [x + side, h * 0.82, z + r * wide + 2], 0.8, BLACK);
  for (let y = 4; y < h * 0.8; y += 5) s.rod([x - 3, y, z + r * wide + 2], [x + 3, y, z + r * wide + 2], 0.5, BLACK);
};

/** A house with storeys: doors, windows, a parapet around its roof. */
export const building: Raise = ({ s, piece, inks, chance }) => {
  const { outline, height: h } = piece;
  const wall = painted(inks.wall);
  const roof = painted(inks.roof);
  const inner = drawnIn(outline, 0.9);
  sides(s, outline, 0, outline, h, wall);
  lid(s, inner, h - 5, roof);
  for (const [i, edge] of edgesOf(outline).entries()) {
    const [a, b] = [inner[i] as Flat, inner[(i + 1) % inner.length] as Flat];
    s.facet([up(edge.from, h), up(edge.to, h), up(b, h), up(a, h)], shaded(wall, 1.12), [a[0], h - 60, a[1]]);
    s.facet(
      [up(a, h), up(b, h), up(b, h - 5), up(a, h - 5)],
      shaded(wall, 0.8),
      up(along(edge, edge.long / 2, -40), h - 3),
    );
    const isDoorSide = i === Math.floor(chance() * outline.length) || i === 0;
    openings(s, edge, h, isDoorSide, inks.line);
    band(s, edge, 0, 6, shaded(wall, 0.7));
    band(s, edge, h - 8, h - 6, shaded(wall, 0.8));
  }
  const { middle, turn, long, wide } = frameOf(outline);
  s.posed({ at: up(middle, 0), turn }, () => {
    for (let i = 0; i < 3; i++) {
      const [x, z] = [(chance() - 0.5) * long * 1.2, (chance() - 0.5) * wide * 1.1];
      const size = Math.min(long, wide) * (0.16 + chance() * 0.12);
      s.box([x, h - 5, z], [size, 5 + chance() * 6, size * 0.8], shaded(roof, i === 0 ? 1.25 : 0.8), [0.92, 0.92]);
    }
  });
};

function openings(s: Sculptor, edge: Edge, h: number, hasDoor: boolean, light: string): void {
  const storeys = Math.max(1, Math.round(h / 34));
  const tall = (h - 8) / storeys;
  const count = Math.max(1, Math.floor(edge.long / 30));
  for (let storey = 0; storey < storeys; storey++)
    for (let i = 0; i < count; i++) {
      const far = (edge.long * (i + 0.5)) / count;
      const isDoor = hasDoor && storey === 0 && i === Math.floor(count / 2);
      const [half, low, high] = isDoor
        ? [8, 1, Math.min(27, tall - 3)]
        : [5.4, storey * tall + tall * 0.34, storey * tall + tall * 0.8];
      const pane: Coat = isDoor
        ? painted('#3a2c20')
        : (i * 7 + storey * 3) % 5 === 0
          ? shining(light)
          : painted('#20252b');
      frame(s, edge, far, half + 1.8, low - 1.6, high + 1.8, 0.5, painted('#c9bfae'));
      frame(s, edge, far, half, low, high, 1, pane);
      if (isDoor) frame(s, edge, far, half + 5, 0.2, 1.8, 5, painted('#cfc6b4'));
    }
}

/** A flat panel on a wall, standing out from it so far. */
function frame(
  s: Sculptor,
  edge: Edge,
  far: number,
  half: number,
  low: number,
  high: number,
  out: number,
  coat: Coat,
): void {
  const [a, b] = [along(edge, far - half, -out), along(edge, far + half, -out)];
  const inside = up(along(edge, far, 30), (low + high) / 2);
  s.facet([up(a, low), up(b, low), up(b, high), up(a, high)], coat, inside);
  const [a0, b0] = [along(edge, far - half, 0), along(edge, far + half, 0)];
  s.facet([up(a, high), up(b, high), up(b0, high), up(a0, high)], coat, up(along(edge, far, 0), low));
}

function band(s: Sculptor, edge: Edge, low: number, high: number, coat: Coat): void {
  frame(s, edge, edge.long / 2, edge.long / 2, low, high, 1, coat);
}

/** Higher than wide, with battlements. */
export const tower: Raise = site => {
  const { s, piece, inks } = site;
  building({ ...site, piece: { ...piece, height: piece.height - 8 } });
  const stone = painted(inks.stone);
  for (const edge of edgesOf(piece.outline)) {
    const count = Math.max(2, Math.round(edge.long / 18));
    for (let i = 0; i < count; i++) {
      const [x, z] = along(edge, (edge.long * (i + 0.5)) / count, 3);
      s.posed({ at: [x, piece.height - 9, z], turn: Math.atan2(-edge.along[1], edge.along[0]) }, () =>
        s.box([0, 0, 0], [(edge.long / count) * 0.56, 9, 6], stone),
      );
    }
  }
};

/** A deck of steel to stand on, with a yellow edge and a ladder. */
export const platform: Raise = ({ s, piece, inks }) => {
  const { outline, height: h } = piece;
  const [metal, dark] = [painted(inks.metal), shaded(painted(inks.metal), 0.55)];
  const recessed = drawnIn(outline, 0.93);
  sides(s, recessed, 0, recessed, h - 6, dark);
  sides(s, outline, h - 7, outline, h, painted('#d9a520'));
  lid(s, outline, h, metal);
  lid(s, drawnIn(outline, 0.94), h + 0.3, shaded(metal, 0.84));
  for (const edge of edgesOf(outline)) {
    const count = Math.max(1, Math.round(edge.long / 44));
    for (let i = 0; i <= count; i++) {
      const [x, z] = along(edge, 3 + ((edge.long - 6) * i) / count, 3);
      s.rod([x, 0, z], [x, h - 6, z], 2.4, metal);
      if (i === count) continue;
      const [u, v] = along(edge, 3 + ((edge.long - 6) * (i + 1)) / count, 3);
      s.rod([x, 3, z], [u, h - 9, v], 1, dark);
      s.rod([u, 3, v], [x, h - 9, z], 1, dark);
    }
  }
  const [edge] = edgesOf(outline);
  if (edge === undefined) return;
  const rung = (y: number): void =>
    s.rod(
      up(along(edge, edge.long / 2 - 6, -2), y),
      up(along(edge, edge.long / 2 + 6, -2), y),
      0.7,
      painted('#d9a520'),
    );
  for (let y = 4; y < h; y += 6) rung(y);
};

/** Cut straight into the slope, a step each 20 mm. */
export const terrace: Raise = ({ s, piece, inks }) => {
  const steps = Math.max(1, Math.round(piece.height / 20));
  for (let i = 0; i < steps; i++) {
    const outline = drawnIn(piece.outline, 1 - i * 0.06);
    const [low, high] = [(piece.height * i) / steps, (piece.height * (i + 1)) / steps];
    sides(s, outline, low, drawnIn(outline, 0.99), high, painted(inks.stoneDark));
    lid(
      s,
      drawnIn(outline, 0.99),
      high,
      shaded(mixed(painted(inks.hill), painted(inks.hillTop), (i + 1) / steps), 0.74),
    );
  }
  const rim = drawnIn(piece.outline, 1 - (steps - 1) * 0.06 - 0.01);
  for (const edge of edgesOf(rim)) {
    const count = Math.max(1, Math.round(edge.long / 16));
    for (let i = 0; i < count; i++) {
      const [x, z] = along(edge, (edge.long * (i + 0.5)) / count, 3);
      s.posed({ at: [x, piece.height, z], turn: Math.atan2(-edge.along[1], edge.along[0]) }, () =>
        s.box(
          [0, 0, 0],
          [(edge.long / count) * 0.93, 4, 5],
          shaded(painted(inks.stone), 0.9 + 0.2 * ((i * 37) % 3) * 0.3),
          [0.94, 0.8],
        ),
      );
    }
  }
};

export const plinth: Raise = ({ s, piece, inks }) =>
  block(s, piece.outline, Math.max(6, piece.height), painted(inks.wall), shaded(painted(inks.wall), 1.1));
