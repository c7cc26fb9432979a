import type { DuelDie } from '../events/core.js';
import type { State } from '../state.js';
import { toldApart } from './naming.js';

/** Dice of a Duel go by whose they are and what they show: `knight 6`, and another such one `knight 6 2`. */
export const diceNames = ({ battle }: State, dice: readonly DuelDie[]): readonly string[] =>
  toldApart(dice.map(({ figure, face }) => `${battle.sheets[figure]?.id ?? figure} ${face}`));
