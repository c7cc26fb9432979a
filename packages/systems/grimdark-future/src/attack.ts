import { closestPair } from '@banneret/geometry';
import { groupRoll } from '@banneret/dice';
import { Tally } from '@banneret/kernel';
import { attackRules, kindRules, ruleNamed, type ActiveAttack } from './compile.js';
import { coverOf } from './cover.js';
import type { BlockGroup, DeclaredShot } from './events.js';
import { figures, type Figure } from './figures.js';
import { COVER_BEHIND, COVER_IN, type TargetHooks } from './rule.js';
import { succeeds } from './rulings.js';
import type { HitGroup, Shot } from './shot.js';
import { rosterOf, unitOf, type ModelKind, type Roster, type State, type UnitId, type Weapon } from './state.js';

/** A declared group with the models that fire, as the targets were listed. */
export interface FiringGroup extends DeclaredShot {
  readonly models: readonly number[];
}

/**
 * Freezes one group's attacks. R-22: the group rolls as one, whatever else its models carry; only those with another
 * Quality, or with special rules that change the attack, roll apart. GDF-SHT-10, -11.
 */
export function shotsOf(state: State, unit: UnitId, group: FiringGroup, held: boolean): Shot[] {
  const roster = rosterOf(state, unit);
  const living = figures(state, unit);
  const firing = living.filter(({ model }) => group.models.includes(model));
  const target = figures(state, group.target);
  const frozen = {
    unit,
    weapon: group.weapon,
    target: group.target,
    held,
    moved: unitOf(state, unit).moved,
    distance: closestPair(living, target)?.gap ?? 0,
    cover: coverOf(state.battle, firing, target),
    targetSize: target.length,
    targetMoved: unitOf(state, group.target).moved,
    targetRules: rulesOfAll(state, group.target),
  };
  const kinds = [...new Set(group.models.map(model => roster.models[model] as number))].sort((a, b) => a - b);
  return kindsByRoll(roster, kinds, group.weapon).map(together => ({
    ...frozen,
    kind: together[0] as number,
    attacks: together.reduce((sum, kind) => sum + attacksOf(firing, roster, kind, group.weapon), 0),
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
  const rulesOf = (kind: ModelKind): readonly ActiveAttack[] => attackRules(kind, weapons[weapon] as Weapon);
  const [own, others] = [rulesOf(a), rulesOf(b)];
  return (
    own.length === others.length && own.every(({ hooks, x }, i) => hooks === others[i]?.hooks && x === others[i]?.x)
  );
}

/** GDF-SHT-12. */
function attacksOf(firing: readonly Figure[], { kinds, weapons }: Roster, place: number, weapon: number): number {
  const kind = kinds[place] as ModelKind;
  const copies = kind.weapons.filter(carried => carried === weapon).length;
  const bearers = firing.filter(figure => figure.kind === kind).length;
  return bearers * copies * (weapons[weapon] as Weapon).attacks;
}

/** the rules that every living model of a unit has. */
export function rulesOfAll(state: State, unit: UnitId): string[] {
  const [first, ...others] = [...new Set(figures(state, unit).map(({ kind }) => kind))];
  if (first === undefined) return [];
  const shared = kindRules(first).active.filter(({ rule }) =>
    others.every(kind => kindRules(kind).active.some(other => other.rule === rule)),
  );
  return shared.map(({ rule }) => rule.id);
}

const targetHooks = (rules: readonly string[]): TargetHooks[] => rules.flatMap(id => ruleNamed(id)?.target ?? []);

function hooksOf(state: State, { unit, kind, weapon }: Shot): readonly ActiveAttack[] {
  const roster = rosterOf(state, unit);
  return attackRules(roster.kinds[kind] as ModelKind, roster.weapons[weapon] as Weapon);
}

/** GDF-SHT-13: the number each attack must roll. */
export function hitNeed(state: State, shot: Shot): number {
  const own = (rosterOf(state, shot.unit).kinds[shot.kind] as ModelKind).quality;
  return hooksOf(state, shot).reduce((need, { hooks }) => hooks.quality?.(shot) ?? need, own);
}

/** What is added to each die to hit. */
export function hitModifier(state: State, shot: Shot, explain: boolean): Tally {
  const roll = new Tally(0, explain);
  for (const hooks of targetHooks(shot.targetRules)) hooks.toHit?.(roll, shot);
  for (const { hooks } of hooksOf(state, shot)) hooks.toHit?.(roll, shot);
  return roll;
}

/** The hits of a roll, after every rule that copies, splits or multiplies them; hardest to block first. */
export function hitsOf(state: State, shot: Shot, faces: readonly number[], explain = false): HitGroup[] {
  const need = hitNeed(state, shot);
  const modifier = hitModifier(state, shot, explain).total;
  const successes = faces.filter(face => succeeds(face, need, modifier));
  let groups: readonly HitGroup[] = groupRoll(successes, shot.weapon, { ap: 0 });
  for (const { hooks, x } of hooksOf(state, shot)) groups = hooks.hits?.(groups, shot, x) ?? groups;
  return [...groups].sort((a, b) => b.ap - a.ap || b.natural - a.natural || a.copied - b.copied);
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
export function blockModifier(state: State, shot: Shot, ap: number, explain: boolean): Tally {
  const roll = new Tally(0, explain);
  if (ap !== 0) roll.add(-ap, { rule: 'GDF-SPC-04', say: 'gdf.why.ap', args: { ap } });
  if (shot.cover === 'in') roll.add(1, { rule: 'GDF-TER-06', say: 'gdf.why.cover-in' }, COVER_IN);
  if (shot.cover === 'behind') roll.add(1, { rule: 'GDF-TER-06', say: 'gdf.why.cover-behind' }, COVER_BEHIND);
  for (const { hooks } of hooksOf(state, shot)) hooks.toBlock?.(roll, shot);
  return roll;
}

/** GDF-SPC-33: the face that must be rolled again to block, if some rule says so. */
export const rerolledFace = (state: State, shot: Shot): number | undefined =>
  hooksOf(state, shot).find(({ hooks }) => hooks.rerollsBlock !== undefined)?.hooks.rerollsBlock;

/** GDF-SPC-11. */
export const woundsPerHit = (state: State, shot: Shot): number =>
  hooksOf(state, shot).reduce((most, { hooks, x }) => Math.max(most, hooks.woundsPerHit?.(x) ?? 1), 1);

/** What is added to the target's Regeneration dice against this weapon's wounds. */
export function regenerationModifier(state: State, shot: Shot, explain: boolean): Tally {
  const roll = new Tally(0, explain);
  for (const { hooks } of hooksOf(state, shot)) hooks.toRegenerate?.(roll);
  return roll;
}

/** GDF-SPC-34: the number at which the unit ignores a wound, if all its models can. */
export const regenerationNeed = (state: State, unit: UnitId): number | undefined =>
  targetHooks(rulesOfAll(state, unit)).find(hooks => hooks.regenerates !== undefined)?.regenerates;

/** GDF-SPC-19, R-51: the number at which a failed test counts as passed, if all who test are Fearless. */
export function moraleRescue(state: State, unit: UnitId): number | undefined {
  const testers = moraleTesters(state, unit);
  const rescues = testers.map(({ kind }) => kindRules(kind).rescue);
  return rescues.every(need => need !== undefined) ? rescues[0] : undefined;
}

/** GDF-GEN-06: the ordinary models test; a Hero does when it is alone. */
export function moraleTesters(state: State, unit: UnitId): readonly Figure[] {
  const living = figures(state, unit);
  const ordinary = living.filter(({ kind }) => !kind.hero);
  return ordinary.length > 0 ? ordinary : living;
}
