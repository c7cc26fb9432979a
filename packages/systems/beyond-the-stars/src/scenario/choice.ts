import { cm } from '@banneret/geometry';
import { isObject } from '@banneret/kernel';
import type { State } from '../state.js';

/** Fields that name figures, and fields that hold places. */
const FIGURES = ['figure', 'target', 'targets', 'host', 'champion'];
const PLACES = ['to', 'at', 'path'];

/** A choice in readable values: figures and pieces by their ids, places in centimetres. Legality is not judged here. */
export function readChoice(state: State, raw: unknown, field = ''): unknown {
  if (PLACES.includes(field)) return readPlace(raw);
  if (typeof raw === 'string') return readName(state, raw, field);
  if (Array.isArray(raw)) return raw.map(item => readChoice(state, item, field));
  if (!isObject(raw)) return raw;
  return Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, readChoice(state, value, key)]));
}

function readName(state: State, raw: string, field: string): unknown {
  if (FIGURES.includes(field) || field === '') {
    const figure = state.battle.sheets.findIndex(({ id }) => id === raw);
    if (figure >= 0) return figure;
    const unit = state.battle.units.findIndex(({ id }) => id === raw);
    return unit >= 0 && field !== '' ? unit : raw;
  }
  if (field === 'piece') return state.battle.terrain.findIndex(({ id }) => id === raw);
  return field === 'unit' ? state.battle.units.findIndex(({ id }) => id === raw) : raw;
}

/** `[x, y]`, or a list of such. */
function readPlace(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw;
  if (raw.length === 2 && raw.every(n => typeof n === 'number'))
    return { x: cm(raw[0] as number), y: cm(raw[1] as number) };
  return raw.map(readPlace);
}
