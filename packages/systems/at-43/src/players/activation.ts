import { NOBODY, type Point, type UnitId, type WeaponId } from '../battle.js';
import type { AimShape } from '../decisions/aim.js';
import type { FightChoice, FightShape } from '../decisions/fight.js';
import type { MoveShape } from '../decisions/move.js';
import { allowanceOf } from '../movement/allowance.js';
import { marchTo, stayTogether } from '../movement/suggestMarch.js';
import type { State } from '../state.js';
import { byEye } from '../table/byEye.js';
import { areEnemies, leaderOf, officerOf, unitOf, unitsOf, unitsOnTable, unitWithFighter } from '../units.js';
import { farFrom, goalOf, marchPoint, prefersMelee } from './aims.js';
import type { Table } from './greedy.js';
import { bestShot, blowHarm, type Shot } from './harm.js';

/** What the acting unit does, one action after another. */

const pointOf = ({ x, y }: Point): Point => ({ x, y });

/** Shots worth less than this many army points wait for a better moment. */
const WORTH_FIRING = 4;
const CM = 10_000;

/** Melee where it can, shots before a move that would spoil them, then the move, then shots again. */
export function act({ state, open, kit }: Table): unknown {
  const { acting } = state;
  const unit = Number(kit.prompt.args?.unit ?? acting?.unit ?? 0);
  if (open.includes('exit') && farFromHome(state, unit) < 14 * CM) return 'exit';
  const still = acting?.moved === 'none';
  const shot = open.some(isFire) ? strongest(state, unit, open) : undefined;
  const goal = goalOf(state, unit, pointOf(leaderOf(state, unit)));
  const far = goal ? farFrom(state, leaderOf(state, unit), goal) : 0;
  const stride = allowanceOf(state, unit, leaderOf(state, unit), 'combat');
  const hurries = still && goal !== undefined && far > stride && (shot?.harm ?? 0) < goal.haste;
  if (hurries && open.includes('rapid')) return 'rapid';
  const closesIn = still && prefersMelee(state, unit) && far < 25 * CM;
  if (closesIn && open.includes('rapid')) return 'rapid';
  if (shot && shot.harm > WORTH_FIRING) return shot.action;
  if (still && far > 2 * CM && open.includes('combat')) return 'combat';
  if (shot && shot.harm > 0) return shot.action;
  if (open.includes('melee')) return 'melee';
  if (open.includes('repair')) return 'repair';
  return open.includes('end') ? 'end' : (open.find(id => id === 'combat') ?? kit.sample());
}

const isFire = (id: string | number): boolean => String(id).startsWith('fire:');

/** The weapon whose best salvo does most harm. */
function strongest(
  state: State,
  unit: UnitId,
  open: readonly (string | number)[],
): { action: string; harm: number } | undefined {
  let best: { action: string; harm: number } | undefined;
  for (const id of open) {
    if (!isFire(id)) continue;
    const shot = bestShot(state, unit, Number(String(id).slice('fire:'.length)));
    if (shot && shot.harm > (best?.harm ?? 0)) best = { action: String(id), harm: shot.harm };
  }
  return best;
}

const farFromHome = (state: State, unit: UnitId): number => {
  const leader = leaderOf(state, unit);
  const goal = goalOf(state, unit, pointOf(leader));
  return goal ? byEye(state, leader, goal.at) : Infinity;
};

export function aim({ state, kit }: Table): unknown {
  const { unit, weapon } = kit.prompt.shape as AimShape;
  const shot: Shot | undefined = bestShot(state, unit, weapon as WeaponId);
  return shot?.aim ?? kit.sample();
}

/** Towards the goal; where the way is barred, a little less far, or beside it. */
export function move({ state, kit }: Table): unknown {
  const { unit, mode } = kit.prompt.shape as MoveShape;
  const from = pointOf(leaderOf(state, unit));
  const goal = goalOf(state, unit, from);
  for (const to of goal ? waypoints(from, marchPoint(state, from, goal)) : []) {
    const ends = marchTo(state, unit, mode, to);
    if (ends !== undefined && kit.judge(ends).ok) return ends;
  }
  const stay = stayTogether(state, unit, mode);
  return kit.judge(stay).ok ? stay : kit.sample();
}

function waypoints(from: Point, to: Point): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const at = (along: number, aside: number): Point => ({
    x: Math.round(from.x + dx * along - dy * aside),
    y: Math.round(from.y + dy * along + dx * aside),
  });
  return [to, at(0.7, 0), at(0.6, 0.4), at(0.6, -0.4)].filter(({ x, y }) => x > 0 && y > 0);
}

/** The fight that costs the enemy most. */
export function fight({ state, kit }: Table): unknown {
  const { unit } = kit.prompt.shape as FightShape;
  let best: FightChoice = 'done';
  let most = 0;
  for (const choice of kit.options() as Iterable<FightChoice>) {
    if (choice === 'done') continue;
    const against = unitWithFighter(state, choice.defender);
    if (against === NOBODY || !areEnemies(state, unit, against)) continue;
    const harm = blowHarm(state, choice.weapon, choice.uses.length, against, choice.defender);
    if (harm >= most) [best, most] = [choice, harm];
  }
  return best;
}

/** Attitudes with what is left once every unit without an officer can be paid for: Alert, then cover, then kneeling. */
export function attitude({ state, open, kit }: Table): unknown {
  const { seat } = kit.prompt;
  const unit = Number(kit.prompt.args?.unit ?? 0);
  const owed = [...unitsOf(state, seat)].filter(
    other => unitOf(state, other).card === 'down' && officerOf(state, other) === NOBODY,
  ).length;
  if ((state.sides[seat]?.points ?? 0) <= owed) return 'none';
  const near = [...unitsOnTable(state)].some(
    other => areEnemies(state, unit, other) && byEye(state, leaderOf(state, unit), leaderOf(state, other)) < 70 * CM,
  );
  const wanted = near ? ['alert', 'takeCover'] : ['takeCover'];
  return wanted.find(id => open.includes(id)) ?? 'none';
}
