import { mm } from '@banneret/geometry';
import { livingOf, membersOf, squadCard, type State } from '@banneret/the-edge';
import type { BattleFacts } from '../../table/ending/battle.js';
import { silhouetteOf } from './silhouettes.js';

/** Half the width of a hex, in millimetres. */
const HEX = 12;

/** Figures of Squads are killed. Altars and Sources stay whose they are. */
export const battle: BattleFacts = {
  round: state => (state as State).turn,
  left: raw => {
    const state = raw as State;
    return state.squads.map((_, squad) => livingOf(state, squad).length);
  },
  looks: (raw, squad) => {
    const state = raw as State;
    const card = squadCard(state, squad);
    const radius = mm(HEX * Math.sqrt(card.base));
    // Whoever has not been put on the board yet stands beside it.
    return membersOf(state, squad).map(() => ({ silhouette: silhouetteOf(card), base: { kind: 'round', radius } }));
  },
};
