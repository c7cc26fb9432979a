import { livingOf, type State } from '@banneret/the-edge';
import type { BattleFacts } from '../../table/ending/battle.js';

/** Figures of Squads are killed. Altars and Sources stay whose they are. */
export const battle: BattleFacts = {
  round: state => (state as State).turn,
  left: raw => {
    const state = raw as State;
    return state.squads.map((_, squad) => livingOf(state, squad).length);
  },
};
