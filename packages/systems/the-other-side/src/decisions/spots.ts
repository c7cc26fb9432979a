import {
  CONTACT,
  inches,
  within,
  type Placed,
  type Point,
  type Polygon,
  withinOfPolygon,
  type Um,
} from '@banneret/geometry';
import type { Because, Seat } from '@banneret/kernel';
import type { CreatedTerrain } from '../effect.js';
import { isAlive } from '../cardsInPlay.js';
import { markerBody, placedOf } from '../ground/board.js';
import { divisionOf, inOwnPart, overlapsZone, partOf, zoneOf } from '../layouts/zones.js';
import { OBJECTIVE } from '../operations/mission.js';
import { CACHE_FROM_EDGE, markerSpacing, PUSH_ON_RANGE, PUSH_ON_SPACING, TRIUMVIRATE_SPACING } from '../rulings.js';
import { seesMarker } from '../sight.js';
import { NONE, playerOf, type FireteamId, type Marker, type State } from '../state.js';
import { terrainFault } from './newTerrain.js';

/** What a point of the table is chosen for. */
export type SpotQuestion =
  /** TOS-PIL-02, TOS-SUP-01, TOS-TRI-02: a variable Objective Marker of the set-up. */
  | { readonly what: 'variable'; readonly seat: Seat }
  /** TOS-SUP-02. */
  | { readonly what: 'cache'; readonly seat: Seat }
  /** TOS-TRP-02, TOS-CNQ-05. */
  | { readonly what: 'trap' | 'pushOn'; readonly seat: Seat; readonly fireteam: FireteamId }
  /** TOS-MRK-01: a Marker of the content's own, in sight of the Fireteam. */
  | {
      readonly what: 'marker';
      readonly seat: Seat;
      readonly fireteam: FireteamId;
      readonly kind: string;
      readonly range: Um;
    }
  /** TOS-CRE-01. */
  | {
      readonly what: 'create';
      readonly seat: Seat;
      readonly fireteam: FireteamId;
      readonly terrain: CreatedTerrain;
      readonly range: Um;
    };

/** Why this point will not do, or nothing. The only judge of such points. */
export function spotFault(s: State, q: SpotQuestion, at: Point): Because | undefined {
  const body = markerBody({ at });
  if (q.what === 'create') return terrainFault(s, q, at);
  if (!isOnTable(s, body)) return { rule: 'TOS-MOV-04', say: 'tos.spot.off-table' };
  if (s.markers.some(marker => within(body, markerBody(marker), CONTACT)))
    return { rule: 'TOS-MRK-02', say: 'tos.spot.marker-contact' };
  switch (q.what) {
    case 'variable':
      return s.book.encounter === 'triumvirate'
        ? spacing(s, body, TRIUMVIRATE_SPACING, 'TOS-TRI-07')
        : inHalf(s, body, q.seat);
    case 'cache':
      return cacheFault(s, body, q.seat);
    case 'trap':
      return trapFault(s, body, q.seat, q.fireteam);
    case 'pushOn':
      return (
        near(s, q.fireteam, { at }, PUSH_ON_RANGE, 'TOS-CNQ-05') ?? spacing(s, body, PUSH_ON_SPACING, 'TOS-CNQ-05')
      );
    case 'marker':
      return near(s, q.fireteam, { at }, q.range, 'TOS-MRK-01');
  }
}

/** TOS-MOV-04: the whole base. */
export function isOnTable({ book }: State, { base, at }: Placed): boolean {
  const radius = base.kind === 'round' ? base.radius : 0;
  const { width, depth } = book.table;
  return at.x >= radius && at.y >= radius && at.x <= width - radius && at.y <= depth - radius;
}

const objectives = (s: State): Marker[] => s.markers.filter(({ kind }) => kind === OBJECTIVE);

/** at least so far from every other Objective Marker, edge to edge. */
function spacing(s: State, body: Placed, least: Um, rule: string): Because | undefined {
  const close = objectives(s).some(marker => within(body, markerBody(marker), least - 1));
  return close ? { rule, say: 'tos.spot.too-near', args: { least: least / inches(1) } } : undefined;
}

