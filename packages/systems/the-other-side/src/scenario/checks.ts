import { CONTACT, overlapping, within, type Placed } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { assetCard, assetPlace, unitCard, unitPlace } from '../book.js';
import { cardOfUnit, isSquad, isUnitAlive } from '../cardsInPlay.js';
import { isOnTable } from '../decisions/spots.js';
import { attachFault } from '../hiring.js';
import { isTitan, markerBody, onTable, partlyIn, placedOf, traitOf } from '../ground/board.js';
import { FORMATION } from '../rulings.js';
import { OBJECTIVE } from '../operations/mission.js';
import { fireteamOf, NONE, type State, type Unit } from '../state.js';
import { must, type Body, type UnitBody } from './body.js';
import { fireteamRef } from './names.js';

/** What cannot be is refused with its place and a sentence, never cut to fit. */

/** TOS-AST-02 … -17: Assets that the unit may have, Adjuncts in Fireteams that there are. */
export function checkAssets(s: State, seat: Seat, { unit: id, assets = [] }: UnitBody, place: string): void {
  const { pack } = s.book;
  const unit = unitCard(s.book, unitPlace(s.book, id));
  const own = s.units
    .filter(one => one.seat === seat)
    .flatMap(one => one.assets.map(({ card }) => assetCard(s.book, card)));
  const allegiance = pack.allegiances[s.players[seat]!.allegiance]!;
  // A position may have guests without their Envoy: their own people's Assets are theirs.
  const host = pack.allegiances.find(card => unit.allegiances.includes(card.id)) ?? allegiance;
  const envoy = pack.envoys[s.players[seat]!.envoy];
  const had: (typeof own)[number][] = [];
  for (const [i, { asset, fireteam = 1 }] of assets.entries()) {
    const card = assetCard(s.book, assetPlace(s.book, asset));
    const at = { place: `${place}.assets[${i}]`, asset };
    const company = [...own, ...had];
    const fault =
      attachFault(card, { unit, assets: had, company, allegiance, envoy }) &&
      attachFault(card, { unit, assets: had, company, allegiance: host, envoy });
    must(fault === undefined, 'tos.scenario.misattached', { ...at, rule: fault?.rule ?? '' });
    must(fireteam <= (unit.squad ?? 1), 'tos.scenario.no-fireteam', { ...at, fireteam });
    had.push(card);
  }
}

/** TOS-TOK-05, -10: tokens that cancel each other are never both there. */
export function checkTokens({ tokens = {} }: UnitBody, place: string): void {
  const both = (a: number | undefined, b: number | undefined): boolean => (a ?? 0) > 0 && (b ?? 0) > 0;
  must(!both(tokens.inspired, tokens.shaken), 'tos.scenario.tokens', { place: `${place}.tokens`, rule: 'TOS-TOK-05' });
  must(!both(tokens.pinned, tokens.reinforcement), 'tos.scenario.tokens', {
    place: `${place}.tokens`,
    rule: 'TOS-TOK-10',
  });
}

/** The kinds of Marker that anything speaks of: Objectives, and those of the cards. */
function markerKinds({ pack }: State['book']): Set<string> {
  const kinds = new Set([OBJECTIVE]);
  const look = (thing: unknown): void => {
    if (typeof thing !== 'object' || thing === null) return;
    const { do: deed, kind, marker, markers } = thing as Readonly<Record<string, unknown>>;
    for (const name of [deed === 'marker' || deed === 'unmarker' ? kind : undefined, marker, markers])
      if (typeof name === 'string') kinds.add(name);
    for (const part of Object.values(thing)) look(part);
  };
  look(pack);
  return kinds;
}

/** TOS-TRP-08, TOS-SUP-03: Operations in which Markers are set and taken away, and never claimed. */
const UNCLAIMED: readonly State['operation'][] = ['traps', 'supplyCache'];

