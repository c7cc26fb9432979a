import type { Flags } from './options.js';
import type { Words } from './language.js';
import { Mistake } from './mistake.js';

export type Agreed = Readonly<Record<string, boolean | number | string>>;

/** `--options mission=rescue,value=1500`: what the players agree on; the game itself says which options it knows. */
export function agreedOptions(flags: Flags, t: Words): Agreed | undefined {
  const pairs = flags.list('options')?.map(item => pairOf(item, t));
  return pairs && Object.fromEntries(pairs);
}

function pairOf(item: string, t: Words): readonly [string, boolean | number | string] {
  const [, name, value] = /^([^=]+)=(.+)$/.exec(item) ?? [];
  if (name === undefined || value === undefined) throw new Mistake(t.say('cli.option.pair', { value: item }));
  return [name.trim(), valueOf(value.trim())];
}

function valueOf(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
