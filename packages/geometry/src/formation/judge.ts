import { overlapping } from '../distance.js';
import { pathLength } from '../length.js';
import type { MoveField } from '../move/field.js';
import { sweep, type Hit } from '../move/sweep.js';
import type { Placed, Point } from '../shapes.js';
import type { Um } from '../units.js';
import { coherencyBreaks, type CoherencyBreak, type CoherencyRule } from './coherency.js';
import type { Mover } from './formUp.js';

/** The first thing wrong with a unit's move. */
export type UnitMoveFault =
  | { readonly why: 'wrong-start'; readonly model: number }
  | { readonly why: 'too-long'; readonly model: number; readonly length: Um }
  | { readonly why: 'hit'; readonly model: number; readonly hit: Hit }
  | { readonly why: 'overlap'; readonly model: number; readonly other: number }
  | { readonly why: 'incoherent'; readonly breaks: readonly CoherencyBreak[] };

/**
 * Judges a whole unit's move: every path starts where its model stands, is within its budget and keeps clear; at the end
 * nobody overlaps and the unit is coherent. Models of the unit do not hinder one another on the way.
 */
export function unitMoveFault(
  field: MoveField,
  movers: readonly Mover[],
  paths: readonly (readonly Point[])[],
  rule?: CoherencyRule,
): UnitMoveFault | undefined {
  if (paths.length !== movers.length) throw new RangeError(`${movers.length} models but ${paths.length} paths`);
  for (const [model, mover] of movers.entries()) {
    const fault = pathFault(field, mover, paths[model]!, model);
    if (fault) return fault;
  }
  const ends = movers.map(({ placed }, model): Placed => ({ ...placed, at: paths[model]!.at(-1)! }));
  const overlap = firstOverlap(ends);
  if (overlap) return { why: 'overlap', ...overlap };
  const breaks = rule ? coherencyBreaks(ends, rule) : [];
  return breaks.length > 0 ? { why: 'incoherent', breaks } : undefined;
}

function pathFault(
  field: MoveField,
  { placed, budget }: Mover,
  path: readonly Point[],
  model: number,
): UnitMoveFault | undefined {
  const start = path[0];
  if (!start) return { why: 'wrong-start', model };
  if (budget !== undefined) {
    if (start.x !== placed.at.x || start.y !== placed.at.y) return { why: 'wrong-start', model };
    const length = pathLength(path);
    if (length > budget) return { why: 'too-long', model, length };
  }
  const hit = sweep(field, placed.base, path, placed.facing);
  return hit.ok ? undefined : { why: 'hit', model, hit };
}

/** The first two bases that overlap, by their indices. */
export function firstOverlap(placed: readonly Placed[]): { model: number; other: number } | undefined {
  for (let model = 1; model < placed.length; model++) {
    for (let other = 0; other < model; other++) {
      if (overlapping(placed[model]!, placed[other]!)) return { model, other };
    }
  }
  return undefined;
}
