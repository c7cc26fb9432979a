import { convexOverlap, gapToPolygon, hull, placedOutline, type Placed } from '@banneret/geometry';
import { basesOf, leaderOf, placedOf, sheetOf, unitOf } from '../units.js';
import type { FighterId, Point, TerrainPiece, UnitId } from '../battle.js';
import type { Salvo } from '../procedures/machine.js';
import { COVER_SAVE, coverGivenBy, ONE_RANGE } from '../rulings.js';
import type { State } from '../state.js';
import type { Member } from '../table/sight.js';
import { sightsOn } from './targets.js';
import { hullOf } from './zone.js';

/**
 * AT43-COV: the face that saves an impact on these units (a whole melee counts as one, R-42), or nothing if they have no
 * cover. `only` is the one fighter whose own cover counts (AT43-SPC-01).
 */
export function saveFor(state: State, salvo: Salvo, units: readonly UnitId[], only?: FighterId): number | undefined {
  const all = units.flatMap(unit => unitOf(state, unit).fighters.map(fighter => ({ unit, fighter })));
  const members = only === undefined ? all : all.filter(({ fighter }) => fighter.id === only);
  const takesCover = units.some(unit => unitOf(state, unit).attitudes.takeCover);
  const lines = linesOf(state, salvo, units);
  const sheltered = members.filter(
    member => isInCover(state, lines, member, takesCover) || isHidden(state, salvo, member),
  ).length;
  // AT43-COV-06, -07: half of the unit saves all of it, less saves nobody.
  if (2 * sheltered < members.length) return undefined;
  return takesCover ? COVER_SAVE.takeCover : COVER_SAVE.plain;
}

/** nobody who fires sees him. */
const isHidden = (state: State, { unit, uses }: Salvo, member: Member): boolean =>
  !uses.some(use => sightsOn(state, unit, use, member));

/** AT43-COV-02, -10: terrain that stands, but for what the shooting leader is close enough to see over. */
function obstaclesFor(state: State, salvo: Salvo, units: readonly UnitId[]): readonly TerrainPiece[] {
  const leader = placedOf(state, leaderOf(state, salvo.unit));
  const targets = units.flatMap(unit => basesOf(state, unit));
  const isNear = (outline: readonly Point[]): boolean => gapToPolygon(leader, outline) <= ONE_RANGE;
  return state.terrain.filter(
    ({ open, outline }) => !open && !(isNear(outline) && isNear(edgeTowards(outline, targets))),
  );
}

/** The side of an element that is nearest to any of the targets. */
function edgeTowards(outline: readonly Point[], targets: readonly Placed[]): readonly Point[] {
  let nearest: readonly Point[] = [];
  let least = Infinity;
  for (const [i, from] of outline.entries()) {
    const side = [from, outline[(i + 1) % outline.length]!];
    const distance = Math.min(...targets.map(target => gapToPolygon(target, side)));
    if (distance < least) [nearest, least] = [side, distance];
  }
  return nearest;
}

/**
 * AT43-COV-01, -03 to -05, R-54: an obstacle of the right size lies between the base of somebody who fires and his own: a line from the one
 * to the other crosses it. Who leads the shooters does not matter.
 */
function isInCover(state: State, lines: Lines, { fighter }: Member, takesCover: boolean): boolean {
  const { size } = sheetOf(state, fighter.id);
  const sheltering = lines.obstacles.filter(({ kind }) => {
    const given = coverGivenBy(kind.size, size);
    return given === 'cover' || (given === 'disputed' && takesCover);
  });
  if (sheltering.length === 0) return false;
  const own = placedOutline(placedOf(state, fighter));
  // What is not between all shooters together and him is between none of them and him.
  const fan = hull([...own, ...lines.front]);
  const near = sheltering.filter(({ outline }) => convexOverlap(fan, outline));
  if (near.length === 0) return false;
  return lines.muzzles.some(muzzle => {
    const lane = hull([...own, ...muzzle]);
    return near.some(({ outline }) => convexOverlap(lane, outline));
  });
}

/** Between whom the lines of a salvo run, and what could be in their way. */
interface Lines {
  /** The bases of those who fire, each once. */
  readonly muzzles: readonly (readonly Point[])[];
  /** The hull of the whole unit they are of. */
  readonly front: readonly Point[];
  readonly obstacles: readonly TerrainPiece[];
}

function linesOf(state: State, salvo: Salvo, units: readonly UnitId[]): Lines {
  const standing = obstaclesFor(state, salvo, units);
  if (standing.length === 0) return { muzzles: [], front: [], obstacles: standing };
  const front = hullOf(basesOf(state, salvo.unit));
  const zone = hull([...front, ...units.flatMap(unit => hullOf(basesOf(state, unit)))]);
  const obstacles = standing.filter(({ outline }) => convexOverlap(zone, outline));
  const shooters = new Set(salvo.uses.map(([who]) => who));
  const muzzles = unitOf(state, salvo.unit)
    .fighters.filter(({ id }) => shooters.has(id))
    .map(fighter => placedOutline(placedOf(state, fighter)));
  return { muzzles, front, obstacles };
}
