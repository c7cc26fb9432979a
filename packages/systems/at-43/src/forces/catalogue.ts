import { cm, FACINGS, roundEvenly } from '@banneret/geometry';
import type { BaseShape, Category, Command, FireArc, Mount, Name, Role, Sheet, Weapon } from '../battle.js';
import type {
  ArmType,
  ArmyBook,
  BookWeapon,
  HeroType,
  OfficerType,
  Profile,
  SpecialistType,
  SpecialType,
  UnitType,
} from '../content/army.js';

/** The weapons and sheets of a battle while it is put together; what is alike is there once. */
export class Catalogue {
  readonly weapons: Weapon[] = [];
  readonly sheets: Sheet[] = [];
  readonly fighters: number[] = [];
  private readonly knownWeapons = new Map<string, number>();
  private readonly knownSheets = new Map<string, number>();

  /** The place of a weapon, which is added when it is new. */
  weapon(book: ArmyBook, id: string): number {
    const printed = book.weapons.find(weapon => weapon.id === id);
    if (printed === undefined) throw new Error(`${book.id} has no weapon '${id}'`);
    return once(this.weapons, this.knownWeapons, weaponFrom(printed), `${book.id} ${id}`);
  }

  add(weapon: Weapon): number {
    return once(this.weapons, this.knownWeapons, weapon, weapon.id);
  }

  /** A new fighter with this sheet. */
  fighter(sheet: Sheet): number {
    const at = once(this.sheets, this.knownSheets, sheet, JSON.stringify(sheet));
    return this.fighters.push(at) - 1;
  }
}

/** The place of something in a list, at the end of which it is put when its name is new. */
function once<T>(list: T[], known: Map<string, number>, item: T, name: string): number {
  let at = known.get(name);
  if (at === undefined) known.set(name, (at = list.push(item) - 1));
  return at;
}

export function weaponFrom(printed: BookWeapon): Weapon {
  const { id, name, melee, accuracy, locked, rate, rerolls, area, penetration, damage } = printed;
  const mode = melee ? 'melee' : area > 0 ? 'indirect' : 'direct';
  return { id, name, mode, accuracy, locked, rate, rerolls, area: cm(area), penetration, damage };
}

/** What makes a fighter out of a profile. */
interface Person {
  readonly name: Name;
  readonly role: Role;
  readonly category: Category;
  readonly rank: number;
  readonly weapons: readonly string[];
  readonly abilities?: readonly Sheet['abilities'][number][];
  readonly command?: Command | null;
  readonly hero?: string;
}

function footSheet(catalogue: Catalogue, book: ArmyBook, profile: Profile, person: Person): Sheet {
  return {
    name: person.name,
    role: person.role,
    category: person.category,
    rank: person.rank,
    ...figuresOf(profile),
    mounts: person.weapons.map(weapon => ({ weapon: catalogue.weapon(book, weapon), structure: 0, arc: null })),
    chassis: 0,
    propulsion: 0,
    command: person.command ?? null,
    hero: person.hero ?? '',
    abilities: person.abilities ?? [],
  };
}

const figuresOf = ({ size, base, movement, combat, protection, morale }: Profile) => ({
  size,
  base: baseFrom(base),
  movement: cm(movement),
  combat,
  protection,
  morale,
});

const baseFrom = (base: Profile['base']): BaseShape =>
  typeof base === 'number'
    ? { kind: 'round', radius: cm(base) }
    : { kind: 'rectangle', length: cm(base[0]), width: cm(base[1]) };

const commandOf = ({ title, grade, authority, points }: OfficerType | HeroType): Command => ({
  title,
  grade,
  authority,
  points,
});

export const standardSheet = (catalogue: Catalogue, book: ArmyBook, type: UnitType): Sheet =>
  type.machine === null
    ? footSheet(catalogue, book, type.profile, {
        ...type,
        role: type.category === 'support' ? 'gunner' : 'standard',
        weapons: type.profile.weapons,
      })
    : machineSheet(catalogue, book, type);

