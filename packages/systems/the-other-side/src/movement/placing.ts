import {
  CONTACT,
  standing,
  within,
  overlapping,
  type MoveField,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import type { Because } from '@banneret/kernel';
import { isSquad } from '../cardsInPlay.js';
import { obstacleBounds } from '../decisions/denseStand.js';
import { whollyWithin } from '../decisions/stands.js';
import { onTable, placedOf, roundBase, sizeOf, touchesZone, whollyIn } from '../ground/board.js';
import { FORMATION } from '../rulings.js';
import { alongside, beyond, inContact, radiusOf, reaching, type Bound } from '../search/bounds.js';
import { pack } from '../search/pack.js';
import { fireteamOf, NONE, unitOf, type FireteamId, type State, type Terrain } from '../state.js';
import { fieldFor } from './fields.js';

/** A Placement: TOS-MOV-13 … -16, -20 … -23. R-19: no distance, so no Pinned Tokens, nothing crossed and nobody Disengaged. */
export type PlaceQuestion =
  /** Wholly within so much of a base. `spotOnly`: those that do not fit are left to their owner. */
  | {
      readonly where: 'near';
      readonly fireteams: readonly FireteamId[];
      readonly of: Placed;
      readonly range: Um;
      readonly spotOnly?: true;
    }
  /** TOS-MOV-22, -23: those that did not fit, in contact with one that did. */
  | { readonly where: 'beside'; readonly fireteams: readonly FireteamId[]; readonly mates: readonly FireteamId[] }
  /** TOS-TER-19: wholly on top of a piece, or in contact with it; TOS-TER-22: out of it, all of them. */
  | {
      readonly where: 'roof' | 'foot';
      readonly fireteams: readonly FireteamId[];
      readonly zone: number;
    };

type Near = Extract<PlaceQuestion, { where: 'near' }>;
export type Places = readonly (Point | null)[];

/** Why these places will not do, or nothing. `null` leaves a Fireteam where it is, for want of room (TOS-MOV-14). */
export function placeFault(s: State, q: PlaceQuestion, at: Places): Because | undefined {
  for (const [i, spot] of at.entries()) {
    const others = othersOf(s, q, at, i);
    const fault =
      spot === null ? leftOut(s, q, i, others) : endFault(s, q, bodyAt(s, q.fireteams[i] as FireteamId, spot), others);
    if (fault !== undefined) return fault;
  }
  return formationFault(s, q, at);
}

/** Where the others of the unit are then: those that are Placed with it, those that stay, and those nobody moves. */
export function othersOf(s: State, q: PlaceQuestion, at: Places, but: number): Ends {
  const placed = q.fireteams.flatMap((id, i) => {
    const spot = at[i];
    return i !== but && spot ? [bodyAt(s, id, spot)] : [];
  });
  const left = q.fireteams.filter((id, i) => i !== but && !at[i] && onTable(s, id));
  const [first = 0] = q.fireteams;
  const strangers = unitOf(s, fireteamOf(s, first).unit).fireteams.filter(
    id => onTable(s, id) && !q.fireteams.includes(id),
  );
  return { placed, staying: [...left, ...strangers].map(id => placedOf(s, id)) };
}

export interface Ends {
  readonly placed: readonly Placed[];
  readonly staying: readonly Placed[];
}

/** TOS-MOV-13, -14, -16, TOS-TER-22: only who finds no room may be left out. */
function leftOut(s: State, q: PlaceQuestion, i: number, others: Ends): Because | undefined {
  const id = q.fireteams[i] as FireteamId;
  if (fireteamOf(s, id).place === 'inside') return no('TOS-TER-22', 'all-leave');
  if (roomFor(s, q, id, others) === undefined) return undefined;
  return q.fireteams.length === 1 ? no('TOS-MOV-13', 'must-place') : no('TOS-MOV-16', 'left-behind');
}

export const bodyAt = (s: State, id: FireteamId, at: Point): Placed => ({
  base: roundBase(sizeOf(s, fireteamOf(s, id)).base),
  at,
  facing: 0,
});

export const fieldOf = (s: State, q: PlaceQuestion): MoveField => {
  const { unit } = fireteamOf(s, q.fireteams[0] ?? 0);
  return fieldFor(s, unit, q.where === 'roof' ? 'above' : 'plain');
};

function endFault(s: State, q: PlaceQuestion, end: Placed, others: Ends): Because | undefined {
  return standFault(s, q, end, others) ?? whereFault(s, q, end, others);
}

/** TOS-MOV-15, TOS-TER-24: on nobody, those of its own unit included; on nothing Impassable; on the table. */
export function standFault(s: State, q: PlaceQuestion, end: Placed, { placed, staying }: Ends): Because | undefined {
  const stands = standing(fieldOf(s, q), end);
  if (!stands.ok && stands.by.kind === 'terrain') return no('TOS-TER-24', 'impassable');
  if (!stands.ok && stands.by.kind === 'edge') return no('TOS-MOV-04', 'off-table');
  const onOne = (other: Placed): boolean => overlapping(end, other);
  return !stands.ok || placed.some(onOne) || staying.some(onOne) ? no('TOS-MOV-15', 'overlap') : undefined;
}

export function whereFault(s: State, q: PlaceQuestion, end: Placed, others: Ends): Because | undefined {
  if (q.where === 'beside')
    return q.mates.some(id => within(end, placedOf(s, id), CONTACT)) ? undefined : no('TOS-MOV-22', 'no-contact');
  if (q.where !== 'near') {
    const { outline } = s.terrain[q.zone] as Terrain;
    const right = q.where === 'roof' ? whollyIn(end, outline) : touchesZone(end, outline);
    return right ? undefined : no('TOS-TER-19', q.where === 'roof' ? 'not-on-top' : 'not-beside');
  }
  if (isAtSpot(q, end)) return undefined;
  // TOS-MOV-22: in contact with one that is at the spot, if there is no room there.
  const touches = others.placed.some(other => isAtSpot(q, other) && within(end, other, CONTACT));
  if (q.spotOnly === true || !touches) return no('TOS-MOV-13', 'out-of-range');
  const room = searchFor(s, q, end, others, body => isAtSpot(q, body));
  return room === undefined ? undefined : no('TOS-MOV-22', 'room');
}

/** TOS-MOV-17, -20: with those of the Squad that are not Placed. Whom their owner has still to place is no matter yet. */
function formationFault(s: State, q: PlaceQuestion, at: Places): Because | undefined {
  const [first = 0] = q.fireteams;
  if (!isSquad(s, fireteamOf(s, first).unit)) return undefined;
  const { placed, staying } = othersOf(s, q, at, NONE);
  const all = [...placed, ...(q.where === 'near' && q.spotOnly === true ? [] : staying)];
  const torn = all.some(a => all.some(b => !within(a, b, FORMATION)));
  return torn ? no('TOS-MOV-20', 'formation') : undefined;
}

const no = (rule: string, what: string): Because => ({ rule, say: `tos.stand.${what}` });
export const isAtSpot = ({ of, range }: Near, body: Placed): boolean => whollyWithin(body, of, range);

/** A place for one Fireteam while the others stand like this, if there is any: no raster decides that there is none. */
export function roomFor(s: State, q: PlaceQuestion, id: FireteamId, others: Ends): Point | undefined {
  const squad = isSquad(s, fireteamOf(s, id).unit);
  const kept = q.where === 'near' && q.spotOnly === true ? others.placed : [...others.placed, ...others.staying];
  return searchFor(
    s,
    q,
    bodyAt(s, id, fireteamOf(s, id).at),
    others,
    body =>
      whereFault(s, q, body, others) === undefined && (!squad || kept.every(other => within(body, other, FORMATION))),
  );
}

function searchFor(
  s: State,
  q: PlaceQuestion,
  body: Placed,
  others: Ends,
  suits: (body: Placed) => boolean,
): Point | undefined {
  const found = pack({
    bodies: [body],
    bounds: () => boundsOf(s, q, body, [...others.placed, ...others.staying]),
    fits: (_i, end) => standFault(s, q, end, others) === undefined && suits(end),
    whole: () => true,
  });
  return found?.[0]?.at;
}

/** What bounds the place of a base: see `search/bounds.ts`. */
export function boundsOf(s: State, q: PlaceQuestion, body: Placed, mates: readonly Placed[]): Bound[] {
  const radius = radiusOf(body);
  const [first = 0] = q.fireteams;
  const { unit } = fireteamOf(s, first);
  const own = unitOf(s, unit).fireteams;
  return [
    ...(q.where === 'roof' ? [] : obstacleBounds(s, unit, radius, own)),
    ...mates.flatMap(mate => [...beyond(mate, radius, 0), ...inContact(mate, radius)]),
    ...(isSquad(s, unit) ? mates.flatMap(mate => reaching(mate, radius, FORMATION)) : []),
    ...(q.where === 'near' ? reaching(q.of, radius, q.range, true) : []),
    ...(q.where === 'beside' ? q.mates.flatMap(id => inContact(placedOf(s, id), radius)) : []),
    ...(q.where === 'foot' ? alongside((s.terrain[q.zone] as Terrain).outline, radius + 1) : []),
    ...(q.where === 'roof' ? roofBounds(s, q.zone, radius) : []),
  ];
}

/** On a roof only those up there are in the way. */
const roofBounds = (s: State, zone: number, radius: Um): Bound[] => [
  ...alongside((s.terrain[zone] as Terrain).outline, radius),
  ...s.fireteams.flatMap((_, id) => (onTable(s, id) ? beyond(placedOf(s, id), radius, 0) : [])),
];
