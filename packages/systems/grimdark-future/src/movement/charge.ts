import { closestPair, type MoveField } from '@banneret/geometry';
import { illegal, legal, type Because, type Ruling } from '@banneret/kernel';
import { gaitOf, type Gait } from '../ground/board.js';
import { closerStand, patience } from './closing/closer.js';
import { gapToAny, inContact, standAfter, touchesAny, type Closing, type Stand } from './closing/closing.js';
import { figures, type Figure } from '../units/figures.js';
import { inInches, isCoherent, judgeWays, limitsOf, type MoveLimits } from './movement.js';
import { seatOf, type State, type UnitId } from '../state.js';
import { judgeTogether } from './together.js';
import { CONTACT } from '../rulings.js';
import { isAircraft } from '../units/traits.js';
import type { Legs } from './ways.js';

/** Is the charge legal: GDF-ACT-06, -07, GDF-MOV-04, -05, GDF-MEL-01 to -04? */
export function judgeCharge(state: State, unit: UnitId, target: UnitId, legs: Legs): Ruling {
  const barred = chargeBarred(state, unit, target);
  if (barred !== undefined) return { ok: false, because: [barred] };
  const closing = chargeClosing(state, unit, target);
  if (legs.length === 0) return noWay(state, unit, closing);
  const moved = judgeWays(state, unit, legs, limitsOf(state, unit, 'charge'));
  if (!moved.ok) return moved;
  const stands = closing.movers.map((figure, i) => standAfter(state.battle, figure, legs[i] ?? []));
  const together = judgeTogether(state, unit, stands);
  if (!together.ok) return together;
  if (!stands.some((stand, i) => inContact(closing, i, stand))) return noContact(closing, stands);
  return judgeClosing(closing, stands, 'GDF-MEL-03');
}

/**
 * A charge that is only aimed, because no way was found. GDF-MEL-02: too far for everybody, or no clear way; then what is
 * wrong with going straight is told as well.
 */
function noWay(state: State, unit: UnitId, closing: Closing): Ruling {
  const { movers, enemies, most } = closing;
  const pair = closestPair(movers, enemies);
  const reach = Math.max(...most);
  const limits = limitsOf(state, unit, 'charge');
  if (pair === undefined || pair.gap > reach + CONTACT)
    return illegal(limits.rule, 'gdf.no.out-of-charge', { gap: inInches(pair?.gap ?? 0), most: inInches(reach) });
  const [from, to] = [(movers[pair.from] as Figure).at, (enemies[pair.to] as Figure).at];
  const share =
    pair.gap / Math.max(1, Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)));
  const by = { x: Math.trunc((to.x - from.x) * share), y: Math.trunc((to.y - from.y) * share) };
  const straight = movers.map(({ at }) => [{ x: at.x + by.x, y: at.y + by.y }]);
  const ruling = judgeWays(state, unit, straight, limits);
  const none: Because = { rule: 'GDF-MEL-02', say: 'gdf.no.no-way-found' };
  return { ok: false, because: [none, ...(ruling.ok ? [] : ruling.because)] };
}

/** GDF-ACT-07, R-37: nobody touches the enemy, or only somebody who has not climbed to it. */
const noContact = ({ enemies }: Closing, stands: readonly Stand[]): Ruling =>
  stands.some(stand => touchesAny(stand, enemies))
    ? illegal('GDF-ACT-07', 'gdf.no.not-climbed')
    : illegal('GDF-ACT-07', 'gdf.no.no-contact');

/** Why this unit cannot be charged at all, wherever it stands. GDF-MEL-01, GDF-AIR-04. */
export function chargeBarred(state: State, unit: UnitId, target: UnitId): Because | undefined {
  if (state.units[target] === undefined || seatOf(state, target) === seatOf(state, unit))
    return { rule: 'GDF-MEL-01', say: 'gdf.no.not-an-enemy' };
  if (figures(state, target).length === 0) return { rule: 'GDF-MEL-01', say: 'gdf.no.not-there' };
  return isAircraft(state, target) ? { rule: 'GDF-AIR-04', say: 'gdf.no.charge-aircraft' } : undefined;
}

/** nobody stands where a better place is free for him. */
export function judgeClosing(closing: Closing, stands: readonly Stand[], rule: string): Ruling {
  const search = patience();
  for (const [i, { model }] of closing.movers.entries()) {
    const better = closerStand(closing, stands, i, search);
    if (better === undefined) continue;
    const could = gapToAny(better, closing.enemies);
    const args = {
      model: model + 1,
      gap: inInches(gapToAny(stands[i] as Stand, closing.enemies)),
      could: inInches(could),
    };
    return illegal(rule, inContact(closing, i, better) ? 'gdf.no.must-touch' : 'gdf.no.could-be-closer', args);
  }
  return legal;
}

/** The charge as a question of who can get how close. */
export function chargeClosing(state: State, unit: UnitId, target: UnitId): Closing {
  const movers = figures(state, unit);
  const limits = limitsOf(state, unit, 'charge');
  return {
    battle: state.battle,
    movers,
    enemies: figures(state, target),
    most: movers.map(limits.most),
    field: rememberedByGait(limits.field),
    scattered: !isCoherent(state, unit),
    keeps: placed => judgeTogether(state, unit, placed).ok,
  };
}

/** Asked for every place that is looked at. */
function rememberedByGait(field: MoveLimits['field']): MoveLimits['field'] {
  const fields = new Map<Gait, MoveField>();
  return figure => {
    const gait = gaitOf(figure.kind);
    let known = fields.get(gait);
    if (known === undefined) fields.set(gait, (known = field(figure)));
    return known;
  };
}
