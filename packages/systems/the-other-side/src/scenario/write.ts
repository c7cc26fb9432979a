import { FACINGS, type Point } from '@banneret/geometry';
import type { EventBase, OptionId, Prompt } from '@banneret/kernel';
import { stratagemCard } from '../book.js';
import type { MoveChoice } from '../decisions/move.js';
import type { Event } from '../events.js';
import { NONE, type State } from '../state.js';
import { fireteamRef, unitRef } from './names.js';
import { markerRef, writeOption } from './options.js';
import { exactInches, wordOf } from './words.js';

/** An answer as a file would write it; `choice` reads it back. */
export function write(s: State, prompt: Prompt, choice: unknown): unknown {
  switch (prompt.shape.kind) {
    case 'tos.move':
      return (choice as MoveChoice).map(({ fireteam, way }) => ({
        fireteam: fireteamRef(s, fireteam),
        way: way.map(exactInches),
      }));
    case 'tos.place':
    case 'tos.stand':
      return (choice as readonly (Point | null)[]).map(at => (at === null ? null : exactInches(at)));
    case 'tos.spot':
      return exactInches(choice as Point);
    case 'tos.company':
    case 'tos.hire':
      return choice;
    case 'pick':
      return writeOption(s, prompt, choice as OptionId);
    case 'amount':
      return prompt.ask === 'tos.ask.push-direction' ? { degrees: (Number(choice) * 360) / FACINGS } : choice;
    case 'subset':
    case 'order':
      return (choice as readonly number[]).map(id => writeItem(s, prompt, id));
    default:
      return choice;
  }
}

export function writeItem(s: State, { ask }: Prompt, id: number): OptionId {
  if (ask === 'tos.ask.stratagems') return stratagemCard(s.book, id).id;
  return ask === 'tos.ask.pile-order' ? wordOf(id) : id;
}

/** The fields of an event in the words of files: names for numbers, inches, players counted from 1. */
export function event(s: State, told: EventBase): Readonly<Record<string, unknown>> {
  const { type, ...fields } = told as Event & Readonly<Record<string, unknown>>;
  const written: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) Object.assign(written, inWords(s, type, key, value));
  return written;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isPoint = (value: unknown): value is Point => typeof value === 'object' && value !== null && 'x' in value;
const FATE: readonly string[] = ['card.discarded', 'lot.flipped', 'initiative.flipped', 'flip.made', 'flip.added', 'flip.kept', 'flip.cheated']; // prettier-ignore

function inWords(s: State, type: Event['type'], key: string, value: unknown): Readonly<Record<string, unknown>> {
  if (key === 'seat' && isNumber(value)) return { player: value === NONE ? 'nobody' : value + 1 };
  if (key === 'by' && isNumber(value)) return { byPlayer: value === NONE ? 'nobody' : value + 1 };
  if (key === 'unit' && isNumber(value) && value in s.units) return { unit: unitRef(s, value) };
  if (key === 'fireteam' && isNumber(value)) return value in s.fireteams ? { fireteam: fireteamRef(s, value) } : {};
  if (key === 'fireteams' && Array.isArray(value) && value.every(isNumber))
    return { fireteams: value.map(id => fireteamRef(s, id)) };
  if (key === 'card' && isNumber(value) && FATE.includes(type)) return { card: wordOf(value) };
  if (key === 'cards' && type === 'deck.milled') return { cards: (value as number[]).map(wordOf) };
  if (key === 'stratagem' && isNumber(value)) return { stratagem: stratagemCard(s.book, value).id };
  if (key === 'marker' && isNumber(value)) return { marker: markerRef(value) };
  if (key === 'at' && isPoint(value)) return { at: exactInches(value) };
  if (key === 'path' && Array.isArray(value)) return { path: (value as Point[]).map(exactInches) };
  return {};
}
