import type { Seat } from '@banneret/kernel';
import type { Mode, Options } from './book.js';
import type { Die } from './state.js';

/**
 * The decisions of catalogue section 6 that this system follows, each in one place: as a constant or function here, or
 * where it is used when it is about a whole procedure. Rulings that begin with H are our own, where the catalogue is
 * silent: H-01 (nobody interrupts an Action of their own side) is in `procedures/window.ts`.
 */

/** R11: steps from the middle of the Victory track to each end; also the starting tokens in multiplayer. */
export const VP_TRACK_HALF = 10;

/** R13: the marker stops at the ends of the track. */
export const clampedMarker = (marker: number): number => Math.max(-VP_TRACK_HALF, Math.min(VP_TRACK_HALF, marker));

/** R12, EDGE-PAY-09: the Victory Points a seat owns in a duel are the steps to the opponent's end. */
export const duelVp = (marker: number, seat: Seat): number => VP_TRACK_HALF + (seat === 0 ? marker : -marker);

/** EDGE-SET-03, EDGE-FFA-01, EDGE-TEAM-01: Crystals and Charges in the neutral pile before the start. */
export const NEUTRAL_PILE: Readonly<Record<Mode, number>> = { duel: 20, ffa3: 30, ffa4: 40, team: 40 };

/** EDGE-SET-33, EDGE-MULT-06, EDGE-OPT-01, -03, R74. */
export const startingCrystals = (players: number, { moreCrystals, handicap }: Options, seat: Seat): number =>
  (moreCrystals ? Math.max(3, players) : players) + (handicap[seat] ?? 0);

/** EDGE-SET-08, EDGE-MULT-02. */
export const mostSquads = (mode: Mode): number => (mode === 'duel' ? 5 : 4);

/** R20: the smallest and largest deck. */
export function deckLimits(mode: Mode, { deck20, handSize }: Options): { readonly min: number; readonly max: number } {
  if (mode !== 'duel') return { min: 15, max: 15 };
  return { min: handSize + 1, max: deck20 ? 20 : 25 };
}

/** EDGE-OPT-11, R80: the sizes of hand that a match may be played with. */
export const HAND_SIZES: readonly unknown[] = [3, 4, 5];

/** EDGE-ACT-10, R27: hands are refilled after every turn, but only an Active one gives the choice to discard first. */
export const discardsAfter = (turn: 'active' | 'passive'): boolean => turn === 'active';

/** EDGE-ACT-08, R30: whichever Action begins second closes the first, whatever figures it had left. */
export const closedBy = (
  begun: 'move' | 'combat',
  under: 'move' | 'combat' | undefined,
): 'move' | 'combat' | undefined => (under === begun ? undefined : under);

/** EDGE-SET-22, R73. */
export const MOST_SOURCES = 4;

/** EDGE-SET-20, -23, R05: at least so many Spaces between Altars and Sources, counted as distance. */
export const TOKENS_APART = 2;

/**
 * EDGE-SET-37, R81: a placement of Altars (by seat) and Sources for a first match, in the place of the book's lost picture: everybody
 * is as far from a Source as everybody else.
 */
const FIRST_DUEL = { altars: ['B4', 'H4'], sources: ['D2', 'F2', 'D6', 'F6'] };
const FIRST_CROWD = { altars: ['C2', 'P2', 'P6', 'C6'], sources: ['F4', 'M4', 'I2', 'J6'] };
export const firstLayout = (mode: Mode): { readonly altars: readonly string[]; readonly sources: readonly string[] } =>
  mode === 'duel' ? FIRST_DUEL : FIRST_CROWD;

/** EDGE-UPG-08. */
export const MOST_UPGRADES = 2;

/** EDGE-PAS-02, EDGE-MULT-09. */
export const harvestOf = (mode: Mode): number => (mode === 'duel' ? 1 : 2);

/** EDGE-OPT-05. */
export const VP_PRICE = 3;

/** EDGE-FFA-05, EDGE-TEAM-06. */
export const CAPTURES_FROM_EACH = 4;
export const CAPTURES_BY_TEAM = 8;

/** EDGE-DICE-02, -04: the value on each side of a die, sides counted from 1. */
const VALUES: Readonly<Record<Die, readonly number[]>> = { yellow: [0, 0, 1, 2, 3, 4], red: [1, 2, 3, 4, 5, 6] };
export const valueOf = (die: Die, side: number): number => VALUES[die][side - 1] ?? 0;

/** EDGE-DICE-03, -05: both zeros of the Yellow die, the 1 and the 2 of the Red one. */
export const isGear = (side: number): boolean => side <= 2;

/** EDGE-DICE-12, R37: any re-roll that shows a gear gives a Crystal back, and nothing else. */
export const recoversAfterReroll = isGear;

/** EDGE-DICE-04, -09. */
export const RED_COST = 1;
export const REROLL_COST = 1;

/**
 * R100, ours: no rule of the book ends a match in which nobody does anything any more. Once everybody has had so many turns in a row
 * that changed nothing, whoever is at turn may claim a draw; after twice as many it is declared.
 */
export const QUIET_TURNS_TO_CLAIM = 5;
export const QUIET_TURNS_TO_END = 10;

/** R52: equality is a failed Attack. */
export const strikes = (attack: number, defence: number): boolean => attack > defence;

/** EDGE-SHT-03, R32: a To-Hit roll beats a dash, whatever it shows. */
export const hits = (value: number, ini: number | null): boolean => ini === null || value > ini;

/** EDGE-SQD-04, R34: all modifiers are added, then the sum is clamped. */
export const clampedStat = (sum: number): number => Math.max(0, sum);
