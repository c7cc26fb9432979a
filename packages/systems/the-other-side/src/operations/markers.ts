import { inches, legLength, type Point, type Um } from '@banneret/geometry';
import { divisionOf } from '../layouts/zones.js';
import { NEUTRAL, NONE, type Marker, type State } from '../state.js';
import { missionOf, OBJECTIVE, type Mission } from './mission.js';

/** TOS-DEP-04: how many variable Markers each player places. */
const VARIABLE: Readonly<Record<Mission, number>> = {
  pillage: 1,
  supplyCache: 2,
  pitchedBattle: 0,
  traps: 0,
  conquest: 0,
  killThemAll: 0,
  triumvirate: 2,
};

export function variableMarkers(s: State): number {
  const mission = missionOf(s);
  return mission === undefined ? 0 : VARIABLE[mission];
}

/** TOS-DEP-02: where the fixed Markers of the Operation go; their centres. */
export function fixedMarkers(s: State): Point[] {
  const { width, depth } = s.book.table;
  const centre = { x: width / 2, y: depth / 2 };
  const ends = divisionOf(s).line ?? [];
  switch (missionOf(s)) {
    case 'pillage':
      return ends.map(end => ({ x: Math.round((centre.x + end.x) / 2), y: Math.round((centre.y + end.y) / 2) }));
    case 'pitchedBattle':
      return ends.map(end => towards(centre, end, inches(12)));
    case 'conquest':
      return [1, 3].flatMap(y => [1, 3].map(x => ({ x: (width * x) / 4, y: (depth * y) / 4 })));
    default:
      return [];
  }
}

/** So far from a point on the way to another. */
function towards(from: Point, to: Point, distance: Um): Point {
  const length = legLength(from, to);
  const along = (a: Um, b: Um): Um => Math.round(a + ((b - a) * distance) / length);
  return { x: along(from.x, to.x), y: along(from.y, to.y) };
}

/** TOS-OPS-03: unclaimed. */
export const newObjective = ({ nextMarker }: State, at: Point, owner = NEUTRAL): Marker => ({
  id: nextMarker,
  kind: OBJECTIVE,
  at,
  owner,
  claimedBy: NONE,
});
