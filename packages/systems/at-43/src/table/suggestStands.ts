import { FACINGS, gap, pointAt, standing, type MoveField, type Placed } from '@banneret/geometry';
import type { Point } from '../battle.js';
import { CONTACT } from '../rulings.js';
import type { State } from '../state.js';
import { fighterIn, placedOf, unitOf, unitWithFighter } from '../units.js';
import { freeGround, type Standing } from './standing.js';

/** Places are looked for in so many directions; where one of them has none, closer together. */
const SECTORS = 16;
const CLOSER = 12;
const RINGS = 3;

/** Where he is already, then places around whom or what he belongs to. */
export function* standPlaces(state: State, shape: Standing): Generator<Point> {
  const self = fighterIn(unitOf(state, unitWithFighter(state, shape.fighter)), shape.fighter)!;
  const { x, y, id } = self;
  yield { x, y };
  const field = freeGround(state, id);
  const own = placedOf(state, self);
  for (let sector = 0; sector < SECTORS; sector++) {
    const wide = [...besidePlaces(own, shape.beside, field, (sector + 0.5) / SECTORS)];
    yield* wide;
    for (let i = 0; wide.length === 0 && i < CLOSER; i++)
      yield* besidePlaces(own, shape.beside, field, (sector + (i + 0.5) / CLOSER) / SECTORS);
  }
}

/** In contact in one direction, by a share of a whole turn. */
function* besidePlaces(own: Placed, beside: Placed, field: MoveField, turn: number): Generator<Point> {
  const reach = radiusOf(own) + radiusOf(beside);
  for (let ring = 0; ring < RINGS; ring++) {
    const distance = Math.ceil(reach + (ring * CONTACT) / (RINGS - 1)) - (ring === RINGS - 1 ? 2 : -2);
    const at = pointAt(beside.at, Math.round(turn * FACINGS), distance);
    if (gap({ ...own, at }, beside) <= CONTACT && standing(field, { ...own, at }).ok) yield at;
  }
}

const radiusOf = ({ base }: Placed): number =>
  base.kind === 'round' ? base.radius : Math.max(base.length, base.width) / 2;
