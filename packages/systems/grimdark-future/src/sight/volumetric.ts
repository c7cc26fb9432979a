import { onceFor, seesOver, within, type HeightOptions, type SightBlockers } from '@banneret/geometry';
import { boardOf } from '../ground/board.js';
import { perimeters, type Perimeters } from './perimeter.js';
import { GRAZED } from '../rulings.js';
import type { Look } from './sight.js';
import type { State, TerrainPiece } from '../state.js';
import { opacityOf } from './topDown.js';

/**
 * Volumetric line of sight, GDF-LOS-17, -20: every model is its base drawn up to its height, every unit the perimeter of
 * R-05 drawn up likewise, every piece of terrain its footprint up to its real height. Some straight line between the two
 * volumes must pass through none of the others; one that only grazes the top of a unit is blocked, over terrain it is clear
 * . Which viewers see one of the models?
 */
export function seenInVolumes(state: State, { unit, viewers, target, models, range }: Look): readonly boolean[] {
  const { ground } = boardOf(state.battle);
  const options: HeightOptions = { ...volumesOf(state), ignoreGroups: [unit, target] };
  return viewers.map(viewer =>
    models.some(
      model => within(viewer, model, range) && seesOver(ground, viewer, viewer.top, model, model.top, options),
    ),
  );
}

type Volumes = Omit<HeightOptions, 'ignoreGroups'> & { readonly blockers: SightBlockers };

const known = new WeakMap<Perimeters, Volumes>();

export function volumesOf(state: State): Volumes {
  const around = perimeters(state);
  const ready = known.get(around);
  if (ready !== undefined) return ready;
  const made = {
    terrain: opacities(state.battle.terrain),
    blockers: numbered(around.blockers),
    blockerHeights: around.tops.map(top => top + GRAZED),
  };
  known.set(around, made);
  return made;
}

/** Heights are looked up by the number a body has; the perimeters of single units do not know theirs yet. */
export const numbered = (blockers: SightBlockers): SightBlockers => ({
  ...blockers,
  bodies: blockers.bodies.map((body, index) => ({ ...body, source: { kind: 'blocker', index } })),
});

const opacities = onceFor((terrain: readonly TerrainPiece[]): Uint8Array => Uint8Array.from(terrain, opacityOf));
