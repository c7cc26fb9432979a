import {
  FACINGS,
  moveField,
  moreThan,
  overlapping,
  pointAt,
  standing,
  stretches,
  within,
  type MoveField,
  type Placed,
} from '@banneret/geometry';
import type { BaseShape, FighterId, Point, UnitId } from '../battle.js';
import { CONTACT, PUSH_LIMIT } from '../rulings.js';
import type { Fighter, State } from '../state.js';
import { groundOf } from '../table/ground.js';
import {
  areEnemies,
  basesOf,
  fighterIn,
  isInfantry,
  placedOf,
  sheetOf,
  unitOf,
  unitsOnTable,
  unitWithFighter,
} from '../units.js';
import { cohesionBreaks } from './cohesion.js';

/** A figure that a machine passed over. */
export interface Overrun {
  readonly fighter: FighterId;
  readonly unit: UnitId;
  /** as it was just before the machines moved. */
  readonly engaged: boolean;
}

type Paths = readonly (readonly Point[])[];

/** AT43-CRSH-02, R-34, R-85: machine by machine, the infantry of any side on its path, in the order in which it was met. */
export function overrunBy(state: State, unit: UnitId, paths: Paths): Overrun[] {
  return unitOf(state, unit).fighters.flatMap((machine, i) => metOn(state, unit, machine, paths[i] ?? [], paths));
}

function metOn(state: State, unit: UnitId, machine: Fighter, path: readonly Point[], paths: Paths): Overrun[] {
  const met: (Overrun & { readonly along: number })[] = [];
  const { base } = sheetOf(state, machine.id);
  for (const other of unitsOnTable(state)) {
    if (!isInfantry(state, other)) continue;
    for (const [i, placed] of basesOf(state, other).entries()) {
      const zone = { shape: { kind: 'around' as const, placed, distance: 0 }, border: 'out' as const };
      const [first] = stretches(path, [zone], { base, facing: machine.facing });
      if (first === undefined) continue;
      const fighter = unitOf(state, other).fighters[i]!;
      met.push({
        fighter: fighter.id,
        unit: other,
        engaged: wasEngaged(state, other, fighter, unit, paths),
        along: first.from,
      });
    }
  }
  met.sort((a, b) => a.along - b.along || a.fighter - b.fighter);
  return met.map(({ fighter, unit: owner, engaged }) => ({ fighter, unit: owner, engaged }));
}

/** Was he in contact with an enemy while the machines still stood where their paths begin? */
function wasEngaged(state: State, own: UnitId, fighter: Fighter, mover: UnitId, paths: Paths): boolean {
  const base = placedOf(state, fighter);
  for (const other of unitsOnTable(state)) {
    if (!areEnemies(state, own, other)) continue;
    const bases = basesOf(state, other);
    const before = other === mover ? bases.map((placed, i) => ({ ...placed, at: paths[i]?.[0] ?? placed.at })) : bases;
    if (before.some(placed => within(base, placed, CONTACT))) return true;
  }
  return false;
}

/** AT43-CRSH-08: infantry that a machine of the unit stands on now. */
export function buriedUnder(state: State, unit: UnitId): FighterId[] {
  const machines = basesOf(state, unit);
  const found: FighterId[] = [];
  for (const other of unitsOnTable(state)) {
    if (!isInfantry(state, other)) continue;
    for (const [i, placed] of basesOf(state, other).entries())
      if (machines.some(machine => overlapping(machine, placed))) found.push(unitOf(state, other).fighters[i]!.id);
  }
  return found;
}

/** Who is pushed, by which unit, and who else still waits to be: those are in nobody's way. */
export interface Push {
  readonly fighter: FighterId;
  readonly by: UnitId;
  readonly waiting: readonly FighterId[];
}

/** What a place for somebody who is pushed is judged by. */
interface Surroundings {
  readonly field: MoveField;
  /** Those that stand on him: others of their unit push nobody aside. */
  readonly machines: readonly Placed[];
  readonly enemies: readonly Placed[];
}

