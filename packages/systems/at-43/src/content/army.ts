import type { Ability, Category, Name } from '../battle.js';

/** An army book: all that companies are made of. Lengths are centimetres, as printed on reference cards; angles are degrees. */
export interface ArmyBook {
  readonly id: string;
  readonly name: Name;
  readonly weapons: readonly BookWeapon[];
  readonly units: readonly UnitType[];
  /** AT43-UNIT-12: by grade. */
  readonly officers: readonly OfficerType[];
  readonly heroes: readonly HeroType[];
}

export interface BookWeapon {
  readonly id: string;
  readonly name: Name;
  readonly melee: boolean;
  /** AT43-SHO-23: exactly one of the two is a number. */
  readonly accuracy: number | null;
  readonly locked: number | null;
  readonly rate: number;
  readonly rerolls: number;
  /** AT43-SHO-02: 0 for weapons of direct fire. */
  readonly area: number;
  readonly penetration: number;
  readonly damage: number;
}

/** The characteristics on a reference card (AT43-UNIT-19). */
export interface Profile {
  readonly size: number;
  /** The radius of a round base, or length and width of a rectangular one. */
  readonly base: number | readonly [length: number, width: number];
  readonly movement: number;
  readonly combat: number;
  readonly protection: number;
  /** AT43-MOR-12: `null` is Nerves of Steel. */
  readonly morale: number | null;
  /** Weapon ids; a weapon carried twice is named twice. */
  readonly weapons: readonly string[];
}

export interface UnitType {
  readonly id: string;
  readonly name: Name;
  readonly category: Category;
  /** AT43-UNIT-09; 0 for armour. */
  readonly rank: number;
  /** AT43-REC-09: the smallest and the largest strength; of support units, how many weapons. */
  readonly least: number;
  readonly most: number;
  /** AT43-REC-02: army points for each fighter. */
  readonly price: number;
  /** Of a support unit: its gunners. */
  readonly profile: Profile;
  readonly specials: readonly SpecialType[];
  readonly specialists: readonly SpecialistType[];
  /** Grades an officer of this unit may have. */
  readonly grades: readonly number[];
  readonly machine: MachineType | null;
  readonly support: SupportType | null;
}

/** AT43-UNIT-17: a weapon below the dotted line. */
export interface SpecialType {
  readonly weapon: string;
  readonly price: number;
  readonly abilities: readonly Ability[];
}

/** AT43-UNIT-18. */
export interface SpecialistType {
  readonly ability: Ability;
  readonly name: Name;
  readonly price: number;
}

/** AT43-DMG-06: structure points of the parts; `arms` has those of each weapon of the profile, in its order. */
export interface MachineType {
  readonly chassis: number;
  readonly propulsion: number;
  readonly arms: readonly ArmType[];
}

export interface ArmType {
  readonly structure: number;
  /** AT43-LOS-02: where it looks, counter-clockwise from straight ahead, and how wide; `null` sees all round. */
  readonly arc: { readonly towards: number; readonly width: number } | null;
}

/** AT43-UNIT-10. */
export interface SupportType {
  readonly name: Name;
  readonly gunners: number;
  readonly profile: Profile;
}

export interface OfficerType {
  readonly grade: number;
  readonly title: Name;
  readonly authority: number;
  readonly points: number;
  readonly price: number;
}

/** AT43-UNIT-16, HERO-01. */
export interface HeroType {
  readonly id: string;
  readonly name: Name;
  readonly title: Name;
  readonly grade: number;
  readonly authority: number;
  readonly points: number;
  /** AT43-HERO-03. */
  readonly price: number;
  /** On foot: a foot soldier of this rank. */
  readonly rank: number;
  readonly profile: Profile;
  readonly abilities: readonly Ability[];
  /** His machine: one of that type with his own Combat and Morale, or `null` for a hero who never drives. */
  readonly machine: HeroMachine | null;
}

export interface HeroMachine {
  readonly unit: string;
  readonly name: Name;
  readonly combat: number;
  readonly protection: number;
  /** Instead of `price`: what he costs on top of the machine. */
  readonly price: number;
}

/** AT43-REC-04, -17: what a player brings. */
export interface Company {
  readonly id: string;
  readonly name: Name;
  readonly units: readonly CompanyUnit[];
}

export interface CompanyUnit {
  readonly unit: string;
  /** Fighters without the hero; of support units, weapons. */
  readonly strength: number;
  /** AT43-PREP-06, REC-18. */
  readonly pool: 'assault' | 'reinforcement';
  /** AT43-REC-04: counted from 1. */
  readonly section: number;
  /** The weapon of its bearers, and how many there are; an empty id with 0. */
  readonly special: string;
  readonly bearers: number;
  /** AT43-REC-13: or an empty id. */
  readonly specialist: string;
  /** AT43-REC-14: the grade of its officer, 0 without one. */
  readonly officer: number;
  /** AT43-REC-16: or an empty id. */
  readonly hero: string;
}

/** A company with the book it was made from: whole, so that a record needs nothing else. */
export interface Force {
  readonly book: ArmyBook;
  readonly company: Company;
}
