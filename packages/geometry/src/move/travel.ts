import { FACINGS, wrapFacing } from '../directions.js';
import { legLength } from '../length.js';
import type { BaseShape, Facing } from '../shapes.js';
import type { Um } from '../units.js';
import type { Step } from './sweep.js';

/**
 * How far the part of the base that turns most goes when the base pivots on its centre, the shorter way round, rounded
 * up. A round base turns on the spot for nothing.
 */
export function pivotLength(base: BaseShape, from: Facing, to: Facing): Um {
  if (base.kind === 'round') return 0;
  const ahead = wrapFacing(to - from);
  const turned = Math.min(ahead, FACINGS - ahead);
  return Math.ceil((farthestPart(base) * 2 * Math.PI * turned) / FACINGS);
}

function farthestPart(base: Exclude<BaseShape, { kind: 'round' }>): number {
  if (base.kind === 'oval') return Math.max(base.length, base.width) / 2;
  return Math.sqrt(base.length * base.length + base.width * base.width) / 2;
}

/**
 * How far the part of a base that travels most goes along a path: every part makes all the legs, and in each pivot the
 * part farthest from the centre goes farthest.
 */
export function travelLength(base: BaseShape, path: readonly Step[], startFacing: Facing = 0): Um {
  let total = 0;
  let facing = startFacing;
  for (let i = 1; i < path.length; i++) {
    const step = path[i]!;
    total += legLength(path[i - 1]!, step);
    if (step.facing === undefined) continue;
    total += pivotLength(base, facing, step.facing);
    facing = step.facing;
  }
  return total;
}
