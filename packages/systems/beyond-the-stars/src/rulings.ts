import { cm, rotate, type BaseShape, type Placed, type Point, type Um } from '@banneret/geometry';

/** The numbered rulings of the catalogue, one constant or function each. House rulings of ours are H-nn. */

/** BTS-GEN-01. */
export const TABLE_SIDE: Um = cm(120);

/** how much of a random table is covered, in per cent; the first is the usual one. Players may cover what they like. */
export const SCENERY_SHARES = [33, 66] as const;
export type SceneryShare = (typeof SCENERY_SHARES)[number];

/** BTS-MOV-09. H-02: the border of a control zone is outside it, so that a recoil of 3 cm leads out of it. */
export const CONTROL_ZONE: Um = cm(3);

/** BTS-MOV-13: bases that must not touch keep at least this gap. */
export const SMALL_GAP: Um = 100;

/**
 * bases that are put together by their owners, in a charge at several, beside a friend, a Transport or a Siege Weapon,
 * are in contact within half a millimetre; likewise whoever stops "3 cm" before somebody (BTS-SPR-09).
 */
export const HAIR: Um = 500;

/** BTS-REC-11: bases that are separated are drawn this far apart. */
export const SEPARATION: Um = 2_000;

/** BTS-REC-01, BTS-PRN-02. */
export const RECOIL: Um = cm(3);
export const CRAWL: Um = cm(3);

/** R-86, BTS-SCN-02: however many play, there are two sides, and all players of a side act together on its seat. */
export const SIDES = 2;

/** "the shortest distance" of whoever makes way (BTS-REC-06), as a hand can keep to it. */
export const ASIDE_SLACK: Um = cm(0.5);

/** how far each side falls back after a tie. */
export const TIE_RECOIL: Um = cm(1.5);

/** All auras, orders and extended Actions. */
export const AURA: Um = cm(15);

/** halves of a Mvt or range are rounded up to whole centimetres. */
export const halfLength = (length: Um): Um => Math.ceil(length / 2 / cm(1)) * cm(1);

/** R-02, BTS-GEN-13: halves of characteristics are rounded up. */
export const half = (value: number): number => Math.ceil(value / 2);

/** half of a crawl is kept at 1.5 cm. */
export const HALF_CRAWL: Um = CRAWL / 2;

/** difficult ground counts double or triple, rounded up to whole centimetres. */
export const roughLength = (length: Um, factor: number): Um => Math.ceil((length * factor) / cm(1)) * cm(1);

/** BTS-GEN-04, R-06: a die that is compared with a threshold stays within 1 and 6. */
export const clampDie = (value: number): number => Math.min(6, Math.max(1, value));

/** BTS-GEN-04: does a die with its modifier reach what is needed? */
export const reaches = (face: number, modifier: number, need: number): boolean => clampDie(face + modifier) >= need;

/** BTS-GEN-12, R-89: CC, F, D and Mo stay within 1 and 10; nothing else is capped. */
export const clampStat = (value: number): number => Math.min(10, Math.max(1, value));

/** BTS-GEN-06. */
export const d3 = (face: number): number => Math.ceil(face / 2);

/** BTS-MOR-01. */
export const MORALE_NEED = 10;

/** BTS-CHA-01. */
export const CHAMPION_SAVE = 4;

/** BTS-SHO-12. */
export const TRAJECTORY_NEED = 4;

/** BTS-DUE-10. */
export const SURPLUS_NEED = 4;

/** R-07, BTS-SHO-21: "only on a 6" looks at the unmodified die. */
export const ONLY_SIX = 6;

/** eyes at nine tenths of the height. */
export const eyeOf = (z: Um, height: Um): Um => z + Math.round(height * 0.9);

/** of ten samples of a column, each in the middle of its tenth, the highest; hidden samples are the lowest ones. */
export const topSample = (z: Um, height: Um): Um => z + Math.round(height * 0.95);

/** the fifth sample from below: if it is hidden, half of the column or more is. */
export const halfSample = (z: Um, height: Um): Um => z + Math.round(height * 0.45);

/** the lowest sample: whatever hides anything of the column hides this. */
export const footSample = (z: Um, height: Um): Um => z + Math.round(height * 0.05);

/** BTS-PRN-01. */
export const PRONE_SHARE = 0.5;

/** diameters of the templates. */
export const TEMPLATES: Readonly<Record<'light' | 'heavy', Um>> = { light: cm(7.5) / 2, heavy: cm(12.5) / 2 };

/** Monsters are compared by the area of their bases, in square micrometres; a disc counts 22/7 of its squared radius. */
export const baseArea = (base: BaseShape): number =>
  base.kind === 'round'
    ? (base.radius * base.radius * 22) / 7
    : base.length * base.width * (base.kind === 'oval' ? 11 / 14 : 1);

