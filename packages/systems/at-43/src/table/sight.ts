import {
  baseBlocker,
  explainSight,
  OPAQUE,
  outlineInArc,
  overlapsPolygon,
  partlyInArc,
  prepareBlockers,
  sees,
  TRANSPARENT,
  wrapFacing,
  type Arc,
  type Point,
  type Polygon,
  type SightBlockers,
  type SightOptions,
} from '@banneret/geometry';
import type { Battle, TerrainPiece, UnitId } from '../battle.js';
import { perKey, whileSame, type PerKey } from '../remember.js';
import type { Fighter, State } from '../state.js';
import { isFootSoldiers, placedOf, sheetOf, unitOf, unitsOnTable } from '../units.js';
import { elevationOf } from './elevation.js';
import { groundOf } from './ground.js';

/**
 * Who sees whom (AT43-LOS-03 to -07).
 *
 * a line from some point of one base to some point of the other that crosses no blocker; geometry's `sees` looks at
 * all lines where the catalogue would sample sixteen points of each rim. Blockers are terrain, armour and support units
 * of both sides, never foot soldiers, never the viewer's or the target's own unit. R-14: a blocker counts when its size
 * is at least the target's; the viewer's own size plays no part, so sight can be one-way.
 */

/** What can be in the way on the table as it stands: the figures, prepared once. */
interface Scenery {
  readonly terrain: readonly TerrainPiece[];
  readonly blockers: SightBlockers;
  readonly sizes: readonly number[];
  /** By the size of the target and the viewer's perch: which terrain and which figures hide it. */
  readonly hiding: Map<number, { readonly terrain: Uint8Array; readonly counts: Uint8Array }>;
  /** Answers, by viewer and target; a fighter who moves is another object. */
  readonly seen: PerKey<Fighter, PerKey<Fighter, boolean>>;
}

/** More than any Size of something to stand on. */
const PERCHES = 16;

const latest = whileSame<Battle, Scenery>();

function sceneryOf(state: State): Scenery {
  const units = [...unitsOnTable(state)].filter(unit => !isFootSoldiers(state, unit));
  const from = [state.terrain, ...units.map(unit => unitOf(state, unit).fighters)];
  return latest(state.battle, from, () => prepare(state, units));
}

function prepare(state: State, units: readonly UnitId[]): Scenery {
  const figures = units.flatMap(unit => unitOf(state, unit).fighters.map(fighter => ({ unit, fighter })));
  return {
    terrain: state.terrain,
    blockers: prepareBlockers(figures.map(({ unit, fighter }) => baseBlocker(placedOf(state, fighter), unit))),
    sizes: figures.map(({ fighter }) => sheetOf(state, fighter.id).size),
    hiding: new Map(),
    seen: perKey(),
  };
}

/** AT43-LOS-07: an obstacle hides whatever is no bigger than itself; TER-03: one no higher than his perch hides nothing from the viewer. */
function hidingOf(scenery: Scenery, size: number, perch: number): { terrain: Uint8Array; counts: Uint8Array } {
  const key = size * PERCHES + perch;
  let found = scenery.hiding.get(key);
  if (found === undefined) {
    const hides = (own: number): boolean => own >= size && own > perch;
    found = {
      terrain: Uint8Array.from(scenery.terrain, ({ kind, open }) => (!open && hides(kind.size) ? OPAQUE : TRANSPARENT)),
      counts: Uint8Array.from(scenery.sizes, own => (hides(own) ? 1 : 0)),
    };
    scenery.hiding.set(key, found);
  }
  return found;
}

/** One fighter of a unit. */
export interface Member {
  readonly unit: UnitId;
  readonly fighter: Fighter;
}

/** AT43-LOS-03: does the one see the other? Arcs are another matter, see `inArc`. */
export const canSee = (state: State, viewer: Member, target: Member): boolean =>
  looksAt(state, sceneryOf(state), viewer, target);

/** The same for many questions about one position. */
export type Look = (viewer: Member, target: Member) => boolean;

export function lookAround(state: State): Look {
  const scenery = sceneryOf(state);
  return (viewer, target) => looksAt(state, scenery, viewer, target);
}

