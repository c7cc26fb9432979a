import {
  baseBlocker,
  prepareBlockers,
  SEE_INTO,
  sees,
  TRANSPARENT,
  type Placed,
  type SightBlockers,
  type SightOptions,
} from '@banneret/geometry';
import { groundOf, isElevated, isTitan, markerBody, onTable, placedOf, traitOf } from './ground/board.js';
import { seatOf, type FireteamId, type Marker, type State, type Terrain } from './state.js';

/**
 * TOS-LOS-01 … -10: is there one clear line from base to base, as the Fireteam that looks sees it? Exact over all lines
 * rather than over a set of points; grazing does not block. It can be one-sided (TOS-LOS-10, R-31).
 */
export function seesFireteam(s: State, from: FireteamId, to: FireteamId): boolean {
  if (from === to) return true; // TOS-LOS-04
  const known = knownSight(s);
  const at = from * known.count + to;
  const before = known.seen[at] as number;
  if (before !== UNKNOWN) return before === YES;
  const seen = sees(groundOf(s), placedOf(s, from), placedOf(s, to), optionsFor(s, from, to));
  known.seen[at] = seen ? YES : NO;
  return seen;
}

/** TOS-LOS-15: other Fireteams are ignored, terrain is not. */
export const seesMarker = (s: State, from: FireteamId, marker: Pick<Marker, 'at'>): boolean =>
  sees(groundOf(s), placedOf(s, from), markerBody(marker), { terrain: blocking(s.terrain, eyesOf(s, from)) });

/** Sight of a base that is not (or no longer) a Fireteam on the table: the centre of a Pulse. */
export const seesBody = (s: State, from: FireteamId, to: Placed, ignore: FireteamId): boolean =>
  sees(groundOf(s), placedOf(s, from), to, optionsFor(s, from, ignore));

export function optionsFor(s: State, from: FireteamId, to: FireteamId): SightOptions {
  const known = knownSight(s);
  return { terrain: blocking(s.terrain, eyesOf(s, from)), blockers: known.blockers, counts: blockersFor(s, from, to) };
}

/** How somebody looks at things: Titans over all that is low, others from a height too (TOS-LOS-07 … -09). */
export type Eyes = 'titan' | 'high' | 'plain';

export function eyesOf(s: State, id: FireteamId): Eyes {
  if (isTitan(s, id)) return 'titan';
  return isElevated(s, id) ? 'high' : 'plain';
}

/** Which Fireteams stand in the way of one that looks at another: TOS-LOS-05 … -09. Written over by the next question. */
export function blockersFor(s: State, from: FireteamId, to: FireteamId): Uint8Array {
  const { counts, ids } = knownSight(s);
  const seat = seatOf(s, from);
  const over = eyesOf(s, from) !== 'plain';
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as FireteamId;
    const stands = id !== from && id !== to && seatOf(s, id) !== seat && (!over || isTitan(s, id));
    counts[i] = stands ? 1 : 0;
  }
  return counts;
}

const walls = new WeakMap<readonly Terrain[], Record<Eyes, Uint8Array>>();

/** TOS-TER-06, R-32: what blocks these eyes. One can always see out of and into a piece. */
function blocking(terrain: readonly Terrain[], eyes: Eyes): Uint8Array {
  let known = walls.get(terrain);
  if (known === undefined) {
    const of = (who: Eyes): Uint8Array =>
      Uint8Array.from(terrain, zone => (blocksFor(zone, who, 'blocking') ? SEE_INTO : TRANSPARENT));
    walls.set(terrain, (known = { titan: of('titan'), high: of('high'), plain: of('plain') }));
  }
  return known[eyes];
}

/** TOS-TER-04, -05, TOS-LOS-08, -09: from a height one looks over what is low. */
export function blocksFor(zone: Terrain, eyes: Eyes, name: 'blocking' | 'covering'): boolean {
  const trait = traitOf(zone, name, eyes === 'titan');
  return trait !== undefined && !(eyes === 'high' && trait.only === 'low');
}

const UNKNOWN = 0;
const YES = 1;
const NO = 2;

interface KnownSight {
  readonly terrain: readonly Terrain[];
  readonly count: number;
  readonly ids: readonly FireteamId[];
  readonly blockers: SightBlockers;
  readonly counts: Uint8Array;
  readonly seen: Uint8Array;
  /** For `cover.ts`. */
  readonly covered: Uint8Array;
}

/** Answers are kept as long as everybody stands where they stand. */
const sights = new WeakMap<State['fireteams'], KnownSight>();

export function knownSight(s: State): KnownSight {
  const known = sights.get(s.fireteams);
  if (known !== undefined && known.terrain === s.terrain) return known;
  const count = s.fireteams.length;
  const ids = [...s.fireteams.keys()].filter(id => onTable(s, id));
  const made: KnownSight = {
    terrain: s.terrain,
    count,
    ids,
    blockers: prepareBlockers(ids.map(id => baseBlocker(placedOf(s, id), id))),
    counts: new Uint8Array(ids.length),
    seen: new Uint8Array(count * count),
    covered: new Uint8Array(count * count),
  };
  sights.set(s.fireteams, made);
  return made;
}
