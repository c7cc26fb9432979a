import { CONTACT, inches, type Point, type Um } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { isAlive } from '../cardsInPlay.js';
import { isTitan, markerBody, onTable, placedOf, traitOf } from '../ground/board.js';
import { divisionOf, zoneOf } from '../layouts/zones.js';
import {
  CACHE_FROM_EDGE,
  MARKER_BASE,
  markerSpacing,
  PUSH_ON_RANGE,
  PUSH_ON_SPACING,
  TRIUMVIRATE_SPACING,
} from '../rulings.js';
import { alongside, beyond, edgesOf, HAIR, inContact, meetings, reaching, type Bound } from '../search/bounds.js';
import { sectorOf, squareOf, type Region } from '../search/regions.js';
import type { State } from '../state.js';
import { around } from './denseStand.js';
import { spotFault, type SpotQuestion } from './spots.js';

const RADIUS = MARKER_BASE.radius;

/** A legal point wherever the judge allows one, found by what bounds it; see `search/bounds.ts`. */
export function denseSpot(s: State, q: SpotQuestion, rng?: Rng, only?: (at: Point) => boolean): Point | undefined {
  const all = densePoints(s, q);
  const points = only === undefined ? all : all.filter(only);
  const start = rng === undefined || points.length === 0 ? 0 : rng.below(points.length);
  for (let i = 0; i < points.length; i++) {
    const at = points[(start + i) % points.length] as Point;
    if (spotFault(s, q, at) === undefined) return at;
  }
  return undefined;
}

/** Everything worth a look. */
export const densePoints = (s: State, q: SpotQuestion): readonly Point[] =>
  'fireteam' in q && !isAlive(s, q.fireteam) ? [] : [...meetings(boundsOf(s, q)), ...seenSpots(s, q)];

export const regionOfSpot = (s: State, q: SpotQuestion, at: Point): Region =>
  'fireteam' in q ? sectorOf(placedOf(s, q.fireteam).at, at) : squareOf(at);

function boundsOf(s: State, q: SpotQuestion): Bound[] {
  const { width, depth } = s.book.table;
  if (q.what === 'create') return squareBounds(s, q);
  const common = [...edgesOf(width, depth, RADIUS), ...markersApart(s, CONTACT)];
  const parts = divisionOf(s).parts.flatMap(part => alongside(part, RADIUS + HAIR));
  switch (q.what) {
    case 'variable': {
      if (s.book.encounter === 'triumvirate') return [...common, ...markersApart(s, TRIUMVIRATE_SPACING)];
      const spacing = markerSpacing(s.operation ?? 'pillage', s.book.table);
      const edges = edgesOf(width, depth, RADIUS + CACHE_FROM_EDGE);
      return [...common, ...edges, ...markersApart(s, spacing), ...parts, ...zoneBounds(s, q.seat)];
    }
    case 'cache':
      return [
        ...common,
        ...markersApart(s, markerSpacing('supplyCache', s.book.table)),
        ...parts,
        ...zoneBounds(s, q.seat),
      ];
    case 'trap': {
      const touching = inContact(placedOf(s, q.fireteam), RADIUS);
      return [...common, ...touching, ...parts, ...markersApart(s, markerSpacing('traps', s.book.table) + 1)];
    }
    case 'pushOn':
      return [
        ...common,
        ...reaching(placedOf(s, q.fireteam), RADIUS, PUSH_ON_RANGE),
        ...markersApart(s, PUSH_ON_SPACING),
      ];
    case 'marker':
      return [...common, ...reaching(placedOf(s, q.fireteam), RADIUS, q.range)];
  }
}

const markersApart = (s: State, least: Um): Bound[] =>
  s.markers.flatMap(marker => beyond(markerBody(marker), RADIUS, least));

const zoneBounds = (s: State, seat: number): Bound[] => alongside(zoneOf(s, seat) ?? [], RADIUS + HAIR);

/** For a square that is put down straight: its half side takes the place of a radius, along the edges at least. */
function squareBounds(s: State, q: Extract<SpotQuestion, { what: 'create' }>): Bound[] {
  const { width, depth } = s.book.table;
  const half = Math.ceil(inches(q.terrain.side) / 2);
  const shutOut = s.fireteams.flatMap((_, id) =>
    onTable(s, id) && traitOf(q.terrain, 'impassable', isTitan(s, id)) !== undefined
      ? beyond(placedOf(s, id), half, 0)
      : [],
  );
  return [
    ...edgesOf(width, depth, half),
    ...s.terrain.flatMap(({ outline }) => alongside(outline, half + CONTACT + HAIR)),
    ...shutOut,
    ...reaching(placedOf(s, q.fireteam), half, q.range),
  ];
}

/** Where sight decides. */
function* seenSpots(s: State, q: SpotQuestion): Generator<Point> {
  if (q.what === 'pushOn') yield* around(placedOf(s, q.fireteam), PUSH_ON_RANGE, RADIUS);
  if (q.what === 'marker') yield* around(placedOf(s, q.fireteam), q.range, RADIUS);
  if (q.what === 'create') yield* around(placedOf(s, q.fireteam), q.range, inches(q.terrain.side) / 2);
}
