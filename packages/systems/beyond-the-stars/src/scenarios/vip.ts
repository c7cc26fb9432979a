import type { Seat } from '@banneret/kernel';
import { holdsOutline, isInZone } from '../deploy/zone.js';
import { placedOf } from '../figures/placed.js';
import { enemyOf, figureOf, pieceOf, sheetOf, type FigureId, type State } from '../state.js';
import { designable, mayReserve, strip } from './common.js';
import { bannerScore, demoralisedScore, fateOf, generalScore, line } from './counting.js';
import type { Scenario } from './scenario.js';

/** BTS-SCVI-09, R-67: with his whole base in the enemy zone. R-126: or with the whole building, or the base of his Transport. */
function reached(state: State, seat: Seat, vip: FigureId): boolean {
  const { place, host } = figureOf(state, vip);
  const zones = strip(state, enemyOf(seat));
  switch (place) {
    case 'table':
      return zones.some(zone => isInZone(placedOf(state, vip), zone));
    case 'aboard':
      return zones.some(zone => isInZone(placedOf(state, host), zone));
    case 'inside':
      return zones.some(zone => holdsOutline(zone, pieceOf(state, host).outline));
    default:
      return false;
  }
}

function vipScore(state: State, seat: Seat, vip: FigureId): number {
  if (state.figures[vip] === undefined || sheetOf(state, vip).seat !== seat) return 0;
  const fate = fateOf(state, vip);
  if (fate === 'killed') return 0;
  if (reached(state, seat, vip)) return fate === 'unhurt' ? 6 : 4;
  return fate === 'unhurt' ? 2 : 1;
}

/** Scenario 6: one Champion of one's own must come through. */
export const vip: Scenario = {
  id: 'vip',
  first: 'higher',
  choosesEdge: true,
  zoneRule: 'BTS-SCVI-02',
  zones: strip,
  reserve: mayReserve,
  secrets: (state, seat) => ({ ownChampion: designable(state, seat), enemyTarget: [], objective: [] }),
  score: (state, seat) => [
    ...line('BTS-SCVI-06', 'demoralised', demoralisedScore(state, seat, 1, 2)),
    ...line('BTS-SCVI-07', 'banner', bannerScore(state, seat)),
    ...line('BTS-SCVI-08', 'general', generalScore(state, seat, 1, 2)),
    ...line('BTS-SCVI-09', 'vip', vipScore(state, seat, state.secrets[seat]?.ownChampion ?? -1)),
  ],
};
