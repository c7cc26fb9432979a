import type { BaseShape } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { Silhouette } from '../../paint/figures/kinds.js';

/** What a game says of its battles, so that one can be told, and its armies shown, without knowing the game. */
export interface BattleFacts {
  /** The round or turn that a board stands in; 0 before the first one. */
  round(state: unknown): number;
  /** How many of each unit are on their feet, by the unit's number; wherever they are, and whoever has not come yet among them. */
  left(state: unknown): readonly number[];
  /** What was fought for, one after the other: whoever holds it, or nobody (-1). */
  held?(state: unknown): readonly Seat[];
  /** How those of a unit look who are on their feet. */
  looks?(state: unknown, unit: number): readonly Look[];
}

/** A figure apart from any place. */
export interface Look {
  readonly silhouette: Silhouette;
  readonly base: BaseShape;
}
