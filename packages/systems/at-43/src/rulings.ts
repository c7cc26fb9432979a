import { cm, type Um } from '@banneret/geometry';

/**
 * The decisions of catalogue section 6 that this system follows, each in one place, with its number; those about space
 * stand where they are used (R-13, R-14 in `table/sight.ts`, R-45 in geometry's `fireZone`, R-31 in `movement/paths.ts`).
 * R-84 only notes slips of the text, which change nothing.
 */

/** AT43-GEN-06. */
export const CONTACT: Um = cm(2.5);

/** AT43-GEN-08: "within one range" is a length, not band 1. */
export const ONE_RANGE: Um = cm(10);

/** AT43-UNIT-05, -06, R-11. */
export const COHESION = { leader: ONE_RANGE, link: CONTACT } as const;

/** AT43-GEN-07, R-06: floor of the exact distance; exactly 10 cm is band 1. */
export const bandOf = (distance: Um): number => Math.floor(distance / ONE_RANGE);

/** AT43-RES-02 to -05, R-01: what a die must show, by the difference of action value and difficulty. */
export type Need = 'never' | 'always' | 2 | 3 | 4 | 5 | 6;

/** faces of the location die. */
export const LOCATION_TABLE = ['propulsion', 'propulsion', 'chassis', 'chassis', 'weapon', 'weapon'] as const;
export type Location = (typeof LOCATION_TABLE)[number];

/** AT43-COV-08, -09, R-03. */
export const COVER_SAVE = { plain: 5, takeCover: 3 } as const;

/** AT43-CRSH-03, -04, R-04. */
export const CRUSH = { free: 5, engaged: 3 } as const;

/** AT43-MOV-13, -14, R-05. */
export const RAPID_BONUS = { infantry: cm(6), armour: cm(10) } as const;

/** AT43-MOV-17, R-32: half, to the micrometre. */
export const halfOf = (movement: Um): Um => Math.floor(movement / 2);

/** AT43-MOR-09. */
export const MORALE_DIFFICULTY = 8;

/** Command points (catalogue 5.4). */
export const COSTS = {
  activation: 1,
  attitude: 1,
  replace: 1,
  defer: 2,
  extra: 2,
  rally: 2,
  artillery: 3,
} as const;
export type PointUse = keyof typeof COSTS | 'bid';

/** AT43-TAC-16, R-22: nobody bids without a commander. */
export const highestBid = (grade: number | undefined, points: number): number =>
  grade === undefined ? 0 : Math.min(grade + 1, points);

/** AT43-TAC-19. */
export const KNOWN_TERRAIN_BONUS = 1;

/** AT43-IND-12. */
export const LARGEST_RADIUS: Um = cm(10);

/** AT43-IND-08. */
export const DEVIATION: Um = cm(1);

/** AT43-CRSH-08, R-35: how far from the machine somebody may be pushed. */
export const PUSH_LIMIT: Um = cm(5);

/** AT43-STAT-07, -08, R-26: more than half of its fighters lie on the ground. */
export const mostlyProne = (prone: number, fighters: number): boolean => 2 * prone > fighters;

/** */
export const TABLE_SIDE: Um = cm(120);

/** AT43-REC-04. */
export const sectionsAllowed = (points: number): number => Math.ceil(points / 1000);

/** AT43-REC-05 to -08: at most so many of each in a section. */
export const SECTION_SLOTS = { units: 5, foot: 3, suits: 1, support: 1, armour: 2, vehicles: 1 } as const;

/** AT43-REC-11. */
export const bearersAllowed = (strength: number): number => Math.floor(strength / 4);

/** AT43-REC-13: the smallest unit that may have a specialist. */
export const SPECIALIST_STRENGTH = 6;

/**
 * the book speaks of "more than two" sides (L629) and of as many portions as players (L1542), and names no greatest number.
 * Ours is four: a quarter of the table for each, next to its neighbours clockwise (AT43-MULT-01), is the last division in which every
 * portion has two edges of the table to come in over.
 */
export const MOST_SIDES = 4;

/** AT43-REC-15: from here on one officer of each grade. */
export const FIRST_UNIQUE_GRADE = 3;

/** AT43-MSG-03: a share of the value, rounded down to a multiple of 5. */
export const shareOf = (value: number, percent: number): number => Math.floor((value * percent) / 500) * 5;

/** AT43-COV-01, -03, R-54: what an obstacle of one Size is to a fighter of another. One as big as he is hides him or does nothing. */
export function coverGivenBy(obstacle: number, fighter: number): 'cover' | 'disputed' | 'none' {
  if (obstacle >= fighter || obstacle <= 0) return 'none';
  return 2 * obstacle >= fighter ? 'cover' : 'disputed';
}

/** AT43-IND-10 to -12: radius of a template and the impacts on everybody under it. */
export function templateOf(area: Um, hits: number): { readonly radius: Um; readonly impacts: number } {
  const radius = area * Math.max(1, hits);
  return radius > LARGEST_RADIUS ? { radius: LARGEST_RADIUS, impacts: 2 } : { radius, impacts: 1 };
}

/** the direction that points straight away from the shooter; numbers run clockwise, a sixth of a turn each. */
export const AWAY = 4;

/** AT43-MOR-03, -04, R-67: the strength at which infantry of a rank begins to waver. */
export const waveringStrength = (rank: number): number => (rank === 3 ? 1 : 3);

/** AT43-SPC-02, -03, R-79. */
export const HEALS_ON = 5;
export const REPAIRS_ON = 4;

/** AT43-TER-02: what stepping over a low element costs infantry. */
export const CROSSING_COST: Um = cm(3);
