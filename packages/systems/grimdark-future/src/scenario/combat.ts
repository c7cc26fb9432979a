import { inches } from '@banneret/geometry';
import { problem, type Frame, type Parsed } from '@banneret/kernel';
import { shotsOf, woundsPerHit } from '../attack/attack.js';
import { chargeBarred } from '../movement/charge.js';
import { touchesAny } from '../movement/closing/closing.js';
import type { BlockGroup } from '../events/events.js';
import { figures, isDestroyed } from '../units/figures.js';
import { isTired, meleeStrikes, strikesOf, striking, type Assault } from '../attack/melee.js';
import type { Manner } from '../events/meleeEvents.js';
import { seatOf, type State, type UnitId } from '../state.js';
import { IMPACT, type Cover, type Strike } from '../attack/strike.js';
import { firingOptions } from '../attack/targets.js';

/** One roll of attacks that is still to be resolved. What was frozen when it was declared may be said where it differs now. */
export interface RollBody {
  /** The weapon's id, or "impact". */
  readonly weapon: string;
  /** Shooting only: the unit it is fired at. */
  readonly target?: string;
  readonly attacks?: number;
  readonly targetSize?: number;
  readonly cover?: Cover;
  readonly distance?: number;
}

/** Shots or strikes in the middle of being resolved. */
export interface AttackBody {
  /** Those still to be resolved, the present one first. */
  readonly rolls: readonly RollBody[];
  /** How far the present one has come: hits that wait for their blocks, or unblocked hits; without it, nothing is rolled. */
  readonly hits?: readonly BlockGroup[];
  readonly unblocked?: number;
  /** Shooting: units that earlier rolls wounded. */
  readonly wounded?: readonly string[];
  /** Melee: wounds that earlier rolls of this side caused. */
  readonly wounds?: number;
}

export const MELEE_STAGES = ['pile-in', 'counter', 'attack', 'strike-back', 'result', 'consolidation'] as const;
export type MeleeStage = (typeof MELEE_STAGES)[number];

export interface MeleeBody {
  readonly at: MeleeStage;
  /** Caused by the charger and by its target so far. */
  readonly wounds?: readonly [number, number];
  /** Who was Fatigued when it began; whoever is now, if absent. */
  readonly fatigued?: readonly string[];
  /** Has the target struck with its Counter weapons? */
  readonly countered?: boolean;
}

type Failed = Extract<Parsed<never>, { ok: false }>;

const isFailed = <T>(made: T | Failed): made is Failed => (made as Failed | undefined)?.ok === false;

function unitNamed(state: State, id: string, place: string): UnitId | Failed {
  const unit = state.battle.rosters.findIndex(roster => roster.id === id);
  return unit < 0 ? (problem('gdf.scenario.unknown-unit', { place, unit: id }) as Failed) : unit;
}

/** The unit that was charged: one that can be. */
export function chargedUnit(state: State, unit: UnitId, target: string | undefined): Parsed<UnitId> {
  const place = 'position.activation.target';
  if (target === undefined) return problem('gdf.scenario.charge-without-target', { place });
  const named = unitNamed(state, target, place);
  if (isFailed(named)) return named;
  const barred = chargeBarred(state, unit, named);
  // A unit that fell in the melee is still the one that was charged.
  if (barred !== undefined && !isDestroyed(state, named)) return problem(barred.say, { place, ...barred.args });
  return { ok: true, value: named };
}

