import { joinedBoards, standardBoard, type Board } from '@banneret/hexboard';
import type { Seat } from '@banneret/kernel';
import type { ActionCard, Faction } from './content/types.js';
import type { EffectChoice } from './effect.js';

/** EDGE-GEN-01, -02. */
export const MODES = ['duel', 'ffa3', 'ffa4', 'team'] as const;
export type Mode = (typeof MODES)[number];

/** The optional modes of the book (EDGE-OPT) and the parameters of rulings, agreed before the match. */
export interface Options {
  /** EDGE-OPT-01, -02. */
  readonly moreCrystals: boolean;
  /** EDGE-OPT-03: extra starting Crystals by seat. */
  readonly handicap: readonly number[];
  /** EDGE-OPT-04. */
  readonly mulligan: boolean;
  /** EDGE-OPT-05. */
  readonly buyVp: boolean;
  /** EDGE-OPT-06, -07. */
  readonly altSetup: boolean;
  /** EDGE-OPT-08. */
  readonly deck20: boolean;
  /** EDGE-OPT-09. */
  readonly reshuffle: boolean;
  /** EDGE-OPT-10. */
  readonly scripted: boolean;
  /** EDGE-OPT-11: one of `HAND_SIZES`. */
  readonly handSize: number;
  /** EDGE-OPT-12 to -15. */
  readonly specialSources: boolean;
  /** EDGE-OPT-16: other effects of Special Sources that the players have agreed on. */
  readonly sourceEffects: readonly EffectChoice[];
  /** R81: Altars and Sources are placed as we advise for a first match; nobody is asked for them. */
  readonly firstLayout: boolean;
  /** R18: may several players take the same faction? */
  readonly sameFaction: boolean;
  /** EDGE-TEAM-13: allies play with open hands towards each other. */
  readonly alliesShowHands: boolean;
}

export const PLAIN_OPTIONS: Options = {
  moreCrystals: false,
  handicap: [0, 0, 0, 0],
  mulligan: false,
  buyVp: false,
  altSetup: false,
  deck20: false,
  reshuffle: false,
  scripted: false,
  handSize: 3,
  specialSources: false,
  sourceEffects: [],
  firstLayout: false,
  sameFaction: false,
  alliesShowHands: true,
};

/** What is settled before the first roll and never changes: shared by every copy of the state. */
export interface Book {
  readonly mode: Mode;
  readonly options: Options;
  readonly factions: readonly Faction[];
  /**
   * By seat: the faction agreed on before the match, with the starter army and deck of its sheet, which everybody
   * knows; `NONE` for a seat that decides at the table (steps 5, 7 and 9).
   */
  readonly presets: readonly number[];
}

/** R01, R02, R03: nine by seven Spaces, flowers of seven hexes, compact bases. */
const STANDARD = standardBoard();
/** R09: two boards side by side. */
const JOINED = joinedBoards();

/** EDGE-SET-01, EDGE-MULT-01. */
export const boardOf = ({ book }: { readonly book: Book }): Board => (book.mode === 'duel' ? STANDARD : JOINED);

const SEATS: Readonly<Record<Mode, number>> = { duel: 2, ffa3: 3, ffa4: 4, team: 4 };
export const seatCount = (mode: Mode): number => SEATS[mode];

/** The side a seat fights for: itself, or its team; teams sit alternately (EDGE-TEAM-02). */
export const sideOf = ({ book }: { readonly book: Book }, seat: Seat): number =>
  book.mode === 'team' ? seat % 2 : seat;

/** Cards are numbered seat by seat: every copy in a seat's pool is one. */
export const CARDS_PER_SEAT = 100;
export const ownerOf = (card: number): Seat => Math.floor(card / CARDS_PER_SEAT);

const pools = new WeakMap<Faction, readonly number[]>();

/** Every copy that a faction owns, as places in its list of cards: EDGE-SET-15. */
export function poolOf(faction: Faction): readonly number[] {
  const known = pools.get(faction);
  if (known !== undefined) return known;
  const pool = faction.cards.flatMap(({ copies }, place) => Array.from({ length: copies }, () => place));
  if (pool.length > CARDS_PER_SEAT) throw new Error(`${faction.id} has more than ${CARDS_PER_SEAT} cards`);
  pools.set(faction, pool);
  return pool;
}

/** What is printed on the copy at this place of a faction's pool. */
export function printedAt(faction: Faction, copy: number): ActionCard {
  const card = faction.cards[poolOf(faction)[copy] ?? -1];
  if (card === undefined) throw new RangeError(`${faction.id} has no copy ${copy}`);
  return card;
}
