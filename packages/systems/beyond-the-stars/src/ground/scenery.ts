import { area2, cm, type Point, type Polygon, type Um } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import type { Battle, PieceId, TerrainPiece } from '../state.js';

/** Scenery that the players place before the battle, piece by piece out of a box. BTS-TER-02, -03. */

/** A piece of the box, how often it is turned by a quarter, and where its middle goes. */
export interface ScenerySpot extends Point {
  readonly piece: PieceId;
  readonly quarters: number;
}

interface Extent {
  readonly x: Um;
  readonly y: Um;
  readonly wide: Um;
  readonly deep: Um;
}

export function extentOf(outline: Polygon): Extent {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, wide: Math.max(...xs) - x, deep: Math.max(...ys) - y };
}

const quarterTurn = ({ x, y }: Point): Point => ({ x: -y + 0, y: x });

/** The same piece, turned and with its middle elsewhere. */
export function pieceAt(piece: TerrainPiece, { quarters, x, y }: Omit<ScenerySpot, 'piece'>): TerrainPiece {
  const turn = (point: Point): Point => {
    let turned: Point = { x: point.x, y: point.y };
    for (let i = 0; i < quarters; i++) turned = quarterTurn(turned);
    return turned;
  };
  const extent = extentOf(piece.outline.map(turn));
  const [dx, dy] = [x - extent.x - Math.floor(extent.wide / 2), y - extent.y - Math.floor(extent.deep / 2)];
  const go = (point: Point): Point => {
    const turned = turn(point);
    return { x: turned.x + dx, y: turned.y + dy };
  };
  return {
    ...piece,
    outline: piece.outline.map(go),
    ...(piece.openings && { openings: piece.openings.map(opening => ({ ...opening, ...go(opening) })) }),
    ...(piece.access && {
      access: piece.access.map(({ kind, foot, head }) => ({ kind, foot: go(foot), head: go(head) })),
    }),
  };
}

/** The turns that make a difference: four if it has a front, else two if it is longer one way. */
export function turnsOf({ outline, openings, access }: TerrainPiece): readonly number[] {
  if (openings !== undefined || access !== undefined) return [0, 1, 2, 3];
  const { wide, deep } = extentOf(outline);
  return wide === deep ? [0] : [0, 1];
}

/** On which side of the edge from a to b is a point? */
const sideOf = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/** Does an edge of the one have all of the other on its outer side? All pieces are convex. */
function isParted(one: Polygon, other: Polygon): boolean {
  const sense = Math.sign(area2(one));
  return one.some((from, i) => {
    const to = one[(i + 1) % one.length] as Point;
    return other.every(point => sideOf(from, to, point) * sense <= 0);
  });
}

/** Do two pieces share any ground? To stand side by side is not to share it. */
export const overlap = (one: Polygon, other: Polygon): boolean => !isParted(one, other) && !isParted(other, one);

/** H-21: wholly on the table and on nothing that lies there already; how much of it is covered is the players' affair (R-03). */
export function judgeScenery(battle: Battle, spot: ScenerySpot): Ruling {
  const piece = battle.box?.[spot.piece];
  if (piece === undefined) return illegal('BTS-TER-03', 'kernel.malformed');
  const put = pieceAt(piece, spot);
  const { x, y, wide, deep } = extentOf(put.outline);
  if (Math.min(x, y, battle.width - x - wide, battle.depth - y - deep) < 0)
    return illegal('BTS-TER-03', 'bts.no.scenery-off-table');
  const under = battle.terrain.findIndex(({ outline }) => overlap(put.outline, outline));
  return under < 0 ? legal : illegal('BTS-TER-03', 'bts.no.scenery-overlaps', { piece: under });
}

const GRID = 24;

/** Places all over the table where it finds room. */
export function* roomFor(battle: Battle, piece: PieceId, quarters: number): Generator<ScenerySpot> {
  for (let i = 1; i < GRID; i++)
    for (let j = 1; j < GRID; j++) {
      const at = { x: Math.round((battle.width * i) / GRID), y: Math.round((battle.depth * j) / GRID) };
      const spot = { piece, quarters, ...at };
      if (judgeScenery(battle, spot).ok) yield spot;
    }
}

export function hasRoom(battle: Battle, piece: PieceId, quarters: number): boolean {
  const [room] = roomFor(battle, piece, quarters);
  return room !== undefined;
}

/** BTS-TER-01: the share of the table that is covered, in per cent. */
export function coveredShare({ terrain, width, depth }: Pick<Battle, 'terrain' | 'width' | 'depth'>): number {
  const covered = terrain.reduce((sum, { outline }) => sum + Math.abs(area2(outline)) / 2, 0);
  return Math.round((100 * covered) / (width * depth));
}

/** The table once a piece of the box lies there. */
export function withScenery(battle: Battle, spot: ScenerySpot): Battle {
  const box = battle.box ?? [];
  const piece = box[spot.piece];
  if (piece === undefined) return battle;
  return {
    ...battle,
    terrain: [...battle.terrain, pieceAt(piece, spot)],
    box: box.filter((_, i) => i !== spot.piece),
  };
}

/** Two pieces of a box that nobody can tell apart: the same thing, of the same size. */
export function areAlike(one: TerrainPiece, other: TerrainPiece): boolean {
  const [a, b] = [extentOf(one.outline), extentOf(other.outline)];
  return (
    one.kind === other.kind &&
    one.name.en === other.name.en &&
    a.wide === b.wide &&
    a.deep === b.deep &&
    one.openings === undefined &&
    other.openings === undefined &&
    one.access === undefined &&
    other.access === undefined
  );
}

/** A length as people read it on a box. */
export const wholeCm = (length: Um): number => Math.round((10 * length) / cm(1)) / 10;
