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
  type Placed,
  type Point,
  type Polygon,
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

function worksOutCover(s: State, target: FireteamId, from: FireteamId): boolean {
  const viewer = placedOf(s, from);
  const body = placedOf(s, target);
  const eyes = eyesOf(s, from);
  const gives = (zone: Terrain): boolean =>
    (blocksFor(zone, eyes, 'blocking') || blocksFor(zone, eyes, 'covering')) &&
    isMoreThan(gapToPolygon(viewer, zone.outline), NEAR_THE_VIEWER);
  const giving = s.terrain.map(gives);
  const known = knownSight(s);
  const counts = blockersFor(s, from, target);
  for (const [i, id] of known.ids.entries())
    if (counts[i] === 1 && within(viewer, placedOf(s, id), NEAR_THE_VIEWER)) counts[i] = 0;
  const terrain = Uint8Array.from(giving, given => (given ? SEE_INTO : TRANSPARENT));
  if (!fullyClear(groundOf(s), viewer, body, { terrain, blockers: known.blockers, counts })) return true;
  return s.terrain.some(
    (zone, i) => giving[i] && standsHalfway(body, zone.outline) && hidesAPart(viewer, body, zone.outline),
  );
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
