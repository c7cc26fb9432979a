import { cm, FACINGS, wrapFacing } from '@banneret/geometry';
import { knownFields } from '@banneret/game';
import { isObject, problem, type Parsed } from '@banneret/kernel';
import type { Facing, Point } from '../battle.js';
import { inCm } from '../telling/names.js';

/** Places as files write them: `[20, 30]` in centimetres, or `{ "at": [20, 30], "degrees": 90 }` where it matters which way somebody looks. */

const WHOLE_TURN = 360;

export const facingOf = (degrees: number): Facing => wrapFacing(Math.round((degrees * FACINGS) / WHOLE_TURN));
/** To a hundredth: fine enough that every facing comes back as it was. */
export const degreesOf = (facing: Facing): number => Math.round((facing * WHOLE_TURN * 100) / FACINGS) / 100;

export interface WrittenPlace extends Point {
  readonly facing?: Facing;
}

/** Far beyond any table. */
const FARTHEST = 400;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= FARTHEST;

export const notAPlace = (place: string): Parsed<never> => problem('at43.scenario.expected-place', { place });

export function placeFrom(raw: unknown, place: string): Parsed<WrittenPlace> {
  if (Array.isArray(raw)) {
    const [x, y, ...more] = raw as unknown[];
    return isNumber(x) && isNumber(y) && more.length === 0
      ? { ok: true, value: { x: cm(x), y: cm(y) } }
      : notAPlace(place);
  }
  if (!isObject(raw)) return notAPlace(place);
  const read = knownFields(raw, ['at', 'degrees'], place);
  if (!read.ok) return read;
  const at = placeFrom(read.value['at'], `${place}.at`);
  const { degrees = 0 } = read.value;
  if (!at.ok) return at;
  if (!isNumber(degrees)) return notAPlace(`${place}.degrees`);
  return { ok: true, value: { ...at.value, facing: facingOf(degrees) } };
}

export const writePoint = ({ x, y }: Point): [number, number] => [x / cm(1), y / cm(1)];

export const writeRounded = ({ x, y }: Point): [number, number] => [inCm(x), inCm(y)];
