import { mixed, painted, shaded, shining, type Coat } from '../mesh/coat.js';
import { ringFaces } from '../mesh/sculptor.js';
import { unit, type Flat, type Vec } from '../mesh/vec.js';
import type { Piece } from '../world.js';
import { chanceOf } from './chance.js';
import { boundsOf, drawnIn, frameOf, isInside, middleOf, rounded, type Outline } from './outline.js';
import { lid, up, type Raise, type Site } from './raise.js';
import { risen } from './surface.js';
import { stone } from './walls.js';

/**
 * Smooth all the way up, darker at its foot, its rings of height faintly marked. On painted ground the picture lies over it: its coat only
 * says how light that is.
 */
export const hill: Raise = ({ s, piece, inks, chance, isPainted }) => {
  const [low, high] = isPainted ? [GREY, dry(inks.hillTop)] : [painted(inks.hill), painted(inks.hillTop)];
  const rough = isPainted ? 0.05 : 0.16;
  const outline = rounded(rounded(rounded(piece.outline, 24), 24), 24);
  const middle = middleOf(outline);
  const shares = [1, 0.93, 0.84, 0.74, 0.62, 0.5, 0.36, 0.18, 0.001];
  const heightAt = (share: number): number => piece.height * risen(share);
  const corners = shares.flatMap((share, k) =>
    drawnIn(outline, share, middle).map(([x, z]) => {
      const slope = (heightAt(share - 0.03) - heightAt(share + 0.03)) / 0.06;
      const [ox, oz] = [x - middle[0], z - middle[1]];
      const far = Math.sqrt(ox * ox + oz * oz) || 1;
      const steep = (slope / (far / Math.max(share, 0.05))) * 1;
      const normal = unit([(ox / far) * steep, 1, (oz / far) * steep]);
      const tone = 0.66 + chance() * rough + (k % 2 === 0 ? 0 : 0.06);
      const coat = shaded(mixed(low, high, risen(share)), tone);
      return { at: [x, heightAt(share) + 0.2, z] as Vec, normal, coat };
    }),
  );
  s.smooth(corners, ringFaces(shares.length, outline.length));
  const spots = Math.min(26, Math.round(Math.sqrt(area(piece.outline)) / 8));
  for (let i = 0; i < spots; i++) {
    const share = 0.15 + chance() * 0.75;
    const at = drawnIn(outline, share, middle)[Math.floor(chance() * outline.length)] as Flat;
    tuft(s, up(at, heightAt(share)), painted(inks.leaves[i % inks.leaves.length] ?? inks.hillTop), chance);
  }
};

const GREY: Coat = painted('#f2f2f2');

/** No darker than it must be to keep its hue. */
function dry(ink: string): Coat {
  const coat = painted(ink);
  return mixed(GREY, shaded(coat, 1 / Math.max(coat[0], coat[1], coat[2], 0.01)), 0.5);
}

function tuft(s: Site['s'], at: Vec, coat: Coat, chance: () => number): void {
  for (let i = 0; i < 3; i++)
    s.rod(at, [at[0] + (chance() - 0.5) * 7, at[1] + 4 + chance() * 4, at[2] + (chance() - 0.5) * 7], 1.1, coat, 0.1);
}

const area = (outline: Outline): number => {
  const { left, right, top, bottom } = boundsOf(outline);
  return (right - left) * (bottom - top);
};

/** Facets, each lit by its own direction. */
export const rock: Raise = ({ s, piece, inks, chance }) => {
  crag(s, piece.outline, piece.height, [1, 0.86, 0.66, 0.36], [0, 0.45, 0.82, 1], painted(inks.stone), chance);
  for (let i = 0; i < 5; i++) {
    const at = drawnIn(piece.outline, 0.93)[Math.floor(chance() * piece.outline.length)] as Flat;
    stone(s, up(at, 0), 4 + chance() * 5, shaded(painted(inks.stoneDark), 0.9 + chance() * 0.3), chance);
  }
};

