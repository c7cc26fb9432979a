import type { Who } from './who.js';

/** Somebody who can look and be looked at, and where that is on the drawing. */
export interface Person {
  readonly who: Who;
  readonly seat: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Half of its base. */
  readonly reach: number;
}

export const isSame = (a: Who | undefined, b: Who | undefined): boolean =>
  a !== undefined && b !== undefined && a.thing === b.thing && a.model === b.model;

export const personOf = (people: readonly Person[], who: Who | undefined): Person | undefined =>
  people.find(person => isSame(person.who, who));

const away = (a: Person, b: Person): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Whom one looks at: enemies, or anybody where there are none. Others can be named. */
function targetsOf(people: readonly Person[], from: Person): readonly Person[] {
  const others = people.filter(({ who }) => who.thing !== from.who.thing);
  const enemies = others.filter(({ seat }) => seat !== from.seat);
  return (enemies.length > 0 ? enemies : others).toSorted((a, b) => away(from, a) - away(from, b));
}

export const nearestTarget = (people: readonly Person[], from: Person): Person | undefined =>
  targetsOf(people, from)[0];

/** The unit before or after that of the target, as one turns one's head from left to right: its nearest model. */
export function turnedTo(people: readonly Person[], from: Person, to: Person, by: 1 | -1): Person | undefined {
  const nearest = new Map<number, Person>();
  for (const person of targetsOf(people, from))
    if (!nearest.has(person.who.thing)) nearest.set(person.who.thing, person);
  const bearing = ({ x, y }: Person): number => Math.atan2(y - from.y, x - from.x);
  const round = [...nearest.values()].toSorted((a, b) => bearing(a) - bearing(b) || a.who.thing - b.who.thing);
  const place = round.findIndex(({ who }) => who.thing === to.who.thing);
  return place < 0 ? round[0] : round.at((place + by) % round.length);
}

/** The model before or after the target within its unit. */
export function steppedTo(people: readonly Person[], to: Person, by: 1 | -1): Person | undefined {
  const mates = people.filter(({ who }) => who.thing === to.who.thing);
  return mates.at((mates.findIndex(({ who }) => isSame(who, to.who)) + by) % mates.length);
}
