import { placedOf, type State } from '@banneret/the-other-side';
import type { BattleFacts } from '../../table/ending/battle.js';
import { silhouetteOf } from './silhouettes.js';

const OBJECTIVE = 'objective';

/** Models of fireteams are killed, objectives are claimed. */
export const battle: BattleFacts = {
  round: state => (state as State).turn,
  left: raw => {
    const { units, fireteams } = raw as State;
    return units.map(unit =>
      unit.fireteams
        .flatMap(id => fireteams[id] ?? [])
        .filter(({ place }) => place !== 'killed')
        .reduce((sum, { models }) => sum + models, 0),
    );
  },
  looks: (raw, unit) => {
    const state = raw as State;
    const own = state.units[unit];
    const card = state.book.pack.units[own?.card ?? -1];
    if (own === undefined || card === undefined) return [];
    const standing = own.fireteams.filter(id => state.fireteams[id]?.place !== 'killed');
    return standing.map(id => ({ silhouette: silhouetteOf(card), base: placedOf(state, id).base }));
  },
  held: state =>
    (state as State).markers
      .filter(({ kind }) => kind === OBJECTIVE)
      .map(({ owner, claimedBy }) => (claimedBy < 0 ? owner : claimedBy)),
};
