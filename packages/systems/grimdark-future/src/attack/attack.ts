import { closestPair, onceFor } from '@banneret/geometry';
import { groupRoll } from '@banneret/dice';
import { Tally } from '@banneret/kernel';
import { attackHooks, attackRules, kindRules, ruleNamed, weightRules, type ActiveAttack } from '../compile.js';
import { coverOf } from '../sight/cover.js';
import type { BlockGroup, DeclaredShot } from '../events/events.js';
import { defenseOf, figures, isDestroyed, livingModels, woundsLeft, type Figure } from '../units/figures.js';
import { COVER_BEHIND, COVER_IN, type TargetHooks } from '../rule.js';
import { FATIGUED_NEED, IMPACT_NEED, succeeds } from '../rulings.js';
import { IMPACT, SPELL, type HitGroup, type Strike } from './strike.js';
import {
  rosterOf,
  unitOf,
  type ModelKind,
  type Roster,
  type RuleUse,
  type State,
  type UnitId,
  type Weapon,
} from '../state.js';

/** A declared group with the models that fire, as the targets were listed. */
export interface FiringGroup extends DeclaredShot {
  readonly models: readonly number[];
}

/**
 * Freezes one group's attacks. R-22: the group rolls as one, whatever else its models carry; only those with another
 * Quality, or with special rules that change the attack, roll apart. GDF-SHT-10, -11.
 */
export function shotsOf(state: State, unit: UnitId, group: FiringGroup, held: boolean): Strike[] {
  const roster = rosterOf(state, unit);
  const living = figures(state, unit);
  const firing = living.filter(({ model }) => group.models.includes(model));
  const target = figures(state, group.target).filter(({ model }) => group.model === undefined || model === group.model);
  const frozen = {
    unit,
    weapon: group.weapon,
    target: group.target,
    ...FROM_AFAR,
    held,
    moved: unitOf(state, unit).moved,
    distance: closestPair(living, target)?.gap ?? 0,
    cover: coverOf(state.battle, firing, target),
    targetSize: target.length,
    targetMoved: unitOf(state, group.target).moved,
    targetRules: sharedRules(target),
    ...(group.model !== undefined && { single: group.model }),
  };
  return inRolls(roster, firing, frozen);
}

/** What attacks from afar have in common: nobody charges with them, and Fatigue does not count (GDF-MEL-17). */
const FROM_AFAR = { melee: false, charging: false, fatigued: false } as const;

/** A group's attacks, split into rolls of models that hit and wound alike. */
export function inRolls(
  roster: Roster,
  striking: readonly Figure[],
  frozen: Omit<Strike, 'kind' | 'attacks'>,
): Strike[] {
  const kinds = [...new Set(striking.map(({ model }) => roster.models[model] as number))].sort((a, b) => a - b);
  return kindsByRoll(roster, kinds, frozen.weapon).map(together => ({
    ...frozen,
    kind: together[0] as number,
    attacks: together.reduce((sum, kind) => sum + attacksOf(striking, roster, kind, frozen.weapon), 0),
  }));
}

/** The kinds of a group, those together that hit and wound alike. */
function kindsByRoll(roster: Roster, kinds: readonly number[], weapon: number): number[][] {
  const rolls: number[][] = [];
  for (const kind of kinds) {
    const alike = rolls.find(([first]) => attackAlike(roster, first as number, kind, weapon));
    if (alike === undefined) rolls.push([kind]);
    else alike.push(kind);
  }
  return rolls;
}

function attackAlike({ kinds, weapons }: Roster, one: number, other: number, weapon: number): boolean {
  const [a, b] = [kinds[one] as ModelKind, kinds[other] as ModelKind];
  if (a.quality !== b.quality) return false;
  const [own, others] = [rulesWith(a, weapons, weapon), rulesWith(b, weapons, weapon)];
  return own.length === others.length && own.every((rule, i) => worksLike(rule, others[i] as ActiveAttack));
}

const worksLike = (a: ActiveAttack, b: ActiveAttack): boolean => a.hooks === b.hooks && a.x === b.x;

/** GDF-SHT-12, GDF-MEL-09; GDF-SPC-25 for the weight of a charge. */
function attacksOf(striking: readonly Figure[], { kinds, weapons }: Roster, place: number, weapon: number): number {
  const kind = kinds[place] as ModelKind;
  const bearers = striking.filter(figure => figure.kind === kind).length;
  if (weapon === IMPACT) return bearers * kindRules(kind).impact;
  const copies = kind.weapons.filter(carried => carried === weapon).length;
  return bearers * copies * (weapons[weapon] as Weapon).attacks;
}

/** What changes the attacks of a kind of model with a weapon, or with its mere weight. */
const rulesWith = (kind: ModelKind, weapons: readonly Weapon[], weapon: number): readonly ActiveAttack[] =>
  weapon === IMPACT ? weightRules(kind) : attackRules(kind, weapons[weapon] as Weapon);

