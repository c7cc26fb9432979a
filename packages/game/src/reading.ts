import { problem, type Parsed, type Problem } from '@banneret/kernel';

/** A name in both languages. */
export interface BothNames {
  readonly fr: string;
  readonly en: string;
}

/**
 * The small readers that army books, lists and tables of any game are checked with. Each takes what somebody wrote and the place
 * where it stands, and gives the checked value or throws a `Misfit`, which `parsed` turns into a problem.
 */
export class Misfit extends Error {
  readonly problem: Problem;

  constructor(say: string, args: Readonly<Record<string, string | number>>) {
    super(`${say} ${JSON.stringify(args)}`);
    this.problem = { say, args };
  }
}

/** The checks are nested, and the first misfit ends them all. */
export function parsed<T>(read: () => T): Parsed<T> {
  try {
    return { ok: true, value: read() };
  } catch (fault) {
    if (fault instanceof Misfit) return problem(fault.problem.say, fault.problem.args);
    throw fault;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(raw: unknown, place: string, fields: readonly string[]): Fields {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Misfit('file.not-an-object', { place });
  const unknown = Object.keys(raw).find(field => !fields.includes(field));
  if (unknown !== undefined)
    throw new Misfit('file.unknown-field', { place, field: unknown.slice(0, 80), known: fields.join(', ') });
  return raw as Fields;
}

export function text(raw: unknown, place: string): string {
  if (typeof raw !== 'string' || raw === '' || raw.length > 80) throw new Misfit('file.not-a-text', { place });
  return raw;
}

/** A text that may be missing, which is then empty. */
export const textOrNone = (raw: unknown, place: string): string =>
  raw === undefined || raw === '' ? '' : text(raw, place);

export function nameFrom(raw: unknown, place: string): BothNames {
  const { fr, en } = fieldsOf(raw, place, ['fr', 'en']);
  return { fr: text(fr, `${place}.fr`), en: text(en, `${place}.en`) };
}

export function whole(raw: unknown, min: number, max: number, place: string): number {
  if (!Number.isSafeInteger(raw) || (raw as number) < min || (raw as number) > max)
    throw new Misfit('file.out-of-bounds', { place, min, max });
  return (raw as number) + 0;
}

export const wholeOr = (raw: unknown, missing: number, min: number, max: number, place: string): number =>
  raw === undefined ? missing : whole(raw, min, max, place);

export function oneOf<T extends string>(raw: unknown, words: readonly T[], place: string): T {
  const found = words.find(word => word === raw);
  if (found === undefined) throw new Misfit('file.not-one-of', { place, known: words.join(', ') });
  return found;
}

export function flag(raw: unknown, place: string): boolean {
  if (raw !== undefined && typeof raw !== 'boolean') throw new Misfit('file.not-yes-or-no', { place });
  return raw === true;
}

export function listOf<T>(raw: unknown, place: string, read: (item: unknown, place: string) => T, least = 1): T[] {
  if (!Array.isArray(raw) || raw.length < least || raw.length > MOST_ITEMS)
    throw new Misfit('file.bad-list', { place, least });
  return raw.map((item, i) => read(item, `${place}[${i}]`));
}

/** A list that may be missing, which is then empty. */
export const listOrNone = <T>(raw: unknown, place: string, read: (item: unknown, place: string) => T): T[] =>
  raw === undefined ? [] : listOf(raw, place, read, 0);

const MOST_ITEMS = 60;

/** `null` or missing gives `null`. */
export const maybe = <T>(raw: unknown, place: string, read: (raw: unknown, place: string) => T): T | null =>
  raw === undefined || raw === null ? null : read(raw, place);

export function distinctIds(items: readonly { readonly id: string }[], place: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id } of items) {
    if (ids.has(id)) throw new Misfit('file.twice', { place, id });
    ids.add(id);
  }
  return ids;
}

export function known(id: string, ids: ReadonlySet<string>, place: string): void {
  if (!ids.has(id)) throw new Misfit('file.unknown-id', { place, id: id.slice(0, 80) });
}
