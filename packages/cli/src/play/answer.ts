import { DEEPEST_JSON, nestsTooDeep, type AnyGame } from '@banneret/game';
import {
  problem,
  type AllocateShape,
  type AmountShape,
  type OrderShape,
  type Parsed,
  type Prompt,
  type SubsetShape,
} from '@banneret/kernel';
import type { Words } from '../language.js';
import type { Offer } from '../position.js';

/** How a kind of question is answered at a keyboard: from a list, or by typing numbers. */
export type Form = 'list' | 'amount' | 'subset' | 'order' | 'allocate';

const TYPED: readonly Form[] = ['amount', 'subset', 'order', 'allocate'];

/** The kernel's own kinds can be typed; of any other kind we only know what it suggests. */
export const formOf = ({ shape }: Prompt): Form => TYPED.find(form => form === shape.kind) ?? 'list';

/** What to type, with the things that numbers stand for. */
export function howTo(game: AnyGame, state: unknown, prompt: Prompt, words: Words): string[] {
  switch (formOf(prompt)) {
    case 'list':
      return [words.say('cli.answer.list')];
    case 'amount': {
      const { min, max } = prompt.shape as AmountShape;
      return [words.say('cli.answer.amount', { min, max })];
    }
    case 'subset': {
      const { of, min, max } = prompt.shape as unknown as SubsetShape;
      const things = of.map((id, i) => `${numbered(i)} ${itemWords(game, state, prompt, id, words)}`);
      return [...things, words.say('cli.answer.subset', { min, max: Math.min(max, of.length) })];
    }
    case 'order': {
      const { of } = prompt.shape as unknown as OrderShape;
      const things = of.map((id, i) => `${numbered(i)} ${itemWords(game, state, prompt, id, words)}`);
      return [...things, words.say('cli.answer.order', { count: of.length })];
    }
    case 'allocate': {
      const { bins, total } = prompt.shape as unknown as AllocateShape;
      const things = bins.map(({ id, min, max }, i) => {
        const item = itemWords(game, state, prompt, id, words);
        return `${numbered(i)} ${words.say('cli.answer.bin', { item, min, max })}`;
      });
      return [...things, words.say('cli.answer.allocate', { total, count: bins.length })];
    }
  }
}

const itemWords = (game: AnyGame, state: unknown, prompt: Prompt, id: string | number, words: Words): string =>
  game.tellItem?.(state, prompt, id, words) ?? String(id);

const numbered = (i: number): string => `${String(i + 1).padStart(3)}.`;

/** A typed line as a choice. Whether it is legal is for the judge to say. */
export function parseTyped(
  prompt: Prompt,
  typed: string,
  offers: readonly Offer[],
  read: (raw: unknown) => Parsed<unknown>,
): Parsed<unknown> {
  if (/^[[{"]/.test(typed)) return parseJson(typed, read);
  const numbers = typed === '-' ? [] : typed.split(/[\s,;]+/).map(word => (/^-?\d+$/.test(word) ? Number(word) : NaN));
  if (numbers.some(n => Number.isNaN(n))) return problem('cli.answer.numbers', { typed });
  const form = formOf(prompt);
  if (form === 'list' || form === 'amount') {
    const [first] = numbers;
    if (first === undefined || numbers.length > 1) return problem('cli.answer.one-number', { typed });
    return form === 'amount' ? { ok: true, value: first } : picked(first, offers);
  }
  if (form === 'allocate') return { ok: true, value: numbers };
  const { of } = prompt.shape as unknown as { readonly of: readonly number[] };
  const stranger = numbers.find(n => n < 1 || n > of.length);
  if (stranger !== undefined) return problem('cli.answer.absent', { number: stranger, last: of.length });
  return { ok: true, value: numbers.map(n => of[n - 1]) };
}

function picked(number: number, offers: readonly Offer[]): Parsed<unknown> {
  const offer = offers[number - 1];
  if (offer === undefined) return problem('cli.answer.absent', { number, last: offers.length });
  return { ok: true, value: offer.choice };
}

/** For what no list holds, such as a point on the table: a choice as one would write it in a scenario file. */
function parseJson(typed: string, read: (raw: unknown) => Parsed<unknown>): Parsed<unknown> {
  if (nestsTooDeep(typed)) return problem('cli.answer.too-deep', { limit: DEEPEST_JSON });
  let raw: unknown;
  try {
    raw = JSON.parse(typed);
  } catch {
    return problem('cli.answer.json', { typed });
  }
  return read(raw);
}