/** The frames of a melee at one of its stages, in the middle of one side's strikes if `attack` says so. */
export function meleeFrames(
  state: State,
  charger: UnitId,
  target: UnitId,
  melee: MeleeBody,
  attack: AttackBody | undefined,
): Parsed<readonly Frame[]> {
  const { at, wounds = [0, 0], fatigued, countered = false } = melee;
  const apart = !figures(state, charger).some(model => touchesAny(model, figures(state, target)));
  if (at === 'pile-in' && apart) return problem('gdf.scenario.not-in-contact', { place: 'position.melee.at' });
  // Nobody has struck yet, so nobody between them has fallen.
  const unstruck =
    (at === 'counter' || at === 'attack') && !countered && wounds.every(caused => caused === 0) && attack === undefined;
  if (unstruck && striking(state, charger, target).length === 0)
    return problem('gdf.scenario.out-of-reach', { place: 'position.melee.at' });
  const named = (fatigued ?? []).map((id, i) => unitNamed(state, id, `position.melee.fatigued[${i}]`));
  const stranger = named.find(isFailed);
  if (stranger !== undefined) return stranger;
  const tired = [charger, target].map(unit => (fatigued === undefined ? isTired(state, unit) : named.includes(unit)));
  const vars = { charger, target, tired, caused: wounds, countered };
  if (attack === undefined) return { ok: true, value: [{ proc: 'melee', step: MELEE_STEPS[at], vars }] };
  const manner = MANNER_AT[at];
  if (manner === undefined) return problem('gdf.scenario.no-strikes-now', { place: 'position.melee.at' });
  const own = manner === 'charge' ? 0 : 1;
  const [unit, enemy] = own === 0 ? [charger, target] : [target, charger];
  const assault: Assault = { unit, target: enemy, manner, fatigued: tired[own] === true, countered };
  const strikes = attack.rolls.map((roll, i) => strikeIn(state, assault, roll, `position.attack.rolls[${i}]`));
  const bad = strikes.find(isFailed);
  if (bad !== undefined) return bad;
  const caller = { proc: 'assault', vars: { ...assault, strikes, wounds: attack.wounds ?? 0 } };
  const after = {
    proc: 'melee',
    step: AFTER_STRIKES[manner],
    vars: { ...vars, countered: countered || manner === 'counter' },
  };
  const inside = attackFrames(state, caller, strikes as Strike[], attack);
  return inside.ok ? { ok: true, value: [after, ...inside.value] } : inside;
}

const MELEE_STEPS: Readonly<Record<MeleeStage, string>> = {
  'pile-in': 'pileIn',
  counter: 'counter',
  attack: 'attack',
  'strike-back': 'strikeBack',
  result: 'result',
  consolidation: 'consolidation',
};

const MANNER_AT: Partial<Readonly<Record<MeleeStage, Manner>>> = {
  counter: 'counter',
  attack: 'charge',
  'strike-back': 'strike-back',
};

const AFTER_STRIKES: Readonly<Record<Manner, string>> = {
  counter: 'counterStruck',
  charge: 'attacked',
  'strike-back': 'struckBack',
};

function strikeIn(state: State, assault: Assault, roll: RollBody, place: string): Strike | Failed {
  const weapon = weaponNamed(state, assault.unit, roll.weapon, place);
  if (isFailed(weapon)) return weapon;
  if (weapon !== IMPACT && state.battle.rosters[assault.unit]?.weapons[weapon]?.range !== undefined)
    return problem('gdf.scenario.not-a-melee-weapon', { place, weapon: roll.weapon }) as Failed;
  const eligible = meleeStrikes(state, assault).find(strike => strike.weapon === weapon);
  const anybody = strikesOf(state, assault, figures(state, assault.unit), weapon)[0];
  return frozenAs(eligible, anybody, roll, place);
}

/** The frames of a volley in the middle of being resolved. */
export function volleyFrames(state: State, unit: UnitId, held: boolean, attack: AttackBody): Parsed<readonly Frame[]> {
  const strikes = attack.rolls.map((roll, i) => shotIn(state, unit, held, roll, `position.attack.rolls[${i}]`));
  const bad = strikes.find(isFailed);
  if (bad !== undefined) return bad;
  const wounded = (attack.wounded ?? []).map((id, i) => unitNamed(state, id, `position.attack.wounded[${i}]`));
  const stranger = wounded.find(isFailed);
  if (stranger !== undefined) return stranger;
  const caller = { proc: 'shooting', vars: { unit, held, shots: strikes, wounded } };
  return attackFrames(state, caller, strikes as Strike[], attack);
}

