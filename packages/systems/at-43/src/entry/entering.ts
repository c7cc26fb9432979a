import {
  entirelyInside,
  firstOverlap,
  moveField,
  shortestPath,
  squaredDistance,
  standing,
  type MoveField,
  type Placed,
} from '@banneret/geometry';
import type { Because } from '@banneret/kernel';
import type { Point, Um, UnitId } from '../battle.js';
import { nearestOn } from '../missions/exit.js';
import type { PositionUse, Shape } from '../missions/mission.js';
import { isNear, missionPlace } from '../missions/places.js';
import { allowanceOf } from '../movement/allowance.js';
import { cohesionBreaks } from '../movement/cohesion.js';
import { fieldFor, type Mode } from '../movement/field.js';
import type { Ends } from '../movement/moving.js';
import type { State } from '../state.js';
import { groundOf } from '../table/ground.js';
import { basesOf, sheetOf, unitOf, unitsOnTable } from '../units.js';

/** How a unit comes in, once that was declared: `mode` matters for access zones only. */
export interface Entry {
  readonly unit: UnitId;
  readonly place: number;
  readonly use: PositionUse;
  readonly mode: Mode;
}

export type EntryVerdict =
  | { readonly ok: true; readonly paths: readonly (readonly Point[])[] }
  | { readonly ok: false; readonly because: Because };

const no = (rule: string, say: string, args?: Because['args']): EntryVerdict => ({
  ok: false,
  because: args ? { rule, say, args } : { rule, say },
});

/** The one judge of how units come in: AT43-POS-03, -07, -09, R-76, with cohesion and room as for any move. */
export function judgeEntry(state: State, entry: Entry, ends: Ends): EntryVerdict {
  const { unit } = entry;
  const { fighters } = unitOf(state, unit);
  if (ends.length !== fighters.length || ends.some(({ fighter }, i) => fighter !== fighters[i]!.id))
    return no('AT43-MOV-19', 'at43.no.everybody');
  const placed = placedAt(state, ends);
  const field = endField(state, entry);
  const crowded = placed.findIndex(one => !standing(field, one).ok);
  if (crowded >= 0) return no('AT43-MOV-11', 'at43.no.room', { fighter: fighters[crowded]!.id });
  const overlap = firstOverlap(placed);
  if (overlap) return no('AT43-MOV-11', 'at43.no.overlap', { fighter: fighters[overlap.model]!.id });
  const [strayed] = cohesionBreaks(state, unit, placed);
  if (strayed)
    return no(strayed.part === 'leader' ? 'AT43-UNIT-05' : 'AT43-UNIT-06', 'at43.no.cohesion', {
      fighter: fighters[strayed.model]!.id,
    });
  return entry.use === 'access' ? waysIn(state, entry, placed) : insideZone(state, entry, placed);
}

export const placedAt = (state: State, ends: Ends): Placed[] =>
  ends.map(({ fighter, x, y, facing }) => ({ base: sheetOf(state, fighter).base, at: { x, y }, facing }));

/** Where a base may stand at the end. Coming in over an edge is a move; being put down, nobody makes room. */
export function endField(state: State, { unit, use, mode }: Entry): MoveField {
  if (use === 'access') return fieldFor(state, unit, mode);
  const blockers = [...unitsOnTable(state)].flatMap(other => basesOf(state, other).map(placed => ({ placed })));
  return moveField(groundOf(state), { forbidden: piece => !state.terrain[piece]!.open, blockers });
}

/** AT43-POS-07, -09: the whole unit on the zone, or within 10 cm of the drop point. */
function insideZone(state: State, { place, use }: Entry, placed: readonly Placed[]): EntryVerdict {
  const { shape } = missionPlace(state, place);
  const out = placed.findIndex(one => !isInside(one, shape));
  if (out >= 0) return no(use === 'drop' ? 'AT43-POS-09' : 'AT43-POS-07', 'at43.no.outsideZone');
  // Nobody walks.
  return { ok: true, paths: [] };
}

const isInside = (placed: Placed, shape: Shape): boolean =>
  shape.kind === 'area' ? entirelyInside(placed, shape.outline) : isNear(placed, shape);

/** AT43-RSV-08, POS-03, R-76: each from a point of the edge, within his allowance. */
function waysIn(state: State, entry: Entry, placed: readonly Placed[]): EntryVerdict {
  const { unit, mode } = entry;
  const paths: (readonly Point[])[] = [];
  for (const [i, fighter] of unitOf(state, unit).fighters.entries()) {
    const field = fieldFor(state, unit, mode, { who: fighter.id, mayLeaveTable: true });
    const path = wayIn(state, entry, field, placed[i]!, allowanceOf(state, unit, fighter, mode));
    if (path === undefined) return no('AT43-POS-03', 'at43.no.tooFar', { fighter: fighter.id });
    paths.push(path);
  }
  return { ok: true, paths };
}

/** Points of the edge beside the nearest one from which a way round an obstacle may start. */
const DOORS = [0, -30_000, 30_000, -70_000, 70_000, -120_000, 120_000];

function wayIn(
  state: State,
  { place }: Entry,
  field: MoveField,
  end: Placed,
  budget: Um,
): readonly Point[] | undefined {
  const { shape } = missionPlace(state, place);
  if (shape.kind !== 'edge') return undefined;
  const along = shape.from.x === shape.to.x ? { x: 0, y: 1 } : { x: 1, y: 0 };
  for (const shift of DOORS) {
    const beside = { x: end.at.x + along.x * shift, y: end.at.y + along.y * shift };
    const from = nearestOn(shape.from, shape.to, beside);
    if (squaredDistance(from, end.at) > budget * budget) continue;
    const way = shortestPath(field, end.base, from, end.at, budget, end.facing);
    if (way.ok) return way.path;
  }
  return undefined;
}
