import { moveField, standing, type MoveField } from '@banneret/geometry';
import { illegal, type Ruling } from '@banneret/kernel';
import { boardOf, fieldFor, gaitOf, memoByPosition, othersAround, type Gait } from '../ground/board.js';
import { kindRules } from '../compile.js';
import { figures, type Figure } from '../units/figures.js';
import { judgeCoherency, judgeWays, type MoveLimits } from './movement.js';
import { SCOUT_MOVE, SEPARATION } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import { placedAfter, type Legs } from './ways.js';

/** Over all terrain, but around other units; GDF-SPC-20: who flies goes over them as well. */
export const scoutFields: Readonly<Record<Gait, (state: State, unit: UnitId) => MoveField>> = {
  walk: scoutFieldOf(false),
  fly: scoutFieldOf(true),
};

function scoutFieldOf(flies: boolean): (state: State, unit: UnitId) => MoveField {
  return memoByPosition((state, unit) =>
    moveField(boardOf(state.battle).ground, { blockers: othersAround(state, unit, SEPARATION, flies) }),
  );
}

const scoutLimits = (state: State, unit: UnitId): MoveLimits => ({
  rule: 'GDF-SCT-02',
  overTerrain: true,
  // who never moves does not do so as a Scout either.
  most: ({ kind }) => (kindRules(kind).fixed ? 0 : SCOUT_MOVE),
  field: ({ kind }) => scoutFields[gaitOf(kind)](state, unit),
});

/** is there anybody to ask? */
export const mayScout = (state: State, unit: UnitId): boolean =>
  figures(state, unit).some(({ kind }) => !kindRules(kind).fixed);

/** Is this a legal move of a Scout that was just placed? GDF-SCT-02, R-61. */
export function judgeScoutMove(state: State, unit: UnitId, legs: Legs): Ruling {
  const move = judgeWays(state, unit, legs, scoutLimits(state, unit));
  if (!move.ok) return move;
  const living = figures(state, unit);
  const after = placedAfter(living, legs);
  // H-34: the move ignores terrain, but it ends; nobody ends on what he cannot enter.
  for (const [i, placed] of after.entries()) {
    const { kind, model } = living[i] as Figure;
    const stood = standing(fieldFor(state, unit, gaitOf(kind)), placed);
    if (!stood.ok && stood.by.kind === 'terrain')
      return illegal('GDF-DEP-07', 'gdf.no.stands-impassable', { model: model + 1 });
  }
  return judgeCoherency(living, after);
}
