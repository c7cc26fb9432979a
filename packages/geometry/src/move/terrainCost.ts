import type { Ground } from '../ground.js';
import { pathLength } from '../length.js';
import type { Point } from '../shapes.js';
import type { Um } from '../units.js';
import { stretches, type Passer, type Stretch } from './crossings.js';
import type { Zone } from './zone.js';

/** What a terrain piece costs those who move over it. */
export interface PieceCost {
  /** Every micrometre inside counts this many times; 1 by default. */
  readonly factor?: number;
  /** Height climbed on entering and descended on leaving, counted as length. */
  readonly climb?: Um;
}

/** A part of a path inside a piece and what it costs on top of its length. */
export interface CostlyStretch {
  readonly piece: number;
  readonly from: Um;
  readonly to: Um;
  readonly length: Um;
  readonly extra: Um;
}

/** The length of a path with everything that terrain adds to it, itemised. */
export interface PathCost {
  readonly length: Um;
  readonly total: Um;
  readonly stretches: readonly CostlyStretch[];
}

/**
 * What a path costs over the ground. `costOf` names the pieces that matter; a path along the edge of one does not enter it.
 * Extra length is rounded up, like every leg. A cap on moves through difficult ground needs only to ask whether
 * `stretches` is empty.
 */
export function terrainCost(
  ground: Ground,
  path: readonly Point[],
  passer: Passer,
  costOf: (piece: number) => PieceCost | undefined,
): PathCost {
  const length = pathLength(path);
  const pieces: number[] = [];
  const zones: Zone[] = [];
  for (const [piece, { outline }] of ground.terrain.entries()) {
    if (costOf(piece) === undefined) continue;
    pieces.push(piece);
    zones.push({ shape: { kind: 'polygon', outline }, border: 'out' });
  }
  const costly = stretches(path, zones, passer).map(stretch => {
    const piece = pieces[stretch.zone]!;
    return priced(piece, stretch, costOf(piece)!, length);
  });
  const total = costly.reduce((sum, { extra }) => sum + extra, length);
  return { length, total, stretches: costly };
}

function priced(piece: number, { from, to }: Stretch, { factor = 1, climb = 0 }: PieceCost, total: Um): CostlyStretch {
  const length = to - from;
  const climbs = (from > 0 ? 1 : 0) + (to < total ? 1 : 0);
  return { piece, from, to, length, extra: Math.ceil(length * (factor - 1)) + climbs * climb };
}
