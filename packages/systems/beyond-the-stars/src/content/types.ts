import type { ActionId, OrderId, SpellId } from '../names.js';
import type { Bow, Build, Category, MeleeWeapon, Name, Rank, RuleUse, Slot, SupportKind } from '../sheet.js';

/** Printed matter: what a Faction offers and what a list takes of it. Lengths are in centimetres, bases in millimetres. */

export const CIVILISATIONS = ['fragments', 'homo-nexus', 'lost-worlds', 'exogenes'] as const;
export type Civilisation = (typeof CIVILISATIONS)[number];

/** BTS-ARM-31: [non-Champion, Champion]; null is the book's "X": not for that kind of figure. */
export type Cost = readonly [number | null, number | null];

export interface RangedItem {
  readonly id: string;
  readonly name: Name;
  readonly kind: 'ranged';
  readonly cost: Cost;
  readonly hands: 1 | 2;
  readonly range: number;
  readonly force: number;
  readonly pen: number;
  readonly category: Category;
  readonly dice: number;
  readonly rules: readonly RuleUse[];
  /** BTS-IMP-10: bows that riders may not use without Archer Emérite. */
  readonly bow?: Bow;
}

export interface MeleeItem extends Omit<MeleeWeapon, 'pen' | 'supports'> {
  readonly kind: 'melee';
  readonly cost: Cost;
  readonly pen?: number;
  readonly supports?: boolean;
}

export interface SupportGear {
  readonly id: string;
  readonly name: Name;
  readonly kind: 'support';
  readonly cost: Cost;
  readonly support: SupportKind;
  readonly rules: readonly RuleUse[];
}

export type Item = RangedItem | MeleeItem | SupportGear;

/** BTS-IMP-12, BTS-GEN-29. */
export interface Mount {
  readonly id: string;
  readonly name: Name;
  readonly cost: Cost;
  readonly build: 'cavalry' | 'bike';
  readonly bonus: Partial<Characteristics>;
  readonly rules: readonly RuleUse[];
  readonly mayBeBarded: boolean;
  /** Centimetres at the shoulder, and with the rider. */
  readonly shoulder: number;
  readonly height: number;
  readonly baseMm: number;
}

/** Mvt in cm; CT is the face needed, 0 a dash. */
export interface Characteristics {
  readonly mvt: number;
  readonly cc: number;
  readonly ct: number;
  readonly force: number;
  readonly defence: number;
  readonly attacks: number;
  readonly pv: number;
  readonly morale: number;
}

export interface Upgrade {
  readonly rule: RuleUse;
  readonly cost: number;
}

export interface WeaponSlot {
  readonly slot: Slot;
  /** Items of the arsenal that fit; each adds so many Equipage (BTS-ARM-33). */
  readonly items: readonly string[];
  readonly crewEach: number;
}

export interface Profile {
  readonly id: string;
  readonly name: Name;
  readonly cost: number;
  readonly build: Build;
  readonly keywords: readonly string[];
  readonly characteristics: Characteristics;
  /** Round bases by their diameter; hulls as [length, width] in millimetres. */
  readonly baseMm: number | readonly [number, number];
  /** BTS-BAS-06: no base, the numbers are its own outline. */
  readonly baseless?: boolean;
  readonly height: number;
  readonly shoulder?: number;
  readonly rank: Rank;
  /** BTS-ARM-29, -30: how many he may choose, and of what. */
  readonly orders?: number;
  readonly actions?: number;
  readonly spells?: { readonly count: number; readonly lists: readonly ('light' | 'dark')[] };
  /** BTS-ARM-32. */
  readonly armour: { readonly rank: number; readonly most: number };
  /** Default equipment, items of the arsenal; included in the cost. */
  readonly gear: readonly string[];
  /** Which kinds of equipment it may buy from the arsenal. */
  readonly mayBuy: readonly Item['kind'][];
  /** Mounts of the bestiary it may buy. */
  readonly mounts: readonly string[];
  readonly upgrades: readonly Upgrade[];
  readonly rules: readonly RuleUse[];
  /** BTS-ARM-34. */
  readonly capacity?: number;
  readonly vehicle?: {
    readonly front: number;
    readonly flank: number;
    readonly rear: number;
    readonly plating: Readonly<Record<'front' | 'flank' | 'rear', { readonly rank: number; readonly most: number }>>;
    readonly crew: number;
    readonly crewMounts: number;
    readonly slots: readonly WeaponSlot[];
  };
  /** BTS-ARM-35. */
  readonly siege?: {
    readonly range: number;
    readonly force: number;
    readonly pen: number;
    readonly category: Category;
    readonly dice: number;
    readonly rules: readonly RuleUse[];
    readonly servants: readonly { readonly profile: string; readonly count: number; readonly most: number | null }[];
  };
}

export interface Faction {
  readonly id: string;
  readonly name: Name;
  readonly civilisation: Civilisation;
  /** BTS-ARM-01: the Faction bonus: special rules given to figures with a keyword or build, or to all. */
  readonly bonus: {
    readonly name: Name;
    readonly text: Name;
    readonly grants: readonly { readonly to: string; readonly rule: RuleUse }[];
  };
  readonly arsenal: readonly Item[];
  readonly bestiary: readonly Mount[];
  readonly profiles: readonly Profile[];
}

/** One figure of a list with its options; `count` alike. */
export interface FigureEntry {
  readonly profile: string;
  readonly count?: number;
  readonly gear?: readonly string[];
  readonly upgrades?: readonly string[];
  readonly armour?: number;
  readonly mount?: string;
  readonly barded?: boolean;
  /** BTS-BAS-03. */
  readonly raiseBase?: boolean;
  readonly orders?: readonly OrderId[];
  readonly actions?: readonly ActionId[];
  readonly spells?: readonly SpellId[];
  readonly plating?: Partial<Readonly<Record<'front' | 'flank' | 'rear', number>>>;
  /** Vehicle weapons: item by slot place. */
  readonly slots?: readonly (string | null)[];
}

export interface UnitEntry {
  /** The Champion, or the Monster, Vehicle, Walker or Siege Weapon. */
  readonly leader: FigureEntry;
  readonly members?: readonly FigureEntry[];
  readonly transport?: FigureEntry;
  /** BTS-BAS-07. */
  readonly combinedBase?: boolean;
  /** BTS-ARM-26: chosen as General among Champions of equal Rank. */
  readonly general?: boolean;
  /** Faction of the unit, when it is the ally. */
  readonly allied?: boolean;
}

export interface ArmyList {
  readonly id: string;
  readonly name: Name;
  readonly faction: string;
  readonly ally?: string;
  readonly points: number;
  readonly units: readonly UnitEntry[];
}
