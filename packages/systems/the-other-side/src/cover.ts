import {
  FACINGS,
  fullyClear,
  gapToPolygon,
  pointAt,
  SEE_INTO,
  segmentCutsPolygon,
  TRANSPARENT,
  within,
  whereabouts,
  type Ground,
  type Placed,
  type Point,
  type Polygon,
  type SightBlockers,
} from '@banneret/geometry';
import { groundOf, partlyIn, placedOf, whollyIn } from './ground/board.js';
import { isMoreThan, NEAR_THE_VIEWER, RIM_POINTS } from './rulings.js';
import { blockersFor, blocksFor, eyesOf, knownSight } from './sight.js';
import type { FireteamId, State, Terrain } from './state.js';

/**
 * TOS-LOS-11 … -13: is any line from base to base stopped by something more than 2" from the one who looks (R-33)? Covering
 * terrain counts as Blocking terrain does. What does not stand in its way gives no Cover either (TOS-LOS-12).
 */
export function hasCover(s: State, target: FireteamId, from: FireteamId): boolean {
  if (from === target) return false;
  const known = knownSight(s);
  const at = from * known.count + target;
  if (known.covered[at] === 0) known.covered[at] = worksOutCover(s, target, from) ? 1 : 2;
  return known.covered[at] === 1;
}

const worksOutCover = (s: State, target: FireteamId, from: FireteamId): boolean => {
  const lines = linesBetween(s, target, from);
  return !areClear(lines, lines.giving, lines.counts) || lines.giving.some((_, i) => hidesHalfway(s, lines, i));
};

/** What stops a line by itself: the pieces and the Fireteams without which there would be less Cover. */
export function coverGivers(
  s: State,
  target: FireteamId,
  from: FireteamId,
): { readonly terrain: readonly number[]; readonly fireteams: readonly FireteamId[] } {
  const lines = linesBetween(s, target, from);
  const nobody = new Uint8Array(lines.counts.length);
  const nothing = lines.giving.map(() => false);
  return {
    terrain: [...lines.giving.keys()].filter(
      i => lines.giving[i] === true && (!areClear(lines, nothing.with(i, true), nobody) || hidesHalfway(s, lines, i)),
    ),
    fireteams: lines.ids.filter((_, i) => lines.counts[i] === 1 && !areClear(lines, nothing, nobody.with(i, 1))),
  };
}

/** All lines from one base to another, and what may give Cover along them. */
interface Lines {
  readonly ground: Ground;
  readonly viewer: Placed;
  readonly body: Placed;
  readonly giving: readonly boolean[];
  readonly ids: readonly FireteamId[];
  readonly blockers: SightBlockers;
  readonly counts: Uint8Array;
}

function linesBetween(s: State, target: FireteamId, from: FireteamId): Lines {
  const viewer = placedOf(s, from);
  const eyes = eyesOf(s, from);
  const gives = (zone: Terrain): boolean =>
    (blocksFor(zone, eyes, 'blocking') || blocksFor(zone, eyes, 'covering')) &&
    isMoreThan(gapToPolygon(viewer, zone.outline), NEAR_THE_VIEWER);
  const { ids, blockers } = knownSight(s);
  const counts = blockersFor(s, from, target);
  for (const [i, id] of ids.entries())
    if (counts[i] === 1 && within(viewer, placedOf(s, id), NEAR_THE_VIEWER)) counts[i] = 0;
  return {
    ground: groundOf(s),
    viewer,
    body: placedOf(s, target),
    giving: s.terrain.map(gives),
    ids,
    blockers,
    counts,
  };
}

const areClear = ({ ground, viewer, body, blockers }: Lines, giving: readonly boolean[], counts: Uint8Array): boolean =>
  fullyClear(ground, viewer, body, {
    terrain: Uint8Array.from(giving, given => (given ? SEE_INTO : TRANSPARENT)),
    blockers,
    counts,
  });

function hidesHalfway(s: State, { giving, viewer, body }: Lines, piece: number): boolean {
  const { outline } = s.terrain[piece] as Terrain;
  return giving[piece] === true && standsHalfway(body, outline) && hidesAPart(viewer, body, outline);
}

const standsHalfway = (body: Placed, outline: Polygon): boolean => partlyIn(body, outline) && !whollyIn(body, outline);

/** of a base partly in a piece, lines to the points outside it may still be stopped by it. */
function hidesAPart(viewer: Placed, body: Placed, outline: Polygon): boolean {
  const outside = pointsOf(body).filter(point => whereabouts(outline, point) !== 'inside');
  return pointsOf(viewer).some(from => outside.some(to => segmentCutsPolygon(outline, from, to)));
}

function pointsOf({ base, at }: Placed): Point[] {
  const radius = base.kind === 'round' ? base.radius : 0;
  const rim = Array.from({ length: RIM_POINTS }, (_, i) => pointAt(at, Math.round((i * FACINGS) / RIM_POINTS), radius));
  return [at, ...rim];
}
