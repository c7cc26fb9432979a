import { cornersOf, type Body } from '../body.js';
import type { Ground } from '../ground.js';
import { RIM_POINTS } from '../outline.js';
import type { Placed, Point } from '../shapes.js';
import type { Um } from '../units.js';
import { setCutPassages } from './clearAlong.js';
import { gather, newCorridor, OPAQUE, setEnd, setPointEnd, TRANSPARENT, type SightOptions } from './corridor.js';
import { CUT, newLine, setLine, sideOf } from './line.js';
import { comparePlace, findEntry, findExit, newPassage } from './passage.js';
import { sees } from './sees.js';

/** Sight with heights. Terrain heights come from the ground, those of blockers from `blockerHeights`, by index. */
export interface HeightOptions extends SightOptions {
  readonly blockerHeights?: readonly Um[];
}

/**
 * Sight between two upright bodies, each a base drawn up to a height, past prisms that stand on the ground. A prism of
 * height h blocks a line where it passes over the prism's interior lower than h; at exactly h it grazes and is clear.
 * As all prisms stand on the ground, the best line over a given stretch is from top to top.
 *
 * A prism no higher than the lower top never blocks, one at least as high as both (and higher than one) always does, and
 * between those the answer is exact over all lines, as for `sees`. A prism whose height lies strictly between the two
 * tops blocks near the lower end only. With such prisms in the way "true" still always means that a clear line exists;
 * "false" means that the full-height prisms hide the target, or that none of a fixed set of lines is clear: those between
 * the centre and the rim points (16 of a round base, the corners of a rectangle) of one base and those of the other.
 */
export function seesOver(
  ground: Ground,
  from: Placed,
  fromTop: Um,
  to: Placed,
  toTop: Um,
  options: HeightOptions = {},
): boolean {
  const low = Math.min(fromTop, toTop);
  const high = Math.max(fromTop, toTop);
  if (
    sees(
      ground,
      from,
      to,
      hidingAbove(ground, options, height => height > low),
    )
  )
    return true;
  if (
    !sees(
      ground,
      from,
      to,
      hidingAbove(ground, options, height => height > low && height >= high),
    )
  )
    return false;
  const [starts, ends] = [viewPoints(from), viewPoints(to)];
  setEnd(corridor.a, from);
  setEnd(corridor.b, to);
  gather(corridor, ground, options); // with the true ends: they decide which pieces can be seen into
  return starts.some(a => ends.some(b => clearOver(ground, a, fromTop, b, toTop, options)));
}

/** The options with everything transparent whose height does not hide. */
function hidingAbove(ground: Ground, options: HeightOptions, hides: (height: Um) => boolean): SightOptions {
  const { terrain, counts, blockers, blockerHeights } = options;
  const shown = Uint8Array.from(ground.terrain, ({ height }, i) =>
    hides(height) ? (terrain?.[i] ?? OPAQUE) : TRANSPARENT,
  );
  if (!blockers) return { ...options, terrain: shown };
  const counted = Uint8Array.from(blockers.bodies, (_, i) =>
    hides(blockerHeights?.[i] ?? 0) ? (counts?.[i] ?? 1) : 0,
  );
  return { ...options, terrain: shown, counts: counted };
}

const corridor = newCorridor();
const line = newLine();
const entry = newPassage();
const exit = newPassage();

/** The centre and up to 16 evenly spread corners of the outline. */
function viewPoints(placed: Placed): Point[] {
  setEnd(corridor.a, placed);
  const corners = cornersOf(corridor.a);
  const step = corners.length === RIM_POINTS ? RIM_POINTS / 16 : 1;
  return [placed.at, ...corners.filter((_, i) => i % step === 0)];
}

/** Is the line between two points of given heights clear of all prisms? Exact. */
export function clearLineOver(
  ground: Ground,
  from: Point,
  fromHeight: Um,
  to: Point,
  toHeight: Um,
  options: HeightOptions = {},
): boolean {
  setPointEnd(corridor.a, from);
  setPointEnd(corridor.b, to);
  gather(corridor, ground, options);
  return clearOver(ground, from, fromHeight, to, toHeight, options);
}

/** The same, with everything that may lie between the points already gathered. */
function clearOver(ground: Ground, a: Point, aTop: Um, b: Point, bTop: Um, options: HeightOptions): boolean {
  if (aTop > bTop) return clearOver(ground, b, bTop, a, aTop, options);
  if (a.x === b.x && a.y === b.y) return true;
  setLine(line, a.x, a.y, b.x, b.y);
  for (const body of corridor.bodies) {
    if (sideOf(body, line) !== CUT) continue;
    findEntry(body, line, entry);
    findExit(body, line, exit);
    if (blocksRisingLine(heightOf(body, ground, options), aTop, bTop)) return false;
  }
  for (const cut of corridor.cuts) {
    if (!setCutPassages(cut, line, entry, exit)) continue;
    if (blocksRisingLine(ground.terrain[cut.piece]!.height, aTop, bTop)) return false;
  }
  return true;
}

function heightOf({ source }: Body, { terrain }: Ground, { blockerHeights }: HeightOptions): Um {
  if (source.kind === 'terrain') return terrain[source.piece]!.height;
  return source.kind === 'blocker' ? (blockerHeights?.[source.index] ?? 0) : 0;
}

/**
 * The line rises, so over a prism it is lowest where it comes in, or at its own start. It passes below the top exactly when
 * that point lies below: beyond it there is always some more of the prism's interior.
 */
function blocksRisingLine(height: Um, low: Um, high: Um): boolean {
  if (height <= low) return false;
  const whole = BigInt(line.dx * line.dx + line.dy * line.dy);
  const beside = comparePlace(exit, 1, 0n) <= 0 || comparePlace(entry, 1, whole) >= 0;
  if (beside) return false; // behind the start, or beyond the end
  const coversStart = comparePlace(entry, 1, 0n) <= 0;
  if (coversStart || low === high) return true;
  // low + (high - low) · place / whole < height, without the division
  return comparePlace(entry, high - low, BigInt(height - low) * whole) < 0;
}
