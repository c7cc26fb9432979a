import { legLength, overlapping, within, withinOfPolygon, type Placed, type Point } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { betweenBuildings } from '../figures/placed.js';
import { ridesOn } from '../figures/sharedBase.js';
import { mayEnter } from '../ground/buildings.js';
import { UNIT_SPREAD } from '../rulings.js';
import { scenarioOf } from '../scenarios/index.js';
import { NOBODY, pieceOf, seatOf, sheetOf, unitSheetOf, type FigureId, type PieceId, type State } from '../state.js';
import { judgeAboard } from './aboard.js';
import { judgeArrival } from './arrival.js';
import type { Lodging, Placement, PlaceQuestion, Placing } from './placement.js';
import { judgeApart, judgeStand } from './stand.js';
import { holdsOutline, isInZone } from './zone.js';

/** May the unit be placed like this? Every figure once, each where it may be. */
export function judgePlacement(state: State, ask: PlaceQuestion, placement: Placement): Ruling {
  const { spots, aboard, inside } = placement;
  const named = [...spots.map(({ figure }) => figure), ...aboard, ...inside.map(({ figure }) => figure)];
  const asked = [...ask.figures].sort((a, b) => a - b);
  if (JSON.stringify([...named].sort((a, b) => a - b)) !== JSON.stringify(asked))
    return illegal('BTS-SCN-11', 'bts.no.whole-unit');
  const boarded = judgeAboard(state, ask.unit, aboard);
  if (!boarded.ok) return boarded;
  for (const lodging of inside) {
    const ruling = judgeLodging(state, ask, lodging);
    if (!ruling.ok) return ruling;
  }
  const anchor = anchorOf(state, ask, placement);
  const housed = judgeHoused(state, ask, inside, anchor);
  return housed.ok ? judgeSpots(state, ask, spots, anchor) : housed;
}

/** BTS-SCN-11, R-30: whoever is lodged is as near to his Champion as the building. */
function judgeHoused(state: State, ask: PlaceQuestion, inside: readonly Lodging[], anchor: Anchor | undefined): Ruling {
  for (const { figure, piece } of inside)
    if (anchor !== undefined && !isRoomNear(state, piece, anchor)) return tooFar(state, ask, figure);
  return legal;
}

function judgeSpots(state: State, ask: PlaceQuestion, spots: readonly Placing[], anchor: Anchor | undefined): Ruling {
  const before: Placing[] = [];
  for (const spot of spots) {
    const placed = placedFor(state, spot);
    const ruling = judgeSpot(state, ask, spot, placed, anchor);
    if (!ruling.ok) return ruling;
    if (clashes(state, spot, before)) return illegal('BTS-MOV-05', 'bts.no.no-room');
    before.push(spot);
  }
  return legal;
}

export const placedFor = (state: State, { figure, x, y, facing }: Placing): Placed => ({
  base: sheetOf(state, figure).base,
  at: { x, y },
  facing,
});

/** Is it in the way of those placed already? BTS-BAS-07: Servants may be on the base of their weapon. */
export const clashes = (state: State, spot: Placing, before: readonly Placing[]): boolean =>
  before.some(
    other =>
      !ridesOn(state, spot.figure, other.figure) &&
      !ridesOn(state, other.figure, spot.figure) &&
      overlapping(placedFor(state, spot), placedFor(state, other)),
  );

/** What the others must be near: a base on the table, or a building. */
export type Anchor =
  | { readonly kind: 'base'; readonly placed: Placed }
  | { readonly kind: 'building'; readonly piece: PieceId };

/** Whom the others must be near: the Champion, his Transport if he is aboard, his building, or the Siege Weapon. */
export function anchorOf(
  state: State,
  { unit, figures: asked }: PlaceQuestion,
  { spots, aboard, inside }: Pick<Placement, 'spots' | 'aboard' | 'inside'>,
): Anchor | undefined {
  const { champion, transport, figures } = unitSheetOf(state, unit);
  // BTS-SPR-70(d): a Champion is the first of his unit; if he is lost, it is whoever appeared first.
  const leader = aboard.includes(champion) ? transport : figures.find(one => asked.includes(one));
  const spot = spots.find(({ figure }) => figure === leader);
  if (spot !== undefined) return { kind: 'base', placed: placedFor(state, spot) };
  const lodging = inside.find(({ figure }) => figure === leader);
  return lodging && { kind: 'building', piece: lodging.piece };
}

