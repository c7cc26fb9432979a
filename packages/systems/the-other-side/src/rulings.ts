import { inches, mm, type Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { Encounter, Layout, Operation } from './book.js';
import type { ActionType, Suit } from './content/types.js';

/** The numbers of the book, and the catalogue's rulings on what it leaves open: one name for each. */

/** TOS-TRN-01. */
export const TURNS = 5;
/** TOS-DCK-10. */
export const HAND_LIMIT = 6;
/** TOS-STR-02. */
export const STRATAGEM_DECK = 6;
/** TOS-MOV-17, and R-14: it is checked when every Fireteam of the unit has made its part of the move. */
export const FORMATION: Um = inches(8);
/** TOS-MRK-03. */
export const MARKER_BASE = { kind: 'round', radius: mm(25) } as const;

/** nothing deals a starting hand. */
export const STARTING_HAND = 0;

/** an empty deck is rebuilt at once, as soon as there is a pile to rebuild it from. */
export const mustRebuild = (deck: number, pile: number): boolean => deck === 0 && pile > 0;

/** Tactics Tokens for one flip; inside a Duel each player has one token of each type for the whole of it. */
export const TOKENS_PER_FLIP = 1;

/** in a Simple Duel the opponent may still spend a Shaken Token of the acting unit. */
export const SHAKEN_IN_SIMPLE_DUELS = true;

/** on a tie the Fireteam that takes the Action wins, active or not. */
export const actorWins = (actor: number, other: number): boolean => actor >= other;

/** R-12, TOS-GEN-13: halves of whole numbers go up. Distances are never rounded. */
export const half = (count: number): number => Math.floor(count / 2 + 0.5);

/** the bound itself is within X, and at least X; it is not more than X. */
export const isWithin = (distance: Um, bound: Um): boolean => distance <= bound;
export const isMoreThan = (distance: Um, bound: Um): boolean => distance > bound;

/** a Coordinated Strike only after one Activation in a row. */
export const MOST_IN_A_ROW = 2;

/** what one stands in, even in part, does not block; `cover.ts` looks closer when it comes to Cover. */
export const BLOCKS_FROM_INSIDE = false;

/** R-33, TOS-LOS-11: what is no farther than this from the one who looks gives no Cover. */
export const NEAR_THE_VIEWER: Um = inches(2);

/** besides the exact sight of the geometry, a base that is partly in a piece is looked at by so many rim points. */
export const RIM_POINTS = 32;

/** TOS-LOS-14, TOS-TER-10, I-09 (all types): what Cover and height take off an AV. R-35: they add up. */
export const COVER_PENALTY = 2;
export const ELEVATED_PENALTY = 2;
export const ELEVATED_TYPES: readonly ActionType[] = ['magic', 'melee', 'ranged', 'morale'];

/** TOS-TER-20, R-39. */
export const BUILDING_ARMOUR = 2;

/** TOS-DUE-06, -07. */
export const INSPIRED_BONUS = 2;
export const SHAKEN_PENALTY = 2;

/** R-37, TOS-TER-08: Difficult ground on a Rush counts as this much Dangerous, unless it is more so itself. */
export const DIFFICULT_ON_RUSH = 2;

/** TOS-TRG-10, R-11: declaring it takes this much off the Margin (the book's "to 5" is a slip for "by 5"). */
export const POWER_ATTACK_MARGIN = 5;

/** TOS-DMG-07: one more for every so many points above the Armour. */
export const DAMAGE_STEP = 5;

/** TOS-DMG-07, E-14, E-15. */
export const damageOf = (total: number, ar: number): number =>
  total < ar ? 0 : 1 + Math.floor((total - ar) / DAMAGE_STEP);

/** TOS-DMG-16, I-19. */
export const BLAST_PULSE: Um = inches(3);

/** TOS-UNT-07. R-20: any Squad Fireteam of one's own this near gives models, seen or not. */
export const SACRIFICE_RANGE: Um = inches(3);

/** what an Asset takes off if its card gives no number. */
export const ASSET_REDUCTION = 1;

/** R-53, TOS-TOK-07: how far each Pinned Token holds back. */
export const PINNED_STEP: Um = inches(2);

/** what a Fireteam loses of its allowance, and how many tokens that uses up. */
export function pinnedReduction(tokens: number, allowance: Um): { readonly lost: Um; readonly discarded: number } {
  const lost = Math.min(tokens * PINNED_STEP, allowance);
  return { lost, discarded: Math.floor(lost / PINNED_STEP) };
}

/** R-83, TOS-AVM-01. */
export const notBelowZero = (value: number): number => Math.max(0, value);

// Set-up, Operations and Reinforcements.

/** R-59, TOS-ENC-10: the suits beside the Operations are lost; this is the order of the page. */
export const OPERATION_OF: Readonly<Record<Suit, Operation>> = {
  crows: 'pillage',
  rams: 'supplyCache',
  masks: 'pitchedBattle',
  tomes: 'traps',
};

/** TOS-DEP-05, I-33; the shapes are in `layouts/shapes.ts`. */
export const LAYOUT_OF: Readonly<Record<Suit, Layout>> = {
  crows: 'corners',
  rams: 'confrontation',
  masks: 'killingField',
  tomes: 'diagonals',
};

/** TOS-DEP-06, R-61: the black Joker, and R-76: the zones of Kill Them All. */
export const PLAIN_LAYOUT: Layout = 'confrontation';

/** TOS-PIL-02, TOS-SUP-01, -04, TOS-TRP-02, -04: less on a table of four feet by four. */
export function markerSpacing(operation: Operation, { width, depth }: { readonly width: Um; readonly depth: Um }): Um {
  const small = width <= inches(48) && depth <= inches(48);
  return inches(operation === 'pillage' || small ? 8 : 12);
}

/** TOS-SUP-01. */
export const CACHE_FROM_EDGE: Um = inches(12);
/** TOS-CNQ-05. */
export const PUSH_ON_RANGE: Um = inches(6);
export const PUSH_ON_SPACING: Um = inches(3);
/** TOS-TRI-07, TOS-TRI-03, -04. */
export const TRIUMVIRATE_SPACING: Um = inches(6);
export const TRIUMVIRATE_ZONE: Um = inches(12);
/** TOS-BAT-07, I-37. */
export const BATTLE_AURA: Um = inches(6);
/** TOS-PIL-05, TOS-SUP-05, TOS-TRP-05; R-70: the whole unit, whatever the cause. */
export const COMMANDER_KILLED_VP = 2;
/** TOS-BAT-08. */
export const MOST_CLAIMED_VP = 3;

/** TOS-AST-02, R-82: Adjuncts are among them. */
export function mostAssets({ titan, champion }: { readonly titan?: boolean; readonly champion?: boolean }): number {
  if (titan === true) return 3;
  return champion === true ? 2 : 1;
}

/** TOS-STR-06, -07. */
export const LEAST_STRATAGEM_COST = 1;
export const stratagemCost = (printed: number, behind: boolean): number =>
  Math.max(LEAST_STRATAGEM_COST, printed - (behind ? 1 : 0));

/** TOS-REI-01, R-54: once for each unit in each Planning step. */
export const REINFORCEMENT_MODELS = 2;

/** TOS-TRN-04. */
export const planningTactics = (commanders: number): number => 2 + 2 * commanders;

// Rulings of the second reading, and of what it left open.

/** R-99, TOS-MOV-13, -23: the controller of the effect Places what it concerns; its owner only those that do not fit. */
export const placerOf = (controller: Seat): Seat => controller;

/** R-103, TOS-HIR-02: Assets of a guest's Allegiance may only be bought if the Envoy's card says so. */
export const lendsAssets = (envoy: { readonly assets?: boolean } | undefined): boolean => envoy?.assets === true;

/** R-105, TOS-STR-10: a Stratagem that stays in hand is played once a Turn. */
export const mayPlayAgain = (playedThisTurn: readonly number[], stratagem: number): boolean =>
  !playedThisTurn.includes(stratagem);

/** TOS-CNQ-01, TOS-TRI-01: both are games of one Commander each, on a table of four feet by four. */
export const isForOneCommander = (encounter: Encounter): boolean =>
  encounter === 'conquest' || encounter === 'triumvirate';
