import { isObject, type EventBase } from '@banneret/kernel';
import { NOBODY, UNDECIDED, type State } from '../state.js';
import { weaponNames } from './naming.js';
import { cmWritten } from './units.js';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that hold figures, and pieces of scenery, wherever they stand. */
const FIGURES = [
  'figure',
  'figures',
  'target',
  'targets',
  'victim',
  'by',
  'host',
  'charger',
  'charged',
  'shooter',
  'source',
  'under',
  'refused',
  'ownChampion',
  'enemyTarget',
];
const PIECES = ['piece', 'barrier', 'edge'];

/**
 * The fields of an event that files write with names and in centimetres: figures, units, weapons and pieces of scenery go by
 * their ids, places are `[x, y]`, a Duel is the list of those who fight it, `player` counts from 1.
 */
export function event(state: State, happened: EventBase): Fields {
  const fields = happened as Fields & EventBase;
  const written: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    const word = wordFor(state, field, value, fields);
    if (word !== undefined) written[field] = word;
  }
  return { ...written, ...ownWords(state, fields) };
}

/** What only some events have. */
function ownWords({ battle }: State, { type, seat, winner, cost, x, y, quarters }: Fields): Fields {
  const player = typeof seat === 'number' ? seat : winner;
  return {
    ...(typeof player === 'number' && player !== NOBODY && { player: player + 1 }),
    ...(type === 'figure.moved' && typeof cost === 'number' && { cm: cmWritten(cost) }),
    // The engine has its place in the box, from which it has just been taken.
    ...(type === 'scenery.placed' && {
      piece: battle.terrain.at(-1)?.id,
      at: [cmWritten(Number(x)), cmWritten(Number(y))],
      degrees: 90 * Number(quarters),
    }),
  };
}

/** Nothing where the engine's own value will do. */
function wordFor(state: State, field: string, value: unknown, around: Fields): unknown {
  if (Array.isArray(value)) {
    const words = value.map(item => wordFor(state, field, item, around));
    return words.every(word => word === undefined) ? undefined : words.map((word, i) => word ?? (value[i] as unknown));
  }
  if (isObject(value)) return spotWord(value) ?? objectWord(state, value, around);
  return typeof value === 'number' && value !== NOBODY && value !== UNDECIDED
    ? nameFor(state, field, value, around)
    : undefined;
}

function nameFor(state: State, field: string, value: number, around: Fields): unknown {
  const { sheets, terrain, units } = state.battle;
  // The alarm is sounded for a unit.
  if (field === 'unit' || (field === 'target' && around['order'] === 'soundAlarm')) return units[value]?.id;
  if (FIGURES.includes(field)) return sheets[value]?.id;
  if (PIECES.includes(field)) return terrain[value]?.id;
  if (field === 'id' && around['kind'] === 'figure') return sheets[value]?.id;
  if (field === 'id' && around['kind'] === 'piece') return terrain[value]?.id;
  if (field === 'weapon' || field === 'weapons') return weaponNames(state, Number(around['figure']))[value];
  if (field === 'duel') return fightersIn(state, value);
  if (field === 'spent') return cmWritten(value);
  return undefined;
}

/** A Duel that is over is forgotten, and its number is all that is left of it. */
function fightersIn({ battle, duels }: State, duel: number): unknown {
  const sides = duels.find(({ id }) => id === duel)?.sides;
  return sides?.flat().map(figure => battle.sheets[figure]?.id);
}

/** A place in centimetres. Where it faces can be told from the engine's own words. */
const spotWord = ({ x, y }: Fields): unknown =>
  typeof x === 'number' && typeof y === 'number' ? [cmWritten(x), cmWritten(y)] : undefined;

function objectWord(state: State, value: Fields, around: Fields): unknown {
  const inside = { ...around, ...value };
  const words = Object.entries(value).map(
    ([field, item]) => [field, wordFor(state, field, item, inside) ?? item] as const,
  );
  const { objective } = value;
  // Objectives count from 1 in files.
  const marker = typeof objective === 'number' && objective >= 0 && { marker: objective + 1 };
  return { ...Object.fromEntries(words), ...marker };
}
