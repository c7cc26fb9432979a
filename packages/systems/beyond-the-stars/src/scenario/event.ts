import { isObject, type EventBase } from '@banneret/kernel';
import { NOBODY, type State } from '../state.js';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that hold figures, wherever they stand. */
const FIGURES = ['figure', 'figures', 'target', 'targets', 'victim', 'by', 'host', 'charger', 'charged', 'shooter'];

/**
 * The fields of an event that files write with names and in centimetres: figures, units and pieces of scenery go by their ids, places
 * are `[x, y]`, `player` counts from 1.
 */
export function event(state: State, happened: EventBase): Fields {
  const written: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(happened)) {
    const word = wordFor(state, field, value);
    if (word !== undefined) written[field] = word;
  }
  const { type, seat, cost } = happened as { readonly type: string; readonly seat?: unknown; readonly cost?: unknown };
  return {
    ...written,
    ...(typeof seat === 'number' && { player: seat + 1 }),
    ...(type === 'figure.moved' && typeof cost === 'number' && { cm: cost / IN_CM }),
  };
}

/** Nothing where the engine's own value will do. */
function wordFor(state: State, field: string, value: unknown): unknown {
  if (Array.isArray(value)) {
    const words = value.map(item => wordFor(state, field, item));
    return words.every(word => word === undefined) ? undefined : words.map((word, i) => word ?? (value[i] as unknown));
  }
  if (isObject(value)) return spotWord(value) ?? objectWord(state, value);
  if (typeof value !== 'number' || value === NOBODY) return undefined;
  if (FIGURES.includes(field)) return state.battle.sheets[value]?.id;
  if (field === 'piece') return state.battle.terrain[value]?.id;
  return field === 'unit' ? state.battle.units[value]?.id : undefined;
}

const IN_CM = 10_000;

/** A place in centimetres. Where it faces can be told from the engine's own words. */
const spotWord = ({ x, y }: Fields): unknown =>
  typeof x === 'number' && typeof y === 'number' ? [x / IN_CM, y / IN_CM] : undefined;

function objectWord(state: State, value: Fields): unknown {
  const words = Object.entries(value).map(([field, item]) => [field, wordFor(state, field, item) ?? item] as const);
  return Object.fromEntries(words);
}
