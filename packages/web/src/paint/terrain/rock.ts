import { lit, mix, shaded, thin } from '../core/colour.js';
import { bevel, castShadow, shadowOf, SUN } from '../core/light.js';
import { middleOf, moved, shrunk, trace, traceSmooth, wavering, type Outline, type Spot } from '../core/outline.js';
import { between } from '../core/random.js';
import { dashed, fillOutline, rod, stones } from './parts.js';
import type { Piece, TerrainPainter, Work } from './piece.js';

const footOf = ({ outline, seed }: Piece): Outline => wavering(outline, 22, 7, seed);

/** Rings of facets from the foot to a flat crown, each lit by where it looks. */
function paintFacets({ brush, piece, inks, random }: Work, rings: readonly number[]): void {
  const middle = middleOf(piece.outline);
  const stone = mix(inks.stone, inks.stoneDark, 0.3);
  const facet = (corners: Outline, bump: number): void => {
    const at = middleOf(corners);
    const away = Math.hypot(at.x - middle.x, at.y - middle.y) || 1;
    const falls = -((at.x - middle.x) * SUN.x + (at.y - middle.y) * SUN.y) / away + bump;
    const ink = falls > 0 ? lit(stone, Math.min(0.5, falls * 0.42)) : shaded(stone, Math.min(0.8, -falls * 0.74));
    fillOutline(brush, corners, ink);
    brush.strokeStyle = ink;
    brush.lineWidth = 0.6;
    brush.stroke();
  };
  let outer = footOf(piece);
  fillOutline(brush, outer, shaded(inks.stone, 0.5));
  for (const share of rings) {
    const inner = shrunk(outer, share).map(({ x, y }) => ({
      x: x + between(random, -4.5, 4.5),
      y: y + between(random, -4.5, 4.5),
    }));
    outer.forEach((corner, i) => {
      const next = (i + 1) % outer.length;
      const bump = between(random, -0.42, 0.42);
      facet([corner, outer[next] as Spot, inner[next] as Spot], bump);
      facet([corner, inner[next] as Spot, inner[i] as Spot], bump + between(random, -0.16, 0.16));
    });
    outer = inner;
  }
  fillOutline(brush, outer, lit(stone, 0.2));
  bevel(brush, outer, { width: 4, light: 0.45, dark: 0.45 });
  paintLichen({ brush, piece, inks, random });
}

/** Cracks and lichen. */
function paintLichen({ brush, piece, inks, random }: Work): void {
  const middle = middleOf(piece.outline);
  const reach = Math.hypot((piece.outline[0] as Spot).x - middle.x, (piece.outline[0] as Spot).y - middle.y);
  for (let i = 0; i < 26; i++) {
    const [angle, out] = [random() * 6.3, Math.sqrt(random()) * reach * 0.8];
    const [x, y] = [middle.x + Math.cos(angle) * out, middle.y + Math.sin(angle) * out];
    brush.fillStyle = i % 3 === 0 ? thin(inks.leaves[0] ?? inks.stone, 0.28) : thin(inks.stoneDark, 0.25);
    brush.beginPath();
    brush.ellipse(x, y, between(random, 1, 4.5), between(random, 0.8, 2.4), random() * 3, 0, 7);
    brush.fill();
  }
}

/** Straight at the foot, narrower at the top: so is its shadow. */
function castRock({ brush, piece }: Work, crown: number): void {
  const foot = footOf(piece);
  castShadow(brush, shrunk(foot, crown), piece.height * 0.9);
  const { x, y } = shadowOf(piece.height * 0.9);
  const far = moved(shrunk(foot, crown), x, y);
  trace(brush, foot);
  brush.fill();
  foot.forEach((corner, i) => {
    const next = (i + 1) % foot.length;
    trace(brush, [corner, foot[next] as Spot, far[next] as Spot, far[i] as Spot]);
    brush.fill();
  });
}

export const rock: TerrainPainter = {
  shadow: work => castRock(work, 0.62),
  solid(work) {
    paintFacets(work, [0.74, 0.6]);
    dashed(work.brush, work.piece.outline, work.inks.line, 0.45);
  },
};

/** Higher than broad: more rings, a narrow crown. */
export const spire: TerrainPainter = {
  shadow: work => castRock(work, 0.3),
  solid(work) {
    paintFacets(work, [0.76, 0.68, 0.5]);
    dashed(work.brush, work.piece.outline, work.inks.line, 0.45);
  },
};

/** Broken stones of two sizes, and beams between them. */
export const rubble: TerrainPainter = {
  flat({ brush, piece, inks }) {
    traceSmooth(brush, wavering(piece.outline, 12, 6, piece.seed));
    brush.fillStyle = thin(inks.floor, 0.6);
    brush.fill();
  },
  solid({ brush, piece, inks, random }) {
    stones(brush, piece.outline, random, { gap: 8, light: inks.stone, dark: inks.stoneDark, size: 0.8, edge: 3 });
    stones(brush, piece.outline, random, { gap: 21, light: inks.wall, dark: inks.stoneDark, size: 1.2, edge: 11 });
    stones(brush, piece.outline, random, { gap: 12, light: inks.wall, dark: inks.stoneDark, size: 0.9, edge: 6 });
    const middle = middleOf(piece.outline);
    for (let i = 0; i < 5; i++) {
      const [x, y] = [middle.x + between(random, -45, 45), middle.y + between(random, -35, 35)];
      const turn = random() * 6;
      rod(
        brush,
        { x, y },
        { x: x + Math.cos(turn) * 26, y: y + Math.sin(turn) * 26 },
        3,
        mix(inks.metal, '#7a3a18', 0.45),
      );
    }
    dashed(brush, piece.outline, inks.line, 0.42);
  },
};
