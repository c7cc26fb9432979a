import {
  entirelyInside,
  facingTowards,
  floorSqrt,
  ground,
  inches,
  mm,
  overlapsPolygon,
  squaredDistance,
  withinOfPolygon,
  CONTACT,
  type Ground,
  type Placed,
  type Point,
  type Polygon,
} from '@banneret/geometry';
import { combinedArmsCard, unitCard } from '../book.js';
import type { FireteamSize } from '../content/types.js';
import { MARKER_BASE } from '../rulings.js';
import { fireteamOf, unitOf, type Fireteam, type FireteamId, type Marker, type State, type Terrain } from '../state.js';
import type { Trait, TraitName } from './traits.js';

/** The table as geometry knows it. Terrain only ever grows, so one index serves until something is Created. */
const grounds = new WeakMap<readonly Terrain[], Ground>();

export function groundOf({ terrain, book }: State): Ground {
  let known = grounds.get(terrain);
  if (known === undefined) {
    const pieces = terrain.map(({ id, outline }) => ({ id, outline, height: inches(1) }));
    grounds.set(terrain, (known = ground(pieces, book.table.width, book.table.depth)));
  }
  return known;
}

/** TOS-TER-03 … -05. */
export const concerns = ({ only }: Trait, titan: boolean): boolean => only === undefined || (only === 'high') === titan;

/** The trait as it is for a Titan, or for the others. */
export function traitOf(
  { traits }: { readonly traits: readonly Trait[] },
  name: TraitName,
  titan: boolean,
): Trait | undefined {
  return traits.find(trait => trait.trait === name && concerns(trait, titan));
}

export function sizeOf(s: State, { unit, combined }: Fireteam): FireteamSize {
  const card = unitCard(s.book, unitOf(s, unit).card);
  return combined ? combinedArmsCard(s.book, card.combinedArms ?? '').fireteam : card.fireteam;
}

/** TOS-UNT-02: how many models it has when none is missing. */
export const fullModels = (s: State, fireteam: Fireteam): number => sizeOf(s, fireteam).models?.count ?? 1;

const bases = new Map<number, Placed['base']>();

export function roundBase(size: number): Placed['base'] {
  let base = bases.get(size);
  if (base === undefined) bases.set(size, (base = Object.freeze({ kind: 'round', radius: mm(size) / 2 })));
  return base;
}

const bodies = new WeakMap<Fireteam, Placed>();

/** TOS-GEN-03, -04: a Fireteam is its one round base; in a building it is the building. */
export function placedOf(s: State, id: FireteamId): Placed {
  const fireteam = fireteamOf(s, id);
  // Who has just been Killed in a building fell there.
  if (fireteam.place === 'inside' || fireteam.place === 'killed') {
    const { inside } = unitOf(s, fireteam.unit);
    if (inside >= 0) return buildingBody(s.terrain[inside] as Terrain);
  }
  let known = bodies.get(fireteam);
  if (known === undefined) {
    known = { base: roundBase(sizeOf(s, fireteam).base), at: fireteam.at, facing: 0 };
    bodies.set(fireteam, known);
  }
  return known;
}

/** A Fireteam as it would stand somewhere. */
export const placedAt = (s: State, id: FireteamId, at: Placed['at']): Placed => ({
  base: roundBase(sizeOf(s, fireteamOf(s, id)).base),
  at,
  facing: 0,
});

const buildings = new WeakMap<Terrain, Placed>();

/** range and sight of whoever is inside are those of the building: the rectangle around its first corner's edges. */
export function buildingBody(zone: Terrain): Placed {
  let known = buildings.get(zone);
  if (known === undefined) {
    const [a, b, c] = zone.outline as readonly [Point, Point, Point];
    const opposite = zone.outline[Math.floor(zone.outline.length / 2)] as Point;
    const at = { x: Math.round((a.x + opposite.x) / 2), y: Math.round((a.y + opposite.y) / 2) };
    const base = {
      kind: 'rectangle',
      length: floorSqrt(squaredDistance(a, b)),
      width: floorSqrt(squaredDistance(b, c)),
    } as const;
    buildings.set(zone, (known = { base, at, facing: facingTowards(a, b) }));
  }
  return known;
}

export const markerBody = ({ at }: Pick<Marker, 'at'>): Placed => ({ base: MARKER_BASE, at, facing: 0 });

export const onTable = (s: State, id: FireteamId): boolean => s.fireteams[id]?.place === 'table';

/** TOS-UNT-03 … -06, TOS-UNT-21: what the unit is, its Combined Arms Fireteams are. */
export const isTitan = (s: State, id: FireteamId): boolean =>
  unitCard(s.book, unitOf(s, fireteamOf(s, id).unit).card).titan === true;

/** TOS-MEA-07: touching a piece, or partly in it. */
export const touchesZone = (body: Placed, outline: Polygon): boolean => withinOfPolygon(body, outline, CONTACT);

/** The whole base over the piece. */
export const whollyIn = (body: Placed, outline: Polygon): boolean => entirelyInside(body, outline);
export const partlyIn = (body: Placed, outline: Polygon): boolean => overlapsPolygon(body, outline);

/** TOS-LOS-09: in Elevated terrain as it is for this Fireteam. */
export const isElevated = (s: State, id: FireteamId): boolean => heightsOf(s, id).length > 0;

/**
 * TOS-TER-10: wholly inside an Elevated piece that the other is not wholly inside too. One hill is no help against another.
 * where pieces overlap each is looked at by itself, so that a platform on a hill stands above the rest of the hill.
 */
export function isElevatedAbove(s: State, id: FireteamId, other: FireteamId): boolean {
  const heights = heightsOf(s, id);
  if (heights.length === 0) return false;
  const shared = heightsOf(s, other);
  return heights.some(piece => !shared.includes(piece));
}

/** The Elevated pieces that a Fireteam is wholly inside; the zones of one large piece are one. */
function heightsOf(s: State, id: FireteamId): string[] {
  const titan = isTitan(s, id);
  const body = placedOf(s, id);
  return s.terrain.flatMap(zone =>
    traitOf(zone, 'elevated', titan) !== undefined && whollyIn(body, zone.outline) ? [zone.piece ?? zone.id] : [],
  );
}