/** what Full ahead adds to the movement. */
export const FULL_AHEAD: Readonly<Record<'slow' | 'fast', Um>> = { slow: cm(10), fast: cm(15) };

/** "the same points" is one limit for both lists, without exact equality. */
export const commonLimit = (points: readonly number[]): number => Math.max(...points);

/** the allied share of the format, in whole points. */
export const allianceShare = (percent: number, format: number): number => Math.floor((percent * format) / 100);

/** BTS-ARM-04, by Rank; R-77: a Young Prodigy leads nobody, not even as General. */
const WARRIOR_SLOTS = [0, 15, 12, 10, 6, 0] as const;
const GENERAL_SLOTS = 3;
export const warriorSlots = (rank: 0 | 1 | 2 | 3 | 4 | 5, general: boolean): number =>
  WARRIOR_SLOTS[rank] + (general && WARRIOR_SLOTS[rank] > 0 ? GENERAL_SLOTS : 0);

/** BTS-BAS-02: the greatest length of each Level in millimetres. R-101: a size on two Levels is of the lower one. */
const LEVEL_MM = [30, 40, 60, 90, 120, 180] as const;
export const baseLevelOf = (lengthMm: number): number => {
  const level = LEVEL_MM.findIndex(most => lengthMm <= most);
  return level < 0 ? LEVEL_MM.length : level + 1;
};

/** H-10: a base that goes up a Level takes the usual size of the new one, in millimetres. */
const USUAL_MM = [25, 32, 50, 75, 105, 150] as const;
export const usualMm = (level: number): number => USUAL_MM[Math.min(level, USUAL_MM.length) - 1] ?? USUAL_MM[0];

/** BTS-BAS-06, -07: a combined base is twice as long as its weapon, within the largest Level, in millimetres. */
export const combinedMm = (weaponMm: number): number => Math.min(2 * weaponMm, LEVEL_MM[LEVEL_MM.length - 1] as number);

/** H-16: so many Servants find room on a combined base: a third of its area, all sizes in millimetres. */
export function crewRoom(weaponMm: number, servantMm: number): number {
  const across = combinedMm(weaponMm);
  return Math.floor((across * across) / (3 * servantMm * servantMm));
}

/** R-68, BTS-INI-03: ties of roll-offs are rolled again. */
export const isTie = (faces: readonly number[]): boolean => faces[0] === faces[1];

/** BTS-RNF-01: up to half of the units, rounded up. */
export const mostReserves = (units: number): number => Math.ceil(units / 2);

/** BTS-RNF-04, by turn; 7 is out of reach of any die, R-98: and so of any modifier, since the die stays within 1 and 6. */
export const reserveNeed = (turn: number): number => (turn < 2 ? 7 : turn > 5 ? 0 : 7 - turn);

/** BTS-SPR-14(b): on less the opponent says where a flank attack comes in. */
export const FLANK_NEED = 3;

/** BTS-SCN-11, -15, BTS-SPR-70(d): how far from the Champion, or from their weapon, figures are placed. */
export const UNIT_SPREAD: Um = cm(15);

/** BTS-TER-26. */
export const BURNING_LOSS = 1;

/** BTS-SCN-09: the end roll. */
export const endsOn = (face: number): boolean => face <= 2;

/** whoever slips from a climb that began above the ground falls as deep as that was high. */
export const climbDrop = (start: Um): Um => start;

/** hits of a fall, one beyond the figure's own height and one more for each further whole centimetre. */
export const fallHits = (drop: Um, height: Um): number =>
  drop <= height ? 0 : 1 + Math.floor((drop - height) / cm(1));

/** "any part" of what carries a passenger (BTS-SPR-59) is its middle and eight points of its edge, all around. */
export function partsOf({ base, at, facing }: Placed): readonly Point[] {
  const [ahead, aside] = base.kind === 'round' ? [base.radius, base.radius] : [base.length / 2, base.width / 2];
  const corner = base.kind === 'rectangle' ? 1 : Math.SQRT1_2;
  const edge = [-1, 0, 1].flatMap(forward =>
    [-1, 0, 1].map(sideways => {
      const share = forward !== 0 && sideways !== 0 ? corner : 1;
      const { x, y } = rotate(
        { x: Math.round(forward * share * ahead), y: Math.round(sideways * share * aside) },
        facing,
      );
      return { x: at.x + x, y: at.y + y };
    }),
  );
  // The middle of the nine is the first to be tried: mostly it will do.
  return [at, ...edge.toSpliced(4, 1)];
}
