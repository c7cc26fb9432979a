import type { Um } from '@banneret/geometry';
import type { Because, RuleRef, Tally } from '@banneret/kernel';
import type { Category, MeleeWeapon, RangedWeapon, Sheet } from './sheet.js';
import type { FigureId, State, TerrainKind } from './state.js';

/**
 * The stages that special rules, Orders, Actions and spells can hook into. A rule is one file under `rules/` that names
 * the stages it changes; nothing else knows it. `u` is the use of the rule: its X, its bearer, and whose aura it is.
 *
 * Numbers with reasons are tallies; penalties are added with a kind so that another rule can strike them:
 * `moved`, `engaged`, `two-handed`, `unarmed`, `banner`, `shield-and-gun`, `prone`.
 */
export interface Use {
  readonly x: string | number | undefined;
  /** The figure the rule works for. */
  readonly figure: FigureId;
  /** For auras and effects: who they come from. */
  readonly source: FigureId;
}

/** The characteristics that may change in play. */
export const STATS = ['cc', 'force', 'defence', 'morale', 'attacks', 'mvt'] as const;
export type Stat = (typeof STATS)[number];

/** What a move is made for. */
export const PACES = ['walk', 'fly'] as const;
export type Pace = (typeof PACES)[number];

export interface MoveHooks {
  /** How many times each centimetre in such ground counts, instead of 2 or 3. The least of all answers counts. */
  ground?(kind: TerrainKind, state: State, u: Use): number | undefined;
  /** BTS-TER-14, -15, -20: tests that it may roll again, or that count as a 6. */
  rerollsTest?(test: MoveTest, state: State, u: Use): boolean;
  sureTest?(test: MoveTest, state: State, u: Use): boolean;
  /** BTS-SPR-06(b): obstacles and walls are no obstacles. */
  readonly ignoresObstacles?: boolean;
  /** BTS-SPR-39(d): obstacles lower than or as high as this are crossed freely, higher ones not at all. */
  readonly stepsOver?: Um;
  /** BTS-SPR-79. */
  readonly flies?: boolean;
  /** BTS-SPR-05: passes over impassable ground, if it does not end there. */
  readonly hovers?: boolean;
  /** BTS-SPR-75: a Bike may take Crossing tests and fight over barriers. */
  readonly crosses?: boolean;
  /** May it charge? BTS-ORD-01(f), BTS-SPL-13. */
  readonly noCharge?: Because;
  /** May it move at all? BTS-SPL-13. */
  readonly noMove?: Because;
  /** BTS-SPR-33: it must charge if it can. */
  readonly mustCharge?: boolean;
  /** BTS-SPR-02: the face at which it stays up when it would be thrown prone. */
  readonly staysUp?: number;
  /** BTS-PRN-16, BTS-REC-13. */
  readonly neverProne?: boolean;
  readonly neverBlocked?: boolean;
  /** BTS-SPR-44, -19: the Force of the hits it gives to those it charges. */
  impact?(state: State, u: Use): number;
  /** BTS-SPR-65. */
  readonly repairs?: boolean;
  /** BTS-IMP-08. */
  readonly heals?: boolean;
  /** BTS-SPR-71: those who would charge it test their morale first. */
  readonly terrifies?: boolean;
}

export const MOVE_TESTS = ['crossing', 'climb', 'jump'] as const;
export type MoveTest = (typeof MOVE_TESTS)[number];

/** One shot: who fires what at whom. `reach` is the distance. */
export interface ShotCase {
  readonly state: State;
  readonly shooter: FigureId;
  readonly weapon: RangedWeapon;
  readonly target: FigureId;
  readonly reach: Um;
  /** Half of the range or less (BTS-WPN-10). */
  readonly near: boolean;
}

export interface ShootHooks {
  /** BTS-SPR-01, -26: the category whose rules about moving it follows. */
  category?(weapon: RangedWeapon, sheet: Sheet, u: Use): Category | undefined;
  /** Modifiers of the roll to hit; strike `moved`, `engaged`, `shield-and-gun` here. */
  toHit?(roll: Tally, shot: ShotCase, u: Use): void;
  /** BTS-SGE-08: only an unmodified 6 hits. */
  onlySix?(shot: ShotCase, u: Use): boolean;
  /** Another face to hit than the figure's CT: the best Servant's, say; BTS-SPR-77. The last answer counts. */
  ct?(ct: number, shot: ShotCase, u: Use): number;
  /** Are failed rolls to hit rolled again: if its owner likes, or in any case? Nothing for no. */
  rerollsMisses?(shot: ShotCase, u: Use): 'may' | 'must' | undefined;
  /** May failed Trajectory rolls be rolled again? BTS-ACT-06. */
  readonly rerollsTrajectory?: boolean;
  /** BTS-SPR-31: allies on the trajectory are obstacles instead of forbidding the shot. */
  readonly throughAllies?: boolean;
  /** BTS-SPR-78: figures that it may shoot past as if they were not there. */
  ignores?(state: State, shooter: FigureId, target: FigureId, other: FigureId, u: Use): boolean;
  /** BTS-SPR-58, -55, BTS-CAV-09: one-handed weapons beyond two; `hands` is what it can use at most. */
  hands?(hands: Tally, sheet: Sheet, u: Use): void;
  /** BTS-SPR-15: shots of this weapon: a D6 of them. */
  readonly repeating?: boolean;
  /** BTS-SPR-11: fires as heavy artillery, the lower of two Deviation dice. */
  readonly experimental?: boolean;
  /** BTS-SGE-08, R-48: the lower of two Deviation dice. */
  clumsy?(state: State, shooter: FigureId): boolean;
  /** BTS-SPR-61, -16: a template on the target; always, or on a natural 6 to hit. */
  readonly fragments?: 'always' | 'on-six';
  /** BTS-SPR-08: a 1 to hit strikes the shooter. */
  readonly overheats?: boolean;
  /** BTS-SPR-13. */
  readonly radioSight?: boolean;
  /** BTS-SPR-59, -69: those aboard may shoot; they count as not having moved. */
  readonly platform?: boolean;
  readonly stablePlatform?: boolean;
  /** BTS-SPR-09. */
  readonly thrown?: boolean;
}

