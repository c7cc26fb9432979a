import { mixed, painted, shaded, shining } from '../mesh/coat.js';
import type { Sculptor } from '../mesh/sculptor.js';
import type { Flat, Vec } from '../mesh/vec.js';
import type { Chance } from './chance.js';
import { edgesOf, frameOf, type Edge } from './outline.js';
import { along, lid, up, type Raise, type Site } from './raise.js';

const THICK = 8;

/** Walls that still stand here and there, a floor, what is left of the floor above, and what has fallen. */
export const ruin: Raise = site => {
  const { s, piece, inks, chance } = site;
  const floor = painted(inks.floor);
  lid(s, piece.outline, 1.6, shaded(floor, 0.9));
  const edges = edgesOf(piece.outline);
  for (const edge of edges) crumbling(site, edge);
  for (const [i, edge] of edges.entries()) {
    const before = edges[(i + edges.length - 1) % edges.length] as Edge;
    if (!isCorner(before, edge) || chance() < 0.45) continue;
    upperFloor(site, before, edge, piece.height * 0.5);
  }
  for (const edge of edges)
    for (let i = 0; i < edge.long / 40; i++) {
      const [x, z] = along(edge, chance() * edge.long, 12 + chance() * 12);
      stone(s, [x, 1, z], 2.6 + chance() * 4.4, shaded(painted(inks.wall), 0.75 + chance() * 0.3), chance);
    }
};

/** Does the outline turn inwards here, as around a room? */
const isCorner = (before: Edge, edge: Edge): boolean =>
  before.along[0] * edge.inward[0] + before.along[1] * edge.inward[1] < -0.3;

/** A wall with windows whose top has come down in steps and slopes. */
function crumbling({ s, piece, inks, chance }: Site, edge: Edge): void {
  const parts = Math.max(2, Math.round(edge.long / 14));
  const h = piece.height;
  const tops: number[] = [];
  let level = 0.55 + chance() * 0.45;
  for (let i = 0; i <= parts; i++) {
    tops.push(h * level);
    level = Math.min(1, Math.max(0.14, level + (chance() - 0.5) * 0.55));
    // Corners carry: they come down last.
    if (i === parts - 2) level = Math.max(level, 0.6 + chance() * 0.35);
  }
  const coat = painted(inks.wall);
  for (let i = 0; i < parts; i++) {
    const [a, b] = [(edge.long * i) / parts, (edge.long * (i + 1)) / parts];
    const tone = shaded(coat, 0.86 + chance() * 0.22);
    const [left, right] = [tops[i] as number, tops[i + 1] as number];
    const isWindow = i % 3 === 1 && Math.min(left, right) > h * 0.42;
    if (!isWindow) {
      course(s, edge, a, b, 0, left, right, tone);
      continue;
    }
    course(s, edge, a, b, 0, h * 0.2, h * 0.2, tone);
    const sill = shaded(coat, 0.96);
    course(s, edge, a + 0.5, b - 0.5, h * 0.2, h * 0.2 + 1.6, h * 0.2 + 1.6, sill, -1);
    if (Math.min(left, right) > h * 0.66) course(s, edge, a, b, h * 0.56, left, right, tone);
  }
}

/** A stretch of wall between two heights, its top sloping. */
function course(
  s: Sculptor,
  edge: Edge,
  a: number,
  b: number,
  low: number,
  left: number,
  right: number,
  coat: ReturnType<typeof painted>,
  out = 0,
): void {
  const [p, q] = [along(edge, a, out), along(edge, b, out)];
  const [p2, q2] = [along(edge, a, THICK - out), along(edge, b, THICK - out)];
  const inside = up(along(edge, (a + b) / 2, THICK / 2), (low + Math.min(left, right)) / 2);
  s.facet([up(p, low), up(q, low), up(q, right), up(p, left)], coat, inside);
  s.facet([up(p2, low), up(q2, low), up(q2, right), up(p2, left)], shaded(coat, 0.92), inside);
  s.facet([up(p, left), up(q, right), up(q2, right), up(p2, left)], shaded(coat, 1.02), inside);
  // Where one stretch meets the next nobody sees more than a step.
  if (s.finish.crumb !== undefined) return;
  s.facet([up(p, low), up(p2, low), up(p2, left), up(p, left)], coat, inside);
  s.facet([up(q, low), up(q2, low), up(q2, right), up(q, right)], coat, inside);
  if (low > 1) s.facet([up(p, low), up(q, low), up(q2, low), up(p2, low)], shaded(coat, 0.7), inside);
}