/** Why a fighter sees another, or what hides him: by the places of terrain in the state's list, and by units. */
export interface Explained {
  readonly isSeen: boolean;
  readonly line: readonly [from: Point, to: Point];
  readonly terrain: readonly number[];
  readonly units: readonly UnitId[];
}

/** The same question as `canSee`, with its reasons. */
export function explainLook(state: State, viewer: Member, target: Member): Explained {
  const scenery = sceneryOf(state);
  const [from, to] = [placedOf(state, viewer.fighter), placedOf(state, target.fighter)];
  const why = explainSight(groundOf(state), from, to, optionsFor(state, scenery, viewer, target));
  const isSeen = looksAt(state, scenery, viewer, target);
  const hiding = isSeen ? [] : [...why.onCentreLine, ...why.elsewhere];
  const { groups } = scenery.blockers;
  return {
    isSeen,
    line: why.line ?? [from.at, to.at],
    terrain: hiding.flatMap(source => (source.kind === 'terrain' ? [source.piece] : [])),
    units: hiding.flatMap(source => (source.kind === 'blocker' ? [groups[source.index] as UnitId] : [])),
  };
}

function optionsFor(state: State, scenery: Scenery, viewer: Member, target: Member): SightOptions {
  const size = sheetOf(state, target.fighter.id).size + elevationOf(state, target.fighter);
  const { terrain, counts } = hidingOf(scenery, size, elevationOf(state, viewer.fighter));
  return { terrain, counts, blockers: scenery.blockers, ignoreGroups: [viewer.unit, target.unit] };
}

const looksAt = (state: State, scenery: Scenery, viewer: Member, target: Member): boolean =>
  scenery.seen(viewer.fighter, () => perKey())(target.fighter, () =>
    sees(
      groundOf(state),
      placedOf(state, viewer.fighter),
      placedOf(state, target.fighter),
      optionsFor(state, scenery, viewer, target),
    ),
  );

/** AT43-LOS-01, -02: a vehicle's weapon looks through its own arc, everybody else all round. */
export function inArc(state: State, shooter: Fighter, mount: number, target: Fighter): boolean {
  const arc = arcOf(state, shooter, mount);
  return arc === undefined || partlyInArc(arc, placedOf(state, target));
}

/** The same for something that has no base: is any part of it in the arc? */
export function arcHolds(state: State, shooter: Fighter, mount: number, outline: Polygon): boolean {
  const arc = arcOf(state, shooter, mount);
  return arc === undefined || outlineInArc(arc, outline);
}

function arcOf(state: State, shooter: Fighter, mount: number): Arc | undefined {
  const { mounts, category } = sheetOf(state, shooter.id);
  const arc = mounts[mount]?.arc;
  if (category !== 'vehicle' || !arc) return undefined;
  const facing = wrapFacing(shooter.facing + arc.towards);
  return { from: { x: shooter.x, y: shooter.y }, facing, halfWidth: arc.halfWidth };
}

/** A corner as something that can be seen. */
const CORNER = 10;

/** does he see a terrain element? What is at least as big hides it (AT43-LOS-07), terrain and figures; any corner in sight is enough. */
export function canSeePiece(state: State, { unit, fighter }: Member, piece: number): boolean {
  const target = state.terrain[piece]!;
  const viewer = placedOf(state, fighter);
  if (overlapsPolygon(viewer, target.outline)) return true;
  const scenery = sceneryOf(state);
  const hiding = hidingOf(scenery, target.kind.size, elevationOf(state, fighter));
  const terrain = hiding.terrain.map((opaque, i) => (i === piece ? TRANSPARENT : opaque));
  const options = { terrain, counts: hiding.counts, blockers: scenery.blockers, ignoreGroups: [unit] };
  return target.outline.some(corner =>
    sees(groundOf(state), viewer, { base: { kind: 'round', radius: CORNER }, at: corner, facing: 0 }, options),
  );
}

/** The fighters of a unit, each with it. */
export const membersOf = (state: State, unit: UnitId): Member[] =>
  unitOf(state, unit).fighters.map(fighter => ({ unit, fighter }));

/** Does anybody of the unit see this fighter? */
export function anyoneSees(state: State, unit: UnitId, target: Member, look: Look = lookAround(state)): boolean {
  return unitOf(state, unit).fighters.some(fighter => look({ unit, fighter }, target));
}
