import type { Problem } from '@banneret/kernel';

/** Checks one value from outside and gives it its one form, or throws a `Misfit` that says what is wrong, and where. */
export type Reader<T> = (raw: unknown, place: string) => T;

/** Thrown by readers only: checks are nested, and the first misfit ends them all. */
export class Misfit extends Error {
  readonly problem: Problem;

  constructor(say: string, args: Readonly<Record<string, string | number>>) {
    super(`${say} ${JSON.stringify(args)}`);
    this.problem = { say, args };
  }
}

type Readers<T> = { readonly [K in keyof T]-?: Reader<T[K]> };

/** An object with these fields and no others. */
export function record<R extends object, O extends object = object>(
  required: Readers<R>,
  optional: Readers<O> = {} as Readers<O>,
): Reader<R & Partial<O>> {
  const needed = Object.entries<Reader<unknown>>(required);
  const extra = Object.entries<Reader<unknown>>(optional);
  const known = new Set([...needed, ...extra].map(([field]) => field));
  return (raw, place) => {
    if (!isObject(raw)) throw new Misfit('edge.content.not-an-object', { place });
    const stray = Object.keys(raw).find(field => !known.has(field));
    if (stray !== undefined)
      throw new Misfit('edge.content.unknown-field', { place, field: stray.slice(0, MOST_TEXT) });
    const fields: Record<string, unknown> = {};
    for (const [field, read] of needed) fields[field] = read(raw[field], `${place}.${field}`);
    for (const [field, read] of extra)
      if (raw[field] !== undefined) fields[field] = read(raw[field], `${place}.${field}`);
    return fields as R & Partial<O>;
  };
}

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Bounds on what a stranger can make us work through. */
const MOST_TEXT = 80;
const MOST_ITEMS = 100;

export const text: Reader<string> = (raw, place) => {
  if (typeof raw !== 'string' || raw === '' || raw.length > MOST_TEXT)
    throw new Misfit('edge.content.not-a-text', { place, most: MOST_TEXT });
  return raw;
};

export const whole =
  (min: number, max: number): Reader<number> =>
  (raw, place) => {
    if (!Number.isSafeInteger(raw) || (raw as number) < min || (raw as number) > max)
      throw new Misfit('edge.content.not-whole', { place, min, max });
    return (raw as number) + 0;
  };

/** A flag that is there or not. */
export const flag: Reader<true> = (raw, place) => {
  if (raw !== true) throw new Misfit('edge.content.not-one-of', { place, known: 'true' });
  return true;
};

export const oneOf =
  <const T extends string | number>(values: readonly T[]): Reader<T> =>
  (raw, place) => {
    const found = values.find(value => value === raw);
    if (found === undefined) throw new Misfit('edge.content.not-one-of', { place, known: values.join(', ') });
    return found;
  };

export const listOf =
  <T>(read: Reader<T>, least = 0): Reader<readonly T[]> =>
  (raw, place) => {
    if (!Array.isArray(raw) || raw.length < least || raw.length > MOST_ITEMS)
      throw new Misfit('edge.content.not-a-list', { place, least, most: MOST_ITEMS });
    return Array.from(raw, (item, i) => read(item, `${place}[${i}]`));
  };

/** The first form that fits; the complaint is about the last one. */
export const either =
  <A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> =>
  (raw, place) => {
    try {
      return first(raw, place);
    } catch (misfit) {
      if (!(misfit instanceof Misfit)) throw misfit;
      return second(raw, place);
    }
  };

/** Nested readers refer to each other before they exist. */
export const lazily =
  <T>(reader: () => Reader<T>): Reader<T> =>
  (raw, place) =>
    reader()(raw, place);
