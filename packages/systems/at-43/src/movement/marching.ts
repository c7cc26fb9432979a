import { drag, facingTowards, type Mover, type Placed } from '@banneret/geometry';
import type { Point, UnitId } from '../battle.js';
import type { Spot } from '../events.js';
import type { State } from '../state.js';
import { basesOf, sheetOf, unitOf } from '../units.js';
import { allowanceOf } from './allowance.js';
import { cohesionRule, leaderIndex } from './cohesion.js';
import { fieldFor, type Mode } from './field.js';
import type { Ends } from './moving.js';
import { closedUp } from './regroup.js';

/** The whole unit towards a point, as far as its slowest fighter goes; nothing where the table has no room for it. */
export function marchTo(state: State, unit: UnitId, mode: Mode, goal: Point): Ends | undefined {
  const { fighters } = unitOf(state, unit);
  const movers: Mover[] = basesOf(state, unit).map((placed, i) => ({
    placed: { ...placed, at: { x: placed.at.x, y: placed.at.y } },
    budget: allowanceOf(state, unit, fighters[i]!, mode),
  }));
  if (movers.some(({ budget }) => budget === 0)) return undefined;
  const formation = drag(fieldFor(state, unit, mode), movers, goal, {
    coherency: cohesionRule(leaderIndex(state, unit)),
  });
  return formation.ok ? spotsAt(state, unit, formation.placed, goal) : undefined;
}

/** Everybody where he stands, or as near to the leader as he can come if cohesion was lost. */
export function stayTogether(state: State, unit: UnitId, mode: Mode): Ends {
  return spotsAt(state, unit, closedUp(state, unit, mode).ends);
}

/** Vehicles turn towards what they go for, where their base allows it without another look. */
function spotsAt(state: State, unit: UnitId, ends: readonly Placed[], goal?: Point): Spot[] {
  return unitOf(state, unit).fighters.map(({ id, facing }, i) => {
    const { x, y } = ends[i]!.at;
    const { category, base } = sheetOf(state, id);
    const turns =
      goal !== undefined && category === 'vehicle' && base.kind === 'round' && (goal.x !== x || goal.y !== y);
    return { fighter: id, x, y, facing: turns ? facingTowards({ x, y }, goal) : facing };
  });
}
