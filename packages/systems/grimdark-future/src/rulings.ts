import { inches, overlapping, within, type Placed, type Um } from '@banneret/geometry';
import { valueOf, type Notation } from './notation.js';

/**
 * The decisions of catalogue section 6 that this system follows, each in one place. R-01 (what "within" and "more
 * than" mean) is carried by geometry's `within` (at most) and `moreThan` (strictly): lengths are whole micrometres and
 * all of them exact, contact aside (`CONTACT`). Those about space stand where they are used: R-05 in `perimeter.ts`,
 * in `sight.ts`, R-19 in `board.ts`, R-24 and H-42 in `cover.ts`, R-63 in `decisions/casualties.ts`. Rulings that
 * begin with H are our own, where the catalogue is silent; H-01 is `meets` in `ways.ts`, H-34 stands in `scouting.ts`,
 * H-35 in `boarding.ts`, H-36 in `place.ts`.
 */

/** bases this near to one another are in contact; the thousandth of an inch that nobody sees. */
export const CONTACT: Um = 25;
export const touching = (a: Placed, b: Placed): boolean => within(a, b, CONTACT) && !overlapping(a, b);

/** GDF-RND-01, R-02: a match is four rounds, however few units are left. */
export const ROUNDS = 4;

/** GDF-MOV-02, R-01: exactly one inch from another unit is legal. */
export const SEPARATION: Um = inches(1);

/** GDF-MOV-09 to -11. */
export const COHERENCY = { link: inches(1), chain: true, spread: inches(9) } as const;

/** GDF-OBJ-08. */
export const SEIZE_RANGE: Um = inches(3);

/**
 * R-08, GDF-DEP-02: the long edges are the longer sides, so on a table deeper than wide the zones lie along its left and its
 * right; on a square one near and far. The armies deploy at least so far apart; the zones of a small table shrink.
 */
export const runsUpwards = ({ width, depth }: { readonly width: Um; readonly depth: Um }): boolean => depth > width;
export const ARMIES_APART: Um = inches(24);
export const zoneDepthOf = (across: Um): Um => Math.min(inches(12), Math.floor((across - ARMIES_APART) / 2));

/** GDF-SET-03: fewer terrain pieces are not a table to play on; so many and more are advised. */
export const FEWEST_PIECES = 10;
export const ENOUGH_PIECES = 15;

/** GDF-SET-05: pieces are advised to stand no farther from their neighbours than this. */
export const WIDEST_OPENING: Um = inches(12);

/** GDF-TER-09: no model moves farther than this in a move that meets difficult ground. */
export const DIFFICULT_CAP: Um = inches(6);

/** GDF-TER-14 and -16, R-01: elevated terrain up to this height, this height included, is climbed; higher is impassable. */
export const HIGHEST_CLIMB: Um = inches(3);

/** GDF-TER-15 and -17, R-01: gaps up to this width, this width included, are crossed like solid ground. */
export const WIDEST_STEP: Um = inches(1);

/** GDF-LOS-13, R-07: height values by the sort of model, where nobody gives a number. */
export const PRESET_HEIGHTS = {
  swarm: 1,
  infantry: 2,
  artillery: 2,
  'large-infantry': 3,
  cavalry: 3,
  chariot: 3,
  'large-cavalry': 4,
  monster: 4,
  vehicle: 4,
  'large-monster': 5,
  giant: 5,
  titan: 6,
} as const;

/** GDF-LOS-10: with true sight, the share of a target in percent that should be visible. */
export const ENOUGH_TO_SEE = 10;

/** the height value of everything that flies high above the battlefield. */
export const AIRCRAFT_HEIGHT = 6;

/**
 * R-07, GDF-LOS-18: the volumetric height of a model by the size of its base, for an oval by its shorter side; a size in between
 * takes the next larger row.
 */
export const volumeFor = (sizeMm: number): Um => inches((VOLUMES.find(([size]) => sizeMm <= size) ?? [0, 4])[1]);

const VOLUMES: readonly (readonly [sizeMm: number, height: number])[] = [
  [25, 1],
  [32, 1.25],
  [40, 1.5],
  [50, 2],
  [60, 3],
  [100, 4],
];

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
  return [0, first, 1][Math.sign(a - b) + 1] as number;
}

/**
 * the Fatigued hit on natural sixes only, whatever would modify the roll; the weight of a charge has its own number
 * and does not care.
 */
export const FATIGUED_NEED = 6;
/** GDF-SPC-25. */
export const IMPACT_NEED = 2;

/** a model that cannot get into contact may end this much farther from the enemy than it could have. */
export const CLOSE_ENOUGH: Um = inches(0.25);

/** GDF-MEL-05. */
export const PILE_IN: Um = inches(3);

