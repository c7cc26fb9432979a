import { livingModels, type State } from '@banneret/grimdark-future';
import type { BattleFacts } from '../../table/ending/battle.js';

/** Models fall, markers are held. */
export const battle: BattleFacts = {
  round: state => (state as State).round,
  left: raw => {
    const state = raw as State;
    return state.units.map((_, unit) => livingModels(state, unit).length);
  },
  held: state => (state as State).owners,
};
