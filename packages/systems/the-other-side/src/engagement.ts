import { inches, within, CONTACT, type Um } from '@banneret/geometry';
import { printedActions } from './actions.js';
import { isTitan, onTable, placedOf } from './ground/board.js';
import { seesFireteam } from './sight.js';
import { areEnemies, NONE, seatOf, type FireteamId, type State } from './state.js';

/** TOS-ENG-01: the longest range among its Melee Actions; R-48: `NONE` without one, and then it has no zone. */
export function engagementRange(s: State, id: FireteamId): Um {
  const { ranges } = knownEngagements(s);
  return (ranges[id] ??= longestReach(s, id));
}

function longestReach(s: State, id: FireteamId): Um {
  let longest = NONE;
  for (const { action } of printedActions(s, id))
    if (action.types.includes('melee')) longest = Math.max(longest, reachOf(action.range ?? 0));
  return longest;
}

/** A range in inches as a distance; 0 is base contact, which the lattice allows this much room. */
export const reachOf = (range: number): Um => Math.max(CONTACT, inches(range));

/** TOS-ENG-02: is the other within its reach and sight? */
export function reaches(s: State, from: FireteamId, to: FireteamId): boolean {
  const range = engagementRange(s, from);
  return range !== NONE && within(placedOf(s, from), placedOf(s, to), range) && seesFireteam(s, from, to);
}

/** TOS-ENG-02, -03, -18: the enemies it is Engaged with, either reaching the other. */
export function engagedWith(s: State, id: FireteamId): readonly FireteamId[] {
  const { foes } = knownEngagements(s);
  return (foes[id] ??= findFoes(s, id));
}

function findFoes(s: State, id: FireteamId): FireteamId[] {
  if (!onTable(s, id)) return [];
  const found: FireteamId[] = [];
  const seat = seatOf(s, id);
  for (let other = 0; other < s.fireteams.length; other++)
    if (onTable(s, other) && areEnemies(s, seat, seatOf(s, other)) && (reaches(s, id, other) || reaches(s, other, id)))
      found.push(other);
  return found;
}

export const isEngaged = (s: State, id: FireteamId): boolean => engagedWith(s, id).length > 0;

/** TOS-ENG-08 … -10: a Titan feels the three effects only while it is Engaged with another Titan.
 * who is Engaged with a Titan and is none feels all three.
 */
export function isBound(s: State, id: FireteamId): boolean {
  const foes = engagedWith(s, id);
  return isTitan(s, id) ? foes.some(foe => isTitan(s, foe)) : foes.length > 0;
}

interface KnownEngagements {
  readonly ranges: Um[];
  readonly foes: (readonly FireteamId[])[];
}

const engagements = new WeakMap<State['fireteams'], { terrain: State['terrain']; known: KnownEngagements }>();

function knownEngagements(s: State): KnownEngagements {
  const before = engagements.get(s.fireteams);
  if (before !== undefined && before.terrain === s.terrain) return before.known;
  const known: KnownEngagements = { ranges: [], foes: [] };
  engagements.set(s.fireteams, { terrain: s.terrain, known });
  return known;
}
