import { assertNever, type Seat } from '@banneret/kernel';
import type { BoardEvent } from '../events.js';
import { NONE, playerOf, unitOf, type Fireteam, type State } from '../state.js';
import { changeFireteam, changePlayer, changeUnit } from './record.js';

export function reduceBoard(s: State, event: BoardEvent): void {
  switch (event.type) {
    case 'fireteam.moved':
      return changeFireteam(s, event.fireteam, { at: event.path.at(-1) as Fireteam['at'], top: NONE });
    case 'fireteam.climbed':
      return changeFireteam(s, event.fireteam, { at: event.at, top: event.top });
    case 'unit.entered':
      changeUnit(s, event.unit, { inside: event.zone });
      for (const fireteam of unitOf(s, event.unit).fireteams)
        if (s.fireteams[fireteam]?.place === 'table') changeFireteam(s, fireteam, { place: 'inside', top: NONE });
      return;
    case 'unit.left':
      changeUnit(s, event.unit, { inside: NONE });
      for (const [i, fireteam] of unitOf(s, event.unit).fireteams.entries()) {
        const at = event.at[i];
        if (at) changeFireteam(s, fireteam, { place: 'table', at });
      }
      return;
    case 'marker.placed':
      s.markers = [...s.markers, event.marker];
      s.nextMarker = event.marker.id + 1;
      return;
    case 'marker.claimed':
      s.markers = s.markers.map(marker => (marker.id === event.marker ? { ...marker, claimedBy: event.seat } : marker));
      return;
    case 'markers.unclaimed':
      s.markers = s.markers.map(marker => (marker.claimedBy === NONE ? marker : { ...marker, claimedBy: NONE }));
      return;
    case 'marker.removed':
      s.markers = s.markers.filter(({ id }) => id !== event.marker);
      return countRemoved(s, event.seat, event.half);
    case 'terrain.created':
      s.terrain = [...s.terrain, event.terrain];
      return;
    case 'room.lacked':
      return;
    default:
      assertNever(event);
  }
}

function countRemoved(s: State, seat: Seat, half: 'own' | 'enemy' | 'none'): void {
  const { removedOwn, removedEnemy } = playerOf(s, seat);
  if (half === 'none') return;
  changePlayer(s, seat, half === 'own' ? { removedOwn: removedOwn + 1 } : { removedEnemy: removedEnemy + 1 });
}
