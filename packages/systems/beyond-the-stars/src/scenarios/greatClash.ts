import { cm } from '@banneret/geometry';
import { ownStrip } from '../deploy/zone.js';
import { enemyOf } from '../state.js';
import { mayReserve } from './common.js';
import { bannerScore, championsOf, demoralisedScore, generalScore, line } from './counting.js';
import type { Scenario } from './scenario.js';

/** as printed, each on his half. */
const DEPTH = cm(60);

/** Scenario 1: nothing but the two armies. */
export const greatClash: Scenario = {
  id: 'great-clash',
  first: 'higher',
  choosesEdge: true,
  zoneRule: 'BTS-SCGC-02',
  zones: (state, seat) => [ownStrip(state, seat, DEPTH)],
  reserve: mayReserve,
  score(state, seat) {
    const slain = championsOf(state, enemyOf(seat)).length === 0;
    const left = championsOf(state, seat).length > 0;
    return [
      ...line('BTS-SCGC-05', 'general', generalScore(state, seat, 3, 5)),
      ...line('BTS-SCGC-06', 'demoralised', demoralisedScore(state, seat, 1, 3)),
      ...line('BTS-SCGC-07', 'banner', bannerScore(state, seat)),
      ...line('BTS-SCGC-08', 'champions', slain ? (left ? 2 : 1) : 0),
    ];
  },
};
