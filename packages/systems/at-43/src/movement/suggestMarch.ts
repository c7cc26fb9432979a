import { drag, facingTowards, type Mover, type Placed } from '@banneret/geometry';
import type { Point, UnitId } from '../battle.js';
import type { Spot } from '../events.js';
import type { State } from '../state.js';
import { basesOf, sheetOf, unitOf } from '../units.js';
import { allowanceOf } from './allowance.js';
import { cohesionRule, leaderIndex } from './cohesion.js';
import { fieldFor, type Mode } from './field.js';
import { judgeMove, type Ends } from './moving.js';
import { closedUp } from './regroup.js';
import type { Way } from './suggestWays.js';

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

/** A way as a move, if the judge lets it pass: by so much for everybody who can move, else with the unit formed up anew at its end. */
export function along(state: State, unit: UnitId, mode: Mode, way: Way): Ends | undefined {
  const isLegal = (ends: Ends | undefined): ends is Ends => ends !== undefined && judgeMove(state, unit, mode, ends).ok;
  if ('by' in way) {
    const shifted = shiftedBy(state, unit, mode, way.by);
    if (isLegal(shifted)) return shifted;
    const some = shiftedBy(state, unit, mode, way.by, true);
    if (some !== undefined && isLegal(some)) return some;
    if (way.exact === true) return undefined;
  }
  const ends = marchTo(state, unit, mode, 'to' in way ? way.to : aheadBy(state, unit, way.by));
  return isLegal(ends) ? ends : undefined;
}

/** Everybody who can move by as much; `alone`: only those whose way that is, the others staying behind. */
function shiftedBy(state: State, unit: UnitId, mode: Mode, { x, y }: Point, alone = false): Ends | undefined {
  const { fighters } = unitOf(state, unit);
  const can = fighters.map(fighter => allowanceOf(state, unit, fighter, mode));
  if (can.every(budget => budget === 0)) return undefined;
  const far = x * x + y * y;
  if (!alone && can.some(budget => budget > 0 && budget * budget < far)) return undefined;
  const bases = basesOf(state, unit).map((base, i) => {
    const stays = can[i] === 0 || (alone && can[i]! * can[i]! < far);
    return stays ? base : { ...base, at: { x: base.at.x + x, y: base.at.y + y } };
  });
  const goal = { x: bases[0]!.at.x + x, y: bases[0]!.at.y + y };
  return spotsAt(state, unit, bases, goal);
}

/** Where a shift would take the fighter in the middle, who leads the march. */
function aheadBy(state: State, unit: UnitId, by: Point): Point {
  const bases = basesOf(state, unit);
  const sum = bases.reduce((all, { at }) => ({ x: all.x + at.x, y: all.y + at.y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / bases.length) + by.x, y: Math.round(sum.y / bases.length) + by.y };
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
