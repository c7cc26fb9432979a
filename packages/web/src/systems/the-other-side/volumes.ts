import { mm } from '@banneret/geometry';
import type { State } from '@banneret/the-other-side';
import { depthOf } from '../../eye/plane.js';
import { disc, polygon, type Obstacle, type Place, type Volumes } from '../../eye/volumes.js';
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
  const seat = seatOf(state, viewer);
  const units = state.fireteams.flatMap((team, id): Obstacle[] => {
    if (team.place !== 'table' || id === from.model || id === to.model) return [];
    // LOS-06; LOS-07, -09: Titans, and whoever is Elevated, look through all who are no Titans.
    if (seatOf(state, team) === seat || ((titan || high) && !isTitan(state, team))) return [];
    return [{ kind: 'unit', id: String(team.unit), shape: baseOf(state, team), top: Infinity, open: 'never' }];
  });
  const place = (team: Team): Place => ({ shape: baseOf(state, team), z: 0 });
  return { from: place(viewer), to: place(target), obstacles: [...scenery, ...units] };
}

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
