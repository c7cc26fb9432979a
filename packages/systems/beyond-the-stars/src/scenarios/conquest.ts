import type { Seat } from '@banneret/kernel';
import { enemyOf, type Marker, type State } from '../state.js';
import { mayReserve, strip } from './common.js';
import { demoralisedScore, generalScore, holds, line, strengthAt } from './counting.js';
import type { Scenario } from './scenario.js';

/** Scenario 3: five objectives that the players place. */
export const conquest: Scenario = {
  id: 'conquest',
  first: 'higher',
  choosesEdge: true,
  zoneRule: 'BTS-SCCO-03',
  zones: strip,
  reserve: mayReserve,
  placesMarkers: true,
  score: (state, seat) => [
    ...state.markers.flatMap(marker => markerLines(state, seat, marker)),
    ...line('BTS-SCCO-08', 'general', generalScore(state, seat, 1, 1)),
    ...line('BTS-SCCO-09', 'demoralised', demoralisedScore(state, seat, 1, 1)),
  ],
};

function markerLines(state: State, seat: Seat, marker: Marker): ReturnType<typeof line> {
  const strength = (side: Seat): number => strengthAt(state, side, marker, figure => holds(state, figure));
  const [own, foe] = [strength(seat), strength(enemyOf(seat))];
  if (own > 0 && foe === 0) return line('BTS-SCCO-06', 'held', 2);
  return line('BTS-SCCO-07', 'outnumbered', own > foe ? 1 : 0);
}
