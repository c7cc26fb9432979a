import type { PickShape } from '@banneret/kernel';
import type { FigureId } from '../state.js';

/** A pick among weapons: whose they are, and in a Duel which of them each option takes in hand, the main one first. */
export interface ArmsShape extends PickShape {
  readonly figure: FigureId;
  readonly loadouts?: readonly (readonly number[])[];
}