export const spire: Raise = ({ s, piece, inks, chance }) =>
  crag(
    s,
    piece.outline,
    piece.height,
    [1, 0.7, 0.5, 0.34, 0.12],
    [0, 0.24, 0.55, 0.84, 1],
    painted(inks.stone),
    chance,
  );

function crag(
  s: Site['s'],
  outline: Outline,
  height: number,
  shares: readonly number[],
  levels: readonly number[],
  coat: Coat,
  chance: () => number,
): void {
  const dense = rounded(outline, 30);
  const middle = middleOf(dense);
  const rings = shares.map((share, k) =>
    dense.map(([x, z]): Vec => {
      const out = k === 0 ? 1 : share * (0.9 + chance() * 0.2);
      const lift = k === 0 ? 0 : height * Math.min(1, (levels[k] as number) * (0.92 + chance() * 0.12));
      return [middle[0] + (x - middle[0]) * out, lift, middle[1] + (z - middle[1]) * out];
    }),
  );
  const core: Vec = [middle[0], height * 0.3, middle[1]];
  for (let k = 0; k + 1 < rings.length; k++)
    for (let i = 0; i < dense.length; i++) {
      const [low, high] = [rings[k] as readonly Vec[], rings[k + 1] as readonly Vec[]];
      const j = (i + 1) % dense.length;
      const tone = shaded(coat, 0.8 + chance() * 0.3);
      s.facet([low[i], low[j], high[j]] as Vec[], tone, core);
      s.facet([low[i], high[j], high[i]] as Vec[], tone, core);
    }
  const top = rings.at(-1) as readonly Vec[];
  const peak: Vec = [middle[0], height, middle[1]];
  for (let i = 0; i < top.length; i++)
    s.facet([top[i], top[(i + 1) % top.length], peak] as Vec[], shaded(coat, 1.1), core);
}

/** Stones of two sizes, and beams. */
export const rubble: Raise = ({ s, piece, inks, chance }) => {
  const { middle, turn, long, wide } = frameOf(piece.outline);
  for (const at of scattered(piece.outline, 17, chance))
    stone(
      s,
      up(at, 0),
      2.4 + chance() * Math.min(8, Math.max(3, piece.height * 0.6)),
      shaded(painted(inks.stone), 0.7 + chance() * 0.45),
      chance,
    );
  s.posed({ at: up(middle, 0), turn: turn + 0.4 }, () => {
    for (let i = 0; i < 3; i++)
      s.box(
        [(chance() - 0.5) * long * 0.7, 1 + i, (chance() - 0.5) * wide * 0.7],
        [Math.min(long, wide) * 0.8, 3, 3.6],
        painted(inks.timber),
      );
  });
};

/** A rim thrown up around a bowl. */
export const crater: Raise = ({ s, piece, inks, chance }) => {
  const outline = rounded(piece.outline, 22);
  const middle = middleOf(outline);
  const [earth, deep] = [painted(inks.base), painted(inks.dark)];
  const rim = Math.max(4, piece.height);
  const profile = [
    [1, 0, 1],
    [0.86, rim, 1.25],
    [0.74, rim * 0.8, 0.9],
    [0.5, 1, 0.55],
    [0.001, 0.4, 0.35],
  ] as const;
  const corners = profile.flatMap(([share, y, tone], k) =>
    drawnIn(outline, share, middle).map(([x, z]) => {
      const [ox, oz] = [x - middle[0], z - middle[1]];
      const far = Math.sqrt(ox * ox + oz * oz) || 1;
      const lean = k === 0 ? 0.5 : k < 2 ? 0.15 : -0.55;
      return {
        at: [x, y + 0.2, z] as Vec,
        normal: unit([(ox / far) * lean, 1, (oz / far) * lean]),
        coat: shaded(mixed(earth, deep, k < 3 ? 0 : 0.65), tone * (0.9 + chance() * 0.2)),
      };
    }),
  );
  s.smooth(corners, ringFaces(profile.length, outline.length));
  for (let i = 0; i < 9; i++) {
    const at = drawnIn(outline, 0.82 + chance() * 0.14, middle)[Math.floor(chance() * outline.length)] as Flat;
    stone(s, up(at, rim * 0.5), 1.6 + chance() * 2.6, painted(inks.stoneDark), chance);
  }
};

