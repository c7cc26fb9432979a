import { inches, within, type Placed, type Um } from '@banneret/geometry';
import type { Concerned, Whom } from './effect.js';
import { isAlive } from './cardsInPlay.js';
import { isTitan, markerBody, placedOf } from './ground/board.js';
import type { Scope } from './procedures/machine.js';
import { seesBody, seesFireteam, seesMarker } from './sight.js';
import { concerns } from './stats.js';
import { NONE, seatOf, type FireteamId, type State } from './state.js';

/** The Fireteams an effect concerns, or those among which its controller has to name one. */
export type Found =
  | { readonly kind: 'these'; readonly ids: readonly FireteamId[] }
  | { readonly kind: 'choose'; readonly ids: readonly FireteamId[] };

export function whomOf(s: State, whom: Whom, scope: Scope): Found {
  if (whom === 'actor') return these(standing(s, scope.actor));
  if (whom === 'target') return these(standing(s, scope.target));
  if ('all' in whom) return these(everybody(s).filter(id => concerns(s, scope.seat, seatOf(s, id), whom.all)));
  if ('pulse' in whom) return these(inPulse(s, whom, scope));
  const ids = everybody(s).filter(id => mayChoose(s, whom, scope, id));
  return { kind: 'choose', ids };
}

const these = (ids: readonly FireteamId[]): Found => ({ kind: 'these', ids });
/** whoever is in a building is reached as the building is. */
const standing = (s: State, id: FireteamId): FireteamId[] => (id !== NONE && isAlive(s, id) ? [id] : []);
const everybody = (s: State): FireteamId[] => [...s.fireteams.keys()].filter(id => isAlive(s, id));

/** TOS-ARE-03, -05, R-58, R-96. */
function inPulse(s: State, whom: Extract<Whom, { pulse: number }>, scope: Scope): FireteamId[] {
  const range = inches(whom.pulse);
  const { of } = whom;
  if (typeof of === 'object') {
    const markers = s.markers.filter(marker => marker.kind === of.markers && marker.owner === scope.seat);
    return concerned(s, whom.whom, scope).filter(id =>
      markers.some(marker => within(markerBody(marker), placedOf(s, id), range) && seesMarker(s, id, marker)),
    );
  }
  const centre = of === 'actor' ? scope.actor : scope.target;
  const body = of === 'target' ? (scope.targetAt ?? bodyOf(s, centre)) : bodyOf(s, centre);
  return body === undefined
    ? []
    : pulseAround(s, body, centre, range).filter(id => concerns(s, scope.seat, seatOf(s, id), whom.whom));
}

const bodyOf = (s: State, id: FireteamId): Placed | undefined => (id === NONE ? undefined : placedOf(s, id));

const concerned = (s: State, whom: Concerned, scope: Scope): FireteamId[] =>
  everybody(s).filter(id => concerns(s, scope.seat, seatOf(s, id), whom));

/** TOS-ARE-03, -05: everybody within it who sees its centre, and never the centre; it may be gone by now. */
export const pulseAround = (s: State, centre: Placed, id: FireteamId, range: Um): FireteamId[] =>
  everybody(s).filter(
    other => other !== id && within(centre, placedOf(s, other), range) && seesBody(s, other, centre, id),
  );

function mayChoose(s: State, whom: Extract<Whom, { choose: Concerned }>, scope: Scope, id: FireteamId): boolean {
  if (!concerns(s, scope.seat, seatOf(s, id), whom.choose)) return false;
  if (whom.titan !== undefined && isTitan(s, id) !== whom.titan) return false;
  if (whom.other === true && id === scope.actor) return false;
  if (whom.range === undefined || scope.actor === NONE) return true;
  return within(placedOf(s, scope.actor), placedOf(s, id), inches(whom.range)) && seesFireteam(s, scope.actor, id);
}
