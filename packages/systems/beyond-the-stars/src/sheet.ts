import type { BaseShape, Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { ActionId, OrderId, SpellId } from './names.js';

/** Words that data carries along, in both languages. */
export interface Name {
  readonly fr: string;
  readonly en: string;
}

/** A special rule as it stands on a profile, a weapon or an effect: `Maîtrise (X)` is `{ id: 'srMastery', x: 'sabre' }`. */
export interface RuleUse {
  readonly id: string;
  readonly x?: string | number;
}

/** What a figure is on the table. A Beast that is nothing else moves like Infantry, with the limits of R-24. */
export const BUILDS = ['infantry', 'beast', 'cavalry', 'bike', 'walker', 'monster', 'vehicle', 'siege'] as const;
export type Build = (typeof BUILDS)[number];

/** BTS-WPN-07 to -11, BTS-ART-01, -02. */
export const CATEGORIES = [
  'light',
  'precision',
  'heavy',
  'shotgun',
  'flamer',
  'light-artillery',
  'heavy-artillery',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** BTS-VEH-15: where a weapon of a Vehicle is mounted. */
export const SLOTS = ['front', 'side', 'rear', 'central'] as const;
export type Slot = (typeof SLOTS)[number];

export interface RangedWeapon {
  readonly id: string;
  readonly name: Name;
  readonly hands: 1 | 2;
  readonly range: Um;
  readonly force: number;
  readonly pen: number;
  readonly category: Category;
  /** BTS-WPN-12. */
  readonly dice: number;
  readonly rules: readonly RuleUse[];
  /** Vehicles only. */
  readonly slot?: Slot;
  /** BTS-IMP-10: which sort of bow it is. */
  readonly bow?: Bow;
}

export type Bow = 'bow' | 'longbow' | 'crossbow' | 'composite';

export interface MeleeWeapon {
  readonly id: string;
  readonly name: Name;
  readonly hands: 1 | 2;
  /** BTS-WND-08: Penetration in Duels, nearly always 0. */
  readonly pen: number;
  /** BTS-DUE-04: a spear or pike, with which a figure supports an ally in front of it. */
  readonly supports: boolean;
  readonly rules: readonly RuleUse[];
}

/** BTS-IMP: things that are neither melee nor ranged weapons. */
export const SUPPORT_KINDS = [
  'shield',
  'banner',
  'scope',
  'radio',
  'medkit',
  'great-instrument',
  'camo-cloak',
] as const;
export type SupportKind = (typeof SUPPORT_KINDS)[number];

export interface SupportItem {
  readonly id: string;
  readonly name: Name;
  readonly kind: SupportKind;
  readonly rules: readonly RuleUse[];
}

/** BTS-ARM-04: 1 Extraordinary, 2 Charismatic, 3 Classic, 4 Emerging, 5 Young Prodigy; 0 is no Champion. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5;

/** BTS-VEH-03, -12. */
export interface VehicleSheet {
  readonly front: number;
  readonly flank: number;
  readonly rear: number;
  /** How many Equipage it has besides those on mounts. */
  readonly crew: number;
  /** BTS-VEH-11: how many Equipage are mounts. */
  readonly crewMounts: number;
}

/** BTS-SGE-01. The gun is `ranged[0]` of the weapon's own sheet. */
export interface SiegeSheet {
  /** BTS-BAS-07: do the Servants stand on the weapon's own base? */
  readonly combinedBase: boolean;
  readonly servants: readonly number[];
}

/** All that never changes about a figure, options and equipment included. Frozen and shared by all forks. */
export interface Sheet {
  /** Unique in the battle; what scenario files call the figure. */
  readonly id: string;
  readonly seat: Seat;
  readonly name: Name;
  readonly profile: string;
  readonly faction: string;
  /** Free keywords: species, `common`, `irregular`, `spectre`, `mage` … BTS-GEN-27. */
  readonly keywords: readonly string[];
  readonly build: Build;
  /** Its Combat Unit: the place in `Battle.units`. */
  readonly unit: number;
  readonly cost: number;
  readonly base: BaseShape;
  /** BTS-BAS-02; 0 without a base (BTS-BAS-06). */
  readonly baseLevel: number;
  /** BTS-TER-16, R-118: head to feet with the mount, and the shoulder of the mount (the same on foot). */
  readonly height: Um;
  readonly shoulder: Um;
  readonly mvt: Um;
  readonly cc: number;
  /** The face needed to hit; 0 is a dash (BTS-ARM-36). */
  readonly ct: number;
  readonly force: number;
  /** Armour, shield not included. */
  readonly defence: number;
  readonly attacks: number;
  /** 0 for Vehicles. */
  readonly pv: number;
  /** 0 is a dash: it never tests. */
  readonly morale: number;
  readonly armourRank: number;
  readonly melee: readonly MeleeWeapon[];
  readonly ranged: readonly RangedWeapon[];
  readonly support: readonly SupportItem[];
  readonly rules: readonly RuleUse[];
  readonly rank: Rank;
  readonly general: boolean;
  readonly orders: readonly OrderId[];
  readonly actions: readonly ActionId[];
  readonly spells: readonly SpellId[];
  /** BTS-ARM-34: passenger places of a Transport; 0 for all others. */
  readonly capacity: number;
  readonly vehicle?: VehicleSheet;
  readonly siege?: SiegeSheet;
  /** BTS-SGE-01: the Siege Weapon that it serves. */
  readonly serves?: number;
}