/** Rules of the one that is shot at. */
export interface TargetHooks {
  /** BTS-SHO-21: only an unmodified 6 hits; the shot may ignore it (flamethrowers). */
  onlySix?(shot: ShotCase, u: Use): boolean;
  toHit?(roll: Tally, shot: ShotCase, u: Use): void;
  /** BTS-SPR-62. */
  readonly noPen?: boolean;
  /** BTS-SPR-39(f): figures on the trajectory that do not count. */
  looksPast?(state: State, target: FigureId, other: FigureId, u: Use): boolean;
  /** BTS-SPR-68: it cannot be seen from so far while it has not moved. */
  hidden?(state: State, viewer: FigureId, u: Use): boolean;
}

/** How a wound roll came about. */
export const BLOWS = ['shot', 'duel', 'impact', 'hit'] as const;
export type BlowKind = (typeof BLOWS)[number];

/** One hit or blow that is to be rolled on the Wound Table or as a Penetration roll. */
export interface Blow {
  readonly kind: BlowKind;
  /** Who strikes, or `NOBODY` (falls, fire). */
  readonly by: FigureId;
  readonly victim: FigureId;
  readonly force: number;
  readonly pen: number;
  /** Places in the sheet of `by`: `ranged` for shots, `melee` for blows; `NOBODY` without a weapon. */
  readonly weapon: number;
  /** BTS-WPN-10: at half range or less. */
  readonly near?: boolean;
  /** BTS-ART-07, BTS-VEH-05: where it comes from, for the side of a Vehicle; the striker's place if left out. */
  readonly from?: { readonly x: Um; readonly y: Um };
  /** The side of a Vehicle that it strikes, whatever it comes from. BTS-SPR-08(b). */
  readonly side?: 'front' | 'flank' | 'rear';
  /** Template with its centre on the Vehicle: rear armour. */
  readonly onTop?: boolean;
}

/** Rules of the one that strikes. */
export interface WoundHooks {
  /** Modifiers of the wound roll. BTS-WND-07. */
  toWound?(roll: Tally, blow: Blow, state: State, u: Use): void;
  /** BTS-SPR-37, -54: what of the victim the Force is compared with instead of its Defence. */
  against?(blow: Blow, state: State, u: Use): 'morale' | 'force' | undefined;
  /** Wound dice that show a 1 are rolled again. BTS-SPR-63, -72, -40. */
  rerollsOnes?(blow: Blow, state: State, u: Use): boolean;
  /** PV that a wound takes: a number, or dice. The most counts. BTS-SPR-27, BTS-ACT-10, BTS-WPN-10. */
  loss?(blow: Blow, state: State, u: Use): Loss | undefined;
  /** Modifiers of the Penetration roll, and of the damage roll. */
  toPenetrate?(roll: Tally, blow: Blow, state: State, u: Use): void;
  toDamage?(roll: Tally, blow: Blow, state: State, u: Use): void;
  /** BTS-SPR-04: Penetration dice that show a 1 must be rolled again. */
  readonly rerollsPenetration?: boolean;
  /** BTS-SPR-29, BTS-WPN-11(d): a natural 6 penetrates. */
  surePenetration?(blow: Blow): boolean;
}

export type Loss =
  | { readonly kind: 'fixed'; readonly pv: number }
  | { readonly kind: 'd3'; readonly plus: number }
  | { readonly kind: 'all' };

/** Rules of the one that is struck. */
export interface VictimHooks {
  /** BTS-CHA-01, -02: a save of its own; the best counts. */
  save?(state: State, u: Use): number | undefined;
  /** BTS-SPR-52: +1 on the roll of those who have a save, or a 6+ to the others. */
  readonly medic?: boolean;
  /** BTS-ACT-02. */
  readonly rerollsSaves?: boolean;
  /** BTS-SPR-77. */
  readonly cheatsDeath?: boolean;
  /** BTS-SPR-39(e): whoever it fought may be struck by its fall. */
  readonly collapses?: boolean;
  /** BTS-SPR-30: successful Penetration rolls in Duels must be rolled again. */
  readonly makeshift?: boolean;
}

