import type { Seat } from '@banneret/kernel';
import { markerBody } from '../ground/board.js';
import { divisionOf, partOf, quarterAt } from '../layouts/zones.js';
import { missionOf } from '../operations/mission.js';
import { TURNS } from '../rulings.js';
import { NONE, playerOf, type Marker, type State } from '../state.js';
import { POINT } from './harm.js';

/** How many Turns will still be scored, this one included. */
const scoresLeft = ({ turn }: State): number => Math.max(1, TURNS - turn + 1);

/** What it is worth to a seat to do with a Marker what the Operation is about: claim it, take it away, disarm it. */
export function worthOfMarker(s: State, seat: Seat, marker: Marker): number {
  const { zone } = playerOf(s, seat);
  const part = partOf(s, markerBody(marker));
  const own = part === zone;
  switch (missionOf(s)) {
    case 'pillage':
      return marker.claimedBy === seat ? 0 : POINT * (part === NONE ? 2 : own ? 1 : 3) + swing(s, marker, seat);
    case 'pitchedBattle':
      return marker.claimedBy === seat ? 0 : POINT * 1.5 + swing(s, marker, seat);
    case 'supplyCache':
      return own || part === NONE ? -POINT : POINT * (1 + 0.5 * scoresLeft(s));
    case 'traps':
      // In one's own half it scores for the enemy at the end of every Turn; in the enemy's half for oneself.
      return own ? POINT * (1 + scoresLeft(s)) : -POINT;
    case 'conquest': {
      const quarter = quarterAt(s, marker.at);
      const points = quarter === zone ? 1 : quarter === 3 - zone ? 3 : 2;
      return marker.claimedBy === seat ? 0 : POINT * points + swing(s, marker, seat);
    }
    case 'triumvirate':
      return marker.claimedBy === seat ? 0 : POINT + swing(s, marker, seat);
    default:
      return 0;
  }
}

/** Taking what an enemy has claimed costs that enemy too. */
const swing = ({ players }: State, { claimedBy }: Marker, seat: Seat): number =>
  claimedBy !== NONE && claimedBy !== seat && players.length === 2 ? POINT : 0;

/** What a new Marker is worth: a trap in the enemy's half, a Marker pushed on. */
export function worthOfNewMarker(s: State): number {
  const mission = missionOf(s);
  if (mission === 'traps') return POINT * 2 * scoresLeft(s);
  return mission === 'conquest' ? POINT * 1.5 : 0;
}

/** Where a seat wants its units: Markers with what they are worth, and in Traps the far half of the table. */
export function goalsFor(s: State, seat: Seat): readonly { readonly at: Marker['at']; readonly worth: number }[] {
  const goals = s.markers.flatMap(marker => {
    const worth = marker.kind === 'objective' ? worthOfMarker(s, seat, marker) : 0;
    return worth > 0 ? [{ at: marker.at, worth }] : [];
  });
  if (missionOf(s) !== 'traps') return goals;
  return [...goals, ...behindTheLine(s, seat).map(at => ({ at, worth: POINT * 3 }))];
}

/** A few places on the far side of the centre line: its middle and its quarters, a quarter of the way to the enemy. */
function behindTheLine(s: State, seat: Seat): Marker['at'][] {
  const { parts, line } = divisionOf(s);
  const far = parts.find((_, i) => i !== playerOf(s, seat).zone);
  if (far === undefined || line === undefined) return [];
  const [from, to] = line;
  const heart = between(far[0] as Marker['at'], far.at(-2) as Marker['at'], 0.5);
  return [0.25, 0.5, 0.75].map(share => between(between(from, to, share), heart, 0.25));
}

const between = (a: Marker['at'], b: Marker['at'], share: number): Marker['at'] => ({
  x: Math.round(a.x + (b.x - a.x) * share),
  y: Math.round(a.y + (b.y - a.y) * share),
});
