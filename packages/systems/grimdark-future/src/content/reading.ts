import { problem, type Parsed, type Problem } from '@banneret/kernel';
import { ruleNamed } from '../compile.js';
import type { Name, RuleUse } from '../state.js';

/**
 * The small readers that army books and lists are checked with. Each takes what somebody wrote and the place where it
 * stands, and gives the checked value or throws a `Misfit`, which `parsed` turns into a problem.
 */
export class Misfit extends Error {
  readonly problem: Problem;

  constructor(say: string, args: Readonly<Record<string, string | number>>) {
    super(say);
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
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new Misfit('gdf.army.not-an-object', { place });
  const unknown = Object.keys(raw).find(field => !fields.includes(field));
  if (unknown !== undefined)
    throw new Misfit('gdf.army.unknown-field', { place, field: unknown.slice(0, 80), known: fields.join(', ') });
  return raw as Fields;
}

export function text(raw: unknown, place: string): string {
  if (typeof raw !== 'string' || raw === '' || raw.length > 80) throw new Misfit('gdf.army.not-a-text', { place });
  return raw;
}

export function nameFrom(raw: unknown, place: string): Name {
  const { fr, en } = fieldsOf(raw, place, ['fr', 'en']);
  return { fr: text(fr, `${place}.fr`), en: text(en, `${place}.en`) };
}

export function whole(raw: unknown, min: number, max: number, place: string): number {
  if (!Number.isSafeInteger(raw) || (raw as number) < min || (raw as number) > max)
    throw new Misfit('gdf.army.out-of-bounds', { place, min, max });
  return (raw as number) + 0;
}

export function oneOf<T extends string>(raw: unknown, words: readonly T[], place: string): T {
  const found = words.find(word => word === raw);
  if (found === undefined) throw new Misfit('gdf.army.not-one-of', { place, known: words.join(', ') });
  return found;
}

export function flag(raw: unknown, place: string): boolean {
  if (raw !== undefined && typeof raw !== 'boolean') throw new Misfit('gdf.army.not-yes-or-no', { place });
  return raw === true;
}

export function listOf<T>(raw: unknown, place: string, read: (item: unknown, place: string) => T, least = 1): T[] {
  if (!Array.isArray(raw) || raw.length < least || raw.length > MOST_ITEMS)
    throw new Misfit('gdf.army.bad-list', { place, least });
  return raw.map((item, i) => read(item, `${place}[${i}]`));
}

const MOST_ITEMS = 60;

export function distinctIds(items: readonly { readonly id: string }[], place: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id } of items) {
    if (ids.has(id)) throw new Misfit('gdf.army.twice', { place, id });
    ids.add(id);
  }
  return ids;
}

export function known(id: string, ids: ReadonlySet<string>, place: string): void {
  if (!ids.has(id)) throw new Misfit('gdf.army.unknown-id', { place, id });
}

/** `ap(2)` or `fast` in a file, `{ id, x }` in a record. Only rules that say so in their own file have a number, and those always have one. */
export function ruleFrom(raw: unknown, place: string): RuleUse {
  const written = typeof raw === 'object' ? ruleWords(raw, place) : text(raw, place);
  const parts = /^([a-z-]+)(?:\((\d{1,2})\))?$/.exec(written);
  const rule = ruleNamed(parts?.[1] ?? '');
  if (rule === undefined) throw new Misfit('gdf.army.unknown-rule', { place, rule: written });
  if ((parts?.[2] === undefined) === (rule.hasX === true))
    throw new Misfit('gdf.army.rule-number', { place, rule: written });
  return parts?.[2] === undefined ? { id: rule.id } : { id: rule.id, x: Number(parts[2]) };
}

function ruleWords(raw: unknown, place: string): string {
  const { id, x } = fieldsOf(raw, place, ['id', 'x']);
  return x === undefined ? text(id, `${place}.id`) : `${text(id, `${place}.id`)}(${whole(x, 0, 99, `${place}.x`)})`;
}

export const rulesFrom = (raw: unknown, place: string): readonly RuleUse[] => listOf(raw, place, ruleFrom, 0);
