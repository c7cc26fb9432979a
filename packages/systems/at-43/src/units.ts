import type { Placed } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { NOBODY, type Category, type FighterId, type Roster, type Sheet, type UnitId, type Weapon } from './battle.js';
import { perKey } from './remember.js';
import { FIRST_MOUNT, PROPULSION, type Fighter, type State, type UnitState } from './state.js';

export const unitOf = (state: State, unit: UnitId): UnitState => state.units[unit] as UnitState;
export const rosterOf = (state: State, unit: UnitId): Roster => state.battle.rosters[unit] as Roster;
export const seatOf = (state: State, unit: UnitId): Seat => rosterOf(state, unit).seat;
export const weaponOf = (state: State, weapon: number): Weapon => state.battle.weapons[weapon] as Weapon;

export const sheetOf = ({ battle }: State, fighter: FighterId): Sheet =>
  battle.sheets[battle.fighters[fighter] as number] as Sheet;

export const isArmourCategory = (category: Category): boolean => category === 'walker' || category === 'vehicle';
/** AT43-UNIT-08. */
export const isArmour = (state: State, unit: UnitId): boolean => isArmourCategory(rosterOf(state, unit).category);
/** AT43-UNIT-07: foot soldiers and support units. */
export const isInfantry = (state: State, unit: UnitId): boolean => !isArmour(state, unit);
export const isFootSoldiers = (state: State, unit: UnitId): boolean => rosterOf(state, unit).category === 'footSoldier';

/** all other sides are enemies. */
export const areEnemies = (state: State, a: UnitId, b: UnitId): boolean => seatOf(state, a) !== seatOf(state, b);

/** the side in whose action things happen now; alert fire is the action of whoever fires. */
export const agentOf = (state: State): Seat =>
  state.reacting === null ? state.active : seatOf(state, state.reacting.unit);

export const seatsOf = (state: State): Seat[] => state.sides.map((_, seat) => seat);

/** Seats in clockwise order, beginning after this one (AT43-MULT-01). R-93: clockwise is the order of the seats, whatever portions they play. */
export const clockwiseAfter = (state: State, seat: Seat): Seat[] =>
  state.sides.slice(1).map((_, i) => (seat + 1 + i) % state.sides.length);

export function* unitsOf(state: State, seat: Seat): Generator<UnitId> {
  for (const [unit, roster] of state.battle.rosters.entries()) if (roster.seat === seat) yield unit;
}

export const isOnTable = (state: State, unit: UnitId): boolean => unitOf(state, unit).place === 'table';

export function* unitsOnTable(state: State): Generator<UnitId> {
  for (const [unit, { place }] of state.units.entries()) if (place === 'table') yield unit;
}

export const fighterIn = (unit: UnitState, fighter: FighterId): Fighter | undefined =>
  unit.fighters.find(({ id }) => id === fighter);

/** The unit a fighter is in now, or `NOBODY` if he is lost. */
export function unitWithFighter(state: State, fighter: FighterId): UnitId {
  return state.units.findIndex(unit => unit.place !== 'pilot' && unit.fighters.some(({ id }) => id === fighter));
}

/** The unit a fighter is in, or fell in. */
export const unitOnceWith = (state: State, fighter: FighterId): UnitId => {
  const now = unitWithFighter(state, fighter);
  return now === NOBODY ? state.units.findIndex(({ lost }) => lost.includes(fighter)) : now;
};

/** the only fighter of a unit is its leader. */
export function leaderOf(state: State, unit: UnitId): Fighter {
  const own = unitOf(state, unit);
  const leader = fighterIn(own, own.leader) ?? own.fighters[0];
  if (leader === undefined) throw new Error(`unit ${rosterOf(state, unit).id} has nobody left`);
  return leader;
}

/** AT43-UNIT-12 to -15: its officer, who is its leader, or `NOBODY`. */
export function officerOf(state: State, unit: UnitId): FighterId {
  const { leader, fighters } = unitOf(state, unit);
  if (leader === NOBODY || !fighters.some(({ id }) => id === leader)) return NOBODY;
  return sheetOf(state, leader).command === null ? NOBODY : leader;
}

export const isHero = (state: State, fighter: FighterId): boolean => sheetOf(state, fighter).role === 'hero';

/** AT43-HERO-02: the number of its fighters without the hero. */
export const strengthOf = (state: State, unit: UnitId): number =>
  unitOf(state, unit).fighters.filter(({ id }) => !isHero(state, id)).length;

export const placedOf = (state: State, fighter: Fighter): Placed => ({
  base: sheetOf(state, fighter.id).base,
  at: fighter,
  facing: fighter.facing,
});

const placed = perKey<readonly Fighter[], readonly Placed[]>();

/** The bases of a unit, in the order of its fighters. A list of fighters belongs to one battle, so it is key enough. */
export function basesOf(state: State, unit: UnitId): readonly Placed[] {
  const { fighters } = unitOf(state, unit);
  return placed(fighters, () => fighters.map(fighter => placedOf(state, fighter)));
}

/** The terrain and everybody's place: whatever depends on nothing else stays as it is while these are the same. */
export const tableOf = (state: State): readonly unknown[] => [
  state.terrain,
  ...state.units.map(({ fighters }) => fighters),
];

/** AT43-DMG-14: its propulsion is gone. */
export const isImmobilised = (state: State, fighter: Fighter): boolean =>
  fighter.parts[PROPULSION] === 0 && isArmourCategory(sheetOf(state, fighter.id).category);

/** AT43-DMG-13: does this weapon of the fighter still work? */
export const mountWorks = (fighter: Fighter, mount: number): boolean => fighter.parts[FIRST_MOUNT + mount] !== 0;

/** The structure points of a fresh fighter. */
export const freshParts = ({ chassis, propulsion, mounts }: Sheet): readonly number[] =>
  chassis === 0 ? NO_PARTS : [propulsion, chassis, ...mounts.map(({ structure }) => structure)];

const NO_PARTS: readonly number[] = Object.freeze([]);

/** The portion of the table a seat plays from (0 south, 1 north), or -1 before that is settled. */
export const portionOf = (state: State, seat: Seat): number => state.mission.portions[seat] ?? NOBODY;

/** The seat that plays a portion, or `NOBODY`. */
export const seatOfPortion = (state: State, portion: number): Seat => state.mission.portions.indexOf(portion);
