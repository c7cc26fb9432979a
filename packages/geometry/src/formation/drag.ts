import { legLength } from '../length.js';
import type { MoveField } from '../move/field.js';
import { advance, cutPath, nearestStand } from '../move/reach.js';
import { shortenedLeg } from '../move/sweep.js';
import type { Placed, Point } from '../shapes.js';
import type { Um } from '../units.js';
import { formUp, middleModel, type FormOptions, type Formation, type Mover } from './formUp.js';

/** When the whole way is impossible, shorter ones are tried, in these shares of it. */
const SHARES = [1, 0.8, 0.5, 0.25];

/**
 * Moves a whole unit towards a point, as far as its slowest budget allows, keeping its shape where the table lets it: the
 * middle model leads, around what is in its way, and the others form up on it, each along its own legal path within its
 * own budget. When nothing fits at the full distance, shorter moves are tried.
 */
export function drag(field: MoveField, movers: readonly Mover[], target: Point, options: FormOptions = {}): Formation {
  const { placed } = movers[middleModel(movers, options.coherency)]!;
  const budget = slowest(movers, legLength(placed.at, target));
  const guide = guideTo(field, placed, target, budget);
  let first: Formation | undefined;
  for (const share of SHARES) {
    const path = cutPath(guide.path, Math.floor(guide.length * share));
    const formation = formUp(field, movers, path.at(-1)!, { ...options, guide: path });
    if (formation.ok) return formation;
    first ??= formation;
  }
  return first!;
}

/** The same by a vector: every model that has room ends exactly that much further on. */
export function dragBy(field: MoveField, movers: readonly Mover[], delta: Point, options: FormOptions = {}): Formation {
  const { at } = movers[middleModel(movers, options.coherency)]!.placed;
  return drag(field, movers, { x: at.x + delta.x, y: at.y + delta.y }, options);
}

/** The leading model's way, no longer than the budget: the shortest path if it has one, else straight ahead regardless. */
function guideTo(field: MoveField, leader: Placed, target: Point, budget: Um): { path: readonly Point[]; length: Um } {
  const { base, facing, at } = leader;
  const stand = nearestStand(field, base, facing, target);
  const way = stand && advance(field, { base, facing, from: at, budget }, stand);
  if (way?.ok) return way;
  const end = shortenedLeg(at, target, budget) ?? at;
  return { path: [at, end], length: legLength(at, end) };
}

function slowest(movers: readonly Mover[], otherwise: Um): Um {
  let least = Infinity;
  for (const { budget } of movers) if (budget !== undefined && budget < least) least = budget;
  return least === Infinity ? otherwise : least;
}
