import {
  distinctIds,
  fieldsOf,
  flag,
  known,
  listOf,
  listOrNone,
  maybe,
  Misfit,
  nameFrom,
  oneOf,
  parsed,
  text,
  whole,
  wholeOr,
} from '@banneret/game';
import type { Parsed } from '@banneret/kernel';
import { ABILITIES, CATEGORIES } from '../battle.js';
import { isArmourCategory } from '../units.js';
import type {
  ArmType,
  ArmyBook,
  BookWeapon,
  HeroMachine,
  HeroType,
  MachineType,
  OfficerType,
  Profile,
  SpecialistType,
  SpecialType,
  SupportType,
  UnitType,
} from './army.js';

/** An army book from outside. A problem names the place in it. */
export const readBook = (raw: unknown, place = 'book'): Parsed<ArmyBook> => parsed(() => bookFrom(raw, place));

export function bookFrom(raw: unknown, place: string): ArmyBook {
  const { id, name, ...lists } = fieldsOf(raw, place, ['id', 'name', 'weapons', 'units', 'officers', 'heroes']);
  const book: ArmyBook = {
    id: text(id, `${place}.id`),
    name: nameFrom(name, `${place}.name`),
    weapons: listOf(lists['weapons'], `${place}.weapons`, weaponFrom, 1),
    units: listOf(lists['units'], `${place}.units`, unitFrom, 1),
    officers: listOf(lists['officers'], `${place}.officers`, officerFrom, 1),
    heroes: listOrNone(lists['heroes'], `${place}.heroes`, heroFrom),
  };
  checkWhole(book, place);
  return book;
}

/** All that only the whole book can tell: ids are its own, once each, and what they name exists. */
function checkWhole(book: ArmyBook, place: string): void {
  const weapons = distinctIds(book.weapons, `${place}.weapons`);
  const units = distinctIds(book.units, `${place}.units`);
  distinctIds(book.heroes, `${place}.heroes`);
  const grades = new Set(book.officers.map(({ grade }) => String(grade)));
  for (const unit of book.units) {
    const at = `${place}.units.${unit.id}`;
    for (const profile of [unit.profile, ...(unit.support ? [unit.support.profile] : [])])
      for (const weapon of profile.weapons) known(weapon, weapons, at);
    for (const { weapon } of unit.specials) known(weapon, weapons, at);
    for (const grade of unit.grades) known(String(grade), grades, `${at}.grades`);
  }
  for (const { id, profile, machine } of book.heroes) {
    const at = `${place}.heroes.${id}`;
    for (const weapon of profile.weapons) known(weapon, weapons, at);
    if (machine === null) continue;
    known(machine.unit, units, at);
    if (book.units.find(unit => unit.id === machine.unit)?.machine === null)
      throw new Misfit('at43.file.not-a-machine', { place: at, id: machine.unit });
  }
}

function weaponFrom(raw: unknown, place: string): BookWeapon {
  const fields = ['id', 'name', 'melee', 'accuracy', 'locked', 'rate', 'rerolls', 'area', 'penetration', 'damage'];
  const f = fieldsOf(raw, place, fields);
  const weapon: BookWeapon = {
    id: text(f['id'], `${place}.id`),
    name: nameFrom(f['name'], `${place}.name`),
    melee: flag(f['melee'], `${place}.melee`),
    accuracy: maybe(f['accuracy'], `${place}.accuracy`, (n, at) => whole(n, 0, 15, at)),
    locked: maybe(f['locked'], `${place}.locked`, (n, at) => whole(n, 2, 6, at)),
    rate: whole(f['rate'], 1, 6, `${place}.rate`),
    rerolls: wholeOr(f['rerolls'], 0, 0, 3, `${place}.rerolls`),
    area: f['area'] === undefined ? 0 : length(f['area'], 0, 5, `${place}.area`),
    penetration: whole(f['penetration'], 0, 20, `${place}.penetration`),
    damage: wholeOr(f['damage'], 1, 1, 5, `${place}.damage`),
  };
  if ((weapon.accuracy === null) === (weapon.locked === null) || (weapon.melee && weapon.area > 0))
    throw new Misfit('at43.file.odd-weapon', { place });
  return weapon;
}

function profileFrom(raw: unknown, place: string): Profile {
  const f = fieldsOf(raw, place, ['size', 'base', 'movement', 'combat', 'protection', 'morale', 'weapons']);
  return {
    size: whole(f['size'], 1, 6, `${place}.size`),
    base: Array.isArray(f['base']) ? sidesFrom(f['base'], `${place}.base`) : length(f['base'], 0.5, 8, `${place}.base`),
    movement: length(f['movement'], 0, 40, `${place}.movement`),
    combat: whole(f['combat'], 0, 15, `${place}.combat`),
    protection: whole(f['protection'], 0, 20, `${place}.protection`),
    morale: maybe(f['morale'], `${place}.morale`, (n, at) => whole(n, 0, 20, at)),
    weapons: listOrNone(f['weapons'], `${place}.weapons`, text),
  };
}

function sidesFrom(raw: readonly unknown[], place: string): readonly [number, number] {
  if (raw.length !== 2) throw new Misfit('file.bad-list', { place, least: 2 });
  return [length(raw[0], 1, 20, place), length(raw[1], 1, 20, place)];
}

