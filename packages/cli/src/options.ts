import { parseArgs } from 'node:util';
import type { Words } from './language.js';
import { Mistake } from './mistake.js';

export type OptionKinds = Readonly<Record<string, 'flag' | 'text'>>;

const COMMON: OptionKinds = { help: 'flag', lang: 'text' };

export interface ReadArguments {
  readonly flags: Flags;
  readonly operands: readonly string[];
}

/**
 * Read what follows the command's name. Node's parser splits the arguments; the complaints are ours, since its own
 * speak English only.
 */
export function readArguments(argv: readonly string[], kinds: OptionKinds, t: Words): ReadArguments {
  const known = { ...COMMON, ...kinds };
  const options = Object.fromEntries(
    Object.entries(known).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const]),
  );
  const { tokens, positionals } = parseArgs({
    args: [...argv],
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    strict: false,
    tokens: true,
  });
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const kind = known[token.name];
    if (kind === undefined) throw new Mistake(t.say('cli.option.unknown', { option: token.rawName }));
    values.set(token.name, [...(values.get(token.name) ?? []), valueOf(token.rawName, kind, token.value, t)]);
  }
  return { flags: new Flags(values, t), operands: positionals };
}

function valueOf(option: string, kind: 'flag' | 'text', value: string | undefined, t: Words): string {
  if (kind === 'flag') {
    if (value !== undefined) throw new Mistake(t.say('cli.option.takes-none', { option }));
    return '';
  }
  if (value === undefined || value.startsWith('--')) throw new Mistake(t.say('cli.option.needs-value', { option }));
  return value;
}

/** The options of a call. Whatever does not fit is told at once. */
export class Flags {
  readonly #values: ReadonlyMap<string, readonly string[]>;
  readonly #t: Words;

  constructor(values: ReadonlyMap<string, readonly string[]>, t: Words) {
    this.#values = values;
    this.#t = t;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  text(name: string): string | undefined {
    return this.#values.get(name)?.at(-1);
  }

  /** An option that may stand several times. */
  all(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  /** `a,b,c` */
  list(name: string): readonly string[] | undefined {
    return this.text(name)
      ?.split(',')
      .map(item => item.trim());
  }

  count(name: string, least: number, most: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new Mistake(this.#t.say('cli.option.count', { option: `--${name}`, value: text, least, most }));
  }

  oneOf(name: string, allowed: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined || allowed.includes(value)) return value;
    throw new Mistake(this.#t.say('cli.option.one-of', { option: `--${name}`, value, allowed: allowed.join(', ') }));
  }
}
