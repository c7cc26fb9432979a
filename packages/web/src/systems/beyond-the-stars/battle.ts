import { figureOf, sheetOf, type State } from '@banneret/beyond-the-stars';
import type { BattleFacts } from '../../table/ending/battle.js';
import { silhouetteOf } from './silhouettes.js';

/** Figures fall, markers are held by a camp. */
export const battle: BattleFacts = {
  round: state => (state as State).turn,
  left: raw => {
    const state = raw as State;
    return state.battle.units.map(
      ({ figures }) => figures.filter(figure => figureOf(state, figure).place !== 'gone').length,
    );
  },
  looks: (raw, unit) => {
    const state = raw as State;
    const standing = (state.battle.units[unit]?.figures ?? []).filter(id => figureOf(state, id).place !== 'gone');
    return standing.map(figure => {
      const sheet = sheetOf(state, figure);
      return { silhouette: silhouetteOf(sheet), base: sheet.base };
    });
  },
  held: state => (state as State).markers.map(({ camp }) => camp),
};
