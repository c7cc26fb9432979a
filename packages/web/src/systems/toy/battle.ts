import type { State } from '@banneret/toy';
import type { BattleFacts } from '../../table/ending/battle.js';

/** Every side is one line of squads; their strength is what falls. */
export const battle: BattleFacts = {
  round: state => (state as State).round,
  left: state => (state as State).sides.map(({ line }) => line.reduce((sum, strength) => sum + strength, 0)),
};
