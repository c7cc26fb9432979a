import { livingModels, type State } from '@banneret/grimdark-future';
import type { BattleFacts } from '../../table/ending/battle.js';
import { silhouetteOf } from './silhouettes.js';

/** Models fall, markers are held. */
export const battle: BattleFacts = {
  round: state => (state as State).round,
  left: raw => {
    const state = raw as State;
    return state.units.map((_, unit) => livingModels(state, unit).length);
  },
  held: state => (state as State).owners,
  looks: (raw, unit) => {
    const state = raw as State;
    const roster = state.battle.rosters[unit];
    if (roster === undefined) return [];
    return livingModels(state, unit).map(({ kind, base }) => ({ silhouette: silhouetteOf(roster, kind), base }));
  },
};