function shotIn(state: State, unit: UnitId, held: boolean, roll: RollBody, place: string): Strike | Failed {
  const weapon = weaponNamed(state, unit, roll.weapon, place);
  if (isFailed(weapon)) return weapon;
  if (state.battle.rosters[unit]?.weapons[weapon]?.range === undefined)
    return problem('gdf.scenario.not-a-ranged-weapon', { place, weapon: roll.weapon }) as Failed;
  const target = unitNamed(state, roll.target ?? '', `${place}.target`);
  if (isFailed(target)) return target;
  if (seatOf(state, target) === seatOf(state, unit))
    return problem('gdf.no.not-an-enemy', { place: `${place}.target` }) as Failed;
  const options = firingOptions(state, unit).find(group => group.weapon === weapon)?.targets ?? [];
  const firing = options.find(option => option.target === target)?.models ?? [];
  const everybody = figures(state, unit).map(({ model }) => model);
  const eligible = shotsOf(state, unit, { weapon, target, models: firing }, held)[0];
  const bearers = everybody.filter(model => carries(state, unit, model, weapon));
  return frozenAs(eligible, shotsOf(state, unit, { weapon, target, models: bearers }, held)[0], roll, place);
}

function carries(state: State, unit: UnitId, model: number, weapon: number): boolean {
  const figure = figures(state, unit).find(candidate => candidate.model === model);
  return figure?.kind.weapons.includes(weapon) === true;
}

function weaponNamed(state: State, unit: UnitId, id: string, place: string): number | Failed {
  if (id === 'impact') return IMPACT;
  const weapon = state.battle.rosters[unit]?.weapons.findIndex(candidate => candidate.id === id) ?? -1;
  return weapon < 0 ? (problem('gdf.scenario.unknown-weapon', { place, weapon: id }) as Failed) : weapon;
}

/** The roll as it stands now, or as it was frozen; who could roll then may be unable to now, if the file says how many dice. */
function frozenAs(
  eligible: Strike | undefined,
  anybody: Strike | undefined,
  { weapon, attacks, targetSize, cover, distance }: RollBody,
  place: string,
): Strike | Failed {
  const strike = eligible ?? (attacks === undefined ? undefined : anybody);
  if (strike === undefined) return problem('gdf.scenario.nobody-strikes', { place, weapon }) as Failed;
  return {
    ...strike,
    ...(attacks !== undefined && { attacks }),
    ...(targetSize !== undefined && { targetSize }),
    ...(cover !== undefined && { cover }),
    ...(distance !== undefined && { distance: inches(distance) }),
  };
}

interface Caller {
  readonly proc: string;
  readonly vars: object;
}

/** The frames from the one that resolves rolls in turn up to the present roll, as far as it has come. */
function attackFrames(
  state: State,
  { proc, vars }: Caller,
  strikes: readonly Strike[],
  { hits, unblocked }: AttackBody,
): Parsed<readonly Frame[]> {
  const strike = strikes[0];
  if (hits === undefined && unblocked === undefined)
    return { ok: true, value: [{ proc, step: 'next', vars: { ...vars, next: 0 } }] };
  if (strike === undefined || isDestroyed(state, strike.target) || (hits !== undefined && unblocked !== undefined))
    return problem('gdf.scenario.no-present-roll', { place: 'position.attack' });
  const resolving = { proc, step: 'resolved', vars: { ...vars, next: 1 } };
  if (unblocked === undefined)
    return { ok: true, value: [resolving, { proc: 'attack', step: 'block', vars: { strike, groups: hits } }] };
  const suffering = { unit: strike.target, hits: unblocked, perHit: woundsPerHit(state, strike), strike };
  return {
    ok: true,
    value: [
      resolving,
      { proc: 'attack', step: 'end', vars: { strike } },
      { proc: 'wounds', step: 'begin', vars: suffering },
    ],
  };
}
