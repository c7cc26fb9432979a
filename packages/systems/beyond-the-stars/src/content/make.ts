import type { Category, Name, RuleUse, SupportKind } from '../sheet.js';
import type { Cost, MeleeItem, Mount, Profile, RangedItem, SupportGear } from './types.js';
import type { SpecialRuleId } from './ruleNames.js';

/** Short forms for the tables of the Factions. */

export const name = (fr: string, en: string): Name => ({ fr, en });

export const rule = (id: SpecialRuleId, x?: string | number): RuleUse => (x === undefined ? { id } : { id, x });

const uses = (ids: readonly (SpecialRuleId | RuleUse)[]): readonly RuleUse[] =>
  ids.map(id => (typeof id === 'string' ? { id } : id));

export const melee = (
  id: string,
  called: Name,
  cost: Cost,
  hands: 1 | 2,
  more: { readonly pen?: number; readonly supports?: boolean; readonly rules?: readonly SpecialRuleId[] } = {},
): MeleeItem => ({ ...more, id, name: called, kind: 'melee', cost, hands, rules: uses(more.rules ?? []) });

/** `shot` is [range in cm, Force, Pen, category, dice]. */
export const ranged = (
  id: string,
  called: Name,
  cost: Cost,
  hands: 1 | 2,
  [range, force, pen, category, dice]: readonly [number, number, number, Category, number],
  more: { readonly bow?: NonNullable<RangedItem['bow']>; readonly rules?: readonly SpecialRuleId[] } = {},
): RangedItem => ({
  ...more,
  id,
  name: called,
  kind: 'ranged',
  cost,
  hands,
  range,
  force,
  pen,
  category,
  dice,
  rules: uses(more.rules ?? []),
});

export const gear = (id: string, called: Name, cost: Cost, support: SupportKind): SupportGear => ({
  id,
  name: called,
  kind: 'support',
  cost,
  support,
  rules: [],
});

export const mount = (
  id: string,
  called: Name,
  cost: Cost,
  more: Omit<Mount, 'id' | 'name' | 'cost' | 'rules'> & { readonly rules?: readonly SpecialRuleId[] },
): Mount => ({ ...more, id, name: called, cost, rules: uses(more.rules ?? []) });

/** Mvt, CC, CT, F, D, A, PV, Mo in the order of the book's profiles. */
export type Line = readonly [number, number, number, number, number, number, number, number];

type Rest = Partial<Omit<Profile, 'id' | 'name' | 'cost' | 'characteristics' | 'rules' | 'upgrades'>> & {
  readonly rules?: readonly (SpecialRuleId | RuleUse)[];
  /** [rule, cost], a rule with an X as a use. */
  readonly upgrades?: readonly (readonly [SpecialRuleId | RuleUse, number])[];
};

/** BTS-ARM-32. Infantry on a 25 mm base, 3 cm high, that buys nothing, unless the rest says otherwise. */
export function profile(
  id: string,
  called: Name,
  cost: number,
  [mvt, cc, ct, force, defence, attacks, pv, morale]: Line,
  { rules = [], upgrades = [], ...rest }: Rest,
): Profile {
  return {
    id,
    name: called,
    cost,
    build: 'infantry',
    keywords: [],
    characteristics: { mvt, cc, ct, force, defence, attacks, pv, morale },
    baseMm: 25,
    height: 3,
    rank: 0,
    armour: { rank: 0, most: 0 },
    gear: [],
    mayBuy: [],
    mounts: [],
    ...rest,
    rules: uses(rules),
    upgrades: upgrades.map(([what, points]) => ({
      rule: typeof what === 'string' ? { id: what } : what,
      cost: points,
    })),
  };
}

/** BTS-AMO-06: plating by side, as [rank, most]. */
export const plating = (
  front: readonly [number, number],
  flank: readonly [number, number],
  rear: readonly [number, number],
): NonNullable<Profile['vehicle']>['plating'] => {
  const side = ([rank, most]: readonly [number, number]): { rank: number; most: number } => ({ rank, most });
  return { front: side(front), flank: side(flank), rear: side(rear) };
};

export const ALL_GEAR = ['melee', 'ranged', 'support'] as const;
