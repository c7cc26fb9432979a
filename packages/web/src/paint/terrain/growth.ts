import { fillDisc, type Brush } from '../core/brush.js';
import { mix, thin } from '../core/colour.js';
import { ball, castShadow, roundLight, shadowOf, SUN } from '../core/light.js';
import { clipped, holds, rounded, toEdge, traceSmooth, wavering, type Outline } from '../core/outline.js';
import { between, pickFrom, randomFrom, type Random } from '../core/random.js';
import { scattered } from '../core/scatter.js';
import type { Ink } from '../theme.js';
import type { Piece, TerrainPainter, Work } from './piece.js';
import { dashed, fillOutline, frameOf } from './parts.js';

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly leaves: number;
}

const LEAST = 15;
const MOST = 27;

/** No wood grows in a rectangle: what of an outline is overgrown, with its corners left to grass and single bushes. */
const overgrown = ({ outline, seed }: Piece): Outline => wavering(rounded(outline, 1), 24, 15, seed + 5);

/** Young growth at the edge of a wood is this small. */
const YOUNG = { least: 4.5, most: 9 };

/** The trees of a wood: where they stand hangs on the piece alone, for their shadows are painted apart from them. */
export function treesOf(piece: Piece): readonly Tree[] {
  const random = randomFrom(piece.seed + 1);
  const mass = overgrown(piece);
  const grown = scattered(mass, random, { gap: LEAST * 1.4, edge: LEAST * 0.45, tries: 30 }).map(spot => ({
    ...spot,
    radius: Math.min(MOST, toEdge(piece.outline, spot), Math.max(LEAST * 0.72, toEdge(mass, spot) + 4)),
    leaves: random(),
  }));
  const young = scattered(piece.outline, random, { gap: 17, edge: YOUNG.least, tries: 14 })
    .filter(spot => !(holds(mass, spot) && toEdge(mass, spot) > LEAST * 0.5) && random() > 0.35)
    .map(spot => ({
      ...spot,
      radius: Math.min(toEdge(piece.outline, spot), between(random, YOUNG.least, YOUNG.most)),
      leaves: random(),
    }));
  return [...young, ...grown.map(tree => ({ ...tree, radius: tree.radius * between(random, 0.84, 1) }))].sort(
    (a, b) => a.radius - b.radius,
  );
}

/** Litter under the trees, and the feet of bushes. */
function paintFloor({ brush, piece, inks, random }: Work): void {
  const earth = mix(inks.leaves[0] as Ink, '#0a0f08', 0.62);
  // Dark in the middle, thinner towards where it ends: twice, the second time smaller.
  for (const [form, cover] of [
    [wavering(piece.outline, 20, 22, piece.seed), 0.34],
    [overgrown(piece), 0.62],
  ] as const) {
    traceSmooth(brush, form);
    brush.fillStyle = thin(earth, cover);
    brush.fill();
  }
  for (const { x, y } of scattered(piece.outline, random, { gap: 6, edge: 3, tries: 5 }))
    fillDisc(brush, x, y, between(random, 0.8, 2.8), thin(pickFrom(random, inks.leaves), between(random, 0.2, 0.5)));
}

/** A crown is many puffs of leaves, each lit by where it is in the crown. */
function paintCrown(brush: Brush, { x, y, radius }: Tree, ink: Ink, random: Random): void {
  fillDisc(brush, x, y, radius, mix(ink, '#06100a', 0.66));
  const puffs = Array.from({ length: 17 }, () => {
    const angle = random() * 2 * Math.PI;
    const away = Math.sqrt(random()) * radius * 0.74;
    return {
      x: x + Math.cos(angle) * away,
      y: y + Math.sin(angle) * away,
      radius: radius * between(random, 0.24, 0.42),
      away,
    };
  }).sort((a, b) => b.away - a.away);
  const [deep, high] = [mix(ink, '#04140a', 0.48), mix(ink, '#f6f2b0', 0.3)];
  for (const puff of puffs) {
    const towards = -((puff.x - x) * SUN.x + (puff.y - y) * SUN.y) / radius;
    const own = mix(deep, high, 0.5 + towards * 0.8);
    fillDisc(brush, puff.x, puff.y, puff.radius, roundLight(brush, puff.x, puff.y, puff.radius, own, LEAFY));
    // Single leaves catch the light.
    for (let leaf = 0; leaf < 3; leaf++) {
      const angle = random() * 2 * Math.PI;
      const out = random() * puff.radius * 0.8;
      fillDisc(
        brush,
        puff.x + Math.cos(angle) * out - puff.radius * 0.1,
        puff.y + Math.sin(angle) * out - puff.radius * 0.1,
        between(random, 0.5, 1.1),
        thin(mix(own, '#fbf6c0', 0.35), 0.5),
      );
    }
  }
}

const LEAFY = { light: 0.26, dark: 0.5 } as const;

const inkOf = ({ leaves }: Tree, inks: readonly Ink[]): Ink => inks[Math.floor(leaves * inks.length)] as Ink;

function shadeCrowns({ brush, piece }: Work): void {
  const { x, y } = shadowOf(piece.height * 0.85);
  brush.lineCap = 'round';
  for (const tree of treesOf(piece)) {
    fillDisc(brush, tree.x + x, tree.y + y, tree.radius, '#000');
    brush.lineWidth = tree.radius * 0.6;
    brush.beginPath();
    brush.moveTo(tree.x, tree.y);
    brush.lineTo(tree.x + x, tree.y + y);
    brush.stroke();
  }
}

