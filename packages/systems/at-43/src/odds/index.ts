import { fraction, fromWeights, type Distribution, type Fraction } from '@banneret/dice';
import { resume, type Frame } from '@banneret/kernel';
import type { UnitId } from '../battle.js';
import type { Target } from '../events.js';
import { defendersOf, type Fight } from '../melee/fights.js';
import type { Salvo } from '../procedures/machine.js';
import { shootingTestAt } from '../procedures/salvo.js';
import { bandOf } from '../rulings.js';
import { clone, type State } from '../state.js';
import { at43 } from '../system.js';
import { byEye } from '../table/byEye.js';
import { fighterIn, isArmour, leaderOf, seatOf, sheetOf, unitOf, unitWithFighter, weaponOf } from '../units.js';
import { explore, type Outcomes } from './explore.js';

/** What an attack may do to one unit. */
export interface UnitOdds {
  readonly unit: UnitId;
  /** Fighters lost. */
  readonly lost: Distribution;
  /** Structure points lost, of machines. */
  readonly structure: Distribution;
  readonly gone: Fraction;
}

/**
 * The odds of a salvo at a range, exactly: from the dice through fire zone, saves, damage and locations to the losses; for indirect fire
 * over all deviations. Units that nothing can happen to are left out.
 */
export function salvoOdds(state: State, salvo: Salvo, band: number): UnitOdds[] | undefined {
  const { unit, weapon, target, uses } = salvo;
  const test = shootingTestAt(weaponOf(state, weapon), band);
  if (test.need === 'never') return [];
  const tests = weaponOf(state, weapon).rate * uses.length;
  return oddsOf(state, [
    { proc: 'salvo', step: 'land', vars: { unit, weapon, target, uses } },
    { proc: 'shooting', step: 'begin', vars: { seat: seatOf(state, unit), weapon, tests, ...test } },
  ]);
}

/** The odds of one fight of a melee. */
export function fightOdds(state: State, unit: UnitId, { weapon, uses, defender }: Fight): UnitOdds[] | undefined {
  const defenders = defendersOf(state, unit, uses, defender);
  if (defenders.length === 0) return [];
  const against = unitWithFighter(state, defender);
  return oddsOf(state, [{ proc: 'fight', step: 'begin', vars: { unit, weapon, uses, against, defenders } }]);
}

/**
 * AT43-GEN-05, R-08: how far a target is, before anybody has measured: as it looks, from edge to edge. The range band of a guess
 * may be wrong; with free measuring it never is.
 */
export function seeingBand(state: State, unit: UnitId, { unit: other, fighter }: Target): number {
  const from = leaderOf(state, unit);
  const to = fighterIn(unitOf(state, other), fighter) ?? leaderOf(state, other);
  const guess = byEye(state, { x: from.x, y: from.y }, { x: to.x, y: to.y });
  return bandOf(Math.max(0, guess - reachOf(state, from.id) - reachOf(state, to.id)));
}

const reachOf = (state: State, fighter: number): number => {
  const { base } = sheetOf(state, fighter);
  return base.kind === 'round' ? base.radius : (base.length + base.width) / 4;
};

function oddsOf(state: State, stack: Frame[]): UnitOdds[] | undefined {
  const outcomes = explore(resume(at43, clone(state), stack));
  return outcomes && unitOdds(state, outcomes);
}

function unitOdds(state: State, { worlds, total }: Outcomes): UnitOdds[] {
  return state.units.flatMap((before, unit) => {
    if (worlds.every(world => unitOf(world.state, unit).fighters === before.fighters)) return [];
    const spread = (measure: (now: State) => number): Distribution =>
      fromWeights(worlds.map(world => [measure(world.state), world.weight]));
    const gone = worlds
      .filter(world => unitOf(world.state, unit).place === 'eliminated')
      .reduce((sum, { weight }) => sum + weight, 0n);
    return [
      {
        unit,
        lost: spread(now => Math.max(0, before.fighters.length - unitOf(now, unit).fighters.length)),
        structure: spread(now => (isArmour(state, unit) ? structureOf(state, unit) - structureOf(now, unit) : 0)),
        gone: fraction(gone, total),
      },
    ];
  });
}

/** All structure points of a unit's machines. */
const structureOf = (state: State, unit: UnitId): number =>
  unitOf(state, unit).fighters.reduce((sum, { parts }) => sum + parts.reduce((all, part) => all + part, 0), 0);
