import { FACINGS, gap, moveField, pointAt, standing, type MoveField, type Placed } from '@banneret/geometry';
import type { FighterId, Point } from '../battle.js';
import { CONTACT } from '../rulings.js';
import type { Fighter, State } from '../state.js';
import { basesOf, fighterIn, placedOf, unitOf, unitsOnTable, unitWithFighter } from '../units.js';
import { groundOf } from './ground.js';

/** somebody is put down beside a medic, or where a machine was. */
export interface Standing {
  readonly fighter: FighterId;
  readonly beside: Placed;
}

/** Where bases may be put down, with nobody making room. `without`: somebody who is in his own way otherwise. */
export function freeGround(state: State, without?: FighterId): MoveField {
  const blockers = [...unitsOnTable(state)].flatMap(unit =>
    basesOf(state, unit).flatMap((placed, i) => (unitOf(state, unit).fighters[i]!.id === without ? [] : [{ placed }])),
  );
  return moveField(groundOf(state), { forbidden: piece => !state.terrain[piece]!.open, blockers });
}

const self = (state: State, fighter: FighterId): Fighter =>
  fighterIn(unitOf(state, unitWithFighter(state, fighter)), fighter)!;

/** In contact, or no farther than where there was room for him at once. */
export function standFault(state: State, { fighter, beside }: Standing, at: Point): string | undefined {
  const own = placedOf(state, self(state, fighter));
  const there = { ...own, at };
  if (gap(there, beside) > Math.max(CONTACT, gap(own, beside))) return 'at43.no.notBeside';
  return standing(freeGround(state, fighter), there).ok ? undefined : 'at43.no.occupied';
}

/** Places are looked for in so many directions; where one of them has none, closer together. */
const SECTORS = 16;
const CLOSER = 12;
const RINGS = 3;

/** Where he is already, then places around whom or what he belongs to. */
export function* standPlaces(state: State, shape: Standing): Generator<Point> {
  const { x, y, id } = self(state, shape.fighter);
  yield { x, y };
  const field = freeGround(state, id);
  const own = placedOf(state, self(state, shape.fighter));
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
