import {
  convexOverlap,
  fireZoneBetween,
  groupHull,
  hull,
  inFireZone,
  placedOutline,
  whereabouts,
  type FireZone,
  type Placed,
  type Point,
  type Polygon,
} from '@banneret/geometry';
import { NOBODY, type Sheet, type UnitId } from '../battle.js';
import type { Target } from '../events.js';
import { perKey } from '../remember.js';
import type { State } from '../state.js';
import { meleeAround } from '../table/engagement.js';
import type { Member } from '../table/sight.js';
import { basesOf, fighterIn, leaderOf, placedOf, sheetOf, unitOf, unitsOnTable } from '../units.js';

/** The fire zone of a salvo: AT43-ZON-01, -03 to -06, -09, -10, R-45, R-46. Who of them is seen is another question. */

/** an element is shot at like a single machine: the zone is drawn to its outline. */
function targetHull(state: State, { unit, fighter, piece }: Target): Polygon {
  if (piece !== undefined) return hull(state.terrain[piece]!.outline);
  if (fighter === NOBODY) return groupHull(meleeAround(state, unit).flatMap(one => basesOf(state, one)));
  return placedOutline(placedOf(state, fighterIn(unitOf(state, unit), fighter)!));
}

/** Fighters on the surface between the two units who are big enough, on their feet and not kneeling. */
export function zoneMembers(state: State, unit: UnitId, target: Target): Member[] {
  const crossed = membersWhoCount(state, unit, target);
  if (crossed.length === 0) return [];
  const surface = surfaceBetween(hullOf(basesOf(state, unit)), targetHull(state, target));
  return crossed.filter(({ fighter }) => liesOn(surface, placedOf(state, fighter)));
}

/** Those who count at all (AT43-ZON-06, -09, -10), wherever they stand. */
function membersWhoCount(state: State, unit: UnitId, target: Target): Member[] {
  const smallest = Math.max(sizeOf(state, leaderOf(state, unit).id), targetSize(state, target));
  const whole = target.fighter === NOBODY && target.piece === undefined;
  const aimedAt = whole ? meleeAround(state, target.unit) : [];
  const found: Member[] = [];
  for (const other of unitsOnTable(state)) {
    if (other === unit || aimedAt.includes(other) || unitOf(state, other).attitudes.kneeling) continue;
    for (const fighter of unitOf(state, other).fighters)
      if (!fighter.prone && fighter.id !== target.fighter && sizeOf(state, fighter.id) >= smallest)
        found.push({ unit: other, fighter });
  }
  return found;
}

const sizeOf = (state: State, fighter: number): Sheet['size'] => sheetOf(state, fighter).size;

/** the leader's size stands for his unit's. */
function targetSize(state: State, { unit, fighter, piece }: Target): number {
  if (piece !== undefined) return state.terrain[piece]!.kind.size;
  return sizeOf(state, fighter === NOBODY ? leaderOf(state, unit).id : fighter);
}

/** The zone with the hulls it is made of, which settle nearly every case at once; the exact areas are asked for the few left over. */
interface Surface {
  readonly shooters: Polygon;
  readonly targets: Polygon;
  readonly whole: Polygon;
  exact(): FireZone;
}

function surfaceBetween(shooters: Polygon, targets: Polygon): Surface {
  const whole = hull([...shooters, ...targets]);
  let zone: FireZone | undefined;
  const exact = (): FireZone => (zone ??= fireZoneBetween(shooters, targets));
  return { shooters, targets, whole, exact };
}

const hulls = perKey<readonly Placed[], Polygon>();

/** A unit's bases are one list for as long as nobody moves. */
export const hullOf = (bases: readonly Placed[]): Polygon => hulls(bases, () => groupHull(bases));

/** A base that keeps clear of the whole hull is not in the zone; one with a corner inside the whole and outside both units is. */
function liesOn(surface: Surface, placed: Placed): boolean {
  const corners = placedOutline(placed);
  if (!convexOverlap(surface.whole, corners)) return false;
  return corners.some(corner => isBetween(surface, corner)) || inFireZone(surface.exact(), placed);
}

const isBetween = ({ shooters, targets, whole }: Surface, p: Point): boolean =>
  whereabouts(whole, p) === 'inside' && whereabouts(shooters, p) === 'outside' && whereabouts(targets, p) === 'outside';
