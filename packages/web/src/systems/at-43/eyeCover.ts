import { sheetOf, type State } from '@banneret/at-43';
import { overlapOf, rimOf, standsIn } from '../../eye/bases.js';
import { hullOf } from '../../eye/plane.js';
import { PIXEL, type Covered, type Reading } from '../../eye/pixel.js';
import { read } from '../../eye/verdict.js';
import { all, polygon, type Keep, type Obstacle, type Shape, type Spot } from '../../eye/volumes.js';
import { baseOf, isInView, volumesOf, type Fighter } from './volumes.js';

/** AT43-COV and R-54 from the text and nothing else: is a unit in cover from all the fighters of another who fire? */

const CM = 10_000;
/** COV-10. */
const NEAR = 10 * CM;

/** Everybody who fires, each with the place of his weapon. */
export interface Salvo {
  readonly unit: number;
  readonly uses: readonly (readonly [fighter: number, mount: number])[];
  readonly target: number;
}

/** COV-06, -07: at least half of its members are hidden or in cover. */
export function unitInCover(state: State, salvo: Salvo, keep: Keep = all): Covered {
  const members = state.units[salvo.target]?.fighters ?? [];
  const found = members.map(member => memberInCover(state, salvo, member, keep));
  const surely = found.filter(one => one === 'covered').length;
  const perhaps = found.filter(one => one !== 'open').length;
  if (2 * surely >= members.length) return 'covered';
  return 2 * perhaps >= members.length ? 'at-the-margin' : 'open';
}

function memberInCover(state: State, salvo: Salvo, member: Fighter, keep: Keep): Covered {
  const behind = behindSomething(state, salvo, member, keep);
  if (behind === 'covered') return behind;
  const hidden = fromNobody(state, salvo, member, keep);
  if (hidden === 'hidden') return 'covered';
  return behind === 'at-the-margin' || hidden === 'at-the-margin' ? 'at-the-margin' : 'open';
}

/** COV-01, -03 to -05, R-54: a line from the base of somebody who fires to his own crosses something of the right size. */
function behindSomething(state: State, salvo: Salvo, member: Fighter, keep: Keep): Covered {
  const fighters = state.units[salvo.unit]?.fighters ?? [];
  const shooters = fighters.filter(({ id }) => salvo.uses.some(([who]) => who === id));
  const { size } = sheetOf(state, member.id);
  const takesCover = state.units[salvo.target]?.attitudes.takeCover === true;
  const own = rimOf(baseOf(state, member));
  const found = state.terrain.flatMap(({ kind, outline, open }, index): Covered[] => {
    const piece: Obstacle = {
      kind: 'scenery',
      id: String(index),
      shape: polygon(outline),
      top: Infinity,
      open: 'never',
    };
    if (open || !shelters(kind.size, size, takesCover) || !keep(piece)) return [];
    const away = beyondReach(state, salvo, outline);
    return shooters.map(shooter => {
      const meets = overlapOf(piece.shape, hullOf([...own, ...rimOf(baseOf(state, shooter))]));
      if (meets < -PIXEL || away < -PIXEL) return 'open';
      return meets > PIXEL && away > PIXEL ? 'covered' : 'at-the-margin';
    });
  });
  return found.find(one => one === 'covered') ?? found.find(one => one === 'at-the-margin') ?? 'open';
}

/** f > s >= f / 2, or s > 0 for those who take cover. */
const shelters = (own: number, size: number, takesCover: boolean): boolean =>
  own > 0 && own < size && (2 * own >= size || takesCover);

/** COV-10: how much farther than 10 cm the leader who fires is from the edge of the cover that is nearest to the target unit. */
function beyondReach(state: State, { unit, target }: Salvo, outline: readonly Spot[]): number {
  const leader = leaderOf(state, unit);
  const members = state.units[target]?.fighters.map(member => baseOf(state, member)) ?? [];
  if (leader === undefined) return Infinity;
  const edges = outline.map((a, i): Shape => polygon([a, outline[(i + 1) % outline.length] as Spot]));
  // Whoever stands over an edge is at no distance from it.
  const gaps = edges.map(edge => Math.max(0, Math.min(...members.map(member => -standsIn(member, edge)))));
  const least = Math.min(...gaps);
  // Of two edges that are as near as each other, either may be meant.
  const near = edges.filter((_, i) => (gaps[i] as number) < least + PIXEL);
  const aways = near.map(edge => -standsIn(baseOf(state, leader), edge) - NEAR);
  const [nearest, farthest] = [Math.min(...aways), Math.max(...aways)];
  return nearest < 0 !== farthest < 0 ? 0 : nearest;
}

/** the only one left leads. */
function leaderOf(state: State, unit: number): Fighter | undefined {
  const { leader, fighters = [] } = state.units[unit] ?? {};
  return fighters.find(({ id }) => id === leader) ?? fighters[0];
}

/** hidden from all who fire, each through the field of view of a weapon of his (LOS-02). */
function fromNobody(state: State, { unit, uses, target }: Salvo, member: Fighter, keep: Keep): Reading {
  let isMargin = false;
  const to = { thing: target, model: member.id };
  for (const who of new Set(uses.map(([fighter]) => fighter))) {
    const from = { thing: unit, model: who };
    const views = uses.flatMap(([fighter, mount]) => (fighter === who ? [isInView(state, from, mount, to)] : []));
    const volumes = views.every(view => view === 'outside') ? undefined : volumesOf(state, from, to);
    if (volumes === undefined) continue;
    const reading = read({ ...volumes, obstacles: volumes.obstacles.filter(keep) });
    if (reading === 'seen' && views.includes('inside')) return 'seen';
    if (reading !== 'hidden') isMargin = true;
  }
  return isMargin ? 'at-the-margin' : 'hidden';
}
