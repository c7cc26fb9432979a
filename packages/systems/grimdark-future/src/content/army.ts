import type { Name, RuleUse } from '../state.js';

/** An army book and one ready list from it, checked. Lengths are those of the printed page: inches, and mm for bases. */
export interface Army {
  readonly id: string;
  readonly name: Name;
  readonly weapons: readonly ArmyWeapon[];
  readonly units: readonly ArmyUnit[];
  /** Unit ids, in the order they deploy; an id may stand there several times. */
  readonly list: readonly string[];
}

export interface ArmyWeapon {
  readonly id: string;
  readonly name: Name;
  readonly range?: number;
  readonly attacks: number;
  readonly rules: readonly RuleUse[];
}

export interface ArmyUnit {
  readonly id: string;
  readonly name: Name;
  readonly quality: number;
  readonly defense: number;
  readonly baseMm: number;
  readonly height: number;
  readonly hero: boolean;
  readonly rules: readonly RuleUse[];
  readonly models: readonly Loadout[];
}

export interface Loadout {
  readonly count: number;
  readonly weapons: readonly string[];
}