/** TOS-MRK-01, -02, TOS-MOV-04. */
export function checkMarkers(s: State): void {
  const seats = s.players.length;
  const kinds = s.markers.length > 0 ? [...markerKinds(s.book)] : [];
  for (const [i, marker] of s.markers.entries()) {
    const place = `position.markers[${i}]`;
    const { kind } = marker;
    must(kinds.includes(kind), 'tos.scenario.marker-kind', { place: `${place}.kind`, kind, known: kinds.join(', ') });
    const claimable = kind === OBJECTIVE && !UNCLAIMED.includes(s.operation);
    must(marker.claimedBy === NONE || claimable, 'tos.scenario.unclaimable', { place: `${place}.claimed` });
    must(marker.owner < seats && marker.claimedBy < seats, 'tos.scenario.seat', { place, seats });
    must(isOnTable(s, markerBody(marker)), 'tos.scenario.off-table', { place });
    const touches = s.markers.some((other, j) => j < i && within(markerBody(marker), markerBody(other), CONTACT));
    must(!touches, 'tos.scenario.markers-touch', { place });
  }
}

/** TOS-UNT-01: of one Company, and of one name. */
const isSame = (a: Unit, b: Unit): boolean => a.seat === b.seat && a.card === b.card;

/** Who writes places by hand writes contact to a hair. */
const HAIR_OFF = 50;
const shrunk = (body: Placed): Placed =>
  body.base.kind === 'round' ? { ...body, base: { ...body.base, radius: body.base.radius - HAIR_OFF } } : body;

/** TOS-MOV-04, -07, -17, TOS-TER-15: wholly on the table, on nobody, on nothing Impassable, Squads in Formation. */
export function checkTable(s: State, body: Body): void {
  const ids = [...s.fireteams.keys()].filter(id => onTable(s, id));
  const where = (id: number): string => {
    const { seat, fireteams } = s.units[fireteamOf(s, id).unit]!;
    const before = s.units.slice(0, fireteamOf(s, id).unit).filter(unit => unit.seat === seat).length;
    return `position.players[${seat}].units[${before}].at[${fireteams.indexOf(id)}]`;
  };
  for (const [i, id] of ids.entries()) {
    const placed = placedOf(s, id);
    must(isOnTable(s, placed), 'tos.scenario.off-table', { place: where(id) });
    for (const other of ids.slice(0, i)) {
      const onRoof = fireteamOf(s, id).top !== fireteamOf(s, other).top;
      const clash = !onRoof && overlapping(placed, placedOf(s, other));
      must(!clash, 'tos.scenario.overlap', { place: where(id), fireteam: fireteamRef(s, other) });
      const mates = fireteamOf(s, id).unit === fireteamOf(s, other).unit && isSquad(s, fireteamOf(s, id).unit);
      must(!mates || within(placed, placedOf(s, other), FORMATION), 'tos.scenario.formation', { place: where(id) });
    }
    if (fireteamOf(s, id).top !== NONE) continue;
    const rock = s.terrain.find(
      zone => traitOf(zone, 'impassable', isTitan(s, id)) !== undefined && partlyIn(shrunk(placed), zone.outline),
    );
    must(rock === undefined, 'tos.scenario.in-rock', { place: where(id), piece: rock?.id ?? '' });
  }
  for (const [id, unit] of s.units.entries()) {
    const at = `position.players[${unit.seat}].units[${s.units.slice(0, id).filter(({ seat }) => seat === unit.seat).length}]`;
    const rooms = unit.inside === NONE || s.terrain[unit.inside]?.rooms === true;
    must(rooms, 'tos.scenario.no-rooms', { place: `${at}.inside` });
    const { unique, titan } = cardOfUnit(s, id);
    must(unit.inside === NONE || titan !== true, 'tos.scenario.titan-inside', { place: `${at}.inside` });
    const again = s.units.slice(0, id).some((one, i) => isSame(one, unit) && isUnitAlive(s, i) && isUnitAlive(s, id));
    must(unique !== true || !again, 'tos.scenario.unique', { place: at });
  }
  const tenants = s.units.filter(({ inside }) => inside !== NONE).map(({ inside }) => inside);
  must(new Set(tenants).size === tenants.length, 'tos.scenario.tenants', { place: 'position.players' });
  must(body.players.length === s.players.length, 'tos.scenario.seat', {
    place: 'position.players',
    seats: s.players.length,
  });
}
