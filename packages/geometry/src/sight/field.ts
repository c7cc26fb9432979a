import type { Body } from '../body.js';
import type { Ground, TerrainPart } from '../ground.js';
import type { Outline } from '../outline.js';
import { TRANSPARENT, type SightOptions } from './corridor.js';

/**
 * All that can be in the way in one list of targets, terrain first, laid out flat: it is sifted for every target unit. The
 * bodies themselves stay where they are: to note two hundred new objects in an old list would cost more than all the numbers.
 */
export interface Field {
  count: number;
  terrainCount: number;
  parts: readonly TerrainPart[];
  blockers: readonly Body[];
  /** Place among the parts of the terrain, or among the blockers. */
  index: Int32Array;
  readonly outlines: Outline[];
  x: Float64Array;
  y: Float64Array;
  reach: Float64Array;
  core: Float64Array;
  group: Int32Array;
}

export const newField = (): Field => ({
  count: 0,
  terrainCount: 0,
  parts: [],
  blockers: [],
  outlines: [],
  ...flatLists(512),
});

const flatLists = (size: number): Pick<Field, 'index' | 'x' | 'y' | 'reach' | 'core' | 'group'> => ({
  index: new Int32Array(size),
  x: new Float64Array(size),
  y: new Float64Array(size),
  reach: new Float64Array(size),
  core: new Float64Array(size),
  group: new Int32Array(size),
});

/** Leaves out what is in nobody's way: scenery that is looked past, blockers that do not count or are of the group. */
export function setField(field: Field, ground: Ground, options: SightOptions, ownGroup: number): void {
  const { terrain, blockers, counts } = options;
  const most = ground.parts.length + (blockers ? blockers.bodies.length : 0);
  if (most > field.x.length) Object.assign(field, flatLists(2 * most));
  field.count = 0;
  field.parts = ground.parts;
  for (let i = 0; i < ground.parts.length; i++) {
    const { piece, body } = ground.parts[i]!;
    if (!terrain || terrain[piece] !== TRANSPARENT) addToField(field, i, body, 0);
  }
  field.terrainCount = field.count;
  if (!blockers) return;
  const { bodies, groups } = blockers;
  field.blockers = bodies;
  for (let i = 0; i < bodies.length; i++) {
    if (groups[i] === ownGroup || (counts && counts[i] === 0)) continue;
    addToField(field, i, bodies[i]!, groups[i]!);
  }
}

function addToField(field: Field, index: number, { outline, x, y }: Body, group: number): void {
  const i = field.count++;
  field.index[i] = index;
  field.outlines[i] = outline;
  field.x[i] = x;
  field.y[i] = y;
  field.reach[i] = outline.reach;
  field.core[i] = outline.core;
  field.group[i] = group;
}

export function bodyInField({ terrainCount, parts, blockers, index }: Field, i: number): Body {
  return i < terrainCount ? parts[index[i]!]!.body : blockers[index[i]!]!;
}