/** GDF-MEL-06: models not in contact strike from this far. */
export const STRIKE_REACH: Um = inches(2);

/** a line that grazes the top of a unit's volume is blocked by it; over terrain it is clear. */
export const GRAZED: Um = 1;

/** R-31, GDF-MEL-26, -27: Fast and Slow change neither. */
export const CONSOLIDATION: Um = inches(3);
export const STEP_BACK: Um = inches(1);

/** A step on the lattice may be this much longer than the inch that it is by the tape. */
export const LATTICE_TOLERANCE: Um = 4;

/**
 * H-23: R-56 has Impact rolled first and GDF-SPC-12 has Deadly resolved first; Impact goes first, as the ruling that is about
 * it. H-22: a consolidation move comes after the melee, so wounds of its dangerous ground can cause a morale test.
 */

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
 * R-20, GDF-MOV-13: a unit that cannot get back into coherency closes up as far as it can, to within the tolerance of R-26; it
 * holds only if nothing brings its models nearer.
 */
export const isAsCloseAsPossible = (widest: Um, best: Um): boolean => widest <= best + CLOSE_ENOUGH;

/** H-03: who charges, piles in or consolidates while out of coherency must leave its widest missing link no wider than before. */
export const isNoMoreScattered = (widestBefore: Um, widestAfter: Um): boolean => widestAfter <= widestBefore;

/** a table whose long edges are nearer to one another than this leaves no room for zones. */
export const LEAST_DEPTH: Um = inches(30);

/** GDF-OBJ-01: D3+2 markers. */
const MARKERS: Notation = { count: 1, sides: 3, plus: 2 };
export const markerCount = (face: number): number => valueOf(MARKERS, [face]);

/** GDF-OBJ-05: markers are more than this apart. */
export const MARKERS_APART: Um = inches(9);

/** bases at most `CONTACT` apart touch; nothing on the ground ends a move in contact with an Aircraft. */
export const CLEAR_OF_AIRCRAFT: Um = CONTACT + 1;

/** GDF-AIR-05, R-43: how far an Aircraft flies, whatever else it may be. */
export const FLIGHT = { least: inches(30), most: inches(36) } as const;

/** GDF-AMB-02, R-01: an Ambush arrives more than this far from every enemy. */
export const AMBUSH_DISTANCE: Um = inches(9);

/** GDF-SCT-02, R-61. */
export const SCOUT_MOVE: Um = inches(12);

/** GDF-HER-01, R-54: a tougher Hero fights on its own. */
export const TOUGHEST_JOINING = 6;

/** GDF-TRA-07, -08, R-64: how far passengers get from their transport. */
export const DISEMBARK: Um = inches(6);

/** GDF-TRA-01 to -03, R-65: the spaces a model takes; nothing for one that cannot embark at all. */
export function spacesOf(toughness: number, hero: boolean): number | undefined {
  if (hero) return toughness <= 6 ? 1 : undefined;
  if (toughness <= 1) return 1;
  return toughness <= 3 ? 3 : undefined;
}

/** H-30: "no legal position is left" means none on a grid of this width. */
export const MARKER_GRID: Um = inches(0.5);

/**
 * H-31: a unit that finds no room when it is its turn to be placed stays off the table; it takes no part in the battle.
 * Whether there is room is decided by trying formations around a grid of this width.
 */
export const PLACE_GRID: Um = inches(1);

/**
 * H-32: an Aircraft may not stop in contact, but it must fly. If every distance on this grid ends in contact, it
 * may stop anywhere.
 */
export const FLIGHT_GRID: Um = inches(0.25);

/** H-33: a loaded transport waits for an Ambush or as a Scout only if each unit aboard could do so itself. */
export const cargoMayWait = (transport: boolean, passengers: readonly boolean[]): boolean =>
  transport && passengers.every(may => may);

/**
 * GDF-ARM-06 to -09, R-12: force organisation at a limit of so many points. Full steps only; a combined unit is one unit
 * and one copy, a Hero that joins a unit is still a unit of its own; exactly 35 % of the limit is not too dear.
 */
export const heroesAllowed = (points: number): number => Math.floor(points / 500);
export const copiesAllowed = (points: number): number => 1 + Math.floor(points / 1000);
export const unitsAllowed = (points: number): number => Math.floor(points / 200);
export const isTooDear = (cost: number, points: number): boolean => 100 * cost > 35 * points;

/** GDF-CAS-02: a model never holds more spell tokens. */
export const MOST_TOKENS = 6;

/** GDF-CAS-06 and -07. */
export const CAST_NEED = 4;
export const SUPPORT_RANGE: Um = inches(18);

/** a combined unit is exactly two copies, never more. */
export const COPIES_COMBINED = 2;
