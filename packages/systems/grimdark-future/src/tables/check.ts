import {
  explainSight,
  FACINGS,
  inches,
  ground as groundOf,
  OPAQUE,
  TRANSPARENT,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import type { Because } from '@banneret/kernel';
import { acrossOf, pointFromEdge, type Size } from '../places/zones.js';
import { ENOUGH_PIECES, FEWEST_PIECES, runsUpwards, WIDEST_OPENING } from '../rulings.js';
import type { TerrainPiece, TerrainType } from '../state.js';
import { hasType, realHeight } from '../ground/terrain.js';
import { opacityOf } from '../sight/topDown.js';
import { outlineGap } from './outlineGap.js';
import type { Table } from './table.js';

/** What is wrong with a table, or against the advice of the book: only errors forbid to play on it. */
export interface TableNote extends Because {
  readonly severity: 'error' | 'warning';
}

/** GDF-SET-03 is a rule; -05 is advice, and so are the fifteen pieces. */
export function layoutWarnings(table: Table): readonly TableNote[] {
  const pieces = table.terrain.length;
  if (pieces < FEWEST_PIECES)
    return [
      { severity: 'error', rule: 'GDF-SET-03', say: 'gdf.table.too-few', args: { pieces, least: FEWEST_PIECES } },
    ];
  const few: TableNote = {
    severity: 'warning',
    rule: 'GDF-SET-03',
    say: 'gdf.table.few',
    args: { pieces, enough: ENOUGH_PIECES },
  };
  const seenThrough = table.terrain.findIndex(isSeenThrough);
  return [
    ...(pieces < ENOUGH_PIECES ? [few] : []),
    ...(clearLineAcross(table) === undefined ? [] : [advice('gdf.table.clear-line')]),
    ...MIX.filter(type => !table.terrain.some(piece => hasType(piece, type))).map(type =>
      advice('gdf.table.no-mix', { type }),
    ),
    ...(seenThrough < 0 ? [] : [advice('gdf.table.see-through', { piece: seenThrough + 1 })]),
    ...(isScattered(table.terrain) ? [advice('gdf.table.wide-opening', { most: WIDEST_OPENING / inches(1) })] : []),
  ];
}

const advice = (say: string, args: Because['args'] = {}): TableNote => ({
  severity: 'warning',
  rule: 'GDF-SET-05',
  say,
  args,
});

const MIX: readonly TerrainType[] = ['cover', 'difficult'];

/**
 * H-14: a line from one long edge of the table, where one army deploys, to the other that nothing blocks which infantry
 * cannot see over, if there is one. The last inch at the corners is left out: nobody stands there.
 */
export function clearLineAcross({ width, depth, terrain }: Table): readonly [Point, Point] | undefined {
  const ground = groundOf(
    terrain.map(piece => ({ id: piece.id, outline: piece.outline, height: realHeight(piece) })),
    width,
    depth,
  );
  const opaque = Uint8Array.from(terrain, piece => (hides(piece) ? OPAQUE : TRANSPARENT));
  const size = { width, depth };
  for (const near of edgeParts(size, 0)) {
    for (const far of edgeParts(size, acrossOf(size))) {
      const { line } = explainSight(ground, near, far, { terrain: opaque });
      if (line !== undefined) return line;
    }
  }
  return undefined;
}

/** high ground or a block that hides nobody, since nobody called it blocking: mostly forgotten. */
const isSeenThrough = (piece: TerrainPiece): boolean =>
  (hasType(piece, 'impassable') || hasType(piece, 'elevated')) &&
  piece.height >= INFANTRY_HEIGHT &&
  opacityOf(piece) === TRANSPARENT;

/** Does it hide infantry (height 2, section 5.3) from infantry? */
const hides = (piece: TerrainPiece): boolean => opacityOf(piece) !== TRANSPARENT && piece.height >= INFANTRY_HEIGHT;

const INFANTRY_HEIGHT = 2;

/** An edge is longer than any base may be, so it is looked along in two halves or more, each a hair wide. */
function edgeParts(size: Size, away: Um): readonly Placed[] {
  const whole = Math.max(size.width, size.depth) - 2 * CORNER;
  const count = Math.max(2, Math.ceil(whole / LONGEST_PART));
  // An even number, for the middle of a part is a point of the lattice.
  const length = 2 * Math.ceil(whole / (2 * count));
  const base = { kind: 'rectangle', length, width: 20 } as const;
  const last = CORNER + whole - length / 2;
  return Array.from({ length: count }, (_, i) => {
    const along = Math.min(last, CORNER + length / 2 + i * length);
    return { base, at: pointFromEdge(size, along, away), facing: runsUpwards(size) ? FACINGS / 4 : 0 };
  });
}

const LONGEST_PART: Um = inches(40);

const CORNER: Um = inches(1);

/** Are there pieces that are farther than a foot from all the others, alone or as a group? */
function isScattered(terrain: readonly TerrainPiece[]): boolean {
  const near = (a: TerrainPiece, b: TerrainPiece): boolean => outlineGap(a.outline, b.outline) <= WIDEST_OPENING;
  const reached = terrain.slice(0, 1);
  for (const piece of reached)
    for (const other of terrain) if (!reached.includes(other) && near(piece, other)) reached.push(other);
  return reached.length < terrain.length;
}
