import { facingTowards } from '@banneret/geometry';
import type { EventBase } from '@banneret/kernel';
import { NOBODY, type Point, type TerrainPiece } from '../battle.js';
import type { Event, Spot, Target } from '../events.js';
import type { State, Use } from '../state.js';
import { fighterId, partName, pieceNames, portionName, unitId, weaponId } from './names.js';
import { degreesOf, writeRounded } from './places.js';

const LENGTHS = { distance: 'cm', radius: 'radiusCm' } as const;

/** The fields of an event in the words of files: names for numbers, centimetres, players counted from 1. */
export function event(state: State, told: EventBase): Readonly<Record<string, unknown>> {
  const { type, ...fields } = told as Event & Readonly<Record<string, unknown>>;
  const written: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) Object.assign(written, written1(state, type, key, value));
  return written;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

const fighter = (state: State, id: number): string => (id === NOBODY ? 'none' : fighterId(state, id));
const unit = (state: State, id: number): string => (id === NOBODY ? 'none' : unitId(state, id));
const fightersOf = (state: State, ids: unknown): string[] => (ids as number[]).map(id => fighter(state, id));
const unitsOf = (state: State, ids: unknown): string[] => (ids as number[]).map(id => unit(state, id));

/** One field: what it is called in files, and what it holds there. Nothing for those that stay as they are. */
function written1(state: State, type: Event['type'], key: string, value: unknown): Record<string, unknown> {
  switch (key) {
    case 'seat':
      return isNumber(value) ? { player: value === NOBODY ? 'nobody' : value + 1 } : {};
    case 'by':
      return isNumber(value) ? { byPlayer: value === NOBODY ? 'nobody' : value + 1 } : {};
    case 'seats':
      return { players: (value as number[]).map(seat => seat + 1) };
    case 'beheaded':
      return { beheadedPlayers: (value as number[]).map(seat => seat + 1) };
    case 'portions':
      return { portions: (value as number[]).map(portion => portionName(state, portion)) };
    case 'winners':
      return { winningPlayers: (value as number[]).map(seat => seat + 1) };
    case 'unit':
    case 'against':
      return { [key]: type === 'test.rolled' ? fighter(state, Number(value)) : unit(state, Number(value)) };
    case 'hero':
      return { hero: unit(state, Number(value)) };
    case 'fighter':
    case 'observer':
    case 'from':
    case 'to':
      return { [key]: fighter(state, Number(value)) };
    case 'fighters':
    case 'defenders':
    case 'zone':
      return { [key]: fightersOf(state, value) };
    case 'order':
    case 'units':
      return { [key]: unitsOf(state, value) };
    case 'weapon':
      return { weapon: weaponId(state, Number(value)) };
    case 'uses':
      return { uses: (value as Use[]).map(([who]) => fighter(state, who)) };
    case 'target':
      if (isNumber(value)) return type === 'alert.began' ? { target: unit(state, value) } : {};
      return { target: targetOf(state, value as Target) };
    case 'spots':
      return {
        spots: (value as Spot[]).map(spot => ({ fighter: fighter(state, spot.fighter), at: writeRounded(spot) })),
      };
    case 'paths':
      return { paths: (value as Point[][]).map(path => path.map(writeRounded)) };
    case 'at':
      // A card's place in the sequence counts from 1.
      return isPoint(value) ? { at: writeRounded(value) } : { cardPlace: Number(value) + 1 };
    case 'place':
      return isNumber(value) ? { place: state.battle.mission.places[value]?.id ?? 'none' } : {};
    case 'piece':
      return isNumber(value)
        ? { piece: pieceNames(state.terrain.map(({ kind }) => kind.id))[value] ?? 'gone' }
        : placedPiece(value as TerrainPiece);
    case 'part':
      return isNumber(value) ? { part: partName(value) } : {};
    case 'distance':
    case 'radius':
      return { [LENGTHS[key]]: Number(value) / 10_000 };
    default:
      return {};
  }
}

/** An element as the answer that put it there had it: its kind, its middle, and how it is turned. */
function placedPiece({ kind, outline }: TerrainPiece): Record<string, unknown> {
  const middle = (axis: 'x' | 'y'): number => outline.reduce((sum, corner) => sum + corner[axis], 0) / outline.length;
  const at = writeRounded({ x: Math.round(middle('x')), y: Math.round(middle('y')) });
  return { piece: kind.id, at, degrees: degreesOf(facingTowards(outline[0]!, outline[1]!)) };
}

const targetOf = (state: State, { unit: aimed, fighter: one, piece }: Target): string => {
  if (piece !== undefined) return pieceNames(state.terrain.map(({ kind }) => kind.id))[piece] ?? 'gone';
  return one === NOBODY ? unit(state, aimed) : fighter(state, one);
};
