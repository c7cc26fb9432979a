import { mm, UM_PER_INCH } from '@banneret/geometry';
import type { State } from '@banneret/the-other-side';
import { rimOf } from '../../eye/bases.js';
import { clipped, depthOf, hullOf } from '../../eye/plane.js';
import { PIXEL, type Covered } from '../../eye/verdict.js';
import { disc, polygon, type Obstacle, type Place, type Shape, type Spot, type Volumes } from '../../eye/volumes.js';
import type { Who } from '../../eye/who.js';

/**
 * What TOS-LOS-01 to -09 and TOS-TER-03 to -06 measure, from the text and nothing else: bases and pieces seen from above, and who looks.
 * Whoever is in a building is no part of it.
 */
export function volumesOf(state: State, from: Who, to: Who): Volumes | undefined {
  const [viewer, target] = [teamOf(state, from.model), teamOf(state, to.model)];
  if (viewer === undefined || target === undefined) return undefined;
  const titan = isTitan(state, viewer);
  const high = !titan && standsHigh(state, viewer);
  const scenery = state.terrain.flatMap((zone, index): Obstacle[] => {
    const trait = zone.traits.find(({ trait, only }) => trait === 'blocking' && concerns(only, titan));
    // LOS-09: from Elevated terrain one looks over what is Low.
    if (trait === undefined || (high && trait.only === 'low')) return [];
    // a line is blocked only if neither of its ends lies inside.
    return [{ kind: 'scenery', id: String(index), shape: polygon(zone.outline), top: Infinity, open: 'to-points' }];
  });
  const units = teamsBetween(state, viewer, target, titan || high).map((team): Obstacle => ({
    kind: 'unit',
    id: String(team.unit),
    shape: baseOf(state, team),
    top: Infinity,
    open: 'never',
  }));
  const place = (team: Team): Place => ({ shape: baseOf(state, team), z: 0 });
  return { from: place(viewer), to: place(target), obstacles: [...scenery, ...units] };
}

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
 * smallest convex area around both. Bases that stand in a piece partly are no part of it.
 */
export function coverOf(state: State, from: Who, to: Who): Covered | undefined {
  const [viewer, target] = [teamOf(state, from.model), teamOf(state, to.model)];
  if (viewer === undefined || target === undefined) return undefined;
  const [own, other] = [baseOf(state, viewer), baseOf(state, target)];
  const titan = isTitan(state, viewer);
  const high = !titan && standsHigh(state, viewer);
  const lines = hullOf([...rimOf(own), ...rimOf(other)]);
  const given = (shape: Shape): Covered => {
    const [near, far] = [apart(own, shape), apart(other, shape)];
    const away = near - NEAR;
    const meets = overlapOf(shape, lines);
    if (away <= -PIXEL || meets <= -PIXEL) return 'open';
    // lines that end in a piece are not stopped by it.
    if (Math.min(near, far) < PIXEL)
      return isWhollyIn(own, shape) || isWhollyIn(other, shape) ? 'open' : 'at-the-margin';
    return away > PIXEL && meets > PIXEL ? 'covered' : 'at-the-margin';
  };
  const pieces = state.terrain.filter(({ traits }) =>
    traits.some(
      ({ trait, only }) =>
        (trait === 'blocking' || trait === 'covering') && concerns(only, titan) && !(high && only === 'low'),
    ),
  );
  const all = [
    ...pieces.map(({ outline }) => given(polygon(outline))),
    ...teamsBetween(state, viewer, target, titan || high).map(team => given(baseOf(state, team))),
  ];
  return all.find(one => one === 'covered') ?? all.find(one => one === 'at-the-margin') ?? 'open';
}

const NEAR = 2 * UM_PER_INCH;

/** How far a base is from a shape; both discs, or a disc and a piece. */
const apart = (base: Shape, shape: Shape): number =>
  base.kind === 'capsule' ? -depthOf(shape, base.a) - base.radius : 0;

const isWhollyIn = (base: Shape, shape: Shape): boolean =>
  base.kind === 'capsule' && depthOf(shape, base.a) > base.radius + PIXEL;

/** How far a shape reaches into a convex area; negative, how far it keeps away. */
function overlapOf(shape: Shape, area: readonly Spot[]): number {
  if (shape.kind === 'capsule') return depthOf(polygon(area), shape.a) + shape.radius;
  const common = clipped(shape.corners, area);
  if (common.length > 2)
    return Math.max(
      ...common.map(corner => depthOf(polygon(area), corner)),
      ...middles(common).map(p => Math.min(depthOf(polygon(area), p), depthOf(shape, p))),
    );
  const distances = [...shape.corners.map(p => -depthOf(polygon(area), p)), ...area.map(p => -depthOf(shape, p))];
  return -Math.min(...distances);
}

/** Points within what two areas have in common. */
const middles = (common: readonly Spot[]): readonly Spot[] => {
  const sum = common.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return [{ x: sum.x / common.length, y: sum.y / common.length }];
};

type Team = State['fireteams'][number];
type Card = State['book']['pack']['units'][number];

function teamOf({ fireteams }: State, id: number): Team | undefined {
  const team = fireteams[id];
  return team?.place === 'table' ? team : undefined;
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
    if (!traits.some(({ trait, only }) => trait === 'elevated' && concerns(only, false))) return false;
    const base = baseOf(state, team);
    return base.kind === 'capsule' && depthOf(polygon(outline), base.a) >= base.radius;
  });
