import { ARGUMENT, icuFormatter, LITERAL, mapIcu, NUMBER, parseIcu, type IcuNode } from './icu.js';
import type { Locale } from './messages.js';
import { formatLength, formatNumber, LENGTH_UNITS, type LengthUnit } from './numbers.js';
import { frenchSpacing } from './spacing.js';

export type Args = Readonly<Record<string, number | string>>;

/** A message ready to be filled in. Throws when an argument it needs is missing. */
export type Filler = (args: Args) => string;

/** An argument computed from another one: `far` in micrometres, shown as a length under a name of its own. */
interface Derived {
  readonly name: string;
  readonly from: string;
  readonly as: 'text' | LengthUnit;
}

/**
 * Three things ICU alone does not do: a bare `{n}` would print a number the English way, `{far, number, inch}`
 * must read micrometres, and French needs its narrow spaces. All three are settled here, once per message.
 */
function compile(text: string, locale: Locale): Filler {
  const derived = new Map<string, Derived>();
  const nodes = mapIcu(parseIcu(text, locale), node => adapt(node, locale, derived));
  const formatter = icuFormatter(nodes, locale);
  return args => String(formatter.format(withDerived(args, derived, locale)));
}

const compiled: Readonly<Record<Locale, Map<string, Filler>>> = { fr: new Map(), en: new Map() };

/** The filler of a text, compiled on first use and kept: compiling costs some twenty times more than filling in. */
export function fillerOf(text: string, locale: Locale): Filler {
  const ready = compiled[locale].get(text) ?? compile(text, locale);
  compiled[locale].set(text, ready);
  return ready;
}

function adapt(node: IcuNode, locale: Locale, derived: Map<string, Derived>): IcuNode {
  if (node.type === LITERAL) return locale === 'fr' ? { ...node, value: frenchSpacing(node.value) } : node;
  if (node.type === ARGUMENT) return derive(node.value, 'text', derived);
  if (node.type === NUMBER && isLengthUnit(node.style)) return derive(node.value, node.style, derived);
  return node;
}

// The derived name holds a character no ICU argument can contain, so it never meets an argument of the author's.
function derive(from: string, as: Derived['as'], derived: Map<string, Derived>): IcuNode {
  const name = `${from}:${as}`;
  derived.set(name, { name, from, as });
  return { type: ARGUMENT, value: name };
}

const isLengthUnit = (style: unknown): style is LengthUnit => LENGTH_UNITS.some(unit => unit === style);

function withDerived(
  args: Args,
  derived: ReadonlyMap<string, Derived>,
  locale: Locale,
): Record<string, number | string> {
  const all: Record<string, number | string> = { ...args };
  for (const { name, from, as } of derived.values()) {
    const value = args[from];
    if (value !== undefined) all[name] = show(value, as, locale);
  }
  return all;
}

function show(value: number | string, as: Derived['as'], locale: Locale): string {
  if (typeof value === 'string') return value;
  return as === 'text' ? formatNumber(value, locale) : formatLength(value, as, locale);
}