/** A corner of the storey above, its broken edge towards the room. */
function upperFloor({ s, inks, chance }: Site, before: Edge, edge: Edge, at: number): void {
  const reach = Math.min(before.long, edge.long) * (0.3 + chance() * 0.16);
  const far: readonly Flat[] = [
    edge.from,
    along(edge, reach, 0),
    along(edge, reach * 0.72, reach * 0.34),
    along(edge, reach * 0.4, reach * 0.46),
    along(before, before.long - reach, 0),
  ];
  const coat = mixed(painted(inks.floor), painted(inks.timber), 0.3);
  const centre = far.reduce((sum, [x, z]): Flat => [sum[0] + x / far.length, sum[1] + z / far.length], [0, 0]);
  const core: Vec = [centre[0], at + 2, centre[1]];
  s.facet(
    far.map(corner => up(corner, at + 4)),
    coat,
    core,
  );
  s.facet(
    far.map(corner => up(corner, at)),
    shaded(coat, 0.6),
    core,
  );
  for (let i = 0; i < far.length; i++) {
    const [a, b] = [far[i] as Flat, far[(i + 1) % far.length] as Flat];
    s.facet([up(a, at), up(b, at), up(b, at + 4), up(a, at + 4)], shaded(coat, 0.8), core);
  }
}

/** A lump with flat faces. */
export function stone(s: Sculptor, at: Vec, size: number, coat: ReturnType<typeof painted>, chance: Chance): void {
  s.posed({ at, turn: chance() * 6 }, () =>
    s.lathe(
      [0, -0.6, 0],
      [
        [size, 0],
        [size * 0.92, size * 0.4],
        [size * 0.45, size * (0.7 + chance() * 0.35)],
      ],
      coat,
      {
        sharp: true,
        around: 5,
        wide: 0.7 + chance() * 0.4,
      },
    ),
  );
}

/** Blocks in courses under a coping. */
export const wall: Raise = ({ s, piece, inks, chance }) => {
  const { middle, turn, long, wide } = frameOf(piece.outline);
  const h = piece.height * Math.max(0.25, piece.whole);
  const rows = Math.max(1, Math.round(h / 12));
  s.posed({ at: up(middle, 0), turn }, () => {
    const count = Math.max(2, Math.round((2 * long) / 22));
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < count; i++) {
        if (row === rows - 1 && chance() < 0.12 + (1 - piece.whole) * 0.6) continue;
        const step = (2 * long) / count;
        const x = -long + step * (i + (row % 2 === 0 ? 0.5 : 0.46));
        s.box(
          [x, (h * row) / rows, 0],
          [step * 0.97, h / rows - 0.6, 2 * wide * 0.96],
          shaded(painted(inks.stone), 0.84 + chance() * 0.26),
          [0.97, 0.94],
        );
      }
    for (const end of [-1, 1])
      s.box([end * (long - 4), 0, 0], [8, h + 3, 2 * wide], painted(inks.stoneDark), [0.94, 0.94]);
  });
};

/** Two posts and two leaves, drawn apart where it is open. */
export const gate: Raise = ({ s, piece, inks }) => {
  const { middle, turn, long, wide } = frameOf(piece.outline);
  const h = piece.height;
  const metal = painted(inks.metal);
  s.posed({ at: up(middle, 0), turn }, () => {
    for (const end of [-1, 1]) {
      s.box([end * (long - 4), 0, 0], [8, h + 6, 2 * wide], painted(inks.stoneDark), [0.9, 0.9]);
      s.ball([end * (long - 4), h + 8, 0], 2.6, shining(piece.isOpen ? '#9be08a' : '#ff8d6a'));
      const leaf = piece.isOpen ? (long - 8) * 0.22 : long - 8;
      const from = piece.isOpen ? end * (long - 8 - leaf / 2) : (end * leaf) / 2;
      s.box([from, 1, 0], [leaf, h - 4, Math.min(2 * wide, 7)], metal);
      for (let y = 6; y < h - 6; y += 12)
        s.box([from, y, 0], [leaf, 2.4, Math.min(2 * wide, 7) + 2], shaded(metal, 0.7));
    }
  });
};

/** Bags in bond along the longer way. */
export const sandbags: Raise = ({ s, piece, inks, chance }) => {
  const { middle, turn, long, wide } = frameOf(piece.outline);
  const rows = Math.max(1, Math.round(piece.height / 8));
  s.posed({ at: up(middle, 0), turn }, () => {
    for (let row = 0; row < rows; row++) {
      const [count, deep] = [
        Math.max(1, Math.floor((2 * long) / 16)),
        Math.max(1, Math.round((2 * wide) / 18) - Math.floor(row / 2)),
      ];
      for (let j = 0; j < deep; j++)
        for (let i = 0; i < count - (row % 2); i++) {
          const x = -long + (2 * long * (i + 0.5 + (row % 2) * 0.5)) / count;
          const z = deep === 1 ? 0 : -wide * 0.7 + (1.4 * wide * j) / (deep - 1);
          const deepest = Math.min(7.6, (1.05 * wide) / deep);
          const coat = shaded(painted(inks.bag), 0.72 + chance() * 0.3);
          if (s.finish.crumb === undefined) s.ball([x, row * 7.2 + 4, z], [9.2, 5, deepest], coat);
          else s.box([x, row * 7.2, z], [16.4, 8, 2 * deepest], coat, [0.8, 0.6]);
        }
    }
  });
};

