import { cm } from '@banneret/geometry';
import { isObject } from '@banneret/kernel';
import { figureNamed, pieceNamed, unitNamed } from '../src/scenario/naming.js';
import { facingOf } from '../src/scenario/units.js';
import type { State } from '../src/state.js';

/** Fields that name figures, and fields that hold places. */
const FIGURES = ['figure', 'target', 'targets', 'host', 'champion', 'over', 'aboard', 'ownChampion', 'enemyTarget'];
const PLACES = ['to', 'at', 'path'];

/**
 * A choice as rule tests write it: figures and pieces by their ids, places in centimetres, the rest as the engine has it. Files
 * are read by `src/scenario/answer.ts`.
 */
export function readChoice(state: State, raw: unknown, field = ''): unknown {
  if (PLACES.includes(field)) return readPlace(raw);
  if (typeof raw === 'string') return readName(state, raw, field);
  if (Array.isArray(raw)) return raw.map(item => readChoice(state, item, field));
  if (!isObject(raw)) return raw;
  const { degrees, cm: length, marker, ...plain } = raw;
  const read = Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, readChoice(state, value, key)]));
  const { at, ...rest } = read;
  return {
    ...(field === 'spots' && isObject(at) ? { ...rest, ...at } : read),
    ...(typeof degrees === 'number' && { facing: facingOf(degrees) }),
    ...(typeof length === 'number' && { length: cm(length) }),
    ...(typeof marker === 'number' && { objective: marker - 1 }),
  };
}

function readName(state: State, raw: string, field: string): unknown {
  if (FIGURES.includes(field) || field === '') {
    const figure = figureNamed(state, raw);
    if (figure >= 0) return figure;
    const unit = unitNamed(state, raw);
    return unit >= 0 && field !== '' ? unit : raw;
  }
  if (field === 'piece') return pieceNamed(state, raw);
  return field === 'unit' ? unitNamed(state, raw) : raw;
}

/** `[x, y]`, or a list of such. */
function readPlace(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw;
  if (raw.length === 2 && raw.every(n => typeof n === 'number'))
    return { x: cm(raw[0] as number), y: cm(raw[1] as number) };
  return raw.map(readPlace);
}
