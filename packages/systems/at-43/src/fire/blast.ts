import { coverage, FACINGS, facingTowards, gap, pointAt, roundEvenly, wrapFacing } from '@banneret/geometry';
import type { FighterId, Point, UnitId, WeaponId } from '../battle.js';
import { AWAY, DEVIATION, templateOf } from '../rulings.js';
import type { State } from '../state.js';
import { basesOf, unitOf, unitsOnTable, weaponOf } from '../units.js';

/** Where a template came down. */
export interface Landing {
  readonly at: Point;
  readonly radius: number;
  readonly impacts: number;
}

const SIXTH = FACINGS / 6;

/** AT43-IND-06 to -12, R-50: `direction` is the die; without a failure it carries nothing anywhere. What of the disc lies off the table is lost. */
export function landingOf(
  state: State,
  shot: { weapon: WeaponId; at: Point; origin: Point; hits: number; misses: number },
  direction: number,
): Landing {
  const { weapon, at, origin, hits, misses } = shot;
  const { radius, impacts } = templateOf(weaponOf(state, weapon).area, hits);
  const facing = wrapFacing(facingTowards(origin, at) - roundEvenly((direction - AWAY) * SIXTH));
  return { at: pointAt(at, facing, misses * DEVIATION), radius, impacts };
}

/** Those of one unit whom a template touches. */
export interface Struck {
  readonly unit: UnitId;
  readonly fighters: readonly FighterId[];
}

/** AT43-IND-13, R-85: everybody under it, of any side; units by their fighter nearest to the shooter. */
export function struckBy(state: State, { at, radius }: Landing, origin: Point): Struck[] {
  const found: (Struck & { readonly distance: number })[] = [];
  const from = { base: { kind: 'round' as const, radius: 0 }, at: origin, facing: 0 };
  for (const unit of unitsOnTable(state)) {
    const hit: { readonly id: FighterId; readonly distance: number }[] = [];
    for (const [i, base] of basesOf(state, unit).entries())
      if (coverage({ centre: at, radius }, base) !== 'none')
        hit.push({ id: unitOf(state, unit).fighters[i]!.id, distance: gap(from, base) });
    if (hit.length === 0) continue;
    hit.sort((a, b) => a.distance - b.distance || a.id - b.id);
    found.push({ unit, fighters: hit.map(({ id }) => id), distance: hit[0]!.distance });
  }
  found.sort((a, b) => a.distance - b.distance || a.unit - b.unit);
  return found;
}
