import { mm, UM_PER_INCH } from '@banneret/geometry';
import type { State } from '@banneret/the-other-side';
import { overlapOf, rimOf, standsIn } from '../../eye/bases.js';
import { biteOf } from '../../eye/bite.js';
import { along, depthOf, hullOf } from '../../eye/plane.js';
import { PIXEL, type Covered } from '../../eye/pixel.js';
import {
  all,
  disc,
  polygon,
  type Keep,
  type Obstacle,
  type Place,
  type Shape,
  type Spot,
  type Volumes,
} from '../../eye/volumes.js';
import type { Who } from '../../eye/who.js';

/**
 * What TOS-LOS-01 to -09, TOS-TER-03 to -06 and R-39 measure, from the text and nothing else: bases and pieces seen from above, and who
 * looks. Whoever is in a building is that building. None for two in one building: no rule says how they see each other.
 */
export function volumesOf(state: State, from: Who, to: Who): Volumes | undefined {
  const [viewer, target] = [teamOf(state, from.model), teamOf(state, to.model)];
  if (viewer === undefined || target === undefined) return undefined;
  const houses = [houseOf(state, viewer), houseOf(state, target)];
  if (houses[0] !== undefined && houses[0] === houses[1]) return undefined;
  const titan = isTitan(state, viewer);
  const high = !titan && standsHigh(state, viewer);
  const scenery = state.terrain.flatMap((zone, index): Obstacle[] => {
    const trait = zone.traits.find(({ trait, only }) => trait === 'blocking' && concerns(only, titan));
    // LOS-09: from Elevated terrain one looks over what is Low.
    if (trait === undefined || (high && trait.only === 'low') || houses.includes(index)) return [];
    // a line is blocked only if neither of its ends lies inside.
    return [pieceFrom(zone, index)];
  });
  const units = teamsBetween(state, viewer, target, titan || high).map(team => bodyOf(state, team));
  const place = (team: Team): Place => ({ shape: placeOf(state, team), z: 0 });
  return { from: place(viewer), to: place(target), obstacles: [...scenery, ...units] };
}

const pieceFrom = ({ outline, rooms }: State['terrain'][number], index: number): Obstacle => ({
  kind: 'scenery',
  sort: rooms === true ? 'building' : 'scenery',
  id: String(index),
  shape: polygon(outline),
  top: Infinity,
  open: 'to-points',
});

const bodyOf = (state: State, team: Team): Obstacle => ({
  kind: 'unit',
  id: String(team.unit),
  shape: baseOf(state, team),
  top: Infinity,
  open: 'never',
});

/** LOS-06; LOS-07, -09: Titans, and whoever is Elevated, look through all who are no Titans. */
const teamsBetween = (state: State, viewer: Team, target: Team, looksOver: boolean): readonly Team[] =>
  state.fireteams.filter(
    team =>
      team.place === 'table' &&
      team !== viewer &&
      team !== target &&
      seatOf(state, team) !== seatOf(state, viewer) &&
      !(looksOver && !isTitan(state, team)),
  );

/**
 * TOS-LOS-11 to -13, R-33: is any line stopped by something more than two inches from whoever looks? All lines between two bases are the
 * smallest convex area around both.
 */
export function coverOf(state: State, from: Who, to: Who, keep: Keep = all): Covered | undefined {
  const [viewer, target] = [teamOf(state, from.model), teamOf(state, to.model)];
  if (viewer === undefined || target === undefined) return undefined;
  const houses = [houseOf(state, viewer), houseOf(state, target)];
  const [own, other] = [placeOf(state, viewer), placeOf(state, target)];
  const titan = isTitan(state, viewer);
  const high = !titan && standsHigh(state, viewer);
  const lines = hullOf([...rimOf(own), ...rimOf(other)]);
  const given = ({ shape, open }: Obstacle): Covered => {
    const away = -standsIn(own, shape) - NEAR;
    const meets = overlapOf(shape, lines);
    if (away <= -PIXEL || meets <= -PIXEL) return 'open';
    // of a base that stands in a piece, lines to its points outside may still be stopped by it.
    const hides = open === 'to-points' && standsIn(other, shape) > -PIXEL ? hidesAPart(own, other, shape) : meets;
    if (hides <= -PIXEL) return 'open';
    return away > PIXEL && hides > PIXEL ? 'covered' : 'at-the-margin';
  };
  const pieces = state.terrain.flatMap((zone, index): Obstacle[] => {
    const gives = zone.traits.some(
      ({ trait, only }) =>
        (trait === 'blocking' || trait === 'covering') && concerns(only, titan) && !(high && only === 'low'),
    );
    return gives && !houses.includes(index) ? [pieceFrom(zone, index)] : [];
  });
  const teams = teamsBetween(state, viewer, target, titan || high).map(team => bodyOf(state, team));
  const found = [...pieces, ...teams].filter(keep).map(given);
  return found.find(one => one === 'covered') ?? found.find(one => one === 'at-the-margin') ?? 'open';
}

