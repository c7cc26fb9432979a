import { FACINGS } from './directions.js';
import { plainWay } from './move/plainWay.js';
import type { Step } from './move/sweep.js';
import type { Facing, Point } from './shapes.js';
import type { Um } from './units.js';

/** Places and ways as a stranger may write them: in their one plain form, or nothing. */

/** Far beyond any table, and well within exact arithmetic. */
const MOST_UM = 4_000_000;
/** A way around many bases is all arcs: ways of 240 points have been walked. */
export const MOST_STEPS = 400;

export const isCoordinate = (n: unknown): n is Um => Number.isSafeInteger(n) && Math.abs(n as number) <= MOST_UM;

export const isFacing = (n: unknown): n is Facing =>
  Number.isSafeInteger(n) && (n as number) >= 0 && (n as number) < FACINGS;

/** Adding 0 writes -0 as 0. */
export function pointFrom(raw: unknown): Point | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { x, y } = raw as { x?: unknown; y?: unknown };
  return isCoordinate(x) && isCoordinate(y) ? { x: x + 0, y: y + 0 } : undefined;
}

/** A point of a way, perhaps with a turn on it. */
function stepFrom(raw: unknown): Step | undefined {
  const at = pointFrom(raw);
  if (at === undefined) return undefined;
  const { facing } = raw as { facing?: unknown };
  if (facing === undefined) return at;
  return isFacing(facing) ? { ...at, facing: facing + 0 } : undefined;
}

/** A way without its start, and without points that change nothing. */
export const wayFrom = (raw: unknown): readonly Point[] | undefined => readWay(raw, pointFrom);

/** The same for whoever may turn on the way. */
export const stepsFrom = (raw: unknown): readonly Step[] | undefined => readWay(raw, stepFrom);

function readWay<S extends Step>(raw: unknown, read: (item: unknown) => S | undefined): readonly S[] | undefined {
  if (!Array.isArray(raw) || raw.length > MOST_STEPS) return undefined;
  const way: S[] = [];
  // By index, because holes must be seen too.
  for (let i = 0; i < raw.length; i++) {
    const step = read(raw[i]);
    if (step === undefined) return undefined;
    way.push(step);
  }
  return plainWay(way);
}
