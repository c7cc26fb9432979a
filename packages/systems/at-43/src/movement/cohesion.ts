import { coherencyBreaks, type CoherencyBreak, type CoherencyRule, type Placed } from '@banneret/geometry';
import type { UnitId } from '../battle.js';
import { COHESION } from '../rulings.js';
import type { State } from '../state.js';
import { basesOf, leaderOf, unitOf } from '../units.js';

/** AT43-UNIT-05, -06: everybody near the leader, and next to somebody; links need not make one chain. */
export const cohesionRule = (leader: number): CoherencyRule => ({
  link: COHESION.link,
  leader: { model: leader, distance: COHESION.leader },
});

export const leaderIndex = (state: State, unit: UnitId): number =>
  unitOf(state, unit).fighters.indexOf(leaderOf(state, unit));

/** What is wrong with the unit's cohesion if its fighters stood there. */
export const cohesionBreaks = (state: State, unit: UnitId, ends: readonly Placed[]): CoherencyBreak[] =>
  coherencyBreaks(ends, cohesionRule(leaderIndex(state, unit)));

export const isCohesive = (state: State, unit: UnitId): boolean =>
  cohesionBreaks(state, unit, basesOf(state, unit)).length === 0;
