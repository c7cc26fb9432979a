import { cm, FACINGS } from '@banneret/geometry';
import { isObject } from '@banneret/kernel';
import type { State } from '../state.js';

/** Fields that name figures, and fields that hold places. */
const FIGURES = ['figure', 'target', 'targets', 'host', 'champion', 'over', 'aboard', 'ownChampion', 'enemyTarget'];
const PLACES = ['to', 'at', 'path'];

const DEGREES = 360;

/** A choice in readable values: figures and pieces by their ids, places in centimetres. Legality is not judged here. */
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

/** Degrees, counter-clockwise from the right, and back; fine enough that every facing comes back as it was. */
const facingOf = (degrees: number): number => {
  const turn = Math.round((degrees * FACINGS) / DEGREES) % FACINGS;
  return turn < 0 ? turn + FACINGS : turn;
};

export const degreesOf = (facing: number): number => Math.round((facing * DEGREES * 100) / FACINGS) / 100;

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

export const figureNamed = ({ battle }: State, name: string): number =>
  battle.sheets.findIndex(({ id }) => id === name);
export const unitNamed = ({ battle }: State, name: string): number => battle.units.findIndex(({ id }) => id === name);
export const pieceNamed = ({ battle }: State, name: string): number =>
  battle.terrain.findIndex(({ id }) => id === name);

/** `[x, y]`, or a list of such. */
export function readPlace(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw;
  if (raw.length === 2 && raw.every(n => typeof n === 'number'))
    return { x: cm(raw[0] as number), y: cm(raw[1] as number) };
  return raw.map(readPlace);
}