function surroundingsOf(state: State, { fighter, by, waiting }: Push): Surroundings {
  const unit = unitWithFighter(state, fighter);
  const own = placedOf(state, fighterIn(unitOf(state, unit), fighter)!);
  const machines = basesOf(state, by).filter(machine => overlapping(machine, own));
  const blockers: { readonly placed: Placed }[] = [];
  const enemies: Placed[] = [];
  for (const other of unitsOnTable(state))
    for (const [i, placed] of basesOf(state, other).entries()) {
      if (areEnemies(state, unit, other)) enemies.push(placed);
      const { id } = unitOf(state, other).fighters[i]!;
      if (id !== fighter && !waiting.includes(id)) blockers.push({ placed });
    }
  const field = moveField(groundOf(state), { forbidden: piece => !state.terrain[piece]!.open, blockers });
  return { field, machines, enemies };
}

/** near the machine, on free ground, clear of every enemy. `undefined`: nothing is wrong with the place. */
export const pushFault = (state: State, push: Push, at: Point): string | undefined =>
  placeFault(state, push, surroundingsOf(state, push), at);

function placeFault(state: State, push: Push, around: Surroundings, at: Point): string | undefined {
  const base: Placed = { base: sheetOf(state, push.fighter).base, at, facing: 0 };
  if (!around.machines.some(machine => within(base, machine, PUSH_LIMIT))) return 'at43.no.pushedTooFar';
  if (around.enemies.some(enemy => !moreThan(base, enemy, CONTACT))) return 'at43.no.enemyNear';
  return standing(around.field, base).ok ? undefined : 'at43.no.room';
}

/** Places are looked for in so many directions around a machine; where one of them has none, closer together. */
const SECTORS = 16;
const WIDE = { directions: 1, rings: 4 };
const CLOSE = { directions: 8, rings: 16 };

/** Places for somebody who is pushed, those that keep his unit together if there are any; none at all means that he is lost (CRSH-09). */
export function pushPlaces(state: State, push: Push): Point[] {
  const around = surroundingsOf(state, push);
  const found: Point[] = [];
  for (const machine of around.machines)
    for (let sector = 0; sector < SECTORS; sector++) {
      const places = (search: typeof WIDE): Point[] => sectorPlaces(state, push, around, machine, sector, search);
      const wide = places(WIDE);
      found.push(...(wide.length > 0 ? wide : places(CLOSE)));
    }
  const together = found.filter(at => keepsTogether(state, push.fighter, at));
  return together.length > 0 ? together : found;
}

function sectorPlaces(
  state: State,
  push: Push,
  around: Surroundings,
  machine: Placed,
  sector: number,
  { directions, rings }: typeof WIDE,
): Point[] {
  const reach = radiusOf(machine.base) + radiusOf(sheetOf(state, push.fighter).base);
  const found: Point[] = [];
  for (let ring = 0; ring <= rings; ring++)
    for (let i = 0; i < directions; i++) {
      const facing = Math.round(((sector + (i + 0.5) / directions) * FACINGS) / SECTORS);
      const at = pointAt(machine.at, facing, Math.ceil(reach + (ring * PUSH_LIMIT) / rings));
      if (placeFault(state, push, around, at) === undefined) found.push(at);
    }
  return found;
}

const radiusOf = (base: BaseShape): number =>
  base.kind === 'round' ? base.radius : Math.max(base.length, base.width) / 2;

/** a place in cohesion is to be preferred where there is one. */
export function keepsTogether(state: State, fighter: FighterId, at: Point): boolean {
  const unit = unitWithFighter(state, fighter);
  const { fighters } = unitOf(state, unit);
  const who = fighters.findIndex(({ id }) => id === fighter);
  const ends = basesOf(state, unit).map((placed, i) => (i === who ? { ...placed, at } : placed));
  return !cohesionBreaks(state, unit, ends).some(({ model }) => model === who);
}
