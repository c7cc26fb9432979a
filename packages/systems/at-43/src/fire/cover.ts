import { convexOverlap, gapToPolygon, hull, placedOutline, type Placed } from '@banneret/geometry';
import { fighterIn, leaderOf, placedOf, sheetOf, unitOf } from '../units.js';
import type { FighterId, Point, TerrainPiece, UnitId } from '../battle.js';
import type { Salvo } from '../procedures/machine.js';
import { COVER_SAVE, coverGivenBy, ONE_RANGE } from '../rulings.js';
import type { State } from '../state.js';
import type { Member } from '../table/sight.js';
import { sightsOn } from './targets.js';

/**
 * AT43-COV: the face that saves an impact on these units (a whole melee counts as one, R-42), or nothing if they have no
 * cover. `only` is the one fighter whose own cover counts (AT43-SPC-01).
 */
export function saveFor(state: State, salvo: Salvo, units: readonly UnitId[], only?: FighterId): number | undefined {
  const all = units.flatMap(unit => unitOf(state, unit).fighters.map(fighter => ({ unit, fighter })));
  const members = only === undefined ? all : all.filter(({ fighter }) => fighter.id === only);
  const takesCover = units.some(unit => unitOf(state, unit).attitudes.takeCover);
  const obstacles = obstaclesFor(state, salvo, members);
  const sheltered = members.filter(
    member => isInCover(state, salvo, member, obstacles, takesCover) || isHidden(state, salvo, member),
  ).length;
  // AT43-COV-06, -07: half of the unit saves all of it, less saves nobody.
  if (sheltered === 0 || 2 * sheltered < members.length) return undefined;
  return takesCover ? COVER_SAVE.takeCover : COVER_SAVE.plain;
}

/** nobody who fires sees him. */
const isHidden = (state: State, { unit, uses }: Salvo, member: Member): boolean =>
  !uses.some(use => sightsOn(state, unit, use, member));

/** AT43-COV-02, -10: terrain that stands, but for what the shooting leader is close enough to see over. */
function obstaclesFor(state: State, salvo: Salvo, members: readonly Member[]): readonly TerrainPiece[] {
  const standing = state.terrain.filter(({ open }) => !open);
  const first = members[0];
  if (standing.length === 0 || first === undefined) return [];
  const leader = placedOf(state, leaderOf(state, salvo.unit));
  const near = fighterIn(unitOf(state, first.unit), unitOf(state, first.unit).leader) ?? first.fighter;
  const target = placedOf(state, near);
  return standing.filter(({ outline }) => gapToPolygon(leader, edgeTowards(outline, target)) > ONE_RANGE);
}

/** The side of an element that is nearest to the target. */
function edgeTowards(outline: readonly Point[], target: Placed): readonly Point[] {
  let nearest: readonly Point[] = [];
  let least = Infinity;
  for (const [i, from] of outline.entries()) {
    const side = [from, outline[(i + 1) % outline.length]!];
    const distance = gapToPolygon(target, side);
    if (distance < least) [nearest, least] = [side, distance];
  }
  return nearest;
}

/** AT43-COV-01, -03 to -05, R-54: some line from the shooting leader's centre to his base crosses an obstacle of the right size. */
function isInCover(
  state: State,
  salvo: Salvo,
  { fighter }: Member,
  obstacles: readonly TerrainPiece[],
  takesCover: boolean,
): boolean {
  const { size } = sheetOf(state, fighter.id);
  const { x, y } = leaderOf(state, salvo.unit);
  let cone: readonly Point[] | undefined;
  return obstacles.some(({ kind, outline }) => {
    const given = coverGivenBy(kind.size, size);
    if (given === 'none' || (given === 'disputed' && !takesCover)) return false;
    cone ??= hull([...placedOutline(placedOf(state, fighter)), { x, y }]);
    return convexOverlap(cone, outline);
  });
}
