import { within } from '@banneret/geometry';
import type { Because, Seat } from '@banneret/kernel';
import type { ActionUse } from './actions.js';
import { isCommander, isSquad } from './cardsInPlay.js';
import type { Action, ActionType, Aim } from './content/types.js';
import { isBound, isEngaged, reachOf } from './engagement.js';
import { isNewlySummoned, operationBars } from './operations/index.js';
import { isTitan, markerBody, placedOf } from './ground/board.js';
import { OBJECTIVE } from './operations/mission.js';
import { seesFireteam, seesMarker } from './sight.js';
import { areEnemies, fireteamOf, playerOf, seatOf, unitOf, type FireteamId, type Marker, type State } from './state.js';

/** THE judge of Actions: may this Fireteam declare it (TOS-ACT-06), and at whom (TOS-ACT-07 … -09, -19)? */

export interface Occasion {
  /** TOS-ORD-09, TOS-UNT-13: only Actions of one of these types. */
  readonly types?: readonly ActionType[];
  /** The rule that limits the types. */
  readonly rule?: string;
}

const no = (rule: string, say: string): Because => ({ rule, say });

/** Why a Fireteam cannot declare an Action at all, whoever the target; nothing if it can. */
export function cannotDeclare(s: State, id: FireteamId, use: ActionUse, occasion: Occasion = {}): Because | undefined {
  const { action } = use;
  if (occasion.types !== undefined && !occasion.types.some(type => action.types.includes(type)))
    return no(occasion.rule ?? 'TOS-ACT-01', 'tos.no.type');
  if (s.activation?.barred.includes(id)) return no('TOS-REI-06', 'tos.no.reinforced');
  // TOS-ENG-05, TOS-ACT-20: whatever has Ranged among its types.
  if (action.types.includes('ranged') && isBound(s, id)) return no('TOS-ENG-05', 'tos.no.engaged');
  if (action.unengaged === true && isEngaged(s, id)) return no('TOS-OPS-07', 'tos.no.unengaged');
  const seat = seatOf(s, id);
  if ((action.tactics ?? 0) > playerOf(s, seat).tactics) return no('TOS-TOK-12', 'tos.no.tactics');
  if (isUsedUp(s, id, use)) return no('TOS-GEN-17', 'tos.no.used');
  const bars = use.key.startsWith('operation.') ? operationBars(s, id, action.id) : [];
  if (bars[0] !== undefined) return bars[0];
  return hasTarget(action) && !someAim(s, id, use) ? no('TOS-ACT-08', 'tos.no.target') : undefined;
}

/** TOS-GEN-17: the unit's uses, as `period key`. */
export const useKey = ({ key, action }: ActionUse): string => `${action.oncePer} ${key}`;

const isUsedUp = (s: State, id: FireteamId, use: ActionUse): boolean =>
  unitOf(s, fireteamOf(s, id).unit).used.includes(useKey(use));

/** TOS-ACT-02: what has no range needs no target; whatever is aimed has one. */
export const hasTarget = ({ range }: Action): boolean => range !== undefined;

function someAim(s: State, id: FireteamId, use: ActionUse): boolean {
  if (use.action.aim?.marker !== undefined)
    return s.markers.some(marker => cannotAimAtMarker(s, id, use, marker) === undefined);
  for (let target = 0; target < s.fireteams.length; target++)
    if (isTarget(s, target) && cannotAim(s, id, use, target) === undefined) return true;
  return false;
}

/** On the table, or the first of those in a building: one target stands for all of them. */
export function isTarget(s: State, id: FireteamId): boolean {
  const { place, unit } = fireteamOf(s, id);
  if (place !== 'inside') return place === 'table';
  return unitOf(s, unit).fireteams.find(other => fireteamOf(s, other).place === 'inside') === id;
}

/** Why this Fireteam on the table is no target; nothing if it is one. Cheap questions first. */
export function cannotAim(s: State, id: FireteamId, use: ActionUse, target: FireteamId): Because | undefined {
  const { action } = use;
  const seat = seatOf(s, id);
  const owner = seatOf(s, target);
  const opposed = typeof action.against === 'string';
  if (opposed && owner === seat) return no('TOS-ACT-09', 'tos.no.friendly');
  const fault = aimFault(s, id, target, action.aim, seat, owner);
  if (fault !== undefined) return fault;
  if (!within(placedOf(s, id), placedOf(s, target), reachOf(action.range ?? 0)))
    return no('TOS-ACT-03', 'tos.no.range');
  if (!seesFireteam(s, id, target)) return no('TOS-ACT-08', 'tos.no.sight');
  const price = needsDiscard(s, action, target);
  return price && playerOf(s, seat).hand.cards.length === 0 ? no('TOS-ENG-06', 'tos.no.discard') : undefined;
}

/** TOS-ENG-06, TOS-ACT-20, R-86: shooting at somebody Engaged costs a card, friend or foe. */
export const needsDiscard = (s: State, { types }: Action, target: FireteamId): boolean =>
  types.includes('ranged') && isBound(s, target);

/** TOS-ACT-19: the special restrictions. */
function aimFault(
  s: State,
  id: FireteamId,
  target: FireteamId,
  aim: Aim | undefined,
  seat: Seat,
  owner: Seat,
): Because | undefined {
  if (aim === undefined) return undefined;
  if (aim.side === 'friendly' && owner !== seat) return no('TOS-ACT-19', 'tos.no.friend-only');
  if (aim.side === 'enemy' && !areEnemies(s, seat, owner)) return no('TOS-ACT-19', 'tos.no.enemy-only');
  if (aim.other === true && target === id) return no('TOS-ACT-19', 'tos.no.itself');
  const unit = fireteamOf(s, target).unit;
  if (aim.titan !== undefined && isTitan(s, target) !== aim.titan) return no('TOS-ACT-19', 'tos.no.kind');
  if (aim.squad !== undefined && isSquad(s, unit) !== aim.squad) return no('TOS-ACT-19', 'tos.no.kind');
  if (aim.commander !== undefined && isCommander(s, unit) !== aim.commander) return no('TOS-ACT-19', 'tos.no.kind');
  return undefined;
}

/** Why this Marker is no target. TOS-SUM-04: the newly Summoned keep off Objective Markers. */
export function cannotAimAtMarker(
  s: State,
  id: FireteamId,
  { action }: ActionUse,
  marker: Marker,
): Because | undefined {
  if (marker.kind !== action.aim?.marker) return no('TOS-MRK-01', 'tos.no.kind');
  if (marker.kind === OBJECTIVE && isNewlySummoned(s, id)) return no('TOS-SUM-04', 'tos.no.summoned');
  if (!within(placedOf(s, id), markerBody(marker), reachOf(action.range ?? 0))) return no('TOS-ACT-03', 'tos.no.range');
  return seesMarker(s, id, marker) ? undefined : no('TOS-ACT-08', 'tos.no.sight');
}

/** All Fireteams it may be aimed at. */
export function aimsOf(s: State, id: FireteamId, use: ActionUse): FireteamId[] {
  return [...s.fireteams.keys()].filter(target => isTarget(s, target) && cannotAim(s, id, use, target) === undefined);
}
