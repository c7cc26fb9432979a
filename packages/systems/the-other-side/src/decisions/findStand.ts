import { formUp, type Point } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { inOneSquare } from '../search/regions.js';
import type { State } from '../state.js';
import { anchorsOf } from './suggestAnchors.js';
import { denseStand } from './denseStand.js';
import { regionOfStand } from './suggestRegions.js';
import { bodiesAt, standFault, standField, type StandQuestion } from './stands.js';

/**
 * Legal places for the Fireteams, if there are any; without chance always the same ones. A quick look over a raster first: what
 * it misses is found by the bounds of the place (`denseStand`), so that no unit is left out for want of a round number.
 */
export const findStand = (s: State, q: StandQuestion, rng?: Rng): readonly Point[] | undefined =>
  (rng?.below(THOROUGH) === 0 ? somewhere(s, q, rng) : quickStand(s, q, rng)) ?? denseStand(s, q, rng);

/** One random place in so many is looked for thoroughly at once: the raster knows nothing of narrow places. */
const THOROUGH = 12;

/** In a region drawn at random, if it has room. */
function somewhere(s: State, q: StandQuestion, rng: Rng): readonly Point[] | undefined {
  const anchors = anchorsOf(s, q);
  const anchor = anchors[rng.below(Math.max(1, anchors.length))];
  if (anchor === undefined) return undefined;
  const region = regionOfStand(s, q, [anchor]);
  return denseStand(s, q, rng, at => regionOfStand(s, q, [at]) === region);
}

function quickStand(s: State, q: StandQuestion, rng?: Rng): readonly Point[] | undefined {
  const field = standField(s, q.unit);
  const anchors = anchorsOf(s, q);
  // Without chance every unit starts to look somewhere else: where the last one found room there is none left.
  const start = rng === undefined ? q.unit : rng.below(Math.max(1, anchors.length));
  const nowhere = q.fireteams.map(() => ({ x: 0, y: 0 }));
  const movers = bodiesAt(s, q, nowhere).map(placed => ({ placed }));
  const stands = (anchor: Point): readonly Point[] | undefined => {
    if (movers.length === 1) return standFault(s, q, [anchor]) === undefined ? [anchor] : undefined;
    const formed = formUp(field, movers, anchor, { shape: 'ring' });
    if (!formed.ok) return undefined;
    const at = formed.placed.map(placed => placed.at);
    return standFault(s, q, at) === undefined ? at : undefined;
  };
  const drawn = anchors[start % Math.max(1, anchors.length)];
  if (drawn === undefined) return undefined;
  // Now and then every region is as likely as any other, however little room it has.
  if (rng?.below(3) === 0 && q.where !== 'near' && q.where !== 'contact')
    for (let i = 0; i < anchors.length; i++) {
      const anchor = anchors[(start + i * STRIDE) % anchors.length] as Point;
      const found = inOneSquare(anchor, drawn) ? stands(anchor) : undefined;
      if (found !== undefined) return found;
    }
  for (let i = 0; i < anchors.length; i++) {
    const anchor = anchors[(start + i * STRIDE) % anchors.length] as Point;
    const found = stands(anchor);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Prime to every number of anchors here. */
const STRIDE = 7919;
