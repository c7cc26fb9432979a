import type { Ground } from '../ground.js';
import {
  ACROSS,
  dropSeenInto,
  isSeenInto,
  newStrip,
  OUTSIDE,
  placeInStrip,
  setStrip,
  type Contents,
  type Corridor,
} from './corridor.js';
import { bodyInField, type Field } from './field.js';
import type { Obstacles } from './obstacles.js';

/** Everything that may stand between two whole units: collected once, then sifted for every pair of models. */
export type Crowd = Contents;

export const newCrowd = (): Crowd => ({ bodies: [], cuts: [], barred: false, seenInto: false });

/** The obstacles, with the cuts of every piece among them; the parts of a piece stand together in the list. */
export function setCrowd(
  crowd: Crowd,
  obstacles: Obstacles,
  field: Field,
  ground: Ground,
  terrain: Uint8Array | undefined,
): void {
  const { bodies, cuts } = crowd;
  bodies.length = 0;
  cuts.length = 0;
  crowd.seenInto = false;
  let lastPiece = -1;
  for (let i = 0; i < obstacles.count; i++) {
    const body = bodyInField(field, obstacles.place[i]!);
    bodies.push(body);
    if (isSeenInto(body, terrain)) crowd.seenInto = true;
    if (ground.cuts.length === 0 || body.source.kind !== 'terrain' || body.source.piece === lastPiece) continue;
    lastPiece = body.source.piece;
    for (const cut of ground.cuts) if (cut.piece === lastPiece) cuts.push(cut);
  }
}

const pairStrip = newStrip();

/**
 * Fills a corridor whose ends are set with those of the crowd that may stand between these two. Stops short when one of
 * them bars the corridor: then it is blocked, whatever else there is.
 */
export function fillFromCrowd(corridor: Corridor, crowd: Crowd, ground: Ground, terrain?: Uint8Array): void {
  const { a, b, bodies, cuts } = corridor;
  setStrip(pairStrip, a, a.outline.reach, b, b.outline.reach);
  bodies.length = 0;
  cuts.length = 0;
  corridor.barred = false;
  for (const body of crowd.bodies) {
    const place = placeInStrip(pairStrip, body.x, body.y, body.outline);
    if (place === OUTSIDE) continue;
    bodies.push(body);
    if (place !== ACROSS || isSeenInto(body, terrain)) continue;
    corridor.barred = true;
    return;
  }
  for (const cut of crowd.cuts) cuts.push(cut);
  if (crowd.seenInto && bodies.length > 0) dropSeenInto(corridor, ground, terrain!);
}
