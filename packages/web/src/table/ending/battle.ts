import type { Seat } from '@banneret/kernel';

/** What a game says of its battles, so that the end of one can be told without knowing the game. */
export interface BattleFacts {
  /** The round or turn that a board stands in; 0 before the first one. */
  round(state: unknown): number;
  /** How many of each unit are on their feet, by the unit's number; wherever they are, and whoever has not come yet among them. */
  left(state: unknown): readonly number[];
  /** What was fought for, one after the other: whoever holds it, or nobody (-1). */
  held?(state: unknown): readonly Seat[];
}
