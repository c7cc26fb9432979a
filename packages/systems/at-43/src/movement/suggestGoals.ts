import type { Rng } from '@banneret/kernel';
import type { Point, UnitId } from '../battle.js';
import type { Shape } from '../missions/mission.js';
import type { State } from '../state.js';
import { areEnemies, leaderOf, unitsOnTable } from '../units.js';

/** Where a unit might want to go: enemy units and the places of the mission, each by its middle. */
export function goalsOf(state: State, unit: UnitId): Point[] {
  const goals: Point[] = [];
  for (const other of unitsOnTable(state)) {
    if (!areEnemies(state, unit, other)) continue;
    const { x, y } = leaderOf(state, other);
    goals.push({ x, y });
  }
  for (const { shape, objective } of state.battle.mission.places) if (objective) goals.push(middleOf(shape));
  return goals;
}

export function middleOf(shape: Shape): Point {
  if (shape.kind === 'disc') return shape.at;
  const corners = shape.kind === 'edge' ? [shape.from, shape.to] : shape.outline;
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / corners.length), y: Math.round(sum.y / corners.length) };
}

/** One of the goals, or now and then any point of the table. */
export function randomGoal(state: State, unit: UnitId, rng: Rng): Point {
  const goals = goalsOf(state, unit);
  if (goals.length > 0 && rng.below(4) > 0) return goals[rng.below(goals.length)]!;
  return { x: rng.below(state.battle.width), y: rng.below(state.battle.depth) };
}
