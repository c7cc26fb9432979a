import { OPAQUE, SEE_INTO, targetList, TRANSPARENT, type Um } from '@banneret/geometry';
import { boardOf } from './board.js';
import { figures, type Figure } from './figures.js';
import { perimeters } from './perimeter.js';
import type { Battle, State, TerrainPiece, UnitId } from './state.js';

/**
 * Which of the viewers see a model of the target unit that is within `range` of them (R-21: the same model).
 *
 * Top-down line of sight, GDF-LOS-15: some straight line between the two bases crosses nothing that is at least as
 * high as both models. Terrain counts when it is blocking (GDF-TER-05) or must not be seen through, and
 * so do the perimeters of all units but the two in question.
 */
export function seeing(state: State, unit: UnitId, viewers: readonly Figure[], target: UnitId, range: Um): Figure[] {
  const targets = figures(state, target);
  const seen = new Set<Figure>();
  // What blocks depends on the taller of the two, so models of different heights are asked apart.
  for (const from of heightsOf(viewers)) {
    const shooters = viewers.filter(({ kind }) => kind.height === from);
    for (const to of heightsOf(targets)) {
      const models = targets.filter(({ kind }) => kind.height === to);
      const [sees = []] = targetList(boardOf(state.battle).ground, {
        ...blockersFrom(state, Math.max(from, to)),
        shooters,
        group: unit,
        targets: [{ models, group: target }],
        range,
      });
      for (const [i, shooter] of shooters.entries()) if (sees[i] === true) seen.add(shooter);
    }
  }
  return viewers.filter(viewer => seen.has(viewer));
}

const heightsOf = (living: readonly Figure[]): number[] => [...new Set(living.map(({ kind }) => kind.height))];

/** What stands in the way of models of which the taller has this height. */
function blockersFrom(
  state: State,
  height: number,
): Pick<Parameters<typeof targetList>[1], 'terrain' | 'blockers' | 'counts'> {
  const { blockers, heights, tall } = perimeters(state);
  const counts = (tall[height] ??= Uint8Array.from(heights, h => (h >= height ? 1 : 0)));
  return { terrain: terrainSight(state.battle, height), blockers, counts };
}

const knownTerrain = new WeakMap<readonly TerrainPiece[], Map<number, Uint8Array>>();

/** What each terrain piece does to a line between models of which the taller has this height. */
function terrainSight(battle: Battle, height: number): Uint8Array {
  let perHeight = knownTerrain.get(battle.terrain);
  if (perHeight === undefined) knownTerrain.set(battle.terrain, (perHeight = new Map()));
  const known = perHeight.get(height);
  if (known !== undefined) return known;
  const made = Uint8Array.from(battle.terrain, piece => {
    if (piece.height < height) return TRANSPARENT;
    if (piece.seeIntoNotThrough) return SEE_INTO;
    return piece.types.includes('blocking') ? OPAQUE : TRANSPARENT;
  });
  perHeight.set(height, made);
  return made;
}