const NEAR = 2 * UM_PER_INCH;

/** How finely a base is looked at that is partly in a piece. */
const RINGS = 6;
/** Points of the finest rim are so many, of which every so-many-th is looked at. */
const EVERY = 4;
/** a rule that takes 32 points of a rim misses what hides less than the way from one to the next. */
const GRAIN = 2_500;

/**
 * How deep a piece stands in a line between two points that are both outside it, at its best; `GRAIN` is asked of whoever wants to be
 * sure. Negative where there is none.
 */
function hidesAPart(own: Shape, other: Shape, piece: Shape): number {
  const outside = inner(other).filter(p => depthOf(piece, p) < 0);
  const starts = rimOf(own).filter((_, i) => own.kind === 'polygon' || i % EVERY === 0);
  let deepest = -Infinity;
  for (const a of starts)
    for (const b of outside) {
      deepest = Math.max(deepest, biteOf({ ...FREE, shape: piece }, { a, b, aZ: 0, bZ: 0 }));
      if (deepest > GRAIN) return deepest;
    }
  // Less than that may fall between the points that are looked at.
  return deepest > 0 ? 0 : deepest > -GRAIN ? 0 : deepest;
}

const FREE = { kind: 'scenery', id: '', top: Infinity, open: 'never' } as const;

/** Points all over a base, its rim included. */
function inner(base: Shape): readonly Spot[] {
  const rim = rimOf(base).filter((_, i) => base.kind === 'polygon' || i % EVERY === 0);
  const middle = base.kind === 'capsule' ? base.a : along(rim[0] as Spot, rim[Math.floor(rim.length / 2)] as Spot, 0.5);
  return Array.from({ length: RINGS }, (_, i) => rim.map(p => along(middle, p, (i + 1) / RINGS))).flat();
}

type Team = State['fireteams'][number];
type Card = State['book']['pack']['units'][number];

function teamOf(state: State, id: number): Team | undefined {
  const team = state.fireteams[id];
  return team !== undefined && (team.place === 'table' || houseOf(state, team) !== undefined) ? team : undefined;
}

/** The building that somebody is in. */
const houseOf = ({ units }: State, { place, unit }: Team): number | undefined =>
  place === 'inside' ? units[unit]?.inside : undefined;

/** whoever is in a building is as large as it is. */
function placeOf(state: State, team: Team): Shape {
  const house = houseOf(state, team);
  return house === undefined ? baseOf(state, team) : polygon(state.terrain[house]?.outline ?? []);
}

const cardOf = ({ units, book }: State, { unit }: Team): Card =>
  book.pack.units[(units[unit] as State['units'][number]).card] as Card;

const seatOf = ({ units }: State, { unit }: Team): number => (units[unit] as State['units'][number]).seat;

const isTitan = (state: State, team: Team): boolean => cardOf(state, team).titan === true;

function baseOf(state: State, team: Team): Place['shape'] {
  const card = cardOf(state, team);
  const combined = state.book.pack.combinedArms.find(({ id }) => id === card.combinedArms);
  const { base } = (team.combined ? combined?.fireteam : undefined) ?? card.fireteam;
  return disc(team.at, mm(base) / 2);
}

/** TOS-TER-03 to -05. */
const concerns = (only: 'low' | 'high' | undefined, titan: boolean): boolean =>
  only === undefined || (only === 'high') === titan;

/** LOS-09: wholly inside Elevated terrain. */
const standsHigh = (state: State, team: Team): boolean =>
  state.terrain.some(({ traits, outline }) => {
    if (team.place !== 'table' || !traits.some(({ trait, only }) => trait === 'elevated' && concerns(only, false)))
      return false;
    const base = baseOf(state, team);
    return base.kind === 'capsule' && depthOf(polygon(outline), base.a) >= base.radius;
  });