/** the rules that every living model of a unit has. */
export const rulesOfAll = (state: State, unit: UnitId): readonly string[] => rulesOfEach(livingModels(state, unit));

const rulesOfEach = onceFor((models: readonly Figure[]): readonly string[] => sharedRules(models));

function sharedRules(models: readonly Figure[]): string[] {
  const kinds = [...new Set(models.map(({ kind }) => kind))].map(kind =>
    kindRules(kind).active.map(({ rule }) => rule.id),
  );
  return [...new Set(kinds.flat())].filter(id => kinds.every(rules => rules.includes(id)));
}

export const targetHooks = onceFor((rules: readonly string[]): readonly TargetHooks[] =>
  rules.flatMap(id => ruleNamed(id)?.target ?? []),
);

function hooksOf(state: State, { unit, kind, weapon, spell }: Strike): readonly ActiveAttack[] {
  if (spell !== undefined) return attackHooks(spell.rules);
  const roster = rosterOf(state, unit);
  return rulesWith(roster.kinds[kind] as ModelKind, roster.weapons, weapon);
}

/** GDF-SHT-13, GDF-MEL-10: the number each attack must roll. */
export function hitNeed(state: State, strike: Strike): number {
  if (strike.weapon === IMPACT) return IMPACT_NEED;
  if (strike.fatigued) return FATIGUED_NEED;
  const own = (rosterOf(state, strike.unit).kinds[strike.kind] as ModelKind).quality;
  return hooksOf(state, strike).reduce((need, { hooks }) => hooks.quality?.(strike) ?? need, own);
}

/** What is added to each die to hit. R-29: nothing helps or hurts the Fatigued. */
export function hitModifier(state: State, strike: Strike, explain: boolean): Tally {
  const roll = new Tally(0, explain);
  if (strike.fatigued) return roll;
  for (const hooks of targetHooks(strike.targetRules)) hooks.toHit?.(roll, strike);
  for (const { hooks } of hooksOf(state, strike)) hooks.toHit?.(roll, strike);
  return roll;
}

/** A spell's hits (GDF-CAS-06). GDF-TER-07: cover gives nothing against them. */
export function spellStrike(
  state: State,
  unit: UnitId,
  model: number,
  target: UnitId,
  id: string,
  { hits, rules }: { readonly hits: number; readonly rules: readonly RuleUse[] },
): Strike {
  return {
    unit,
    weapon: SPELL,
    kind: rosterOf(state, unit).models[model] as number,
    target,
    attacks: hits,
    ...FROM_AFAR,
    held: false,
    moved: false,
    distance: closestPair(figures(state, unit), figures(state, target))?.gap ?? 0,
    cover: 'none',
    targetSize: figures(state, target).length,
    targetMoved: unitOf(state, target).moved,
    spell: { id, rules },
    targetRules: rulesOfAll(state, target),
  };
}

/** Hits that need no roll: no die showed anything, so no rule finds a six among them. */
export function landedHits(state: State, strike: Strike): HitGroup[] {
  return afterRules(state, strike, [{ count: strike.attacks, natural: 0, copied: 0, source: strike.weapon, ap: 0 }]);
}

/** The hits of a roll, after every rule that copies, splits or multiplies them; hardest to block first. */
export function hitsOf(state: State, strike: Strike, faces: readonly number[]): HitGroup[] {
  const need = hitNeed(state, strike);
  const modifier = hitModifier(state, strike, false).total;
  const successes = faces.filter(face => succeeds(face, need, modifier));
  return afterRules(state, strike, groupRoll(successes, strike.weapon, { ap: 0 }));
}

function afterRules(state: State, strike: Strike, rolled: readonly HitGroup[]): HitGroup[] {
  let groups = rolled;
  for (const { hooks, x } of hooksOf(state, strike)) groups = hooks.hits?.(groups, strike, x) ?? groups;
  return [...groups].sort((a, b) => b.ap - a.ap);
}

/** Hits that are blocked alike, joined. */
export function blockGroups(hits: readonly HitGroup[]): BlockGroup[] {
  const groups: { count: number; ap: number }[] = [];
  for (const { count, ap } of hits) {
    const alike = groups.find(group => group.ap === ap);
    if (alike === undefined) groups.push({ count, ap });
    else alike.count += count;
  }
  return groups;
}

