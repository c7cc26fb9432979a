import { UM_PER_INCH } from '@banneret/geometry';
import type { Model, Roster, State, TerrainPiece } from '@banneret/grimdark-future';
import { gapBetween, shapeOf, standsIn, stripOf } from '../../eye/bases.js';
import { biteOf } from '../../eye/bite.js';
import { depthOf, holds } from '../../eye/plane.js';
import { PIXEL, type Covered } from '../../eye/pixel.js';
import {
  all,
  polygon,
  type Keep,
  type Obstacle,
  type Place,
  type Shape,
  type Spot,
  type Volumes,
} from '../../eye/volumes.js';
import type { Who } from '../../eye/who.js';

/**
 * What GDF-LOS measures, from the text and nothing else. From above (GDF-LOS-15) all heights are compared first, and what is as high as
 * both models is a wall without end; in volumes (GDF-LOS-17, -20) everything ends at its real height.
 */

interface Standing {
  readonly unit: number;
  readonly at: Spot;
  readonly shape: Shape;
  /** GDF-LOS-11, -14: its height value, with that of what it stands on. */
  readonly height: number;
  /** GDF-LOS-17: the top of its volume above the table. */
  readonly top: number;
  readonly flies: boolean;
}

export function volumesOf(state: State, from: Who, to: Who): Volumes | undefined {
  const [viewer, target] = [standingOf(state, from.thing, from.model), standingOf(state, to.thing, to.model)];
  if (viewer === undefined || target === undefined || state.battle.options.sight === 'true') return undefined;
  const inVolumes = state.battle.options.sight === 'volumetric';
  // as high as both, so as high as the higher one.
  const height = Math.max(viewer.height, target.height);
  const stands = (value: number): boolean => inVolumes || value >= height;
  const place = ({ shape, top }: Standing): Place => ({ shape, z: inVolumes ? top : 0 });
  const scenery = state.battle.terrain
    .filter(piece => isOpaque(piece) && stands(piece.height))
    .map((piece): Obstacle => ({
      kind: 'scenery',
      id: piece.id,
      shape: polygon(piece.outline),
      top: inVolumes ? realHeight(piece) : Infinity,
      open: piece.seeIntoNotThrough ? 'to-bases' : 'never',
    }));
  const units = [...state.units.keys()]
    // GDF-LOS-04, -08: through its own unit, and through the one that it looks at.
    .filter(unit => unit !== from.thing && unit !== to.thing)
    .flatMap(unit => perimeterOf(state, unit))
    .filter(body => stands(body.height))
    .map((body): Obstacle => ({
      kind: 'unit',
      id: String(body.unit),
      shape: body.shape,
      // a line that grazes the top of a unit is blocked by it.
      top: inVolumes ? body.top + 1 : Infinity,
      open: 'never',
    }));
  return { from: place(viewer), to: place(target), obstacles: [...scenery, ...units] };
}

/** GDF-TER-05, R-38, R-39. */
const isOpaque = ({ types, seeIntoNotThrough }: TerrainPiece): boolean =>
  types.includes('blocking') || seeIntoNotThrough;

/** GDF-LOS-12. */
const realHeight = ({ height }: TerrainPiece): number => (height - 1) * UM_PER_INCH;

/** */
const AIRCRAFT = 6;

function standingOf({ battle, units }: State, unit: number, model: number): Standing | undefined {
  const [roster, state] = [battle.rosters[unit] as Roster, units[unit]];
  const [kind, place] = [roster.kinds[roster.models[model] ?? -1], state?.models[model]];
  if (kind === undefined || place === undefined || state?.place !== 'table') return undefined;
  const uses = (id: string): number | undefined => {
    const rule = kind.rules.find(rule => rule.id === id);
    return rule === undefined ? undefined : (rule.x ?? 1);
  };
  if (place.wounds >= (uses('tough') ?? 1)) return undefined;
  const flies = uses('aircraft') !== undefined;
  const floors = battle.terrain.filter(
    ({ types, outline }) => types.includes('elevated') && holds(outline, place satisfies Model),
  );
  const floor = floors.toSorted((a, b) => b.height - a.height)[0];
  return {
    unit,
    at: { x: place.x, y: place.y },
    shape: shapeOf({ base: kind.base, at: place, facing: place.facing }),
    height: flies ? AIRCRAFT : kind.height + (floor?.height ?? 0),
    top: flies ? (AIRCRAFT - 1) * UM_PER_INCH : kind.volume + (floor === undefined ? 0 : realHeight(floor)),
    flies,
  };
}

/** the bases of a unit, and the strips between those that are within an inch; R-44: one sees past Aircraft. */
function perimeterOf(state: State, unit: number): readonly Standing[] {
  const roster = state.battle.rosters[unit] as Roster;
  const bodies = roster.models
    .flatMap((_, model) => standingOf(state, unit, model) ?? [])
    .filter(({ flies }) => !flies);
  const strips = bodies.flatMap((one, i) =>
    bodies.slice(i + 1).flatMap((other): Standing[] => {
      if (gapBetween(one.shape, other.shape) > UM_PER_INCH) return [];
      return [
        {
          ...one,
          shape: stripOf(one.shape, other.shape),
          height: Math.min(one.height, other.height),
          top: Math.min(one.top, other.top),
        },
      ];
    }),
  );
  return [...bodies, ...strips];
}

/** whoever stands in cover, or has some between his middle and that of who fires, unless that one touches it; more than half of the unit. */
export function coverOf(state: State, from: Who, to: Who, keep: Keep = all): Covered | undefined {
  const viewer = standingOf(state, from.thing, from.model);
  const roster = state.battle.rosters[to.thing];
  if (viewer === undefined || roster === undefined) return undefined;
  const mates = roster.models.flatMap((_, model) => standingOf(state, to.thing, model) ?? []);
  const pieces = state.battle.terrain
    .filter(({ types }) => types.includes('cover'))
    .map(({ id, outline }): Obstacle => ({ ...FREE, id, shape: polygon(outline) }))
    .filter(keep)
    .map(({ shape }) => shape);
  const screens = pieces.filter(piece => standsIn(viewer.shape, piece) < 0);
  const doubts = pieces.some(piece => Math.abs(standsIn(viewer.shape, piece)) < PIXEL);
  const sheltered = mates.map(mate =>
    Math.max(
      ...pieces.map(piece => depthOf(piece, mate.at)),
      ...screens.map(shape => biteOf({ ...FREE, shape }, { a: viewer.at, b: mate.at, aZ: 0, bZ: 0 })),
      -Infinity,
    ),
  );
  const half = mates.length / 2;
  const [sure, perhaps] = [PIXEL, -PIXEL].map(least => sheltered.filter(depth => depth > least).length) as [
    number,
    number,
  ];
  if (sure > half && !doubts) return 'covered';
  return perhaps > half ? 'at-the-margin' : 'open';
}

const FREE = { kind: 'scenery', id: '', top: Infinity, open: 'never' } as const;
