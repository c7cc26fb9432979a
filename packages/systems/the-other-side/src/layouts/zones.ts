import {
  entirelyInside,
  overlapsPolygon,
  withinOfPolygon,
  type Placed,
  type Point,
  type Polygon,
} from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { markerBody } from '../ground/board.js';
import { NONE, playerOf, type State } from '../state.js';
import { halvesOf, quartersOf, type Division } from './shapes.js';

const NOTHING: Division = { zones: [], parts: [] };

const known = new Map<string, Division>();

/** How this table is divided. A Triumvirate has neither zones nor halves (TOS-TRI-04). */
export function divisionOf({ book, layout }: State): Division {
  if (book.encounter === 'triumvirate') return NOTHING;
  const { width, depth } = book.table;
  const name = book.encounter === 'conquest' ? 'quarters' : (layout ?? 'confrontation');
  const key = `${name} ${width} ${depth}`;
  let division = known.get(key);
  if (division === undefined) {
    division = name === 'quarters' ? quartersOf(width, depth) : halvesOf(name, width, depth);
    known.set(key, division);
  }
  return division;
}

/** TOS-DEP-09. */
export const zoneOf = (s: State, seat: Seat): Polygon | undefined => divisionOf(s).zones[playerOf(s, seat).zone];

/**
 * the part of the table something is in; `NONE` if it touches the line between two
 * parts.
 */
export function partOf(s: State, body: Placed): number {
  const touched = divisionOf(s).parts.flatMap((part, i) => (withinOfPolygon(body, part, 0) ? [i] : []));
  return touched.length === 1 ? (touched[0] as number) : NONE;
}

/** the quarter of a Conquest that a Marker is in; on a border, which its base touches, it is nobody's (`NONE`). */
export const quarterAt = (s: State, at: Point): number => partOf(s, markerBody({ at }));

/** TOS-DEP-07: wholly in the seat's own part of the table. */
export const inOwnPart = (s: State, body: Placed, seat: Seat): boolean => partOf(s, body) === playerOf(s, seat).zone;

export const insideZone = (body: Placed, zone: Polygon): boolean => entirelyInside(body, zone);
/** Does any part of it lie in the zone? Touching its edge is outside. */
export const overlapsZone = (body: Placed, zone: Polygon): boolean => overlapsPolygon(body, zone);
