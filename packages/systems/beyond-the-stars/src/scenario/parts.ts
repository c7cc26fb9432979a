import { cm, type Point } from '@banneret/geometry';
import { Misfit, shorten } from '@banneret/game';
import type { Seat } from '@banneret/kernel';
import type { State } from '../state.js';
import { accessNames, figureNamed, housing, openingNames, pieceNamed, unitNamed, weaponNames } from './naming.js';
import { cmWritten, degreesOf, facingOf, isAt, pointFrom, pointWritten } from './units.js';

/** What stands around a field: whose weapon, which building's door. All as the engine has it. */
export interface Around {
  readonly seat: Seat;
  readonly figure?: number;
  readonly target?: number;
  readonly piece?: number;
}

/** A value of an answer, read and written. What cannot be read is a `Misfit` with its place. */
interface PartKind {
  read(state: State, value: unknown, place: string, around: Around): unknown;
  write(state: State, value: unknown, around: Around): unknown;
}

type Named = 'figure' | 'unit' | 'piece' | 'weapon' | 'opening' | 'access';

const unknown = (what: Named, place: string, id: string): Misfit =>
  new Misfit(`bts.scenario.unknown-${what}`, { place, id: id.slice(0, 80) });

/** Something that goes by a name of a list. Where files still have numbers for it, these are the engine's. */
const oneOf = (
  what: Named,
  place: (state: State, name: string, around: Around) => number,
  name: (state: State, id: number, around: Around) => string | undefined,
  numbers: 'older' | 'never' = 'never',
): PartKind => ({
  read(state, value, at, around) {
    if (typeof value === 'number' && numbers === 'older') return value;
    if (typeof value !== 'string') throw new Misfit('bts.scenario.expected-name', { place: at, found: shorten(value) });
    const found = place(state, value, around);
    if (found < 0) throw unknown(what, at, value);
    return found;
  },
  write: (state, value, around) => name(state, value as number, around) ?? value,
});

const among = (
  what: Named,
  names: (state: State, around: Around) => readonly string[],
  numbers: 'older' | 'never' = 'never',
): PartKind =>
  oneOf(
    what,
    (state, name, around) => names(state, around).indexOf(name),
    (state, id, around) => names(state, around)[id],
    numbers,
  );

const listOf = ({ read, write }: PartKind): PartKind => ({
  read(state, value, place, around) {
    if (!Array.isArray(value)) throw new Misfit('bts.scenario.expected-list', { place, found: shorten(value) });
    return value.map((item: unknown, i) => read(state, item, `${place}[${i}]`, around));
  },
  write: (state, value, around) => (value as readonly unknown[]).map(item => write(state, item, around)),
});

const amount = (read: (value: number) => number, write: (value: number) => number): PartKind => ({
  read(_state, value, place) {
    if (typeof value !== 'number') throw new Misfit('bts.scenario.expected-number', { place, found: shorten(value) });
    return read(value);
  },
  write: (_state, value) => write(value as number),
});

const figure = oneOf('figure', figureNamed, ({ battle }, id) => battle.sheets[id]?.id, 'older');

const point: PartKind = {
  read(_state, value, place) {
    if (!isAt(value)) throw new Misfit('bts.scenario.expected-point', { place, found: shorten(value) });
    return pointFrom(value);
  },
  write: (_state, value) => pointWritten(value as Point),
};

const weaponOf = (whose: 'figure' | 'target'): PartKind =>
  among('weapon', (state, around) => weaponNames(state, around[whose] ?? -1), 'older');

const PLAIN: PartKind = { read: (_state, value) => value, write: (_state, value) => value };

/** BTS-SPR-65: a lost PV, the engine, or a weapon of what is repaired. */
const mending: PartKind = {
  read: (state, value, place, around) =>
    value === 'pv' || value === 'engine' ? value : weaponOf('target').read(state, value, place, around),
  write: (state, value, around) => (typeof value === 'number' ? weaponOf('target').write(state, value, around) : value),
};

export const PARTS = {
  plain: PLAIN,
  figure,
  figures: listOf(figure),
  unit: oneOf(
    'unit',
    (state, name, { seat }) => unitNamed(state, name, seat),
    ({ battle }, id) => battle.units[id]?.id,
  ),
  piece: oneOf('piece', pieceNamed, ({ battle }, id) => battle.terrain[id]?.id),
  point,
  points: listOf(point),
  weapon: weaponOf('figure'),
  mending,
  // Whoever leaves a building leaves the one he is in.
  opening: among(
    'opening',
    (state, { piece, figure: who = -1 }) => openingNames(state, piece ?? housing(state, who)),
    'older',
  ),
  access: among('access', (state, { piece = -1 }) => accessNames(state, piece)),
  degrees: amount(facingOf, degreesOf),
  cm: amount(cm, cmWritten),
  // Objectives count from 1.
  marker: amount(
    n => n - 1,
    n => n + 1,
  ),
} as const satisfies Readonly<Record<string, PartKind>>;

export type PartName = keyof typeof PARTS;
