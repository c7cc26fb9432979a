import { sheetOf, type State } from '@banneret/at-43';
import { shapeOf, standsIn } from '../../eye/bases.js';
import { PIXEL } from '../../eye/pixel.js';
import { holds } from '../../eye/plane.js';
import { polygon, type Obstacle, type Place, type Shape, type Spot, type Volumes } from '../../eye/volumes.js';
import type { Who } from '../../eye/who.js';

/** What AT43-LOS-04, -06, -07 and TER-03 measure, from the text and nothing else: bases and outlines seen from above, and Sizes. */
export function volumesOf(state: State, from: Who, to: Who): Volumes | undefined {
  const [viewer, target] = [fighterOf(state, from), fighterOf(state, to)];
  if (viewer === undefined || target === undefined) return undefined;
  const perch = footing(state, viewer);
  // TER-03: whoever stands on something is so much bigger to look at.
  const size = sheetOf(state, target.id).size + footing(state, target);
  // LOS-07, R-14: it hides what is no bigger than itself. TER-03: one no higher than his perch is looked over.
  const hides = (own: number): boolean => own >= size && own > perch;
  const scenery = state.terrain.flatMap(({ kind, outline, open }, index): Obstacle[] =>
    open || !hides(kind.size)
      ? []
      : [{ kind: 'scenery', id: String(index), shape: polygon(outline), top: Infinity, open: 'never' }],
  );
  const units = state.units.flatMap(({ place, fighters }, unit): Obstacle[] => {
    // LOS-06: foot soldiers never block; R-13: neither does one's own unit, nor the one that is looked at.
    const category = state.battle.rosters[unit]?.category;
    if (place !== 'table' || category === 'footSoldier' || unit === from.thing || unit === to.thing) return [];
    return fighters
      .filter(({ id }) => hides(sheetOf(state, id).size))
      .map(fighter => ({
        kind: 'unit',
        id: String(unit),
        shape: baseOf(state, fighter),
        top: Infinity,
        open: 'never',
      }));
  });
  const place = (fighter: Fighter): Place => ({ shape: baseOf(state, fighter), z: 0 });
  return { from: place(viewer), to: place(target), obstacles: [...scenery, ...units] };
}

export type Fighter = State['units'][number]['fighters'][number];

function fighterOf({ units }: State, { thing, model }: Who): Fighter | undefined {
  const unit = units[thing];
  return unit?.place === 'table' ? unit.fighters.find(({ id }) => id === model) : undefined;
}

export const baseOf = (state: State, { id, x, y, facing }: Fighter): Place['shape'] =>
  shapeOf({ base: sheetOf(state, id).base, at: { x, y }, facing });

/**
 * LOS-01, -02: foot soldiers, support units and walkers see all around; a weapon of a vehicle has the field of view of its description,
 * seen from the middle of the vehicle. A target is in it with any part of its base.
 */
export function isInView(state: State, from: Who, mount: number, to: Who): 'inside' | 'outside' | 'at-the-margin' {
  const [viewer, target] = [fighterOf(state, from), fighterOf(state, to)];
  if (viewer === undefined || target === undefined) return 'outside';
  const { category, mounts } = sheetOf(state, viewer.id);
  const arc = mounts[mount]?.arc;
  if (category !== 'vehicle' || !arc) return 'inside';
  const depth = standsIn(baseOf(state, target), wedge(viewer, viewer.facing + arc.towards, arc.halfWidth));
  if (Math.abs(depth) < PIXEL) return 'at-the-margin';
  return depth > 0 ? 'inside' : 'outside';
}

/** Farther than any table is wide. */
const FAR = 5_000_000;
const TURN = 4096;
const SPOKES = 64;

/** A slice of a cake, in 4096ths of a turn to either side. */
function wedge(tip: Spot, facing: number, half: number): Shape {
  const spokes = Array.from({ length: SPOKES + 1 }, (_, i): Spot => {
    const angle = ((facing - half + (2 * half * i) / SPOKES) / TURN) * 2 * Math.PI;
    return { x: tip.x + FAR * Math.cos(angle), y: tip.y + FAR * Math.sin(angle) };
  });
  return polygon(2 * half >= TURN ? spokes.slice(0, -1) : [tip, ...spokes]);
}

/** The Size of what he stands on. */
const footing = ({ terrain }: State, fighter: Fighter): number =>
  Math.max(
    0,
    ...terrain
      .filter(({ kind, open, outline }) => kind.standable && !open && holds(outline, fighter))
      .map(({ kind }) => kind.size),
  );
