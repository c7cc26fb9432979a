import { closestPair, type Um } from '@banneret/geometry';
import { inRolls, rulesOfAll } from '../attack/attack.js';
import { fearOf, isTired, strikesBy } from '../attack/melee.js';
import type { Manner } from '../events/meleeEvents.js';
import { allowance, orderBarred } from '../movement/movement.js';
import type { Pace } from '../rule.js';
import { rosterOf, unitOf, type Battle, type Model, type State, type UnitId } from '../state.js';
import { figures } from '../units/figures.js';
import { isAircraft } from '../units/traits.js';
import { expectedWounds, staminaOf, worthOfWounds } from './harm.js';

/**
 * What one unit can do to another on open ground, wherever the two are: nothing here depends on where they stand, so that it
 * is reckoned once for as long as both are in the same condition.
 */

/** The wounds a weapon causes on average, and how far it reaches. */
interface Reach {
  readonly range: Um;
  readonly wounds: number;
}

/** What a charge comes to on average. */
export interface Clash {
  readonly dealt: number;
  readonly taken: number;
  /** By how much the charger is ahead when wounds and Fear are compared. */
  readonly lead: number;
}

/** Everything about a unit that its blows and its endurance depend on. */
const conditions = new WeakMap<readonly Model[], string>();

function conditionOf(state: State, unit: UnitId): string {
  const { models, boons } = unitOf(state, unit);
  let known = conditions.get(models);
  if (known === undefined) {
    known = `${unit}:${models.map(({ wounds }) => wounds).join(' ')}:${boons.map(({ spell }) => spell).join()}`;
    conditions.set(models, known);
  }
  return isTired(state, unit) ? `${known}!` : known;
}

const MOST_KNOWN = 10_000;

/** Remembers what was reckoned for two units of a battle, while both are in the same condition. */
function memoByCondition<T extends object>(make: (state: State, unit: UnitId, target: UnitId) => T): typeof make {
  const battles = new WeakMap<Battle, Map<string, T>>();
  const byModels = memoByModels<{ readonly tired: number; readonly value: T }>();
  const found = (state: State, unit: UnitId, target: UnitId): T => {
    let known = battles.get(state.battle);
    if (known === undefined) battles.set(state.battle, (known = new Map()));
    const key = `${conditionOf(state, unit)}>${conditionOf(state, target)}`;
    let value = known.get(key);
    if (value !== undefined) return value;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, (value = make(state, unit, target)));
    return value;
  };
  return (state, unit, target) => {
    const latest = byModels(state, unit, target);
    const tired = (isTired(state, unit) ? 1 : 0) + (isTired(state, target) ? 2 : 0);
    if (latest.value?.tired !== tired) latest.value = { tired, value: found(state, unit, target) };
    return latest.value.value;
  };
}

/** A place to keep something for two units for as long as the models of both are the same. */
function memoByModels<T>(): (state: State, one: UnitId, other: UnitId) => { value?: T } {
  const known = new WeakMap<readonly Model[], WeakMap<readonly Model[], { value?: T }>>();
  return (state, one, other) => {
    const [a, b] = [unitOf(state, one).models, unitOf(state, other).models];
    let others = known.get(a);
    if (others === undefined) known.set(a, (others = new WeakMap()));
    let kept = others.get(b);
    if (kept === undefined) others.set(b, (kept = {}));
    return kept;
  };
}

const reaches = memoByCondition((state, unit, target): readonly Reach[] => {
  const roster = rosterOf(state, unit);
  return roster.weapons.flatMap(({ range }, weapon) =>
    range === undefined ? [] : [{ range, wounds: openShots(state, unit, target, weapon) }],
  );
});