function unitFrom(raw: unknown, place: string): UnitType {
  const fields = ['id', 'name', 'category', 'rank', 'least', 'most', 'price', 'profile'];
  const more = ['specials', 'specialists', 'grades', 'machine', 'support'];
  const f = fieldsOf(raw, place, [...fields, ...more]);
  const category = oneOf(f['category'], CATEGORIES, `${place}.category`);
  const least = whole(f['least'], 1, 20, `${place}.least`);
  const unit: UnitType = {
    id: text(f['id'], `${place}.id`),
    name: nameFrom(f['name'], `${place}.name`),
    category,
    rank: isArmourCategory(category)
      ? wholeOr(f['rank'], 0, 0, 0, `${place}.rank`)
      : whole(f['rank'], 1, 3, `${place}.rank`),
    least,
    most: whole(f['most'], least, 20, `${place}.most`),
    price: whole(f['price'], 1, 999, `${place}.price`),
    profile: profileFrom(f['profile'], `${place}.profile`),
    specials: listOrNone(f['specials'], `${place}.specials`, specialFrom),
    specialists: listOrNone(f['specialists'], `${place}.specialists`, specialistFrom),
    grades: listOrNone(f['grades'], `${place}.grades`, (n, at) => whole(n, 1, 5, at)),
    machine: maybe(f['machine'], `${place}.machine`, machineFrom),
    support: maybe(f['support'], `${place}.support`, supportFrom),
  };
  const arms = unit.machine?.arms.length ?? unit.profile.weapons.length;
  if (
    (unit.machine !== null) !== isArmourCategory(category) ||
    (unit.support !== null) !== (category === 'support') ||
    arms !== unit.profile.weapons.length
  )
    throw new Misfit('at43.file.odd-unit', { place });
  return unit;
}

function specialFrom(raw: unknown, place: string): SpecialType {
  const { weapon, price, abilities } = fieldsOf(raw, place, ['weapon', 'price', 'abilities']);
  return {
    weapon: text(weapon, `${place}.weapon`),
    price: whole(price, 0, 99, `${place}.price`),
    abilities: listOrNone(abilities, `${place}.abilities`, (word, at) => oneOf(word, ABILITIES, at)),
  };
}

function specialistFrom(raw: unknown, place: string): SpecialistType {
  const { ability, name, price } = fieldsOf(raw, place, ['ability', 'name', 'price']);
  return {
    ability: oneOf(ability, ABILITIES, `${place}.ability`),
    name: nameFrom(name, `${place}.name`),
    price: whole(price, 0, 99, `${place}.price`),
  };
}

function machineFrom(raw: unknown, place: string): MachineType {
  const { chassis, propulsion, arms } = fieldsOf(raw, place, ['chassis', 'propulsion', 'arms']);
  return {
    chassis: whole(chassis, 1, 12, `${place}.chassis`),
    propulsion: whole(propulsion, 1, 12, `${place}.propulsion`),
    arms: listOf(arms, `${place}.arms`, armFrom, 1),
  };
}

function armFrom(raw: unknown, place: string): ArmType {
  const { structure, arc } = fieldsOf(raw, place, ['structure', 'arc']);
  return {
    structure: whole(structure, 1, 12, `${place}.structure`),
    arc: maybe(arc, `${place}.arc`, (written, at) => {
      const { towards, width } = fieldsOf(written, at, ['towards', 'width']);
      return { towards: whole(towards, -359, 359, `${at}.towards`), width: whole(width, 1, 360, `${at}.width`) };
    }),
  };
}

function supportFrom(raw: unknown, place: string): SupportType {
  const { name, gunners, profile } = fieldsOf(raw, place, ['name', 'gunners', 'profile']);
  return {
    name: nameFrom(name, `${place}.name`),
    gunners: whole(gunners, 1, 4, `${place}.gunners`),
    profile: profileFrom(profile, `${place}.profile`),
  };
}

function officerFrom(raw: unknown, place: string): OfficerType {
  const { grade, title, authority, points, price } = fieldsOf(raw, place, OFFICER_FIELDS);
  return {
    grade: whole(grade, 1, 5, `${place}.grade`),
    title: nameFrom(title, `${place}.title`),
    authority: whole(authority, 0, 6, `${place}.authority`),
    points: whole(points, 0, 12, `${place}.points`),
    price: whole(price, 0, 400, `${place}.price`),
  };
}

const OFFICER_FIELDS = ['grade', 'title', 'authority', 'points', 'price'];

function heroFrom(raw: unknown, place: string): HeroType {
  const own = ['id', 'name', 'rank', 'profile', 'abilities', 'machine'];
  const { id, name, rank, profile, abilities, machine, ...officer } = fieldsOf(raw, place, [...OFFICER_FIELDS, ...own]);
  return {
    id: text(id, `${place}.id`),
    name: nameFrom(name, `${place}.name`),
    ...officerFrom(officer, place),
    rank: whole(rank, 1, 3, `${place}.rank`),
    profile: profileFrom(profile, `${place}.profile`),
    abilities: listOrNone(abilities, `${place}.abilities`, (word, at) => oneOf(word, ABILITIES, at)),
    machine: maybe(machine, `${place}.machine`, heroMachineFrom),
  };
}

function heroMachineFrom(raw: unknown, place: string): HeroMachine {
  const { unit, name, combat, protection, price } = fieldsOf(raw, place, [
    'unit',
    'name',
    'combat',
    'protection',
    'price',
  ]);
  return {
    unit: text(unit, `${place}.unit`),
    name: nameFrom(name, `${place}.name`),
    combat: whole(combat, 0, 15, `${place}.combat`),
    protection: whole(protection, 0, 20, `${place}.protection`),
    price: whole(price, 0, 400, `${place}.price`),
  };
}

/** Centimetres, to the tenth of a millimetre. */
function length(raw: unknown, min: number, max: number, place: string): number {
  if (typeof raw !== 'number' || !(raw >= min && raw <= max))
    throw new Misfit('file.out-of-bounds', { place, min, max });
  return Math.round(raw * 100) / 100;
}
