import type { Rng } from '@banneret/kernel';
import { isRecord } from './data.js';

/** What somebody might write where something else belongs: wrong types, wild numbers, names of nothing. */
const NONSENSE: readonly unknown[] = [
  null,
  true,
  '',
  'nobody',
  'constructor',
  '__proto__',
  -1,
  0,
  0.5,
  1e6,
  1e12,
  1e308,
  -1e12,
  [],
  [[]],
  [null],
  {},
  { at: [0, 0] },
  'x'.repeat(300),
];

/** A copy of plain data with one thing wrong somewhere inside: replaced, left out, doubled, turned around or exchanged. */
export function mangled<T>(data: T, rng: Rng): T {
  const whole = JSON.stringify(data);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const copy = structuredClone(data);
    const places = [...placesIn(copy)];
    if (places.length === 0) break;
    const somewhere = (): Place => places[rng.below(places.length)] as Place;
    (WAYS[rng.below(WAYS.length)] as Way)(somewhere(), rng, somewhere());
    if (JSON.stringify(copy) !== whole) return copy;
  }
  return structuredClone(data);
}

/** Not every way fits every place: a name cannot be turned around. */
const MOST_TRIES = 20;

interface Place {
  readonly holder: Record<string | number, unknown>;
  readonly key: string | number;
}

type Way = (place: Place, rng: Rng, other: Place) => void;

const replace: Way = ({ holder, key }, rng) => {
  holder[key] = structuredClone(NONSENSE[rng.below(NONSENSE.length)]);
};

const leaveOut: Way = ({ holder, key }) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
};

/** The same thing twice: an id, a card, a model on another. */
const double: Way = ({ holder, key }) => {
  if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
};

/** A list turned around: a clockwise outline, players in another order. */
const reverse: Way = ({ holder, key }) => {
  const value = holder[key];
  if (Array.isArray(value)) value.reverse();
};

/** A number a little or far beside itself: off the table, above a maximum, onto a neighbour. */
const shift: Way = ({ holder, key }, rng) => {
  const value = holder[key];
  if (typeof value === 'number') holder[key] = value + (SHIFTS[rng.below(SHIFTS.length)] as number);
};

const SHIFTS = [-100, -1, -0.001, 0.001, 1, 7, 100];

/** What belongs elsewhere: the weapon's name for a unit's, a place for a number. */
const exchange: Way = ({ holder, key }, _rng, other) => {
  holder[key] = structuredClone(other.holder[other.key]);
};

const WAYS: readonly Way[] = [replace, replace, leaveOut, double, reverse, shift, shift, exchange];

function* placesIn(value: unknown): Generator<Place> {
  if (!Array.isArray(value) && !isRecord(value)) return;
  const holder = value as Record<string | number, unknown>;
  for (const key of Object.keys(holder)) {
    yield { holder, key };
    yield* placesIn(holder[key]);
  }
}
