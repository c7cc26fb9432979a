import { inches, onceFor, type Um } from '@banneret/geometry';
import { Tally } from '@banneret/kernel';
import type { AttackHooks, Pace, Rule } from './rule.js';
import { RULES } from './rules/index.js';
import type { ModelKind, RuleUse, Weapon } from './state.js';

/** A rule in force with its summed (X). */
export interface ActiveRule {
  readonly rule: Rule;
  readonly x: number;
}

const byId = new Map(RULES.map(rule => [rule.id, rule]));

/** The special rule of that name, if there is one. */
export const ruleNamed = (id: string): Rule | undefined => byId.get(id);

/** Stacking is decided here, once: the same rule from several sources counts once, or adds its (X). GDF-SPC-02, -03. */
export function activeRules(uses: readonly RuleUse[]): readonly ActiveRule[] {
  const active = new Map<string, ActiveRule>();
  for (const { id, x = 0 } of uses) {
    const rule = byId.get(id);
    if (rule === undefined) throw new Error(`unknown special rule '${id}'`);
    active.set(id, { rule, x: x + (active.get(id)?.x ?? 0) });
  }
  return [...active.values()].sort(byOrder);
}

function byOrder(a: ActiveRule, b: ActiveRule): number {
  const bands = (a.rule.order ?? 0) - (b.rule.order ?? 0);
  if (bands !== 0) return bands;
  return a.rule.id < b.rule.id ? -1 : 1;
}

/** What a kind of model can do, flattened once. */
export interface KindRules {
  readonly active: readonly ActiveRule[];
  readonly toughness: number;
  readonly distance: Readonly<Record<Pace, Um>>;
  readonly ignoresDifficult: boolean;
  readonly flies: boolean;
  /** it stays where it is, whatever happens. */
  readonly fixed: boolean;
  readonly rescue: number | undefined;
  /** GDF-SPC-25, -18: attacks by the weight of a charge, and wounds by which it frightens. */
  readonly impact: number;
  readonly fear: number;
  readonly aircraft: boolean;
  readonly ambush: boolean;
  readonly scout: boolean;
  /** Spaces for passengers; 0 for all but transports. */
  readonly capacity: number;
  /** GDF-CAS-01: spell tokens a round; 0 for all but Casters. */
  readonly tokens: number;
}

/** An attack hook with the (X) it is to be called with. */
export interface ActiveAttack {
  readonly hooks: AttackHooks;
  readonly x: number;
}

export const kindRules = onceFor((kind: ModelKind): KindRules => {
  const active = activeRules(kind.rules);
  return {
    active,
    toughness: active.reduce((most, { rule, x }) => Math.max(most, rule.toughness?.(x) ?? 1), 1),
    distance: {
      advance: moveTally(active, 'advance').total,
      rush: moveTally(active, 'rush').total,
      charge: moveTally(active, 'charge').total,
    },
    ignoresDifficult: active.some(({ rule }) => rule.move?.ignoresDifficult === true),
    flies: active.some(({ rule }) => rule.move?.flies === true),
    fixed: active.some(({ rule }) => rule.move?.neverMoves === true),
    rescue: active.find(({ rule }) => rule.morale?.rescue !== undefined)?.rule.morale?.rescue,
    impact: active.reduce((sum, { rule, x }) => sum + (rule.melee?.impact?.(x) ?? 0), 0),
    fear: active.reduce((sum, { rule, x }) => sum + (rule.melee?.fear?.(x) ?? 0), 0),
    aircraft: active.some(({ rule }) => rule.place?.aircraft === true),
    ambush: active.some(({ rule }) => rule.place?.instead === 'ambush'),
    scout: active.some(({ rule }) => rule.place?.instead === 'scout'),
    capacity: active.reduce((sum, { rule, x }) => sum + (rule.place?.capacity?.(x) ?? 0), 0),
    tokens: active.reduce((sum, { rule, x }) => sum + (rule.casting?.tokens(x) ?? 0), 0),
  };
});

/** GDF-ACT-03, -05, -06. */
const PLAIN_DISTANCE: Readonly<Record<Pace, Um>> = { advance: inches(6), rush: inches(12), charge: inches(12) };

/** How far a model may move, with reasons. */
export function moveTally(active: readonly ActiveRule[], order: Pace, explain = false): Tally {
  const length = new Tally(PLAIN_DISTANCE[order], explain);
  for (const { rule } of active) rule.move?.distance?.(length, order);
  return length;
}

/** What some rules change about an attack. */
export const attackHooks = (uses: readonly RuleUse[]): readonly ActiveAttack[] =>
  activeRules(uses).flatMap(({ rule, x }) => (rule.attack === undefined ? [] : [{ hooks: rule.attack, x }]));

/** The attack hooks of a weapon in the hands of a kind of model: its own rules and its bearer's together. */
export const attackRules = (kind: ModelKind, weapon: Weapon): readonly ActiveAttack[] => armedRules(kind)(weapon);

const armedRules = onceFor((kind: ModelKind) =>
  onceFor((weapon: Weapon): readonly ActiveAttack[] => attackHooks([...kind.rules, ...weapon.rules])),
);

/** GDF-SPC-25, R-53: the attack hooks of a charging model's weight: its own rules, but none of weapons. */
export const weightRules = onceFor((kind: ModelKind): readonly ActiveAttack[] =>
  attackHooks(kind.rules.filter(({ id }) => ruleNamed(id)?.ofWeapons !== true)),
);
