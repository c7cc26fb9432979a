import { legLength, overlapping, within, type Placed, type Point } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { placedOf } from '../figures/placed.js';
import { ridesOn } from '../figures/sharedBase.js';
import { is } from '../figures/traits.js';
import { UNIT_SPREAD } from '../rulings.js';
import { scenarioOf } from '../scenarios/index.js';
import { figureOf, NOBODY, seatOf, sheetOf, unitSheetOf, type FigureId, type State } from '../state.js';
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
  return judgeSpots(state, ask, spots, aboard);
}

function judgeSpots(state: State, ask: PlaceQuestion, spots: readonly Placing[], aboard: readonly FigureId[]): Ruling {
  const anchor = anchorOf(state, ask, spots, aboard);
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

/** Whom the others must be near: the Champion, his Transport if he is aboard, or the Siege Weapon. */
export function anchorOf(
  state: State,
  ask: PlaceQuestion,
  spots: readonly Placing[],
  aboard: readonly FigureId[],
): Placed | undefined {
  const { champion, transport, figures } = unitSheetOf(state, ask.unit);
  const leader = champion === NOBODY ? figures[0] : aboard.includes(champion) ? transport : champion;
  const spot = spots.find(({ figure }) => figure === leader);
  if (spot !== undefined) return placedFor(state, spot);
  return leader !== undefined && figureOf(state, leader).place === 'table' ? placedOf(state, leader) : undefined;
}

/** One figure in its place, whoever else is placed with it. */
export function judgeSpot(
  state: State,
  ask: PlaceQuestion,
  spot: Placing,
  placed: Placed,
  anchor: Placed | undefined,
): Ruling {
  const { figure } = spot;
  const { serves } = sheetOf(state, figure);
  if (anchor !== undefined && serves !== undefined && ridesOn(state, figure, serves))
    return isOn(placed, anchor) ? legal : illegal('BTS-BAS-07', 'bts.no.off-combined-base');
  const where = judgeWhere(state, ask, spot, placed);
  if (!where.ok) return where;
  const stood = judgeStand(state, placed);
  if (!stood.ok || ask.how === 'edge' || ask.how === 'flank') return stood;
  const apart = judgeApart(state, figure, placed);
  if (!apart.ok || anchor === undefined) return apart;
  if (within(placed, anchor, UNIT_SPREAD)) return legal;
  const rule =
    ask.how === 'teleport' ? 'BTS-SPR-70' : sheetOf(state, figure).serves === undefined ? 'BTS-SCN-11' : 'BTS-SCN-15';
  return illegal(rule, 'bts.no.too-far-from-champion', { champion: figure });
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
function judgeTeleport(state: State, { unit, centre, how }: PlaceQuestion, { figure, x, y }: Placing): Ruling {
  const { champion, transport, figures } = unitSheetOf(state, unit);
  const first = transport !== NOBODY ? transport : champion !== NOBODY ? champion : figures[0];
  if (how !== 'teleport' || figure !== first || (x === centre?.x && y === centre.y)) return legal;
  return illegal('BTS-SPR-70', 'bts.no.not-there');
}

/** BTS-SCN-15, BTS-BLD-02: Infantry in a building of the zone. */
export function judgeLodging(state: State, ask: PlaceQuestion, { figure, piece, storey }: Lodging): Ruling {
  const building = state.battle.terrain[piece];
  if (ask.how !== 'deploy' || building?.kind !== 'building' || storey >= (building.storeys ?? 1))
    return illegal('BTS-SCN-15', 'bts.no.no-building');
  if (!is(state, figure, 'infantry')) return illegal('BTS-BLD-02', 'bts.no.only-infantry-enters');
  const { zones } = scenarioOf(state);
  if (!zones(state, seatOf(state, figure), ask.unit).some(zone => holdsOutline(zone, building.outline)))
    return illegal('BTS-SCN-15', 'bts.no.building-outside');
  const held = state.figures.some(
    ({ place, host }, other) => place === 'inside' && host === piece && seatOf(state, other) !== seatOf(state, figure),
  );
  return held ? illegal('BTS-SCN-15', 'bts.no.no-room') : legal;
}
