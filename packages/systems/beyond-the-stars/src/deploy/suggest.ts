import { cm, legLength, mm, type Point, type Um } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { mvtOf } from '../figures/stats.js';
import { ridesOn } from '../figures/sharedBase.js';
import { is } from '../figures/traits.js';
import { boxOf } from '../movement/boxes.js';
import { scenarioOf } from '../scenarios/index.js';
import { NOBODY, seatOf, sheetOf, unitSheetOf, type FigureId, type State } from '../state.js';
import { placesTaken } from './aboard.js';
import { thresholdOf } from './arrival.js';
import { anchorOf, clashes, judgePlacement, judgeSpot, placedFor } from './judge.js';
import type { Placement, PlaceQuestion, Placing } from './placement.js';
import { boundsOf } from './zone.js';

/** Facing the enemy. */
export const facingOf = (state: State, seat: number): number => (seat === state.near ? 1024 : 3072);

/** How close together figures are tried. */
const SPACING: Um = cm(3.2);
const RINGS = 6;

/** Points around another, the nearest first. */
function* lattice(around: Point, spacing = SPACING): Generator<Point> {
  const points: Point[] = [];
  for (let i = -RINGS; i <= RINGS; i++)
    for (let j = -RINGS; j <= RINGS; j++) points.push({ x: around.x + i * spacing, y: around.y + j * spacing });
  points.sort((a, b) => legLength(a, around) - legLength(b, around) || a.x - b.x || a.y - b.y);
  yield* points;
}

/** A placement of the whole unit around a place, if there is one that is legal. `aboard` fills the Transport first. */
export function placementAt(state: State, ask: PlaceQuestion, at: Point, aboard: boolean): Placement | undefined {
  const order = leaderFirst(state, ask);
  const passengers = aboard ? passengersOf(state, ask) : [];
  const spots: Placing[] = [];
  for (const figure of order.filter(one => !passengers.includes(one))) {
    const spot = spotFor(state, ask, figure, at, { spots, aboard: passengers, inside: [] });
    if (spot === undefined) return undefined;
    spots.push(spot);
  }
  const placement: Placement = { do: 'place', spots, aboard: passengers, inside: [] };
  return judgePlacement(state, ask, placement).ok ? placement : undefined;
}

/** A place for one figure near a point, beside those that have theirs. */
export function spotFor(
  state: State,
  ask: PlaceQuestion,
  figure: FigureId,
  at: Point,
  others: Pick<Placement, 'spots' | 'aboard' | 'inside'>,
): Placing | undefined {
  const facing = facingOf(state, seatOf(state, figure));
  const { spots } = others;
  const anchor = anchorOf(state, ask, others);
  const { serves } = sheetOf(state, figure);
  const rides = serves !== undefined && ridesOn(state, figure, serves);
  const carrier = rides && anchor?.kind === 'base' ? anchor.placed : undefined;
  const entry = carrier === undefined ? ask.entry : undefined;
  const points =
    carrier === undefined
      ? lattice(entry === undefined ? at : thresholdOf(state, figure, entry))
      : lattice(carrier.at, 2 * boxOf(sheetOf(state, figure).base) + mm(1));
  for (const { x, y } of points) {
    if (entry !== undefined && legLength({ x, y }, entry) > mvtOf(state, figure)) return undefined;
    const spot: Placing = { figure, x, y, facing };
    if (!clashes(state, spot, spots) && judgeSpot(state, ask, spot, placedFor(state, spot), anchor).ok) return spot;
  }
  return undefined;
}

/** The one whom the others must be near comes first; in a teleport the one who has appeared already. */
function leaderFirst(state: State, { unit, figures, how }: PlaceQuestion): FigureId[] {
  const { champion, transport } = unitSheetOf(state, unit);
  const first = how === 'teleport' && transport !== NOBODY ? transport : champion;
  return [...figures].sort((a, b) => Number(b === first) - Number(a === first) || a - b);
}

/** As many as the Transport holds, the Champion first. */
function passengersOf(state: State, { unit, figures }: PlaceQuestion): FigureId[] {
  const { transport } = unitSheetOf(state, unit);
  if (transport === NOBODY) return [];
  let left = sheetOf(state, transport).capacity;
  return figures.filter(figure => {
    const needed = placesTaken(state, figure);
    if (!is(state, figure, 'infantry') || needed > left) return false;
    left -= needed;
    return true;
  });
}

/** Somewhere that the question allows, at random. */
export function randomPlace(state: State, ask: PlaceQuestion, rng: Rng): Point {
  if (ask.entry !== undefined) return ask.entry;
  if (ask.centre !== undefined) return ask.centre;
  const zones = scenarioOf(state).zones(state, seatOf(state, ask.figures[0] ?? 0), ask.unit);
  const zone = zones[rng.below(zones.length)];
  if (zone === undefined) return { x: 0, y: 0 };
  const { left, right, near, far } = boundsOf(zone);
  return { x: left + rng.below(Math.max(1, right - left)), y: near + rng.below(Math.max(1, far - near)) };
}

/** Places that a player would think of first: across the zone, in front and behind. */
export function* likelyPlaces(state: State, ask: PlaceQuestion): Generator<Point> {
  const fixed = ask.entry ?? ask.centre;
  if (fixed !== undefined) {
    yield fixed;
    return;
  }
  for (const zone of scenarioOf(state).zones(state, seatOf(state, ask.figures[0] ?? 0), ask.unit)) {
    const { left, right, near, far } = boundsOf(zone);
    for (const across of [4, 2, 6, 1, 7, 3, 5])
      for (const deep of [4, 2, 6])
        yield {
          x: Math.round(left + ((right - left) * across) / 8),
          y: Math.round(near + ((far - near) * deep) / 8),
        };
  }
}
