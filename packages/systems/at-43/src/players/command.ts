import type { OptionId } from '@banneret/kernel';
import { cm, squaredDistance } from '@banneret/geometry';
import { artilleryWeapon } from '../abilities/artillery.js';
import { NOBODY, type UnitId } from '../battle.js';
import type { EnterShape } from '../decisions/enter.js';
import { anchorsFor, formationAt } from '../entry/suggestFormations.js';
import { missionPlace } from '../missions/places.js';
import { middleOf } from '../movement/suggestGoals.js';
import type { State } from '../state.js';
import { byEye } from '../table/byEye.js';
import {
  areEnemies,
  fighterIn,
  leaderOf,
  rosterOf,
  sheetOf,
  unitOf,
  unitsOf,
  unitsOnTable,
  unitWithFighter,
} from '../units.js';
import { goalOf } from './aims.js';
import type { Table } from './greedy.js';
import { harmAround } from './harm.js';

/** Decisions between the actions: cards, arrivals, purchases, who falls. */

/** Units that stand under fire or can fire go first, the dearest of them foremost; those off the table come last. */
export function order({ state, kit }: Table): unknown {
  const { of } = kit.prompt.shape as unknown as { of: readonly UnitId[] };
  const urgency = (unit: UnitId): number => {
    if (unitOf(state, unit).place !== 'table') return rosterOf(state, unit).cost / 1000;
    const near = nearestEnemy(state, unit);
    return 100 * Math.max(0, 1 - near / cm(80)) + rosterOf(state, unit).cost / 100;
  };
  const ranked = of.map(unit => ({ unit, urgency: urgency(unit) }));
  return ranked.sort((a, b) => b.urgency - a.urgency || a.unit - b.unit).map(({ unit }) => unit);
}

function nearestEnemy(state: State, unit: UnitId): number {
  let least = Infinity;
  for (const other of unitsOnTable(state))
    if (areEnemies(state, unit, other))
      least = Math.min(least, byEye(state, leaderOf(state, unit), leaderOf(state, other)));
  return least;
}

/** AT43-MS1-05: what is on the table soonest and breaks easiest. */
export function priorities({ state, kit }: Table): unknown {
  const { of, max } = kit.prompt.shape as unknown as { of: readonly UnitId[]; max: number };
  const toughness = (unit: UnitId): number => {
    const { cost, pool, category } = rosterOf(state, unit);
    return cost + (pool === 'assault' ? 0 : 500) + (category === 'footSoldier' ? 0 : 100);
  };
  const chosen = [...of].sort((a, b) => toughness(a) - toughness(b) || a - b).slice(0, max);
  return of.filter(unit => chosen.includes(unit));
}

/** By the position nearest to what the unit will go for. */
export function landing({ state, open, kit }: Table): unknown {
  const unit = Number(kit.prompt.args?.unit ?? 0);
  const places = open.filter((id): id is number => typeof id === 'number');
  if (places.length === 0) return 'stay';
  const distance = (place: number): number => {
    const { shape, uses } = missionPlace(state, place);
    const middle = middleOf(shape);
    const goal = goalOf(state, unit, middle)?.at ?? { x: state.battle.width / 2, y: state.battle.depth / 2 };
    // Whoever is dropped loses a turn.
    return byEye(state, middle, goal) + (uses.includes('drop') ? cm(25) : 0);
  };
  const ranked = places.map(place => ({ place, distance: distance(place) }));
  return ranked.sort((a, b) => a.distance - b.distance || a.place - b.place)[0]!.place;
}

/** Coming in, ground counts for more than shots at the far side of the table. */
export const mode = ({ open }: Table): unknown => (open.includes('rapid') ? 'rapid' : 'combat');

/** As near to the goal as the way in allows; a few places are tried. */
export function enter({ state, kit }: Table): unknown {
  const shape = kit.prompt.shape as EnterShape;
  const middle = middleOf(missionPlace(state, shape.place).shape);
  const goal = goalOf(state, shape.unit, middle)?.at ?? { x: state.battle.width / 2, y: state.battle.depth / 2 };
  const anchors = [...anchorsFor(state, shape)].map(at => ({ at, square: squaredDistance(at, goal) }));
  anchors.sort((a, b) => a.square - b.square || a.at.x - b.at.x || a.at.y - b.at.y);
  for (const { at } of anchors.slice(0, MOST_ANCHORS)) {
    const ends = formationAt(state, shape, at);
    if (ends !== undefined) return ends;
  }
  return undefined;
}

const MOST_ANCHORS = 8;

/** AT43-ART: only where it costs the enemy clearly more than us. */
export function strike({ state, open, kit }: Table): unknown {
  const weapon = artilleryWeapon(state);
  const own = [...unitsOf(state, kit.prompt.seat)][0] ?? 0;
  let best: OptionId = NOBODY;
  let most = WORTH_A_STRIKE;
  for (const id of open) {
    const unit = unitWithFighter(state, Number(id));
    const fighter = unit === NOBODY ? undefined : fighterIn(unitOf(state, unit), Number(id));
    if (fighter === undefined || !areEnemies(state, own, unit)) continue;
    const harm = harmAround(state, own, weapon, fighter, cm(5), 1);
    if (harm > most) [best, most] = [id, harm];
  }
  return best;
}

/** Three command points buy three activations. */
const WORTH_A_STRIKE = 25;

/** The dearest unit the points buy. */
export function buy({ state, open }: Table): unknown {
  const units = open.filter((id): id is number => typeof id === 'number');
  return units.sort((a, b) => rosterOf(state, b).cost - rosterOf(state, a).cost || a - b)[0] ?? 'none';
}

/** How much it would hurt to lose him: officers, then special weapons and specialists, then the rest. */
const RANKS = ['standard', 'gunner', 'supportWeapon', 'specialist', 'bearer', 'officer', 'hero'];
const rankOf = (state: State, fighter: number): number => RANKS.indexOf(sheetOf(state, fighter).role);

export const dearest = ({ state, open, kit }: Table): unknown =>
  [...open].sort((a, b) => rankOf(state, Number(b)) - rankOf(state, Number(a)) || Number(a) - Number(b))[0] ??
  kit.sample();

export const sacrifice = ({ state, open, kit }: Table): unknown =>
  [...open].sort((a, b) => rankOf(state, Number(a)) - rankOf(state, Number(b)) || Number(a) - Number(b))[0] ??
  kit.sample();
