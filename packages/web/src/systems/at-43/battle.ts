import { placedOf, rosterOf, sheetOf, unitOf, type State } from '@banneret/at-43';
import type { BattleFacts } from '../../table/ending/battle.js';
import { silhouetteOf } from './silhouettes.js';

/** Fighters fall. Missions count what is taken in points. */
export const battle: BattleFacts = {
  round: state => (state as State).turn,
  left: state => (state as State).units.map(({ fighters }) => fighters.length),
  looks: (raw, unit) => {
    const state = raw as State;
    return unitOf(state, unit).fighters.map(fighter => {
      const sheet = sheetOf(state, fighter.id);
      return { silhouette: silhouetteOf(rosterOf(state, unit), sheet), base: placedOf(state, fighter).base };
    });
  },
};
