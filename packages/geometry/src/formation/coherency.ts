import { within } from '../distance.js';
import type { Placed } from '../shapes.js';
import type { Um } from '../units.js';

/** How a unit must keep together, as data. Every part that is given must hold; a single model always keeps together. */
export interface CoherencyRule {
  /** Every model is within this distance of at least one other. */
  readonly link?: Um;
  /** The links must form one unbroken chain through the unit. Only meaningful with `link`. */
  readonly chain?: boolean;
  /** Every model is within this distance of every other. */
  readonly spread?: Um;
  /** Every model is within a distance of one of them, given by its index. */
  readonly leader?: { readonly model: number; readonly distance: Um };
}

/** A model that breaks the rule, which part of it, and the model it is too far from where there is one. */
export interface CoherencyBreak {
  readonly model: number;
  readonly part: 'link' | 'chain' | 'spread' | 'leader';
  readonly other?: number;
}

/** All breaches, in the order link, chain, spread, leader and within each by model; empty when the unit is coherent. */
export function coherencyBreaks(models: readonly Placed[], rule: CoherencyRule): CoherencyBreak[] {
  if (models.length < 2) return [];
  return [
    ...(rule.link === undefined ? [] : linkBreaks(models, rule.link, rule.chain ?? false)),
    ...(rule.spread === undefined ? [] : spreadBreaks(models, rule.spread)),
    ...(rule.leader === undefined ? [] : leaderBreaks(models, rule.leader)),
  ];
}

export const coherent = (models: readonly Placed[], rule: CoherencyRule): boolean =>
  coherencyBreaks(models, rule).length === 0;

function linkBreaks(models: readonly Placed[], link: Um, chain: boolean): CoherencyBreak[] {
  const groups = linkedGroups(models, link);
  const alone: CoherencyBreak[] = [];
  const astray: CoherencyBreak[] = [];
  if (groups.every(group => group === 0)) return alone; // one chain, as nearly always
  const main = largestGroup(groups);
  for (const model of models.keys()) {
    const size = groups.filter(group => group === groups[model]).length;
    if (size === 1) alone.push({ model, part: 'link' });
    if (chain && size > 1 && groups[model] !== main) astray.push({ model, part: 'chain' });
  }
  return [...alone, ...astray];
}

/** For each model the lowest index among those it is linked to, directly or through others. */
export function linkedGroups(models: readonly Placed[], link: Um): number[] {
  const groups: number[] = models.map(() => -1);
  for (let first = 0; first < models.length; first++) {
    if (groups[first] !== -1) continue;
    groups[first] = first;
    const frontier = [first];
    while (frontier.length > 0) {
      const at = models[frontier.pop()!]!;
      for (let other = 0; other < models.length; other++) {
        if (groups[other] !== -1 || !within(at, models[other]!, link)) continue;
        groups[other] = first;
        frontier.push(other);
      }
    }
  }
  return groups;
}

/** The group with most members, the one with the lowest index in case of a tie. */
function largestGroup(groups: readonly number[]): number {
  const sizes = new Map<number, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  let best = groups[0]!;
  for (const group of groups) if (sizes.get(group)! > sizes.get(best)!) best = group;
  return best;
}

function spreadBreaks(models: readonly Placed[], spread: Um): CoherencyBreak[] {
  const breaks: CoherencyBreak[] = [];
  if (isClose(models, spread)) return breaks;
  for (const [model, at] of models.entries()) {
    const other = models.findIndex(candidate => !within(at, candidate, spread));
    if (other >= 0) breaks.push({ model, part: 'spread', other });
  }
  return breaks;
}

/** Do all centres lie in a box whose diagonal is no longer than this? Most units do, and then no two bases are farther apart. */
function isClose(models: readonly Placed[], spread: Um): boolean {
  let left = Infinity;
  let right = -Infinity;
  let near = Infinity;
  let far = -Infinity;
  for (const { at } of models) {
    left = Math.min(left, at.x);
    right = Math.max(right, at.x);
    near = Math.min(near, at.y);
    far = Math.max(far, at.y);
  }
  return (right - left) * (right - left) + (far - near) * (far - near) <= spread * spread;
}

function leaderBreaks(models: readonly Placed[], leader: NonNullable<CoherencyRule['leader']>): CoherencyBreak[] {
  const at = models[leader.model];
  if (!at) throw new RangeError(`the unit has no model ${leader.model} to lead it`);
  const breaks: CoherencyBreak[] = [];
  for (const [model, placed] of models.entries()) {
    if (model === leader.model || within(at, placed, leader.distance)) continue;
    breaks.push({ model, part: 'leader', other: leader.model });
  }
  return breaks;
}