/** A figure in a Duel. */
export interface DuelCase {
  readonly state: State;
  readonly figure: FigureId;
  /** Enemies Engaged in this Duel. */
  readonly foes: readonly FigureId[];
  /** The weapons it uses, places in its sheet's `melee`, the main one first. */
  readonly weapons: readonly number[];
  readonly shielding: boolean;
}

export interface DuelHooks {
  /** Modifiers of each of its dice; strike `two-handed`, `unarmed`, `banner` here. */
  dice?(roll: Tally, duel: DuelCase, u: Use): void;
  /** Modifiers of the number of its dice. */
  attacks?(dice: Tally, duel: DuelCase, u: Use): void;
  /** May it roll one of its dice again? BTS-SPR-49, BTS-ORD-04. */
  rerolls?(duel: DuelCase, u: Use): boolean;
  /** BTS-SPR-46: the face at which its surplus dice give a Glory Point. */
  surplus?(u: Use): number;
  /** BTS-SPR-43: it wins ties of dice and CC. */
  readonly winsTies?: boolean;
  /** BTS-SPR-56(b): the enemy's CC is halved. */
  readonly halvesCc?: boolean;
  /** BTS-SPL-13, R-37: it strikes no blows. */
  readonly strikesNot?: boolean;
  /** One-handed weapons it may use beyond two; BTS-SPR-55, BTS-WLK-06. */
  readonly weaponsMost?: number;
  /** BTS-SPR-18, -20, BTS-CAV-14: does it throw down this foe when it wins after a charge? */
  throwsDown?(duel: DuelCase, foe: FigureId, u: Use): boolean;
  /** BTS-MON-13: does it then throw down those who support them, too? */
  readonly throwsSupports?: boolean;
}

export interface MoraleHooks {
  /** It passes without a roll. */
  passes?(state: State, u: Use): boolean;
  /** BTS-SPR-66: its owner says whether it passes. */
  readonly chooses?: boolean;
  /** BTS-SPR-28: one die may be rolled again; BTS-SPR-23: the whole test may. */
  readonly rerollsDie?: boolean;
  readonly rerollsTest?: boolean;
}

export interface CommandHooks {
  /** Modifiers of the roll to launch an Order. */
  toLaunch?(roll: Tally, u: Use): void;
  /** Modifiers of casting and dispelling. */
  toCast?(roll: Tally, u: Use): void;
  /** BTS-SPL-13: it launches no Orders and declares no Actions. */
  readonly mute?: Because;
}

/** Rules about how a unit comes onto the table. */
export interface ReserveHooks {
  /** BTS-SPR-48: its unit's reinforcement die may be changed by one. */
  readonly shiftsArrival?: boolean;
  /** Modifiers of the roll for a flank attack and of the Deviation of a teleport. */
  toFlank?(roll: Tally, u: Use): void;
  toTeleport?(roll: Tally, u: Use): void;
  readonly flanks?: boolean;
  readonly teleports?: boolean;
}

export interface SpecialRule {
  readonly id: string;
  readonly ref: RuleRef;
  /** What its X is, for those that have one. */
  readonly takes?: 'number' | 'keyword' | 'weapon';
  /** Changes of the printed sheet, made once when the army is mustered: Rapide, Gigantesque, Massif. */
  muster?(sheet: Sheet): Partial<Sheet>;
  /** Changes of characteristics in play. GEN-12 clamps them afterwards. */
  readonly stats?: Partial<Readonly<Record<Stat, (value: Tally, state: State, u: Use) => void>>>;
  /** What a characteristic is in the end, after all changes: R-108. */
  readonly settles?: Partial<Readonly<Record<Stat, (value: Tally, state: State, u: Use) => void>>>;
  readonly move?: MoveHooks;
  readonly shoot?: ShootHooks;
  readonly target?: TargetHooks;
  readonly wound?: WoundHooks;
  readonly victim?: VictimHooks;
  readonly duel?: DuelHooks;
  readonly morale?: MoraleHooks;
  readonly command?: CommandHooks;
  readonly reserve?: ReserveHooks;
  /** BTS-SPR-10: how many Servants are enough to move and fire it. */
  readonly crew?: { readonly servants: number };
  /** BTS-SCN-13: how many figures it counts as at an objective (1), and passenger places it takes (Infinity: none has room). */
  readonly counts?: number;
  readonly places?: number;
  /** the rule that this one lends to figures around its bearer, measured whenever it matters. */
  readonly aura?: Aura;
}

export interface Aura {
  readonly within: Um;
  readonly lends: SpecialRule;
  /** Whom besides being an ally in range; without it all of them. */
  reaches?(state: State, figure: FigureId, source: FigureId): boolean;
  /** Is the range doubled by Raise the flags (BTS-ORD-03)? */
  readonly banner?: boolean;
}

export const defineRule = <R extends SpecialRule>(rule: R): R => rule;

/** Kept here so that rules need one import. */
export type { FigureId, MeleeWeapon, RangedWeapon, Sheet, State };
