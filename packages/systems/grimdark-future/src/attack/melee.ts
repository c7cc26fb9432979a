import { closestPair, within } from '@banneret/geometry';
import { inRolls, rulesOfAll } from './attack.js';
import { attackRules, kindRules } from '../compile.js';
import { figures, isDestroyed, type Figure } from '../units/figures.js';
import type { Manner } from '../events/meleeEvents.js';
import { STRIKE_REACH } from '../rulings.js';
import { rosterOf, unitOf, type ModelKind, type State, type UnitId, type Weapon } from '../state.js';
import { IMPACT, type Strike } from './strike.js';
import { resolvedFirst } from './targets.js';

/** GDF-MEL-06: the models of a unit that are near enough to strike at another. */
export const striking = (state: State, unit: UnitId, target: UnitId): Figure[] =>
  figures(state, unit).filter(figure => figures(state, target).some(enemy => within(figure, enemy, STRIKE_REACH)));

/** One side's part in a melee. */
export interface Assault {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly manner: Manner;
  /** GDF-MEL-16, -17: as it was when the melee began. */
  readonly fatigued: boolean;
  /** Has the unit struck with its Counter weapons already? R-48: each weapon strikes once in a melee. */
  readonly countered: boolean;
}

/**
 * Everything a unit strikes with, frozen: the weight of a charge first, then Deadly weapons (GDF-SPC-12), then the
 * others in the order of the roster. GDF-MEL-07, -09.
 */
export const meleeStrikes = (state: State, assault: Assault): Strike[] =>
  strikesBy(state, assault, striking(state, assault.unit, assault.target));

/** The same for models that are said to be near enough: how an assault would be if all of these came to blows. */
export function strikesBy(state: State, assault: Assault, near: readonly Figure[]): Strike[] {
  const { unit, manner } = assault;
  const { weapons } = rosterOf(state, unit);
  const places = [...weapons.keys()].filter(weapon => weapons[weapon]?.range === undefined);
  const first = places.filter(weapon => resolvedFirst(state, unit, weapon));
  const then = places.filter(weapon => !first.includes(weapon));
  return [
    ...(manner === 'charge' ? impactStrikes(state, assault, near) : []),
    ...[...first, ...then].flatMap(weapon => weaponStrikes(state, assault, near, weapon)),
  ];
}

function weaponStrikes(state: State, assault: Assault, near: readonly Figure[], place: number): Strike[] {
  const roster = rosterOf(state, assault.unit);
  const weapon = roster.weapons[place] as Weapon;
  const bearers = near.filter(
    ({ kind }) => kind.weapons.includes(place) && strikesNow(assault, isCounter(kind, weapon)),
  );
  return inRolls(roster, bearers, frozen(state, assault, place));
}

/** The rolls of one weapon by these models, near enough or not; for the weight of a charge, before Counter lessens it. */
export const strikesOf = (state: State, assault: Assault, models: readonly Figure[], weapon: number): Strike[] =>
  weapon === IMPACT ? weightOf(state, assault, models) : weaponStrikes(state, assault, models, weapon);

const weightOf = (state: State, assault: Assault, models: readonly Figure[]): Strike[] =>
  inRolls(
    rosterOf(state, assault.unit),
    models.filter(({ kind }) => kindRules(kind).impact > 0),
    frozen(state, assault, IMPACT),
  );

function strikesNow({ manner, countered }: Assault, counter: boolean): boolean {
  if (manner === 'counter') return counter;
  return !(manner === 'strike-back' && countered && counter);
}

const isCounter = (kind: ModelKind, weapon: Weapon): boolean =>
  attackRules(kind, weapon).some(({ hooks }) => hooks.strikesFirst === true);

/** GDF-SPC-25, -10, R-56: what Counter takes away is taken from the total, the last roll first. */
function impactStrikes(state: State, assault: Assault, near: readonly Figure[]): Strike[] {
  let lost = counterModels(state, assault.target);
  const left: Strike[] = [];
  for (const strike of weightOf(state, assault, near).reverse()) {
    const taken = Math.min(lost, strike.attacks);
    lost -= taken;
    if (taken < strike.attacks) left.unshift({ ...strike, attacks: strike.attacks - taken });
  }
  return left;
}

/** GDF-SPC-10, R-48: the living models that carry a Counter weapon, near enough to strike or not. */
function counterModels(state: State, unit: UnitId): number {
  const { weapons } = rosterOf(state, unit);
  const counters = figures(state, unit).filter(({ kind }) =>
    kind.weapons.some(place => {
      const weapon = weapons[place] as Weapon;
      return weapon.range === undefined && isCounter(kind, weapon);
    }),
  );
  return counters.length;
}

/** What every roll of the assault has in common. GDF-MEL-11: there is no cover in melee; R-29: Impact knows no fatigue. */
function frozen(state: State, assault: Assault, weapon: number): Omit<Strike, 'kind' | 'attacks'> {
  const { unit, target, manner, fatigued } = assault;
  const enemies = figures(state, target);
  return {
    unit,
    weapon,
    target,
    melee: true,
    charging: manner === 'charge',
    fatigued: fatigued && weapon !== IMPACT,
    held: false,
    moved: unitOf(state, unit).moved,
    distance: closestPair(figures(state, unit), enemies)?.gap ?? 0,
    cover: 'none',
    targetSize: enemies.length,
    targetMoved: unitOf(state, target).moved,
    targetRules: rulesOfAll(state, target),
  };
}

/** GDF-MEL-16, GDF-MOR-10: does the unit hit on sixes only, in a melee that begins now? */
export function isTired(state: State, unit: UnitId): boolean {
  const { fatigued, shaken } = unitOf(state, unit);
  return fatigued || shaken;
}

/** GDF-SPC-18, R-40, R-41: one living model is enough, and a Hero's Fear adds to that of the unit it is in. */
export function fearOf(state: State, unit: UnitId): number {
  const living = figures(state, unit);
  const [heroes, others] = [living.filter(({ kind }) => kind.hero), living.filter(({ kind }) => !kind.hero)];
  return mostFear(heroes) + mostFear(others);
}

const mostFear = (models: readonly Figure[]): number =>
  models.reduce((most, { kind }) => Math.max(most, kindRules(kind).fear), 0);

/** Two units in a melee. */
export interface Opponents {
  readonly charger: UnitId;
  readonly target: UnitId;
}

/** GDF-MEL-20 to -24, R-71: who is gone has lost, whatever the count; otherwise who caused less, Fear included. */
export function loserOf(
  state: State,
  { charger, target }: Opponents,
  caused: readonly [number, number],
): UnitId | undefined {
  if (isDestroyed(state, charger)) return charger;
  if (isDestroyed(state, target)) return target;
  const own = caused[0] + fearOf(state, charger);
  const others = caused[1] + fearOf(state, target);
  if (own > others) return target;
  return own < others ? charger : undefined;
}
