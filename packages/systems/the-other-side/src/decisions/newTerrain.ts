import {
  inches,
  placedOutline,
  within,
  withinOfPolygon,
  CONTACT,
  type Placed,
  type Point,
  type Polygon,
  type Um,
} from '@banneret/geometry';
import type { Because } from '@banneret/kernel';
import type { CreatedTerrain } from '../effect.js';
import { isAlive } from '../cardsInPlay.js';
import { onTable, placedOf, traitOf, isTitan } from '../ground/board.js';
import { seesBody } from '../sight.js';
import type { FireteamId, State } from '../state.js';

/** Created terrain is a square, put down straight. */
export const squareAt = ({ side }: CreatedTerrain, at: Point): Placed => ({
  base: { kind: 'rectangle', length: inches(side), width: inches(side) },
  at,
  facing: 0,
});

export const outlineAt = (terrain: CreatedTerrain, at: Point): Polygon => placedOutline(squareAt(terrain, at));

interface Question {
  readonly fireteam: FireteamId;
  readonly terrain: CreatedTerrain;
  readonly range: Um;
}

/** TOS-CRE-01, -03, R-56: why a new piece may not stand here, or nothing. */
export function terrainFault(s: State, { fireteam, terrain, range }: Question, at: Point): Because | undefined {
  const body = squareAt(terrain, at);
  const outline = outlineAt(terrain, at);
  const { width, depth } = s.book.table;
  if (outline.some(({ x, y }) => x < 0 || y < 0 || x > width || y > depth))
    return { rule: 'TOS-MOV-04', say: 'tos.spot.off-table' };
  if (s.terrain.some(piece => withinOfPolygon(body, piece.outline, CONTACT)))
    return { rule: 'TOS-CRE-03', say: 'tos.spot.terrain-contact' };
  if (s.fireteams.some((_, id) => onTable(s, id) && isShutOut(s, terrain, outline, id)))
    return { rule: 'TOS-CRE-04', say: 'tos.spot.on-fireteam' };
  if (!isAlive(s, fireteam) || !within(body, placedOf(s, fireteam), range))
    return { rule: 'TOS-CRE-01', say: 'tos.spot.out-of-range' };
  return seesBody(s, fireteam, body, fireteam) ? undefined : { rule: 'TOS-CRE-01', say: 'tos.spot.unseen' };
}

/** Impassable ground may not be created under a Fireteam it stops. */
const isShutOut = (s: State, terrain: CreatedTerrain, outline: Polygon, id: FireteamId): boolean =>
  traitOf(terrain, 'impassable', isTitan(s, id)) !== undefined && withinOfPolygon(placedOf(s, id), outline, 0);
