import type { Seat } from '@banneret/kernel';
import { ownStrip } from '../deploy/zone.js';
import { generalOf, is } from '../figures/traits.js';
import { enemyOf, sheetOf, unitOf, type FigureId, type State } from '../state.js';
import { mayReserve, STRIP } from './common.js';
import { bannerScore, demoralisedScore, fateScore, figuresOf, generalScore, line } from './counting.js';
import type { Scenario } from './scenario.js';

/** BTS-SCES-05: not the General unless there is nothing else. */
function prey(state: State, hunted: Seat): readonly FigureId[] {
  const all = figuresOf(state, hunted).filter(
    figure => sheetOf(state, figure).rank > 0 || is(state, figure, 'monster', 'vehicle'),
  );
  const others = all.filter(figure => figure !== generalOf(state, hunted));
  return others.length > 0 ? others : all;
}

/** Scenario 5: the die says where each unit is deployed. R-63: the halves of a strip, left and right seen from the owner. */
export const escalation: Scenario = {
  id: 'escalation',
  first: 'higher',
  choosesEdge: true,
  zoneRule: 'BTS-SCES-02',
  halves: true,
  zones(state, seat, unit) {
    const { half } = unitOf(state, unit);
    return [half === 1 ? ownStrip(state, seat, STRIP, 0.5, 1) : ownStrip(state, seat, STRIP, 0, 0.5)];
  },
  reserve: mayReserve,
  secrets: (state, seat) => ({ ownChampion: [], enemyTarget: prey(state, enemyOf(seat)), objective: [] }),
  score: (state, seat) => [
    ...line('BTS-SCES-06', 'demoralised', demoralisedScore(state, seat, 1, 2)),
    ...line('BTS-SCES-07', 'banner', bannerScore(state, seat)),
    ...line('BTS-SCES-08', 'general', generalScore(state, seat, 3, 5)),
    ...line('BTS-SCES-09', 'hunted', fateScore(state, state.secrets[seat]?.enemyTarget ?? -1, 1, 3)),
  ],
};
