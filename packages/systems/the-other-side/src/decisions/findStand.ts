import { FACINGS, formUp, inches, pointAt, type Placed, type Point, type Polygon, type Um } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { isAlive } from '../cardsInPlay.js';
import { onTable, placedOf } from '../ground/board.js';
import { zoneOf } from '../layouts/zones.js';
import { unitOf, type State } from '../state.js';
import { denseStand } from './denseStand.js';
import { bodiesAt, standFault, standField, type StandQuestion } from './stands.js';

/**
 * Legal places for the Fireteams, if there are any; without chance always the same ones. A quick look over a raster first: what
 * it misses is found by the bounds of the place (`denseStand`), so that no unit is left out for want of a round number.
 */
export const findStand = (s: State, q: StandQuestion, rng?: Rng): readonly Point[] | undefined =>
  quickStand(s, q, rng) ?? denseStand(s, q, rng);

function quickStand(s: State, q: StandQuestion, rng?: Rng): readonly Point[] | undefined {
  const field = standField(s, q.unit);
  const anchors = anchorsOf(s, q);
  // Without chance every unit starts to look somewhere else: where the last one found room there is none left.
  const start = rng === undefined ? q.unit : rng.below(Math.max(1, anchors.length));
  const nowhere = q.fireteams.map(() => ({ x: 0, y: 0 }));
  const movers = bodiesAt(s, q, nowhere).map(placed => ({ placed }));
  for (let i = 0; i < anchors.length; i++) {
    const anchor = anchors[(start + i * STRIDE) % anchors.length] as Point;
    if (movers.length === 1) {
      if (standFault(s, q, [anchor]) === undefined) return [anchor];
      continue;
    }
    const formed = formUp(field, movers, anchor, { shape: 'ring' });
    if (!formed.ok) continue;
    const at = formed.placed.map(placed => placed.at);
    if (standFault(s, q, at) === undefined) return at;
  }
  return undefined;
}

/** Prime to every number of anchors here. */
const STRIDE = 7919;

/** Where the first of them may stand. */
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
      const body = placedOf(s, unitOf(s, leader).fireteams.find(ft => isAlive(s, ft)) as number);
      return [4, 8, 11].flatMap(far => rings(body, inches(far), 16));
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
