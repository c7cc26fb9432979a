import { inches, type Um } from '@banneret/geometry';

/**
 * The decisions of catalogue section 6 that this system follows, each in one place. R-01 (what "within" and "more
 * than" mean) is carried by geometry's `within` (at most) and `moreThan` (strictly): lengths are whole micrometres,
 * so the epsilon of the catalogue is not needed. Those about space stand where they are used: R-05 in `perimeter.ts`,
 * in `sight.ts`, R-19 in `board.ts`, R-24 in `cover.ts`, R-63 in `decisions/casualties.ts`. Rulings that
 * begin with H are our own, where the catalogue is silent; H-01 is `meets` in `movement.ts`.
 */

/** GDF-RND-01, R-02: a match is four rounds, however few units are left. */
export const ROUNDS = 4;

/** GDF-MOV-02, R-01: exactly one inch from another unit is legal. */
export const SEPARATION: Um = inches(1);

/** GDF-MOV-09 to -11. */
export const COHERENCY = { link: inches(1), chain: true, spread: inches(9) } as const;

/** GDF-OBJ-08. */
export const SEIZE_RANGE: Um = inches(3);

/** the armies deploy at least so far apart; the zones of a small table shrink. */
export const ARMIES_APART: Um = inches(24);
export const zoneDepthOf = (depth: Um): Um => Math.min(inches(12), Math.floor((depth - ARMIES_APART) / 2));

/** GDF-TER-09: no model moves farther than this in a move that meets difficult ground. */
export const DIFFICULT_CAP: Um = inches(6);

/** GDF-SPC-14 and -44, R-50: from more than this far away, unit to unit. */
export const FAR: Um = inches(12);

/** GDF-SHT-08. */
export const MOST_TARGETS = 2;

/** GDF-GEN-17 to -19, R-03: a natural six always succeeds, a natural one never; modifiers change the roll. */
export function succeeds(face: number, need: number, modifier: number): boolean {
  if (face === 6) return true;
  return face !== 1 && face + modifier >= need;
}

/** R-32, GDF-MOR-05: exactly half counts as half or less. */
export const isHalfOrLess = (left: number, start: number): boolean => 2 * left <= start;

/** a majority is more than half of the living models. */
export const isMajority = (some: number, all: number): boolean => 2 * some > all;

/**
 * who starts the next round, from the number of each seat's latest activation (0 for none): the one who finished
 * earlier. If nobody activated anything, whoever started this round.
 */
export function finishedFirst(latest: readonly number[], first: number): number {
  const [a = 0, b = 0] = latest;
  if (a === b) return first;
  return a < b ? 0 : 1;
}

/** a die of a dangerous terrain test that shows this is a wound. */
export const DANGER_FACE = 1;

/** GDF-SPC-34 and -19. */
export const REGENERATION_NEED = 5;
export const FEARLESS_NEED = 4;

/**
 * H-02: a unit that becomes Shaken in its own activation (by dangerous ground) does nothing more in it; it was not
 * idle, so it stays Shaken until its next activation ends.
 */
export const mayGoOn = (shaken: boolean): boolean => !shaken;

/**
 * H-03: while no arrangement that restores coherency can be found, a unit may do anything legal that leaves its
 * widest missing link no wider than before, Hold included.
 */
export const isNoMoreScattered = (widestBefore: Um, widestAfter: Um): boolean => widestAfter <= widestBefore;
