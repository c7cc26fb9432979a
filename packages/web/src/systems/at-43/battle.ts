import type { State } from '@banneret/at-43';
import type { BattleFacts } from '../../table/ending/battle.js';

/** Fighters fall. Missions count what is taken in points. */
export const battle: BattleFacts = {
  round: state => (state as State).turn,
  left: state => (state as State).units.map(({ fighters }) => fighters.length),
};