/** Crates with crosses, fewer as they are shot to pieces. */
export const crates: Raise = ({ s, piece, inks, chance }) => {
  const { middle, turn, long, wide } = frameOf(piece.outline);
  const size = Math.max(12, Math.min(26, 2 * wide, piece.height));
  const [nx, nz, ny] = [
    Math.max(1, Math.floor((2 * long) / size)),
    Math.max(1, Math.floor((2 * wide) / size)),
    Math.max(1, Math.round(piece.height / size)),
  ];
  const [timber, dark] = [painted(inks.timber), shaded(painted(inks.timber), 0.6)];
  s.posed({ at: up(middle, 0), turn }, () => {
    for (let y = 0; y < ny; y++)
      for (let i = 0; i < nx; i++)
        for (let j = 0; j < nz; j++) {
          const isGone = chance() > piece.whole || (y === ny - 1 && chance() < 0.18);
          if (isGone && !(y === 0 && i === 0)) continue;
          const at: Vec = [
            (i - (nx - 1) / 2) * ((2 * long) / nx),
            (y * piece.height) / ny,
            (j - (nz - 1) / 2) * ((2 * wide) / nz),
          ];
          const edge = Math.min((2 * long) / nx, (2 * wide) / nz) * 0.93;
          const tall = piece.height / ny - 0.8;
          s.box(at, [edge * 0.94, tall, edge * 0.94], shaded(timber, 0.9 + chance() * 0.25));
          if (s.finish.crumb !== undefined) continue;
          for (const side of [-1, 1]) {
            s.slab(
              [
                [at[0] - edge / 2, at[1] + 1],
                [at[0] - edge / 2 + 3, at[1]],
                [at[0] + edge / 2, at[1] + tall - 2],
                [at[0] + edge / 2 - 3, at[1] + tall],
              ],
              at[2] + (side * edge) / 2,
              1,
              dark,
            );
            for (const end of [0, tall - 2])
              s.box([at[0], at[1] + end, at[2] + (side * edge) / 2], [edge, 2, 1.4], dark);
          }
        }
  });
};

/** A row of stakes with points. */
export const stockade: Raise = ({ s, piece, inks, chance }) => {
  const { middle, turn, long, wide } = frameOf(piece.outline);
  const r = Math.max(2.4, Math.min(5, wide * 0.8));
  s.posed({ at: up(middle, 0), turn }, () => {
    for (let x = -long + r; x <= long - r / 2; x += r * 2) {
      const h = piece.height * Math.max(0.3, piece.whole) * (0.84 + chance() * 0.16);
      const coat = shaded(painted(inks.timber), 0.8 + chance() * 0.35);
      s.lathe(
        [x, 0, (chance() - 0.5) * wide * 0.3],
        [
          [r, 0],
          [r * 0.94, h - r * 2],
          [0, h],
        ],
        coat,
        { sharp: true, around: 6 },
      );
    }
    s.box([0, piece.height * 0.5, wide * 0.5], [2 * long - 4, 4, 2.4], painted(inks.timber));
  });
};

/** Coils of wire with barbs, on stakes. */
export const thorns: Raise = ({ s, piece, inks }) => {
  const { middle, turn, long, wide } = frameOf(piece.outline);
  const r = Math.max(5, Math.min(piece.height / 2, wide));
  const coat = painted(inks.thorn);
  s.posed({ at: up(middle, 0), turn }, () => {
    const step = Math.PI / 3;
    for (const z of wide > r * 1.7 ? [-wide / 2, wide / 2] : [0])
      for (let k = 0; k * step * 2.1 < 2 * long - 8; k++) {
        const place = (n: number): Vec => [
          -long + 4 + n * step * 2.1,
          r + r * Math.sin(n * step),
          z + r * 0.9 * Math.cos(n * step),
        ];
        s.rod(place(k), place(k + 1), 0.7, coat);
        if (k % 2 === 0) {
          const [x, y, w] = place(k);
          s.rod([x - 2, y - 2, w], [x + 2, y + 2.4, w], 0.8, shaded(coat, 1.3), 0.1);
        }
      }
    for (let x = -long + 6; x < long; x += 48) s.rod([x, 0, 0], [x, r * 2 + 4, 0], 1.2, painted(inks.timber));
  });
};
