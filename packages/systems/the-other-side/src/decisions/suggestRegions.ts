import { within, type Point } from '@banneret/geometry';
import { placedOf } from '../ground/board.js';
import { radiusOf, type Bound } from '../search/bounds.js';
import { FOOT, sectorOf, squareOf, type Region } from '../search/regions.js';
import type { State } from '../state.js';
import { standingOf, type StandQuestion } from './stands.js';

/** By what answers differ, so that a player is offered one of each kind. */

/** The lines between regions: who looks in one of them finds the slivers beside them too. */
export function squareLines(s: State): Bound[] {
  const { width, depth } = s.book.table;
  const lines: Bound[] = [];
  for (let x = FOOT; x < width; x += FOOT) lines.push({ kind: 'line', from: { x, y: 0 }, to: { x, y: depth } });
  for (let y = FOOT; y < depth; y += FOOT) lines.push({ kind: 'line', from: { x: 0, y }, to: { x: width, y } });
  for (let x = FOOT; x < width; x += FOOT)
    lines.push({ kind: 'line', from: { x: x - 1, y: 0 }, to: { x: x - 1, y: depth } });
  for (let y = FOOT; y < depth; y += FOOT)
    lines.push({ kind: 'line', from: { x: 0, y: y - 1 }, to: { x: width, y: y - 1 } });
  return lines;
}

/** Where the first of them stands tells one answer from another: around somebody, or somewhere on the table. */
export function regionOfStand(s: State, q: StandQuestion, [at]: readonly Point[]): Region {
  const first = at as Point;
  if (q.where === 'near') return sectorOf(placedOf(s, q.of).at, first);
  if (q.where !== 'contact') return squareOf(first);
  const mate = standingOf(s, q.unit).find(body => within(body, { ...body, at: first }, radiusOf(body)));
  return mate === undefined ? squareOf(first) : `${mate.at.x} ${mate.at.y} ${sectorOf(mate.at, first)}`;
}
