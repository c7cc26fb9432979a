import { isObject, kindOf, problem, type AllocateShape, type Parsed, type Prompt } from '@banneret/kernel';
import type { AnyGame } from '../game.js';
import { fieldsOf, parsed, type Fields } from '../reading.js';
import { LARGEST_NUMBER, shorten, wildNumber } from './json.js';

/** An answer as a file writes it, as the judge wants it. Legality is not judged here. */
export function readAnswer(game: AnyGame, state: unknown, prompt: Prompt, raw: unknown): Parsed<unknown> {
  const wild = wildNumber(raw, 'choice');
  if (wild) return problem('scenario.wild-number', { ...wild, limit: LARGEST_NUMBER });
  const own = game.scenario.choice(state, prompt, raw);
  return own.ok ? readKernelAnswer(prompt, own.value) : own;
}

/** The inverse: an answer as a file would write it, in the game's words and units. */
export const writeAnswer = (game: AnyGame, state: unknown, prompt: Prompt, choice: unknown): unknown =>
  game.scenario.write?.(state, prompt, choice) ?? writeKernelAnswer(prompt, choice);

/**
 * What people may write for the kernel's own kinds of question: an option by its id, an amount as a number, a subset
 * or an order as a list of ids, shares as numbers in the order of the bins or by name (`{ "front": 2 }`, the others
 * getting nothing). A share for somebody unknown is told with the names there are; anything else goes through as it
 * stands, and the judge says what is wrong with it.
 */
export function readKernelAnswer({ shape }: Prompt, raw: unknown): Parsed<unknown> {
  if (!('bins' in shape) || !isObject(raw)) return { ok: true, value: raw };
  const names = (shape as AllocateShape).bins.map(bin => String(bin.id));
  const shares = knownFields(raw, names, 'choice');
  return shares.ok ? { ok: true, value: names.map(name => shares.value[name] ?? 0) } : shares;
}

/** The same for readers that leave complaints to the judge. */
export function readKernelChoice(prompt: Prompt, raw: unknown): unknown {
  const read = readKernelAnswer(prompt, raw);
  return read.ok ? read.value : raw;
}

/** Shares by name, leaving out who gets nothing; the other kinds are written as the kernel keeps them. */
export function writeKernelAnswer({ shape }: Prompt, choice: unknown): unknown {
  if (!('bins' in shape) || !Array.isArray(choice)) return choice;
  const shares = (shape as AllocateShape).bins.map((bin, i) => [String(bin.id), choice[i] as unknown] as const);
  const distinct = new Set(shares.map(([name]) => name)).size === shares.length;
  return distinct ? Object.fromEntries(shares.filter(([, share]) => share !== 0)) : choice;
}

/** The fields of an object in an answer. A misspelt one is told with those there are, never ignored. */
export const knownFields = (value: unknown, fields: readonly string[], place: string): Parsed<Fields> =>
  parsed(() => fieldsOf(value, place, fields));

/** A question, as a sentence about an answer to it quotes it. */
export interface Asked {
  readonly ask: string;
  readonly args?: Prompt['args'];
  /** Some legal answers as a file writes them: they show the form better than any description. */
  readonly examples: readonly string[];
}

const EXAMPLES = 3;

export function askedOf(game: AnyGame, state: unknown, prompt: Prompt): Asked {
  const examples: string[] = [];
  for (const choice of kindOf(game.system, prompt.shape).enumerate(state, prompt.shape, prompt.seat)) {
    examples.push(shorten(writeAnswer(game, state, prompt, choice)));
    if (examples.length === EXAMPLES) break;
  }
  return { ask: prompt.ask, ...(prompt.args && { args: prompt.args }), examples };
}
