import type { Because } from '@banneret/kernel';
import type { Need } from './rulings.js';

/** AT43-RES-01 to -06: the universal table. One seven-column table serves shooting, melee, damage and morale. */
export function needFor(actionValue: number, difficulty: number): Need {
  const difference = actionValue - difficulty;
  if (difference <= -6) return 'never';
  if (difference >= 6) return 'always';
  if (difference <= -4) return 6;
  if (difference <= -2) return 5;
  if (difference <= 1) return 4;
  return difference <= 3 ? 3 : 2;
}

/** Dice are rolled only when the table leaves it to them. */
export const diceFor = (need: Need, tests: number): number => (typeof need === 'number' ? tests : 0);

/** How many of so many tests succeed, given the faces rolled (none for an automatic result). */
export function successes(need: Need, tests: number, faces: readonly number[]): number {
  if (need === 'always') return tests;
  if (need === 'never') return 0;
  return faces.filter(face => face >= need).length;
}

/** Why a test needs what it needs. */
export const needReason = (rule: string, actionValue: number, difficulty: number, need: Need): Because => ({
  rule,
  say: 'at43.why.need',
  args: { value: actionValue, difficulty, difference: actionValue - difficulty, need: String(need) },
});
