import type { Body } from '../body.js';
import type { Point } from '../shapes.js';
import { cellsMet, cellsReached, inUse, MOST, spreadFan, STRIPS, type Side } from './fan.js';
import type { Verdict } from './prune.js';
import { clearRows, dark, doubtful, rows, shade } from './shade.js';

/**
 * What a crowd does to all lines from one unit to another, found once for the two units instead of once for every pair.
 *
 * A pair of models is hidden when all lines between them are dark by bodies that lie between: beyond the last point of the
 * one and before the first point of the other. It is seen when a line that surely meets both is not doubtful by any body
 * but those that lie behind one of them. The shadow may leave a question unsettled, for the exact search, but what it
 * does say is certain.
 */

/** The strips whose shared row is not dark throughout: nothing can be seen along the others. */
const lit = new Int32Array(STRIPS);
let litCount = 0;

/** By strip, what is dark and doubtful from the near model in hand, and the cells that remain to it; `met` as in `cellsMet`. */
const nearDark = new Int32Array(STRIPS);
const nearDoubtful = new Int32Array(STRIPS);
const nearReached = new Int32Array(STRIPS);
const nearMet = new Int32Array(STRIPS);
let nearRight = 0;

/** By strip, and by model and strip, the cells taken up by the far unit. */
const farReached = new Int32Array(STRIPS);
const farMet = new Int32Array(STRIPS);
const modelReached = new Int32Array(MOST * STRIPS);
const modelMet = new Int32Array(MOST * STRIPS);

/**
 * Casts the shadow of a crowd between two units. Terrain that can be seen into hides
 * nothing for certain. False when the units stand in such a way that there is no fan between them.
 */
export function castShadow(
  near: Side,
  nearMiddle: Point,
  far: Side,
  farMiddle: Point,
  bodies: readonly Body[],
  terrain: Uint8Array | undefined,
): boolean {
  if (!spreadFan(near, nearMiddle, far, farMiddle)) return false;
  clearRows();
  for (const body of bodies) shade(near, far, body, terrain);
  takeLateRows(far);
  litCount = 0;
  for (let k = 0; k < STRIPS; k++) if (dark[k] !== -1 && inUse(k)) lit[litCount++] = k;
  for (let n = 0; n < litCount; n++) placeFarUnit(far, lit[n]!);
  return true;
}

function placeFarUnit(far: Side, k: number): void {
  const anyClear = doubtful[k] !== -1;
  let allReached = 0;
  let allMet = 0;
  for (let j = 0; j < far.count; j++) {
    const reached = cellsReached(far, j, k);
    const met = anyClear ? cellsMet(far, j, k, false) : 0;
    modelReached[j * STRIPS + k] = reached;
    modelMet[j * STRIPS + k] = met;
    allReached |= reached;
    allMet |= met;
  }
  farReached[k] = allReached;
  farMet[k] = allMet;
}

/** Does a model of the near unit see anything of the far one? Later questions are about this model. */
export function lookAtUnit(near: Side, i: number): Verdict {
  takeRows(near, i);
  let left = 0;
  let open = 0;
  for (let n = 0; n < litCount; n++) {
    const k = lit[n]!;
    const reached = cellsReached(near, i, k) & ~nearDark[k]!;
    nearReached[k] = reached;
    nearMet[k] = 0;
    if (reached === 0) continue;
    const met = cellsMet(near, i, k, true) & ~nearDoubtful[k]!;
    nearMet[k] = met;
    left |= reached & farReached[k]!;
    open |= met & farMet[k]! & ~lateDoubtful[k]!;
  }
  if (left === 0) return 'blocked';
  return open === 0 ? 'unsettled' : 'open';
}

/** The rows that have ended where the far unit begins say the same for all its models. */
function takeRows(near: Side, i: number): void {
  nearRight = near.x[i]! + near.reach[i]!;
  const nearLeft = near.x[i]! - near.reach[i]!;
  for (let k = 0; k < STRIPS; k++) {
    nearDark[k] = dark[k]!;
    nearDoubtful[k] = doubtful[k]!;
  }
  for (let row = 1; row < rows.count; row++) {
    if (isLate[row] || rows.right[row]! < nearLeft) continue;
    const hides = rows.left[row]! > nearRight;
    for (let k = 0; k < STRIPS; k++) {
      nearDoubtful[k]! |= doubtful[row * STRIPS + k]!;
      if (hides) nearDark[k]! |= dark[row * STRIPS + k]!;
    }
  }
}

/** By row, whether it is late, and what all late rows together make doubtful. */
const isLate: boolean[] = [];
const lateDoubtful = new Int32Array(STRIPS);
let anyLate = false;

/** The other rows are late: they lie before some models of the far unit and not before others. */
function takeLateRows(far: Side): void {
  lateDoubtful.fill(0);
  anyLate = false;
  for (let row = 1; row < rows.count; row++) {
    isLate[row] = rows.right[row]! >= far.left;
    if (!isLate[row]) continue;
    anyLate = true;
    for (let k = 0; k < STRIPS; k++) lateDoubtful[k]! |= doubtful[row * STRIPS + k]!;
  }
}

/** Does the model last given to `lookAtUnit` see this one of the far unit? */
export function lookAtModel(far: Side, j: number): Verdict {
  let left = 0;
  for (let n = 0; n < litCount; n++) {
    const k = lit[n]!;
    const reached = nearReached[k]! & modelReached[j * STRIPS + k]!;
    if (reached === 0) continue;
    const met = nearMet[k]! & modelMet[j * STRIPS + k]!;
    if ((met & ~lateDoubtful[k]!) !== 0) return 'open';
    if (!anyLate) left |= reached;
    else if (met !== 0 && (met & ~lateDoubtsAt(far, j, k)) !== 0) return 'open';
    else left |= reached & ~lateDarkAt(far, j, k);
  }
  return left === 0 ? 'blocked' : 'unsettled';
}

function lateDoubtsAt(far: Side, j: number, k: number): number {
  const modelRight = far.x[j]! + far.reach[j]!;
  let doubts = 0;
  for (let row = 1; row < rows.count; row++) {
    if (isLate[row] && rows.left[row]! <= modelRight) doubts |= doubtful[row * STRIPS + k]!;
  }
  return doubts;
}

function lateDarkAt(far: Side, j: number, k: number): number {
  const modelLeft = far.x[j]! - far.reach[j]!;
  let hidden = 0;
  for (let row = 1; row < rows.count; row++) {
    if (!isLate[row] || rows.left[row]! <= nearRight || rows.right[row]! >= modelLeft) continue;
    hidden |= dark[row * STRIPS + k]!;
  }
  return hidden;
}
