import { FACINGS, inches, overlapping, pointAt, within, type Placed, type Point, type Um } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { cardOfUnit, isSquad } from '../cardsInPlay.js';
import { onTable, placedOf } from '../ground/board.js';
import { zoneOf } from '../layouts/zones.js';
import { impassable } from '../movement/fields.js';
import { FORMATION, TRIUMVIRATE_ZONE } from '../rulings.js';
import { alongside, beyond, edgesOf, HAIR, inContact, radiusOf, reaching, type Bound } from '../search/bounds.js';
import { pack } from '../search/pack.js';
import { squareLines } from './suggestRegions.js';
import { anchorsOf } from './suggestAnchors.js';
import { seatOf, unitOf, type FireteamId, type State, type UnitId } from '../state.js';
import { bodiesAt, commandersAlive, mayStand, standFault, standingOf, type StandQuestion } from './stands.js';

/** Places for the Fireteams wherever the judge allows any, found by what bounds them; see `search/bounds.ts`. */
export function denseStand(
  s: State,
  q: StandQuestion,
  rng?: Rng,
  only?: (at: Point) => boolean,
): readonly Point[] | undefined {
  const bodies = bodiesAt(
    s,
    q,
    q.fireteams.map(() => ({ x: 0, y: 0 })),
  );
  const squad = isSquad(s, q.unit);
  const mates = squad ? standingOf(s, q.unit) : [];
  const keeps = (body: Placed, other: Placed): boolean => !squad || within(body, other, FORMATION);
  const found = pack(
    {
      bodies,
      ...(only && { only }),
      bounds(i, before) {
        const radius = radiusOf(bodies[i] as Placed);
        return [
          ...fixedBounds(s, q, radius),
          ...(only && i === 0 && q.where !== 'near' && q.where !== 'contact' ? squareLines(s) : []),
          ...before.flatMap(body => beyond(body, radius, 0)),
          ...(squad ? [...mates, ...before].flatMap(body => reaching(body, radius, FORMATION)) : []),
        ];
      },
      more: i => moreStands(s, q, radiusOf(bodies[i] as Placed)),
      fits: (_i, body, before) =>
        before.every(other => !overlapping(body, other) && keeps(body, other)) &&
        mates.every(mate => keeps(body, mate)) &&
        mayStand(s, q, body),
      whole: placed =>
        standFault(
          s,
          q,
          placed.map(({ at }) => at),
        ) === undefined,
    },
    rng,
  );
  return found?.map(({ at }) => at);
}

/** Rings where sight decides, and a raster over wide ground. */
function* moreStands(s: State, q: StandQuestion, radius: Um): Generator<Point> {
  if (q.where === 'near') yield* around(placedOf(s, q.of), q.range, radius);
  else if (q.where !== 'contact') yield* anchorsOf(s, q);
}

/** Everybody's bases, ground that stops the unit, the edges, and what the question asks for. */
function fixedBounds(s: State, q: StandQuestion, radius: Um): Bound[] {
  return [...obstacleBounds(s, q.unit, radius), ...whereBounds(s, q, radius)];
}

/** What stops a base of this radius that belongs to the unit, whatever it is put down for. */
export function obstacleBounds(s: State, unit: UnitId, radius: Um, but: readonly FireteamId[] = []): Bound[] {
  const { width, depth } = s.book.table;
  const stops = impassable(s, cardOfUnit(s, unit).titan === true);
  return [
    ...edgesOf(width, depth, radius),
    ...s.terrain.flatMap(({ outline }, i) => (stops(i) ? alongside(outline, radius + HAIR) : [])),
    ...s.fireteams.flatMap((_, id) => (onTable(s, id) && !but.includes(id) ? beyond(placedOf(s, id), radius, 0) : [])),
  ];
}

function whereBounds(s: State, q: StandQuestion, radius: Um): Bound[] {
  const { seat } = unitOf(s, q.unit);
  switch (q.where) {
    case 'zone':
      return alongside(zoneOf(s, seat) ?? [], radius);
    case 'apart':
      return commandersAlive(s).flatMap(id => beyond(placedOf(s, id), radius, q.least));
    case 'commander':
      return commandersAlive(s)
        .filter(id => seatOf(s, id) === seat)
        .flatMap(id => reaching(placedOf(s, id), radius, TRIUMVIRATE_ZONE, true));
    case 'near':
      return reaching(placedOf(s, q.of), radius, q.range, true);
    case 'contact':
      return standingOf(s, q.unit).flatMap(mate => inContact(mate, radius));
  }
}

const RING_STEP: Um = inches(1) / 4;

/** Points on rings around a body, a quarter of an inch apart: where sight decides, nothing else helps. */
export function* around(of: Placed, range: Um, radius: Um): Generator<Point> {
  const own = of.base.kind === 'round' ? of.base.radius : of.base.length / 2;
  for (let far = RING_STEP; far <= own + range + radius; far += RING_STEP) {
    const count = Math.max(8, Math.ceil((far * 6) / RING_STEP / 2));
    for (let i = 0; i < count; i++) yield pointAt(of.at, Math.floor((i * FACINGS) / count), far);
  }
}
