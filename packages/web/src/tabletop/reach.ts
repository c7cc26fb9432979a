import { FACINGS, pointAt, type Point, type Um } from '@banneret/geometry';

/** Somebody who can be pulled about the table. */
export interface Pull {
  /** The middle of it as it stands. */
  readonly from: Point;
  /** It gets no farther than this, whatever its way. */
  readonly most: Um;
  /** Where its middle gets to when it is pulled towards a point; nothing if it cannot go there at all. */
  end(to: Point): Point | undefined;
}

/** The ground that somebody can be dragged to, as far as it is worked out. */
export interface Ground {
  readonly isDone: boolean;
  /** The corners that are known, in their order around the unit; nothing while they are too few to show. */
  corners(): readonly Point[] | undefined;
  /** Works out one direction more. */
  next(): void;
}

const DIRECTIONS = 32;
/** With so many directions the ground already has its form; the others only round it off. */
const ENOUGH = 8;

export function groundAround({ from, most, end }: Pull): Ground {
  const found = new Map<number, Point>();
  return {
    get isDone() {
      return found.size === DIRECTIONS;
    },
    corners() {
      if (found.size < ENOUGH) return undefined;
      return [...found].sort(([a], [b]) => a - b).map(([, corner]) => corner);
    },
    next() {
      const direction = COARSE_TO_FINE[found.size] ?? 0;
      found.set(direction, end(pointAt(from, (direction * FACINGS) / DIRECTIONS, most)) ?? from);
    },
  };
}

/** All around the unit at first, then what lies between. */
const COARSE_TO_FINE: readonly number[] = Array.from({ length: DIRECTIONS }, (_, i) => {
  let [direction, rest] = [0, i];
  for (let step = DIRECTIONS / 2; step >= 1; step /= 2) {
    direction += (rest % 2) * step;
    rest = Math.floor(rest / 2);
  }
  return direction;
});
