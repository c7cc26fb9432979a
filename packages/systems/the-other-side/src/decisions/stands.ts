import {
  CONTACT,
  moveField,
  overlapping,
  standing,
  within,
  withinOfPoint,
  type HitBy,
  type MoveField,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import type { Because } from '@banneret/kernel';
import { cardOfUnit, isAlive, isSquad } from '../cardsInPlay.js';
import { groundOf, onTable, placedOf, roundBase, sizeOf, traitOf } from '../ground/board.js';
import { insideZone, zoneOf } from '../layouts/zones.js';
import { FORMATION, TRIUMVIRATE_ZONE } from '../rulings.js';
import { seesBody } from '../sight.js';
import { fireteamOf, seatOf, unitOf, type FireteamId, type State, type UnitId } from '../state.js';

/** Where Fireteams of a unit are put down. */
export type StandQuestion = {
  readonly unit: UnitId;
  readonly fireteams: readonly FireteamId[];
} & (
  | /** TOS-DEP-09. */ { readonly where: 'zone' }
  /** TOS-TRI-03: a Commander, away from the others. */
  | { readonly where: 'apart'; readonly least: Um }
  /** TOS-TRI-04. */
  | { readonly where: 'commander' }
  /** TOS-SUM-01: wholly within so much of the Fireteam that calls it, and in its sight. */
  | { readonly where: 'near'; readonly of: FireteamId; readonly range: Um }
  /** TOS-REI-03, R-55: in contact with a Fireteam of the unit. */
  | { readonly where: 'contact' }
);

/** The Fireteams of the question where they would be. */
export const bodiesAt = (s: State, { fireteams }: StandQuestion, at: readonly Point[]): Placed[] =>
  fireteams.map((id, i) => ({ base: roundBase(sizeOf(s, fireteamOf(s, id)).base), at: at[i] as Point, facing: 0 }));

/** Why these places will not do, or nothing. The only judge of such places. */
export function standFault(s: State, q: StandQuestion, at: readonly Point[]): Because | undefined {
  const bodies = bodiesAt(s, q, at);
  const field = standField(s, q.unit);
  for (const [i, body] of bodies.entries()) {
    const result = standing(field, body);
    if (!result.ok) return stopped(result.by);
    if (bodies.some((other, j) => j < i && overlapping(body, other)))
      return { rule: 'TOS-DEP-10', say: 'tos.stand.overlap' };
    const misplaced = whereFault(s, q, body);
    if (misplaced !== undefined) return misplaced;
  }
  return formationFault(s, q.unit, bodies);
}

/** Might one of them stand here, whatever becomes of the others? */
export const mayStand = (s: State, q: StandQuestion, body: Placed): boolean =>
  standing(standField(s, q.unit), body).ok && whereFault(s, q, body) === undefined;

interface KnownFields {
  readonly terrain: State['terrain'];
  readonly titan?: MoveField;
  readonly other?: MoveField;
}

/** Kept as long as everybody stands where they stand. */
const fields = new WeakMap<State['fireteams'], KnownFields>();

/** TOS-DEP-10, TOS-TER-24, -25: other Fireteams, ground nobody can stand on, and the table's edge. */
export function standField(s: State, unit: UnitId): MoveField {
  const kind = cardOfUnit(s, unit).titan === true ? 'titan' : 'other';
  const before = fields.get(s.fireteams);
  const known = before?.terrain === s.terrain ? before : { terrain: s.terrain };
  const field = known[kind] ?? makeField(s, kind === 'titan');
  fields.set(s.fireteams, { ...known, [kind]: field });
  return field;
}

function makeField(s: State, titan: boolean): MoveField {
  const blockers = s.fireteams.flatMap((_, id) => (onTable(s, id) ? [{ placed: placedOf(s, id) }] : []));
  return moveField(groundOf(s), {
    forbidden: i => traitOf(s.terrain[i] as State['terrain'][number], 'impassable', titan) !== undefined,
    blockers,
  });
}

function stopped({ kind }: HitBy): Because {
  if (kind === 'edge') return { rule: 'TOS-MOV-04', say: 'tos.stand.off-table' };
  return kind === 'terrain'
    ? { rule: 'TOS-TER-25', say: 'tos.stand.impassable' }
    : { rule: 'TOS-DEP-10', say: 'tos.stand.overlap' };
}

function whereFault(s: State, q: StandQuestion, body: Placed): Because | undefined {
  const { seat } = unitOf(s, q.unit);
  switch (q.where) {
    case 'zone': {
      const zone = zoneOf(s, seat);
      return zone && insideZone(body, zone) ? undefined : { rule: 'TOS-DEP-09', say: 'tos.stand.outside-zone' };
    }
    case 'apart': {
      // anywhere, but so far from every other Commander.
      const near = commandersAlive(s).some(id => within(placedOf(s, id), body, q.least - 1));
      return near ? { rule: 'TOS-TRI-03', say: 'tos.stand.near-commander' } : undefined;
    }
    case 'commander': {
      const own = commandersAlive(s).filter(id => seatOf(s, id) === seat);
      const inside = own.some(id => whollyWithin(body, placedOf(s, id), TRIUMVIRATE_ZONE));
      return inside ? undefined : { rule: 'TOS-TRI-04', say: 'tos.stand.far-from-commander' };
    }
    case 'near': {
      if (!whollyWithin(body, placedOf(s, q.of), q.range)) return { rule: 'TOS-SUM-01', say: 'tos.stand.out-of-range' };
      return seesBody(s, q.of, body, q.of) ? undefined : { rule: 'TOS-SUM-01', say: 'tos.stand.unseen' };
    }
    case 'contact': {
      const touches = standingOf(s, q.unit).some(mate => within(mate, body, CONTACT));
      return touches ? undefined : { rule: 'TOS-REI-03', say: 'tos.stand.no-contact' };
    }
  }
}

/** Those of a unit that are on the table already. */
export const standingOf = (s: State, unit: UnitId): Placed[] =>
  unitOf(s, unit)
    .fireteams.filter(id => onTable(s, id))
    .map(id => placedOf(s, id));

export const commandersAlive = (s: State): FireteamId[] =>
  [...s.fireteams.keys()].filter(id => isAlive(s, id) && cardOfUnit(s, fireteamOf(s, id).unit).commander === true);

/** The whole base no farther than so much from the edge of another, which is a disc unless it is a building. */
export function whollyWithin(body: Placed, of: Placed, range: Um): boolean {
  if (of.base.kind !== 'round') return range >= radiusOf(body) && withinOfPoint(of, body.at, range - radiusOf(body));
  const far = radiusOf(of) + range - radiusOf(body);
  const [dx, dy] = [body.at.x - of.at.x, body.at.y - of.at.y];
  return far >= 0 && dx * dx + dy * dy <= far * far;
}

const radiusOf = ({ base }: Placed): Um => (base.kind === 'round' ? base.radius : 0);

/** TOS-MOV-17: a Squad stands in Formation, with those of it that are on the table already. */
function formationFault(s: State, unit: UnitId, bodies: readonly Placed[]): Because | undefined {
  if (!isSquad(s, unit)) return undefined;
  const all = [...standingOf(s, unit), ...bodies];
  const torn = all.some(a => all.some(b => !within(a, b, FORMATION)));
  return torn ? { rule: 'TOS-MOV-17', say: 'tos.stand.formation' } : undefined;
}