/** All bearers of a weapon in range, the target in the open. */
function openShots(state: State, unit: UnitId, target: UnitId, weapon: number): number {
  const strikes = inRolls(rosterOf(state, unit), figures(state, unit), {
    unit,
    weapon,
    target,
    melee: false,
    charging: false,
    fatigued: false,
    held: false,
    moved: true,
    distance: 0,
    cover: 'none',
    targetSize: figures(state, target).length,
    targetMoved: true,
    targetRules: rulesOfAll(state, target),
  });
  return strikes.reduce((sum, strike) => sum + expectedWounds(state, strike), 0);
}

/** The wounds of a volley from so far away. */
export function volleyAt(state: State, unit: UnitId, target: UnitId, gap: Um): number {
  let wounds = 0;
  for (const reach of reaches(state, unit, target)) if (reach.range >= gap) wounds += reach.wounds;
  return wounds;
}

/** As if everybody came to blows: those who charge strike first, and fewer strike back. */
export const clashOf = memoByCondition((state, unit, target): Clash => {
  const dealt = assaultOn(state, unit, target, 'charge');
  const left = Math.max(0, 1 - dealt / Math.max(1, staminaOf(state, target)));
  const taken = left * assaultOn(state, target, unit, 'strike-back');
  return { dealt, taken, lead: dealt + fearOf(state, unit) - taken - fearOf(state, target) };
});

function assaultOn(state: State, unit: UnitId, target: UnitId, manner: Manner): number {
  const assault = { unit, target, manner, fatigued: isTired(state, unit), countered: false };
  const strikes = strikesBy(state, assault, figures(state, unit));
  // Where the two stand now does not matter: they will be in contact.
  return strikes.reduce((sum, strike) => sum + expectedWounds(state, { ...strike, distance: 0 }), 0);
}

/** Points won minus points lost in a charge: what it kills, what strikes back, what the loser's morale is worth. */
export function clashWorth(state: State, unit: UnitId, target: UnitId): number {
  const { dealt, taken, lead } = clashOf(state, unit, target);
  const stake = lead > 0 ? rosterOf(state, target).cost : -rosterOf(state, unit).cost;
  const morale = MORALE * stake * Math.min(1, Math.abs(lead));
  return worthOfWounds(state, target, dealt) - worthOfWounds(state, unit, taken) + morale;
}

/** What a lost morale test costs, as a share of the unit. */
const MORALE = 0.15;

const gaps = memoByModels<Um>();

/** From base edge to base edge; remembered while neither moves. */
export function gapBetween(state: State, one: UnitId, other: UnitId): Um {
  const kept = one < other ? gaps(state, one, other) : gaps(state, other, one);
  return (kept.value ??= closestPair(figures(state, one), figures(state, other))?.gap ?? Infinity);
}

/** The points that the unit's best attack on this enemy is worth, if it is let: it may walk before it shoots, or charge. */
export function menace(state: State, unit: UnitId, enemy: UnitId): number {
  const gap = gapBetween(state, unit, enemy);
  const { walk, charge } = strideOf(state, unit);
  const volley = worthOfWounds(state, enemy, volleyAt(state, unit, enemy, gap - walk));
  if (gap > charge || isAircraft(state, enemy)) return volley;
  return Math.max(volley, clashWorth(state, unit, enemy));
}

interface Stride {
  readonly walk: Um;
  readonly charge: Um;
  readonly rush: Um;
}

const strides = new WeakMap<readonly Model[], Stride>();

/** How far a unit comes in an activation; by its slowest model. */
export function strideOf(state: State, unit: UnitId): Stride {
  const { models } = unitOf(state, unit);
  const known = strides.get(models);
  if (known !== undefined) return known;
  const most = (pace: Pace): Um => {
    if (orderBarred(state, unit, pace) !== undefined) return 0;
    return figures(state, unit).reduce((least, figure) => Math.min(least, allowance(figure, pace)), Infinity);
  };
  const made = { walk: most('advance'), charge: most('charge'), rush: Math.max(most('advance'), most('rush')) };
  strides.set(models, made);
  return made;
}
