import { FACINGS, inches, pointAt, type Placed, type Point, type Polygon, type Um } from '@banneret/geometry';
import { isAlive } from '../cardsInPlay.js';
import { onTable, placedOf } from '../ground/board.js';
import { zoneOf } from '../layouts/zones.js';
import { TRIUMVIRATE_ZONE } from '../rulings.js';
import { unitOf, type State } from '../state.js';
import { bodiesAt, type StandQuestion } from './stands.js';

/** Where the first of them may be tried: each place is judged, and `denseStand` looks by the bounds when none of these will do. */
export function anchorsOf(s: State, q: StandQuestion): readonly Point[] {
  const { seat, fireteams } = unitOf(s, q.unit);
  switch (q.where) {
    case 'zone':
      return gridIn(zoneOf(s, seat) ?? [], inches(1));
    case 'apart': {
      const { width, depth } = s.book.table;
      return gridIn(
        [
          { x: 0, y: 0 },
          { x: width, y: depth },
        ],
        inches(2),
      );
    }
    case 'commander': {
      const leader = s.units.findIndex(
        (unit, id) =>
          unit.seat === seat &&
          id !== q.unit &&
          s.book.pack.units[unit.card]?.commander === true &&
          unit.fireteams.some(ft => isAlive(s, ft)),
      );
      if (leader < 0) return [];
      const { at } = placedOf(s, unitOf(s, leader).fireteams.find(ft => isAlive(s, ft)) as number);
      const far = TRIUMVIRATE_ZONE + inches(2);
      return gridIn(
        [
          { x: at.x - far, y: at.y - far },
          { x: at.x + far, y: at.y + far },
        ],
        inches(1),
      );
    }
    case 'near':
      return [0.25, 0.5, 0.75, 1].flatMap(share =>
        rings(placedOf(s, q.of), Math.floor(q.range * share), 16, firstRadius(s, q)),
      );
    case 'contact': {
      const mates = fireteams.filter(id => onTable(s, id));
      return mates.flatMap(id => touching(placedOf(s, id), firstRadius(s, q), 48));
    }
  }
}

const firstRadius = (s: State, q: StandQuestion): Um => {
  const [first] = bodiesAt(
    s,
    q,
    q.fireteams.map(() => ({ x: 0, y: 0 })),
  );
  return first?.base.kind === 'round' ? first.base.radius : 0;
};

/** Centres whose bases are wholly so far from the edge of another. */
function rings({ base, at }: Placed, range: Um, count: number, radius = 0): Point[] {
  const own = base.kind === 'round' ? base.radius : 0;
  const far = Math.max(own + radius, own + range - radius);
  return Array.from({ length: count }, (_, i) => pointAt(at, Math.floor((i * FACINGS) / count), far));
}

/** Centres from which a base of this radius touches another: a micrometre out, since the lattice seldom has the exact point. */
function touching({ base, at }: Placed, radius: Um, count: number): Point[] {
  const own = base.kind === 'round' ? base.radius : 0;
  return Array.from({ length: count }, (_, i) => pointAt(at, Math.floor((i * FACINGS) / count), own + radius + 1));
}

const grids = new WeakMap<Polygon, readonly Point[]>();

/** A grid over the box around these corners. */
function gridIn(corners: Polygon, step: Um): readonly Point[] {
  const known = grids.get(corners);
  if (known !== undefined) return known;
  const points: Point[] = [];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  for (let x = Math.min(...xs) + step; x < Math.max(...xs); x += step)
    for (let y = Math.min(...ys) + step; y < Math.max(...ys); y += step) points.push({ x, y });
  grids.set(corners, points);
  return points;
}
