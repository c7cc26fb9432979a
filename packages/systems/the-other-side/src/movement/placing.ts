import {
  CONTACT,
  contactSpots,
  FACINGS,
  inches,
  pointAt,
  standing,
  within,
  overlapping,
  type MoveField,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import type { Because, Rng } from '@banneret/kernel';
import { isSquad } from '../cardsInPlay.js';
import { whollyWithin } from '../decisions/stands.js';
import { buildingBody, onTable, placedOf, roundBase, sizeOf, touchesZone, whollyIn } from '../ground/board.js';
import { FORMATION } from '../rulings.js';
import { fireteamOf, unitOf, type FireteamId, type State, type Terrain } from '../state.js';
import { fieldFor } from './fields.js';

/** A Placement: TOS-MOV-13 … -16, -20 … -23. R-19: no distance, so no Pinned Tokens, nothing crossed and nobody Disengaged. */
export type PlaceQuestion =
  /** Wholly within so much of a base. */
  | { readonly where: 'near'; readonly fireteams: readonly FireteamId[]; readonly of: Placed; readonly range: Um }
  /** TOS-TER-19: wholly on top of a piece, or in contact with it. */
  | { readonly where: 'roof' | 'foot'; readonly fireteams: readonly FireteamId[]; readonly zone: number };

type Near = Extract<PlaceQuestion, { where: 'near' }>;

/** Why these places will not do, or nothing. `null` leaves a Fireteam where it is, for want of room (TOS-MOV-14). */
export function placeFault(s: State, q: PlaceQuestion, at: readonly (Point | null)[]): Because | undefined {
  const ends = q.fireteams.map((id, i): Placed => bodyAt(s, id, at[i] ?? fireteamOf(s, id).at));
  const [first] = q.fireteams;
  if (first === undefined) return undefined;
  for (const [i, end] of ends.entries()) {
    const others = ends.filter((_, j) => j !== i);
    const fault = at[i] === null ? undefined : (standFault(s, q, end, others) ?? whereFault(s, q, end, others));
    if (fault !== undefined) return fault;
  }
  if (at.every(spot => spot === null) && findPlaces(s, q) !== undefined) return no('TOS-MOV-13', 'must-place');
  return formationFault(s, q, ends);
}

const bodyAt = (s: State, id: FireteamId, at: Point): Placed => ({
  base: roundBase(sizeOf(s, fireteamOf(s, id)).base),
  at,
  facing: 0,
});

const fieldOf = (s: State, q: PlaceQuestion): MoveField => {
  const { unit } = fireteamOf(s, q.fireteams[0] ?? 0);
  return fieldFor(s, unit, q.where === 'roof' ? 'above' : 'plain');
};

/** TOS-MOV-15, TOS-TER-24: on nobody, on nothing Impassable, on the table. */
function standFault(s: State, q: PlaceQuestion, end: Placed, others: readonly Placed[]): Because | undefined {
  const stands = standing(fieldOf(s, q), end);
  if (!stands.ok && stands.by.kind === 'terrain') return no('TOS-TER-24', 'impassable');
  if (!stands.ok && stands.by.kind === 'edge') return no('TOS-MOV-04', 'off-table');
  return !stands.ok || others.some(other => overlapping(end, other)) ? no('TOS-MOV-15', 'overlap') : undefined;
}

function whereFault(s: State, q: PlaceQuestion, end: Placed, others: readonly Placed[]): Because | undefined {
  if (q.where !== 'near') {
    const { outline } = s.terrain[q.zone] as Terrain;
    const right = q.where === 'roof' ? whollyIn(end, outline) : touchesZone(end, outline);
    return right ? undefined : no('TOS-TER-19', q.where === 'roof' ? 'not-on-top' : 'not-beside');
  }
  if (isAtSpot(q, end)) return undefined;
  // TOS-MOV-22: in contact with one that is at the spot, if there is no room there.
  if (!others.some(other => isAtSpot(q, other) && within(end, other, CONTACT))) return no('TOS-MOV-13', 'out-of-range');
  return hasRoom(fieldOf(s, q), q, end, others) ? no('TOS-MOV-22', 'room') : undefined;
}

/** TOS-MOV-17, -20: with those of the Squad that are not Placed. */
function formationFault(s: State, q: PlaceQuestion, ends: readonly Placed[]): Because | undefined {
  const { unit } = fireteamOf(s, q.fireteams[0] ?? 0);
  if (!isSquad(s, unit)) return undefined;
  const staying = unitOf(s, unit).fireteams.filter(id => onTable(s, id) && !q.fireteams.includes(id));
  const all = [...ends, ...staying.map(id => placedOf(s, id))];
  const torn = all.some((a, i) => all.some((b, j) => j < i && !within(a, b, FORMATION)));
  return torn ? no('TOS-MOV-20', 'formation') : undefined;
}

/** TOS-MOV-22: is there still a place at the spot itself? A search over a ring of places, the same for everybody. */
const hasRoom = (field: MoveField, q: Near, body: Placed, others: readonly Placed[]): boolean =>
  ring(q.of, body, q.range, 0).some(at => {
    const end = { ...body, at };
    return isAtSpot(q, end) && standing(field, end).ok && others.every(other => !overlapping(end, other));
  });

const no = (rule: string, what: string): Because => ({ rule, say: `tos.stand.${what}` });
const isAtSpot = ({ of, range }: Near, body: Placed): boolean => whollyWithin(body, of, range);

/** Places for all of them, if some are found: around the base in question, then around one another. */
export function findPlaces(s: State, q: PlaceQuestion, rng?: Rng): readonly Point[] | undefined {
  const turn = rng?.below(FACINGS) ?? 0;
  for (let tries = 0; tries < (rng ? 6 : 3); tries++) {
    const found = packed(s, q, turn + tries * 700);
    if (found !== undefined && placeFault(s, q, found) === undefined) return found;
  }
  return undefined;
}

function packed(s: State, q: PlaceQuestion, turn: number): Point[] | undefined {
  const taken: Placed[] = [];
  for (const id of q.fireteams) {
    const body = bodyAt(s, id, fireteamOf(s, id).at);
    const spots = [
      ...spotsFor(s, q, body, turn),
      ...(q.where === 'near' ? taken.flatMap(mate => ring(mate, body, 0, turn)) : []),
    ];
    const at = spots.find(spot => {
      const end = { ...body, at: spot };
      if (taken.some(mate => overlapping(end, mate)) || !standing(fieldOf(s, q), end).ok) return false;
      return q.where === 'near' || whereFault(s, q, end, []) === undefined;
    });
    if (at === undefined) return undefined;
    taken.push({ ...body, at });
  }
  return taken.map(({ at }) => at);
}

function spotsFor(s: State, q: PlaceQuestion, body: Placed, turn: number): Point[] {
  if (q.where === 'near') return ring(q.of, body, q.range, turn);
  const house = buildingBody(s.terrain[q.zone] as Terrain);
  const spots =
    q.where === 'foot'
      ? contactSpots(fieldOf(s, q), body, house)
      : [house.at, ...ring(house, body, inches(1), turn), ...inside(house, body)];
  const start = spots.length === 0 ? 0 : turn % spots.length;
  return [...spots.slice(start), ...spots.slice(0, start)];
}

/** A few places on top of a piece, around its middle. */
const inside = (house: Placed, body: Placed): Point[] =>
  [1, 2, 3].flatMap(step =>
    Array.from({ length: 12 }, (_, i) => pointAt(house.at, Math.round((i * FACINGS) / 12), step * radiusOf(body))),
  );

/** Spots whose bases are wholly within a range of another, the farthest ones and the ones in contact; a hair inside the bound. */
function ring(of: Placed, body: Placed, range: Um, turn: number): Point[] {
  const [own, other] = [radiusOf(body), radiusOf(of)];
  const far = other + range - own - 2;
  const near = other + own + 1;
  const radii = range === 0 ? [near] : [far, Math.round((far + near) / 2), near].filter(radius => radius >= 0);
  return radii.flatMap(radius =>
    Array.from({ length: 24 }, (_, i) => pointAt(of.at, (turn + Math.round((i * FACINGS) / 24)) % FACINGS, radius)),
  );
}

const radiusOf = ({ base }: Placed): Um => (base.kind === 'round' ? base.radius : 0);
