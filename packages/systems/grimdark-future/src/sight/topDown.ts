import { onceFor, OPAQUE, SEE_INTO, targetList, TRANSPARENT } from '@banneret/geometry';
import { boardOf } from '../ground/board.js';
import type { Figure } from '../units/figures.js';
import { perimeters } from './perimeter.js';
import type { Look } from './sight.js';
import type { Battle, State, TerrainPiece } from '../state.js';
import { hasType } from '../ground/terrain.js';

/**
 * Top-down line of sight, GDF-LOS-15: some straight line between the two bases crosses nothing that is at least as high
 * as both models. Terrain counts when it is blocking (GDF-TER-05) or must not be seen through, and so do
 * the perimeters of all units but the two in question. Which viewers see one of the models?
 */
export function seenFromAbove(state: State, { unit, viewers, target, models, range }: Look): readonly boolean[] {
  const [from, to] = [sameHeight(viewers), sameHeight(models)];
  const seen = viewers.map(() => false);
  // What blocks depends on the taller of the two, so models of different heights are asked apart.
  for (const shooters of from) {
    for (const group of to) {
      const height = Math.max((shooters[0] as Figure).height, (group[0] as Figure).height);
      const query = { ...blockersFrom(state, height), shooters, group: unit, range };
      const [sees = []] = targetList(boardOf(state.battle).ground, {
        ...query,
        targets: [{ models: group, group: target }],
      });
      for (const [i, shooter] of shooters.entries()) if (sees[i] === true) seen[viewers.indexOf(shooter)] = true;
    }
  }
  return seen;
}

/** The models by height; nearly always they are all of one. */
function sameHeight(living: readonly Figure[]): readonly (readonly Figure[])[] {
  const heights = [...new Set(living.map(({ height }) => height))];
  return heights.map(wanted => living.filter(({ height }) => height === wanted));
}

/** What stands in the way of models of which the taller has this height. */
export function blockersFrom(
  state: State,
  height: number,
): Pick<Parameters<typeof targetList>[1], 'terrain' | 'blockers' | 'counts'> {
  const { blockers, heights, tall } = perimeters(state);
  let counts = tall.get(height);
  if (counts === undefined) tall.set(height, (counts = Uint8Array.from(heights, h => (h >= height ? 1 : 0))));
  return { terrain: terrainSight(state.battle, height), blockers, counts };
}

const looksByHeight = onceFor((_terrain: readonly TerrainPiece[]) => new Map<number, Uint8Array>());

/** What each terrain piece does to a line between models of which the taller has this height. */
function terrainSight({ terrain }: Battle, height: number): Uint8Array {
  const perHeight = looksByHeight(terrain);
  const known = perHeight.get(height);
  if (known !== undefined) return known;
  const made = Uint8Array.from(terrain, piece => (piece.height < height ? TRANSPARENT : opacityOf(piece)));
  perHeight.set(height, made);
  return made;
}

/**
 * GDF-TER-05, R-38, R-39: what a piece does to a line that does not pass above it. R-76: it is an obstacle to sight if it is
 * blocking or must not be seen through; being high, climbed or impassable alone hides nothing.
 */
export function opacityOf(piece: TerrainPiece): number {
  if (piece.seeIntoNotThrough) return SEE_INTO;
  return hasType(piece, 'blocking') ? OPAQUE : TRANSPARENT;
}