const isNear = (state: State, placed: Placed, anchor: Anchor): boolean =>
  anchor.kind === 'base'
    ? within(placed, anchor.placed, UNIT_SPREAD)
    : withinOfPolygon(placed, pieceOf(state, anchor.piece).outline, UNIT_SPREAD);

const isRoomNear = (state: State, piece: PieceId, anchor: Anchor): boolean =>
  anchor.kind === 'base'
    ? withinOfPolygon(anchor.placed, pieceOf(state, piece).outline, UNIT_SPREAD)
    : betweenBuildings(state, piece, anchor.piece) <= UNIT_SPREAD;

/** BTS-SCN-11, -15, BTS-SPR-70(d). */
function tooFar(state: State, { how }: PlaceQuestion, figure: FigureId): Ruling {
  const rule =
    how === 'teleport' ? 'BTS-SPR-70' : sheetOf(state, figure).serves === undefined ? 'BTS-SCN-11' : 'BTS-SCN-15';
  return illegal(rule, 'bts.no.too-far-from-champion', { champion: figure });
}

/** One figure in its place, whoever else is placed with it. */
export function judgeSpot(
  state: State,
  ask: PlaceQuestion,
  spot: Placing,
  placed: Placed,
  anchor: Anchor | undefined,
): Ruling {
  const { figure } = spot;
  const { serves } = sheetOf(state, figure);
  if (anchor?.kind === 'base' && serves !== undefined && ridesOn(state, figure, serves))
    return isOn(placed, anchor.placed) ? legal : illegal('BTS-BAS-07', 'bts.no.off-combined-base');
  const where = judgeWhere(state, ask, spot, placed);
  if (!where.ok) return where;
  const stood = judgeStand(state, placed);
  if (!stood.ok || ask.how === 'edge' || ask.how === 'flank') return stood;
  const apart = judgeApart(state, figure, placed);
  if (!apart.ok || anchor === undefined) return apart;
  return isNear(state, placed, anchor) ? legal : tooFar(state, ask, figure);
}

/** BTS-BAS-07: wholly on the combined base, which is round. */
function isOn({ base, at }: Placed, carrier: Placed): boolean {
  const own =
    base.kind === 'round' ? base.radius : legLength({ x: 0, y: 0 }, { x: base.length / 2, y: base.width / 2 });
  return carrier.base.kind === 'round' && legLength(at, carrier.at) + own <= carrier.base.radius;
}

function judgeWhere(state: State, ask: PlaceQuestion, spot: Placing, placed: Placed): Ruling {
  const { figure } = spot;
  switch (ask.how) {
    case 'deploy': {
      const { zones, zoneRule } = scenarioOf(state);
      const inZone = zones(state, seatOf(state, figure), ask.unit).some(zone => isInZone(placed, zone));
      return inZone ? legal : illegal(zoneRule, 'bts.no.outside-zone');
    }
    case 'edge':
    case 'flank':
      return judgeArrival(state, figure, ask.entry as Point, spot);
    case 'teleport':
      return judgeTeleport(state, ask, spot);
  }
}

/** BTS-SPR-70(b), (c): the Champion stands where the deviation took him. */
function judgeTeleport(state: State, { unit, centre }: PlaceQuestion, { figure, x, y }: Placing): Ruling {
  const { transport, figures } = unitSheetOf(state, unit);
  const first = transport === NOBODY ? figures[0] : transport;
  if (figure !== first || (x === centre?.x && y === centre.y)) return legal;
  return illegal('BTS-SPR-70', 'bts.no.not-there');
}

/** BTS-SCN-15, BTS-BLD-02: Infantry in a building of the zone. */
export function judgeLodging(state: State, ask: PlaceQuestion, { figure, piece, storey }: Lodging): Ruling {
  const building = state.battle.terrain[piece];
  if (ask.how !== 'deploy' || building?.kind !== 'building' || storey >= (building.storeys ?? 1))
    return illegal('BTS-SCN-15', 'bts.no.no-building');
  if (!mayEnter(state, figure)) return illegal('BTS-BLD-02', 'bts.no.only-infantry-enters');
  const { zones } = scenarioOf(state);
  if (!zones(state, seatOf(state, figure), ask.unit).some(zone => holdsOutline(zone, building.outline)))
    return illegal('BTS-SCN-15', 'bts.no.building-outside');
  const held = state.figures.some(
    ({ place, host }, other) => place === 'inside' && host === piece && seatOf(state, other) !== seatOf(state, figure),
  );
  return held ? illegal('BTS-SCN-15', 'bts.no.no-room') : legal;
}