/** What is added to each die to block a hit with this AP. GDF-SPC-04, -05, GDF-TER-06. */
export function blockModifier(state: State, strike: Strike, ap: number, explain: boolean): Tally {
  const roll = new Tally(0, explain);
  if (ap !== 0) roll.add(-ap, { rule: 'GDF-SPC-04', say: 'gdf.why.ap', args: { ap } });
  if (strike.cover === 'in') roll.add(1, { rule: 'GDF-TER-06', say: 'gdf.why.cover-in' }, COVER_IN);
  if (strike.cover === 'behind') roll.add(1, { rule: 'GDF-TER-06', say: 'gdf.why.cover-behind' }, COVER_BEHIND);
  for (const hooks of targetHooks(strike.targetRules)) hooks.toBlock?.(roll, strike);
  for (const { hooks } of hooksOf(state, strike)) hooks.toBlock?.(roll, strike);
  return roll;
}

/** GDF-SPC-33: the face that must be rolled again to block, if some rule says so. */
export const rerolledFace = (state: State, strike: Strike): number | undefined =>
  hooksOf(state, strike).flatMap(({ hooks }) => hooks.rerollsBlock ?? [])[0];

/** GDF-SPC-11. */
export const woundsPerHit = (state: State, strike: Strike): number =>
  hooksOf(state, strike).reduce((most, { hooks, x }) => Math.max(most, hooks.woundsPerHit?.(x) ?? 1), 1);

/** What is added to the target's Regeneration dice against this weapon's wounds. */
export function regenerationModifier(state: State, strike: Strike, explain: boolean): Tally {
  const roll = new Tally(0, explain);
  for (const { hooks } of hooksOf(state, strike)) hooks.toRegenerate?.(roll);
  return roll;
}

/** GDF-SPC-34: the number at which a wound is ignored, if all who may suffer it regenerate: the unit, or one model of it. */
export function regenerationNeed(state: State, unit: UnitId, single?: number): number | undefined {
  const living = livingModels(state, unit);
  const suffering = single === undefined ? living : living.filter(({ model }) => model === single);
  return targetHooks(sharedRules(suffering)).flatMap(({ regenerates }) => regenerates ?? [])[0];
}

/** do some models of the unit regenerate and others not? Then wounds are shared out first, and each rolls for its own. */
export const regeneratesByModel = (state: State, unit: UnitId): boolean =>
  new Set(livingModels(state, unit).map(({ kind }) => kindRegenerates(kind))).size > 1;

const kindRegenerates = (kind: ModelKind): boolean =>
  kindRules(kind).active.some(({ rule }) => rule.target?.regenerates !== undefined);

/** The number each block roll must reach. GDF-SPC-43: a model that is singled out has its own Defence. */
export function blockNeed(state: State, { target, single }: Strike): number {
  const singled = livingModels(state, target).find(({ model }) => model === single);
  return singled?.kind.defense ?? defenseOf(state, target);
}

/** GDF-SHT-10: has what the strike was declared against been removed already? */
export const isWasted = (state: State, { target, single }: Strike): boolean =>
  single === undefined ? isDestroyed(state, target) : woundsLeft(state, target, single) === 0;

/** GDF-SPC-19, R-51: the number at which a failed test counts as passed, if all who test are Fearless. */
export function moraleRescue(state: State, unit: UnitId, tester?: MoraleTester): number | undefined {
  const testers = moraleTesters(state, unit, tester);
  const rescues = testers.map(({ kind }) => kindRules(kind).rescue);
  return rescues.every(need => need !== undefined) ? rescues[0] : undefined;
}

/** Who takes a unit's morale tests: its ordinary models, or the Hero among them. */
export const MORALE_TESTERS = ['unit', 'hero'] as const;
export type MoraleTester = (typeof MORALE_TESTERS)[number];

/** GDF-GEN-06, GDF-HER-02: the ordinary models test, or the Hero if its owner wants so; a Hero that is alone always does. */
export function moraleTesters(state: State, unit: UnitId, tester: MoraleTester = 'unit'): readonly Figure[] {
  const living = livingModels(state, unit);
  const heroes = tester === 'hero' ? living.filter(({ kind }) => kind.hero) : [];
  return heroes.length > 0 ? heroes : ordinary(living);
}

/** GDF-MOR-06: the number a morale test must roll. */
export const moraleNeed = (state: State, unit: UnitId, tester?: MoraleTester): number =>
  moraleTesters(state, unit, tester)[0]?.kind.quality ?? 6;

/** GDF-HER-02: does it make a difference who tests? A Shaken unit fails in any case, so only the Fearless matter then. */
export function heroTestsOtherwise(state: State, unit: UnitId): boolean {
  if (moraleRescue(state, unit, 'hero') !== moraleRescue(state, unit, 'unit')) return true;
  return !unitOf(state, unit).shaken && moraleNeed(state, unit, 'hero') !== moraleNeed(state, unit, 'unit');
}

/** Heroes come last in everything that a unit suffers. */
function ordinary(living: readonly Figure[]): readonly Figure[] {
  const plain = living.filter(({ kind }) => !kind.hero);
  return plain.length > 0 ? plain : living;
}
