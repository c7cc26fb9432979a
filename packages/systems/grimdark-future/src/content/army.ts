import type { Name, RuleUse, SpellEffect } from '../state.js';

/** An army book: all that lists are made of. Lengths are those of the printed page: inches, and mm for bases. */
export interface Army {
  readonly id: string;
  readonly name: Name;
  readonly weapons: readonly ArmyWeapon[];
  readonly units: readonly ArmyUnit[];
  /** GDF-CAS-05: what its Casters can try. */
  readonly spells: readonly ArmySpell[];
}

export interface ArmyWeapon {
  readonly id: string;
  readonly name: Name;
  readonly range?: number;
  readonly attacks: number;
  readonly rules: readonly RuleUse[];
}

/** GDF-GEN-05. */
export interface ArmyUnit {
  readonly id: string;
  readonly name: Name;
  /** Points for the whole unit as it stands here. */
  readonly cost: number;
  readonly quality: number;
  readonly defense: number;
  /** The diameter of a round base, or length and width of an oval one. */
  readonly baseMm: number | MmPair;
  /** Length and width of the hull of a model that has no base (GDF-MEA-02); it is what counts then. */
  readonly hullMm?: MmPair;
  /** GDF-LOS-17, -19: how high the model is for volumetric sight, in inches; by the size of its base if absent. */
  readonly volume?: number;
  readonly height: number;
  readonly hero: boolean;
  readonly rules: readonly RuleUse[];
  readonly models: readonly Loadout[];
  readonly upgrades: readonly Upgrade[];
}

export type MmPair = readonly [length: number, width: number];

export interface Loadout {
  readonly count: number;
  readonly weapons: readonly string[];
}

/** What a unit may buy. Each model that takes it gives up `replaces` and gets the weapons and the rules. */
export interface Upgrade {
  readonly id: string;
  readonly name: Name;
  /** Points: once if it is for all models, else for each model that takes it. */
  readonly cost: number;
  /** GDF-ARM-12: for all models that can take it, or for so many at most, one at a time. */
  readonly models: 'all' | number;
  readonly replaces: readonly string[];
  readonly weapons: readonly string[];
  readonly rules: readonly RuleUse[];
}

export interface ArmySpell {
  readonly id: string;
  readonly name: Name;
  /** GDF-CAS-05: the tokens it costs. */
  readonly cost: number;
  readonly range: number;
  readonly target: SpellTarget;
  readonly effect: SpellEffect;
}

export const SPELL_TARGETS = ['enemy', 'friend'] as const;
export type SpellTarget = (typeof SPELL_TARGETS)[number];

/** GDF-ARM-03: the units somebody plays with. */
export interface ArmyList {
  readonly id: string;
  readonly name: Name;
  /** The limit it was written for. */
  readonly points: number;
  readonly units: readonly ListUnit[];
}

/** One unit of a list: the upgrades of each copy it is made of. Two copies are a combined unit (GDF-ARM-11). */
export interface ListUnit {
  readonly unit: string;
  /** Ids of upgrades; one that several models take stands there so many times. */
  readonly copies: readonly (readonly string[])[];
}

/** A list with the book it is from: all that a set-up needs. */
export interface Force {
  readonly army: Army;
  readonly list: ArmyList;
}
