import { readKernelChoice } from '@banneret/game';
import { isObject, problem, type Chance, type Outcome, type Parsed, type Prompt } from '@banneret/kernel';
import { ownerOf } from '../fate.js';
import type { State } from '../state.js';
import { cardFrom, pointFrom } from './words.js';

/**
 * A readable choice as the prompt's shape wants it: places are `[x, y]` in inches, Fate Cards go by their words; everything
 * else is written as the question has it. Legality is not judged here.
 */
export function choice(_s: State, prompt: Prompt, raw: unknown): Parsed<unknown> {
  switch (prompt.shape.kind) {
    case 'tos.move':
      return moves(raw);
    case 'tos.place':
    case 'tos.stand':
      return Array.isArray(raw) ? places(raw) : WRONG;
    case 'tos.spot':
      return isSpot(raw) ? { ok: true, value: pointFrom(raw) } : WRONG;
    case 'tos.company':
    case 'tos.hire':
      return isObject(raw) ? { ok: true, value: raw } : WRONG;
    default: {
      const named = Array.isArray(raw) ? raw.map(item => card(prompt, item)) : card(prompt, raw);
      return { ok: true, value: readKernelChoice(prompt, named) };
    }
  }
}

const WRONG = problem('tos.scenario.choice', { place: 'choice' });

const card = ({ seat }: Prompt, raw: unknown): unknown =>
  typeof raw === 'string' ? (cardFrom(seat, raw) ?? raw) : raw;

const isSpot = (raw: unknown): raw is readonly [number, number] =>
  Array.isArray(raw) && raw.length === 2 && raw.every(number => typeof number === 'number' && Number.isFinite(number));

function places(raw: readonly unknown[]): Parsed<unknown> {
  if (!raw.every(spot => spot === null || isSpot(spot))) return WRONG;
  return { ok: true, value: raw.map(spot => (spot === null ? null : pointFrom(spot as readonly [number, number]))) };
}

/** `[{ fireteam: 3, way: [[10, 12], [10, 14]] }]`. */
function moves(raw: unknown): Parsed<unknown> {
  if (!Array.isArray(raw)) return WRONG;
  const read: unknown[] = [];
  for (const move of raw as unknown[]) {
    if (!isObject(move)) return WRONG;
    const { fireteam, way } = move;
    if (!Array.isArray(way) || !way.every(isSpot)) return WRONG;
    read.push({ fireteam, way: way.map(spot => pointFrom(spot)) });
  }
  return { ok: true, value: read };
}

/** Cards to be flipped or drawn may be written by their words. */
export function outcome(_s: State, chance: Chance, raw: unknown): Parsed<Outcome> {
  if (!Array.isArray(raw) || chance.kind !== 'draw') return WRONG;
  const owner = ownerOf(chance.from[0] ?? 0);
  const values: number[] = [];
  for (const item of raw as unknown[]) {
    const value = typeof item === 'string' ? cardFrom(owner, item) : Number(item);
    if (value === undefined) return problem('tos.scenario.card', { place: 'chance', card: String(item).slice(0, 40) });
    values.push(value);
  }
  return { ok: true, value: values };
}