/** AT43-UNIT-12: the unit's figures with a rank above the others. */
export function officerSheet(catalogue: Catalogue, book: ArmyBook, type: UnitType, officer: OfficerType): Sheet {
  const sheet = standardSheet(catalogue, book, type);
  // A machine stays a machine: whoever commands from inside it does not change what it is made of.
  return {
    ...sheet,
    name: officer.title,
    role: type.machine === null ? 'officer' : sheet.role,
    command: commandOf(officer),
  };
}

/** AT43-UNIT-17: the special weapon takes the place of the ranged weapons he would have had. */
export function bearerSheet(catalogue: Catalogue, book: ArmyBook, type: UnitType, special: SpecialType): Sheet {
  const melee = type.profile.weapons.filter(id => book.weapons.find(weapon => weapon.id === id)?.melee);
  const { weapon, abilities } = special;
  return footSheet(catalogue, book, type.profile, { ...type, role: 'bearer', weapons: [weapon, ...melee], abilities });
}

/** AT43-UNIT-18. */
export const specialistSheet = (catalogue: Catalogue, book: ArmyBook, type: UnitType, one: SpecialistType): Sheet =>
  footSheet(catalogue, book, type.profile, {
    ...type,
    name: one.name,
    role: 'specialist',
    weapons: type.profile.weapons,
    abilities: [one.ability],
  });

/** AT43-UNIT-10: the weapon of a support unit, which is a fighter of its own. */
export function supportSheet(catalogue: Catalogue, book: ArmyBook, type: UnitType): Sheet {
  if (type.support === null) throw new Error(`${type.id} has no support weapon`);
  const { name, profile } = type.support;
  return footSheet(catalogue, book, profile, { ...type, name, role: 'supportWeapon', weapons: profile.weapons });
}

/** AT43-UNIT-16: the hero on foot. */
export const heroSheet = (catalogue: Catalogue, book: ArmyBook, hero: HeroType): Sheet =>
  footSheet(catalogue, book, hero.profile, {
    name: hero.name,
    role: 'hero',
    category: 'footSoldier',
    rank: hero.rank,
    weapons: hero.profile.weapons,
    abilities: hero.abilities,
    command: commandOf(hero),
    hero: hero.id,
  });

function machineSheet(catalogue: Catalogue, book: ArmyBook, type: UnitType): Sheet {
  if (type.machine === null) throw new Error(`${type.id} is not a machine`);
  const { chassis, propulsion, arms } = type.machine;
  const { name, category, profile } = type;
  return {
    ...footSheet(catalogue, book, profile, { name, role: 'standard', category, rank: 0, weapons: [] }),
    mounts: profile.weapons.map((weapon, i): Mount => mountFrom(catalogue.weapon(book, weapon), arms[i])),
    chassis,
    propulsion,
  };
}

const mountFrom = (weapon: number, arm: ArmType | undefined): Mount => ({
  weapon,
  structure: arm?.structure ?? 1,
  arc: arm?.arc ? arcFrom(arm.arc) : null,
});

const DEGREES = 360;

const arcFrom = ({ towards, width }: { towards: number; width: number }): FireArc => ({
  towards: roundEvenly((towards * FACINGS) / DEGREES),
  halfWidth: roundEvenly((width * FACINGS) / (2 * DEGREES)),
});

/** AT43-UNIT-16: the hero at the controls, with his own Combat and Morale. */
export function heroMachineSheet(catalogue: Catalogue, book: ArmyBook, type: UnitType, hero: HeroType): Sheet {
  const { machine } = hero;
  if (machine === null) throw new Error(`${hero.id} drives nothing`);
  return {
    ...machineSheet(catalogue, book, type),
    name: machine.name,
    role: 'hero',
    combat: machine.combat,
    protection: machine.protection,
    morale: hero.profile.morale,
    command: commandOf(hero),
    hero: hero.id,
  };
}
