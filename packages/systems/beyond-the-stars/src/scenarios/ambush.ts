import { cm, type Um } from '@banneret/geometry';
import { illegal, legal, type Seat } from '@banneret/kernel';
import { rectangle, type Zone } from '../deploy/zone.js';
import { canTeleport } from '../deploy/entries.js';
import { generalOf } from '../figures/traits.js';
import { enemyOf, NOBODY, unitSheetOf, type Marker, type State } from '../state.js';
import { demoralisedScore, generalScore, isWarrior, line, strengthAt } from './counting.js';
import { CROSS } from './markerSpots.js';
import type { Scenario } from './scenario.js';

const AROUND_CENTRE: Um = cm(30);
const ALONG_EDGES: Um = cm(15);

/** BTS-SCEM-03: Player A of this scenario, who rolled lower. Nobody has an edge of his own here: `near` says who he is. */
export const isAmbushed = ({ near }: State, seat: Seat): boolean => near === seat;

function edgeStrips({ battle: { width, depth } }: State): readonly Zone[] {
  return [
    rectangle(0, 0, width, ALONG_EDGES),
    rectangle(0, depth - ALONG_EDGES, width, depth),
    rectangle(0, 0, ALONG_EDGES, depth),
    rectangle(width - ALONG_EDGES, 0, width, depth),
  ].map(outline => ({ kind: 'area', outline }));
}

/** Scenario 4: one army in the middle, the other all around it. */
export const ambush: Scenario = {
  id: 'ambush',
  first: 'lower',
  choosesEdge: false,
  zoneRule: 'BTS-SCEM-03',
  zones(state, seat) {
    if (!isAmbushed(state, seat)) return edgeStrips(state);
    const { width, depth } = state.battle;
    return [{ kind: 'disc', centre: { x: width / 2, y: depth / 2 }, radius: AROUND_CENTRE }];
  },
  reserve(state, seat, unit) {
    if (!isAmbushed(state, seat)) return legal;
    if (unitSheetOf(state, unit).figures.includes(generalOf(state, seat)))
      return illegal('BTS-SCEM-04', 'bts.no.reserve-general');
    return canTeleport(state, unit) ? legal : illegal('BTS-SCEM-04', 'bts.no.reserve-teleport');
  },
  markers: () => CROSS.map(([x, y]): Marker => ({ x: cm(x), y: cm(y), camp: NOBODY })),
  score(state, seat) {
    const [centre, ...sides] = state.markers.map(marker => {
      const strength = (side: Seat): number => strengthAt(state, side, marker, figure => isWarrior(state, figure));
      return { own: strength(seat), foe: strength(enemyOf(seat)) };
    });
    const middle = centre === undefined || centre.own <= centre.foe ? 0 : centre.foe === 0 ? 4 : 2;
    return [
      ...line('BTS-SCEM-07', 'centre', middle),
      ...sides.flatMap(({ own, foe }) => line('BTS-SCEM-08', 'outnumbered', own > foe ? 1 : 0)),
      ...line('BTS-SCEM-09', 'general', generalScore(state, seat, 1, 2)),
      ...line('BTS-SCEM-10', 'demoralised', demoralisedScore(state, seat, 1, 2)),
    ];
  },
};