/** TOS-PIL-02 and TOS-SUP-01, each with its own distances. The cheap questions come first. */
function inHalf(s: State, body: Placed, seat: Seat): Because | undefined {
  const pillage = s.operation === 'pillage';
  const rule = pillage ? 'TOS-PIL-02' : 'TOS-SUP-01';
  const close = spacing(s, body, markerSpacing(s.operation ?? 'pillage', s.book.table), rule);
  if (close !== undefined) return close;
  if (!pillage && nearEdge(s, body, CACHE_FROM_EDGE)) return { rule, say: 'tos.spot.near-edge', args: { least: 12 } };
  if (!inOwnPart(s, body, seat)) return { rule, say: 'tos.spot.not-own-half' };
  return pillage && inOwnZone(s, body, seat) ? { rule, say: 'tos.spot.in-zone' } : undefined;
}

/** TOS-SUP-02; R-66: no distance to the edges. */
function cacheFault(s: State, body: Placed, seat: Seat): Because | undefined {
  const close = spacing(s, body, markerSpacing('supplyCache', s.book.table), 'TOS-SUP-02');
  if (close !== undefined) return close;
  if (!inOwnPart(s, body, seat)) return { rule: 'TOS-SUP-02', say: 'tos.spot.not-own-half' };
  return inOwnZone(s, body, seat) ? { rule: 'TOS-SUP-02', say: 'tos.spot.in-zone' } : undefined;
}

function inOwnZone(s: State, body: Placed, seat: Seat): boolean {
  const zone: Polygon | undefined = zoneOf(s, seat);
  return zone !== undefined && overlapsZone(body, zone);
}

/** edge to edge. */
function nearEdge({ book }: State, { base, at }: Placed, least: Um): boolean {
  const radius = base.kind === 'round' ? base.radius : 0;
  const { width, depth } = book.table;
  return Math.min(at.x, at.y, width - at.x, depth - at.y) - radius < least;
}

/** TOS-TRP-02; R-13: exactly 12 inches is still within 12 inches. R-69: wholly in the other half. */
function trapFault(s: State, body: Placed, seat: Seat, fireteam: FireteamId): Because | undefined {
  const rule = 'TOS-TRP-02';
  if (!within(body, placedOf(s, fireteam), CONTACT)) return { rule, say: 'tos.spot.no-contact' };
  if (partOf(s, body) === playerOf(s, seat).zone) return { rule, say: 'tos.spot.own-half' };
  if (partOf(s, body) === NONE) return { rule, say: 'tos.spot.on-line' };
  const most = markerSpacing('traps', s.book.table);
  const close = objectives(s).some(marker => within(body, markerBody(marker), most));
  return close ? { rule, say: 'tos.spot.within', args: { most: most / inches(1) } } : undefined;
}

function near(
  s: State,
  fireteam: FireteamId,
  marker: Pick<Marker, 'at'>,
  range: Um,
  rule: string,
): Because | undefined {
  if (!isAlive(s, fireteam)) return { rule, say: 'tos.spot.out-of-range' };
  if (!within(markerBody(marker), placedOf(s, fireteam), range)) return { rule, say: 'tos.spot.out-of-range' };
  return seesMarker(s, fireteam, marker) ? undefined : { rule, say: 'tos.spot.unseen' };
}

/** Nothing to look for: a trap where its Fireteam does not reach the enemy's half. */
export const isHopeless = (s: State, q: SpotQuestion): boolean =>
  ('fireteam' in q && !isAlive(s, q.fireteam)) || (q.what === 'trap' && !reachesEnemyHalf(s, q.seat, q.fireteam));

/** what touches a Fireteam lies wholly in the enemy's half only if the Fireteam itself reaches into it. */
const reachesEnemyHalf = (s: State, seat: Seat, fireteam: FireteamId): boolean =>
  divisionOf(s).parts.some(
    (part, i) => i !== playerOf(s, seat).zone && withinOfPolygon(placedOf(s, fireteam), part, CONTACT),
  );