function paintCrowns({ brush, piece, inks, random }: Work): void {
  for (const tree of treesOf(piece)) {
    // Crowns keep one another dark where they meet.
    fillDisc(brush, tree.x + 2.2, tree.y + 2, tree.radius * 1.02, 'rgba(3,8,4,.4)');
    paintCrown(brush, tree, inkOf(tree, inks.leaves), random);
  }
  dashed(brush, piece.outline, inks.line, 0.5);
}

export const wood: TerrainPainter = { flat: paintFloor, shadow: shadeCrowns, solid: paintCrowns };

/** Wild plants: low cushions, great leaves in stars, and red spines that hurt. */
export const flora: TerrainPainter = {
  flat: paintFloor,
  shadow({ brush, piece }) {
    const random = randomFrom(piece.seed + 2);
    const { x, y } = shadowOf(piece.height * 0.7);
    for (const plant of scattered(overgrown(piece), random, { gap: 15, edge: 7, tries: 16 }))
      fillDisc(brush, plant.x + x, plant.y + y, 8, '#000');
  },
  solid({ brush, piece, inks }) {
    const random = randomFrom(piece.seed + 2);
    for (const { x, y } of scattered(overgrown(piece), random, { gap: 15, edge: 7, tries: 16 }))
      paintStar(brush, x, y, inks, random);
    dashed(brush, piece.outline, inks.line, 0.5);
  },
};

function paintStar(brush: Brush, x: number, y: number, inks: Work['inks'], random: Random): void {
  const count = 6 + Math.floor(random() * 4);
  const start = random() * 6;
  const ink = pickFrom(random, inks.leaves);
  for (let leaf = 0; leaf < count; leaf++) {
    const angle = start + (leaf * 2 * Math.PI) / count;
    const length = between(random, 8, 13);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const towards = -(dx * SUN.x + dy * SUN.y);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(
      x + dx * length * 0.5 - dy * 3.4,
      y + dy * length * 0.5 + dx * 3.4,
      x + dx * length,
      y + dy * length,
    );
    brush.quadraticCurveTo(x + dx * length * 0.5 + dy * 3.4, y + dy * length * 0.5 - dx * 3.4, x, y);
    brush.fillStyle = mix(mix(ink, '#06140c', 0.35), mix(ink, '#fff6b0', 0.35), 0.5 + towards * 0.5);
    brush.fill();
    brush.strokeStyle = 'rgba(6,12,6,.5)';
    brush.lineWidth = 0.5;
    brush.stroke();
    if (leaf % 2 !== 0) continue;
    brush.strokeStyle = '#c8323c';
    brush.lineWidth = 1.1;
    brush.beginPath();
    brush.moveTo(x + dx * 2, y + dy * 2);
    brush.lineTo(x + dx * (length + 1), y + dy * (length + 1));
    brush.stroke();
  }
  ball(brush, x, y, 2.4, '#d8505a', { light: 0.6, dark: 0.6 });
}

/** Broader than that nobody cuts it: it is brush, single bushes with grass between them. */
const HEDGE = 40;

const isBrush = ({ outline }: Piece): boolean => frameOf(outline).width > HEDGE;

const bushesOf = ({ outline, seed }: Piece): readonly Tree[] => {
  const random = randomFrom(seed + 3);
  return scattered(outline, random, { gap: 12, edge: 7, tries: 20 })
    .map(spot => ({
      ...spot,
      radius: Math.min(toEdge(outline, spot), between(random, 5.5, 11)),
      leaves: random(),
    }))
    .sort((a, b) => a.radius - b.radius);
};

/** A row of cut bushes. */
export const hedge: TerrainPainter = {
  flat(work) {
    if (isBrush(work.piece)) paintFloor(work);
  },
  shadow({ brush, piece }) {
    if (!isBrush(piece)) {
      castShadow(brush, piece.outline, piece.height);
      return;
    }
    const { x, y } = shadowOf(piece.height * 0.7);
    for (const bush of bushesOf(piece)) fillDisc(brush, bush.x + x, bush.y + y, bush.radius, '#000');
  },
  solid({ brush, piece, inks, random }) {
    if (isBrush(piece)) {
      for (const bush of bushesOf(piece)) paintCrown(brush, bush, inkOf(bush, inks.leaves), random);
      dashed(brush, piece.outline, inks.line, 0.45);
      return;
    }
    const ink = inks.leaves[0] as Ink;
    const form: Outline = piece.outline;
    fillOutline(brush, form, mix(ink, '#040a06', 0.55));
    clipped(brush, form, () => {
      for (const { x, y } of scattered(form, random, { gap: 4.6, edge: 1, tries: 16 }))
        ball(brush, x, y, between(random, 3, 5.2), pickFrom(random, inks.leaves), { light: 0.32, dark: 0.5 });
      for (const { x, y } of scattered(form, random, { gap: 3.4, edge: 1 }))
        fillDisc(brush, x, y, between(random, 0.4, 1), thin(mix(ink, '#f4f0b0', random() * 0.6), 0.7));
    });
  },
};