/** Places inside an outline, at least so far from one another. */
export function scattered(outline: Outline, gap: number, chance: () => number, margin = 0.94): readonly Flat[] {
  const { left, right, top, bottom } = boundsOf(outline);
  const inner = drawnIn(outline, margin);
  const places: Flat[] = [];
  const tries = Math.min(900, Math.ceil(((right - left) * (bottom - top)) / (gap * gap)) * 7);
  for (let i = 0; i < tries; i++) {
    const at: Flat = [left + chance() * (right - left), top + chance() * (bottom - top)];
    if (isInside(inner, at) && places.every(other => (other[0] - at[0]) ** 2 + (other[1] - at[1]) ** 2 >= gap * gap))
      places.push(at);
  }
  return places;
}

export interface Tree {
  readonly at: Flat;
  readonly radius: number;
  readonly height: number;
  readonly turn: number;
  readonly ink: string;
}

const TREE_GAP = 25;

/** The trees of a wood: one sees between their trunks. */
export function treesOf(piece: Piece, leaves: readonly string[]): readonly Tree[] {
  const chance = chanceOf(`trees ${piece.id} ${piece.outline.join(' ')}`);
  const gap = piece.kind === 'flora' ? TREE_GAP * 0.8 : TREE_GAP;
  return scattered(piece.outline, gap, chance, 0.88).map(at => ({
    at,
    radius: 15 + chance() * 10,
    height: piece.height * (0.78 + chance() * 0.22),
    turn: chance() * 2 * Math.PI,
    ink: leaves[Math.floor(chance() * leaves.length)] ?? '#4f6b34',
  }));
}

/** What lies on the floor of a wood: ferns, roots, fallen trunks. */
export const undergrowth: Raise = ({ s, piece, inks, chance }) => {
  lid(s, rounded(piece.outline, 30), 0.5, shaded(painted(inks.marsh), 0.62));
  for (const at of scattered(piece.outline, 26, chance)) {
    const leaf = painted(inks.leaves[Math.floor(chance() * inks.leaves.length)] ?? inks.hillTop);
    for (let i = 0; i < 3; i++) {
      const turn = chance() * 6.3;
      s.rod(
        up(at, 0),
        [at[0] + 7 * Math.cos(turn), 4 + chance() * 5, at[1] + 7 * Math.sin(turn)],
        1.6,
        shaded(leaf, 0.7),
        0.1,
      );
    }
    if (piece.kind === 'flora') {
      const tip: Vec = [
        at[0] + (chance() - 0.5) * 14,
        16 + chance() * piece.height * 0.4,
        at[1] + (chance() - 0.5) * 14,
      ];
      s.rod(up(at, 0), tip, 1.8, painted('#7d2f3c'), 0.6);
      s.ball(tip, 2.4, shining('#ff8f86'));
    }
  }
};

/** Puffs of leaves along the longer way. */
export const hedge: Raise = ({ s, piece, inks, chance }) => {
  const { middle, turn, long, wide } = frameOf(piece.outline);
  s.posed({ at: up(middle, 0), turn }, () => {
    const puff = Math.min(22, wide * 0.8);
    for (let x = -long + puff; x <= long - puff; x += puff * 1.1) {
      const coat = shaded(
        painted(inks.leaves[Math.floor(chance() * inks.leaves.length)] ?? inks.hillTop),
        0.85 + chance() * 0.3,
      );
      s.ball([x, piece.height * 0.48, (chance() - 0.5) * wide * 0.3], [puff, piece.height * 0.54, wide * 0.86], coat);
    }
  });
};
