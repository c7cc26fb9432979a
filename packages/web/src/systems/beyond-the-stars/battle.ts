import { figureOf, type State } from '@banneret/beyond-the-stars';
import type { BattleFacts } from '../../table/ending/battle.js';

/** Figures fall, markers are held by a camp. */
export const battle: BattleFacts = {
  round: state => (state as State).turn,
  left: raw => {
    const state = raw as State;
    return state.battle.units.map(
      ({ figures }) => figures.filter(figure => figureOf(state, figure).place !== 'gone').length,
    );
  },
  held: state => (state as State).markers.map(({ camp }) => camp),
};
