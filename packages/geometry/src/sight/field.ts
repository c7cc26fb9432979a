import type { Body } from '../body.js';
import type { Ground } from '../ground.js';
import type { Outline } from '../outline.js';
import { TRANSPARENT, type SightOptions } from './corridor.js';

/** All that can be in the way in one list of targets, terrain first, laid out flat: it is sifted for every target unit. */
export interface Field {
  count: number;
  terrainCount: number;
  readonly bodies: Body[];
  readonly outlines: Outline[];
  x: Float64Array;
  y: Float64Array;
  reach: Float64Array;
  core: Float64Array;
  group: Int32Array;
}

export const newField = (): Field => ({ count: 0, terrainCount: 0, bodies: [], outlines: [], ...flatLists(512) });

const flatLists = (size: number): Pick<Field, 'x' | 'y' | 'reach' | 'core' | 'group'> => ({
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
  for (const { piece, body } of ground.parts) {
    if (!terrain || terrain[piece] !== TRANSPARENT) addToField(field, body, 0);
  }
  field.terrainCount = field.count;
  if (!blockers) return;
  const { bodies, groups } = blockers;
  for (let i = 0; i < bodies.length; i++) {
    if (groups[i] === ownGroup || (counts && counts[i] === 0)) continue;
    addToField(field, bodies[i]!, groups[i]!);
  }
}

function addToField(field: Field, body: Body, group: number): void {
  const i = field.count++;
  const { outline } = body;
  field.bodies[i] = body;
  field.outlines[i] = outline;
  field.x[i] = body.x;
  field.y[i] = body.y;
  field.reach[i] = outline.reach;
  field.core[i] = outline.core;
  field.group[i] = group;
}
