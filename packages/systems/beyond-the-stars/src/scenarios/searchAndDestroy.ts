import { cm } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { enemyOf, SEATS, type Marker, type State } from '../state.js';
import { designable, noReserves, strip } from './common.js';
import { anybodyAt, bannerScore, demoralisedScore, fateOf, fateScore, holds, line, strengthAt } from './counting.js';
import { CAMP } from './markerSpots.js';
import type { Scenario } from './scenario.js';

const campOf = ({ battle: { width, depth }, near }: State, seat: Seat): Marker[] =>
  CAMP.map(([x, y]) => ({
    x: seat === near ? cm(x) : width - cm(x),
    y: seat === near ? cm(y) : depth - cm(y),
    camp: seat,
  }));

/** Scenario 2: a Champion to protect, one to hunt, a marker to take; all three secret. */
export const searchAndDestroy: Scenario = {
  id: 'search-and-destroy',
  first: 'higher',
  choosesEdge: true,
  zoneRule: 'BTS-SCRD-02',
  zones: strip,
  reserve: noReserves('BTS-SCRD-03'),
  markers: state => SEATS.flatMap(seat => campOf(state, seat)),
  secrets: (state, seat) => ({
    ownChampion: designable(state, seat),
    enemyTarget: designable(state, enemyOf(seat)),
    objective: [...state.markers.keys()].filter(marker => state.markers[marker]?.camp === enemyOf(seat)),
  }),
  score(state, seat) {
    const { ownChampion, enemyTarget, objective } = state.secrets[seat] ?? state.secrets[0];
    return [
      ...line('BTS-SCRD-08', 'demoralised', demoralisedScore(state, seat, 1, 2)),
      ...line('BTS-SCRD-09', 'banner', bannerScore(state, seat)),
      ...line('BTS-SCRD-10', 'protected', protectedScore(state, ownChampion)),
      ...line('BTS-SCRD-11', 'hunted', fateScore(state, enemyTarget, 1, 3)),
      ...line('BTS-SCRD-12', 'objective', objectiveScore(state, seat, objective)),
    ];
  },
};

function protectedScore(state: State, champion: number): number {
  if (state.figures[champion] === undefined) return 0;
  const fate = fateOf(state, champion);
  return fate === 'unhurt' ? 3 : fate === 'wounded' ? 1 : 0;
}

function objectiveScore(state: State, seat: Seat, objective: number): number {
  const marker = state.markers[objective];
  if (marker === undefined) return 0;
  const strength = (side: Seat): number => strengthAt(state, side, marker, figure => holds(state, figure));
  const [own, foe] = [strength(seat), strength(enemyOf(seat))];
  if (own > 0 && !anybodyAt(state, enemyOf(seat), marker)) return 3;
  return own > foe ? 1 : 0;
}
