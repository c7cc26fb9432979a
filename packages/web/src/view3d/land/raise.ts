import type { TerrainInks } from '../../paint/terrain/inks.js';
import type { Coat } from '../mesh/coat.js';
import type { Sculptor } from '../mesh/sculptor.js';
import type { Flat, Vec } from '../mesh/vec.js';
import type { Piece } from '../world.js';
import type { Chance } from './chance.js';
import { edgesOf, middleOf, type Outline } from './outline.js';

/** What it takes to raise a piece of scenery from the ground. */
export interface Site {
  readonly s: Sculptor;
  readonly piece: Piece;
  readonly inks: TerrainInks;
  readonly chance: Chance;
  /** Is the ground painted? Then what lies flat on it is there already. */
  readonly isPainted: boolean;
}

export type Raise = (site: Site) => void;

export const up = ([x, z]: Flat, y: number): Vec => [x, y, z];

/** Upright sides along an outline, leaning in where the upper outline is smaller. Outlines of any form. */
export function sides(s: Sculptor, low: Outline, lowAt: number, high: Outline, highAt: number, coat: Coat): void {
  for (const [i, edge] of edgesOf(low).entries()) {
    const [a, b] = [high[i] as Flat, high[(i + 1) % high.length] as Flat];
    const inside: Vec = [
      (edge.from[0] + edge.to[0]) / 2 + edge.inward[0] * edge.long,
      (lowAt + highAt) / 2 - 1,
      (edge.from[1] + edge.to[1]) / 2 + edge.inward[1] * edge.long,
    ];
    s.facet([up(edge.from, lowAt), up(edge.to, lowAt), up(b, highAt), up(a, highAt)], coat, inside);
  }
}

/** A level top. Star-shaped outlines are filled from their middle, which all ours are but bent ruins: those are cut into ears. */
export function lid(s: Sculptor, outline: Outline, at: number, coat: Coat): void {
  for (const [a, b, c] of ears(outline)) s.facet([up(a, at), up(b, at), up(c, at)], coat, [a[0], at - 50, a[1]]);
}

/** An outline as triangles. */
export function ears(outline: Outline): readonly (readonly [Flat, Flat, Flat])[] {
  const rest = [...outline];
  const turn = Math.sign(bend(outline)) || 1;
  const cut: [Flat, Flat, Flat][] = [];
  while (rest.length > 3) {
    const at = rest.findIndex((_, i) => isEar(rest, i, turn));
    const i = Math.max(0, at);
    cut.push(cornerAt(rest, i));
    rest.splice(i, 1);
  }
  if (rest.length === 3) cut.push(rest as unknown as [Flat, Flat, Flat]);
  return cut;
}

const cornerAt = (ring: readonly Flat[], i: number): [Flat, Flat, Flat] => [
  ring[(i + ring.length - 1) % ring.length] as Flat,
  ring[i] as Flat,
  ring[(i + 1) % ring.length] as Flat,
];

function isEar(ring: readonly Flat[], i: number, turn: number): boolean {
  const [a, b, c] = cornerAt(ring, i);
  if (bend([a, b, c]) * turn <= 0) return false;
  return ring.every(at => at === a || at === b || at === c || !holds(a, b, c, at));
}

function bend(outline: Outline): number {
  let twice = 0;
  for (let i = 0; i < outline.length; i++) {
    const [a, b] = [outline[i] as Flat, outline[(i + 1) % outline.length] as Flat];
    twice += a[0] * b[1] - b[0] * a[1];
  }
  return twice;
}

function holds(a: Flat, b: Flat, c: Flat, at: Flat): boolean {
  const [u, v, w] = [bend([a, b, at]), bend([b, c, at]), bend([c, a, at])];
  return (u >= 0 && v >= 0 && w >= 0) || (u <= 0 && v <= 0 && w <= 0);
}

/** A block with straight sides and a bevel along its upper edges. */
export function block(s: Sculptor, outline: Outline, height: number, coat: Coat, top: Coat, bevel = 2): void {
  const [cx, cz] = middleOf(outline);
  const small = outline.map(([x, z]): Flat => {
    const far = Math.sqrt((x - cx) ** 2 + (z - cz) ** 2) || 1;
    const k = Math.max(0, 1 - (bevel * 1.3) / far);
    return [cx + (x - cx) * k, cz + (z - cz) * k];
  });
  sides(s, outline, 0, outline, height - bevel, coat);
  sides(s, outline, height - bevel, small, height, top);
  lid(s, small, height, top);
}

/** A place at a share of an edge, so far inside the piece. */
export const along = (edge: ReturnType<typeof edgesOf>[number], far: number, inwards: number): Flat => [
  edge.from[0] + edge.along[0] * far + edge.inward[0] * inwards,
  edge.from[1] + edge.along[1] * far + edge.inward[1] * inwards,
];
