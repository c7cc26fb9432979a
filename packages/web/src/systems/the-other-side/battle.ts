import type { State } from '@banneret/the-other-side';
import type { BattleFacts } from '../../table/ending/battle.js';

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
  held: state =>
    (state as State).markers
      .filter(({ kind }) => kind === OBJECTIVE)
      .map(({ owner, claimedBy }) => (claimedBy < 0 ? owner : claimedBy)),
};
