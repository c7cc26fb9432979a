import type { CardId, Deck, Zone } from '@banneret/cards';
import type { Point } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { HireChoice } from './decisions/hireShape.js';
import type { Book, Layout, Operation, TerrainZone } from './book.js';
import type { CardSide, Modifier, Suit, Token } from './content/types.js';
import type { Lasts } from './effect.js';

/** Places in `State.units` and `State.fireteams`. The dead keep theirs. */
export type UnitId = number;
export type FireteamId = number;
export type MarkerId = number;

/** Nobody, nothing: no unit, no seat, no card. */
export const NONE = -1;

/** TOS-GEN-09: terrain and Markers that belong to no Company. */
export const NEUTRAL = -1;

/**
 * The whole table. Every part is replaced by the reducer and never written into (see `REPLACED`), so that forks share
 * parts, and what is derived from a list (sight, Engagement) may be kept beside that very list.
 */
export interface State {
  readonly book: Book;
  phase: Phase;
  /** 0 before the first Turn. */
  turn: number;
  /** TOS-TRN-21, -22; with Initiative Cards the holder of the highest one. */
  initiative: Seat;
  /** TOS-ENC-09; `NONE` where there is no Attacker. */
  attacker: Seat;
  /** `null` until it is known; multiplayer Encounters have their own. */
  operation: Operation | null;
  layout: Layout | null;
  /** TOS-DEP-06: Commanders are deployed first. */
  commandersFirst: boolean;
  players: readonly Player[];
  units: readonly Unit[];
  fireteams: readonly Fireteam[];
  terrain: readonly Terrain[];
  markers: readonly Marker[];
  nextMarker: MarkerId;
  /** TOS-TRN-20: Passes in a row. */
  passes: number;
  /** TOS-TRN-22: who Activated the last unit of this Turn; `NONE` if nobody has. */
  lastActivated: Seat;
  /** Activations of `lastActivated` since another player's. */
  inARow: number;
  activation: Activation | null;
  action: ActionUnderWay | null;
  /** Flips whose cards lie in the Conflict. */
  flips: readonly Flip[];
}

/** Where in the game a match stands. */
export const PHASES = [
  'setup',
  'exploration',
  'deployment',
  'planning',
  'refresh',
  'draw',
  'activation',
  'score',
  'shuffle',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export interface Player {
  /** Places in the pack; `NONE` before they are revealed. */
  readonly allegiance: number;
  readonly envoy: number;
  /** TOS-TRN-04: recruited at the start, whoever has died since. */
  readonly commanders: number;
  /** TOS-MPL-07: seats of one Confederation share a number. */
  readonly confederation: number;
  readonly vp: number;
  /** kept from Turn to Turn, as many as there are. */
  readonly tactics: number;
  readonly deck: Deck;
  readonly hand: Zone;
  readonly conflict: Zone;
  readonly discard: Zone;
  /** TOS-MPL-01: set aside; `NONE` without. */
  readonly initiativeCard: CardId;
  /** TOS-STR-04: places of Stratagems in the pack, secret. */
  readonly stratagems: Zone;
  /** in hand, and known to all. */
  readonly acquired: readonly number[];
  /** TOS-STR-10: out of the game. */
  readonly played: readonly number[];
  /** TOS-HIR-08: what was recruited in secret and is not shown yet; `hidden` in the view of another. */
  readonly list: HireChoice | 'hidden' | null;
  /** Stratagems that stay in hand and were played in this Turn. */
  readonly playedThisTurn: readonly number[];
  /** Which of the Deployment Zones (or quarters) is theirs; `NONE` before the choice. */
  readonly zone: number;
  /** TOS-BAT-03: has scored for kills in this Turn. */
  readonly killScored: boolean;
  /** Objective Markers removed in this Turn from the own half and from the enemy's (TOS-SUP-07, TOS-TRP-07). */
  readonly removedOwn: number;
  readonly removedEnemy: number;
}

export type TokenCounts = Readonly<Record<Token, number>>;

export interface AssetState {
  /** Place of the card in the pack. */
  readonly card: number;
  readonly face: 'standard' | 'deactivated';
  /** TOS-AST-08. */
  readonly abandoned: boolean;
}

/** A modifier that lasts for a while. */
export interface Lent {
  readonly modifier: Modifier;
  readonly lasts: Lasts;
}

export interface Unit {
  readonly seat: Seat;
  /** Place of the Unit Card in the pack. */
  readonly card: number;
  readonly side: CardSide;
  /** All that it ever had; the number is its initial one (TOS-REI-05). */
  readonly fireteams: readonly FireteamId[];
  readonly assets: readonly AssetState[];
  readonly tokens: TokenCounts;
  readonly activated: boolean;
  /** TOS-SUM-04: the Turn in which it was Summoned; 0 if it was not. */
  readonly summoned: number;
  /** TOS-GEN-17: what it has used up, as `period key`. */
  readonly used: readonly string[];
  readonly lent: readonly Lent[];
  /** TOS-TER-20: the building it is in, by its place in `terrain`. */
  readonly inside: number;
}

export interface Fireteam {
  readonly unit: UnitId;
  /** TOS-UNT-23: does it use the Combined Arms card? */
  readonly combined: boolean;
  /** `waiting`: not deployed yet, or a part of a Summoned Squad that has not come. */
  readonly place: 'waiting' | 'table' | 'inside' | 'killed';
  /** Only means something on the table; where it was last for a Killed one. */
  readonly at: Point;
  readonly models: number;
  /** TOS-AST-17: places in the unit's Assets of the Adjuncts whose models are among them. */
  readonly adjuncts: readonly number[];
  /** TOS-TER-19: the piece it stands on top of, by its place in `terrain`. */
  readonly top: number;
}

export interface Terrain extends TerrainZone {
  /** TOS-CRE-02, TOS-GEN-09. */
  readonly owner: Seat;
}

export interface Marker {
  readonly id: MarkerId;
  /** `objective`, or a kind of the content's own. */
  readonly kind: string;
  readonly at: Point;
  readonly owner: Seat;
  /** TOS-OPS-04; `NONE` if unclaimed. */
  readonly claimedBy: Seat;
}

export const ORDERS = ['march', 'rush', 'concertedEffort'] as const;
export type Order = (typeof ORDERS)[number];

/** The Activation under way (TOS-GEN-15). */
export interface Activation {
  readonly seat: Seat;
  readonly unit: UnitId;
  readonly order: Order | null;
  /** TOS-ORD-04: has the move step been made? */
  readonly moved: boolean;
  /** TOS-ORD-05, -14: Fireteams that have taken the Action of the Order. */
  readonly acted: readonly FireteamId[];
  /** TOS-UNT-15. */
  readonly freeMorale: boolean;
  /** TOS-ENG-16. */
  readonly disengagePaid: boolean;
  /** TOS-REI-06: Fireteams that may neither move nor act any more. */
  readonly barred: readonly FireteamId[];
  /** TOS-TER-14: zones that have hurt a Fireteam, by their place in `terrain`. */
  readonly suffered: readonly { readonly fireteam: FireteamId; readonly zone: number }[];
}

/** One flip of a seat in the Conflict (TOS-DCK-16). */
export interface Flip {
  readonly seat: Seat;
  readonly purpose: 'duel' | 'penetration' | 'blast' | 'effect';
  /** The card that counts; `NONE` while one must be chosen among the rivals. */
  readonly card: CardId;
  /** TOS-DCK-24, TOS-DMG-12: cards among which one must be kept. */
  readonly rivals: readonly CardId[];
  readonly cheated: boolean;
  /** TOS-DCK-25. */
  readonly helped: boolean;
}

/** An Action from its declaration to its end. */
export interface ActionUnderWay {
  readonly seat: Seat;
  readonly actor: FireteamId;
  /** Which of the actor's Actions, see `actions.ts`. */
  readonly key: string;
  /** The Fireteam aimed at, or `NONE`; and the Marker. */
  readonly target: FireteamId;
  readonly marker: MarkerId;
  readonly additional: boolean;
  /** `NONE` for an Action without. */
  readonly strength: number;
  readonly piercing: boolean;
  readonly precise: boolean;
  readonly blast: boolean;
  readonly duel: Duel | null;
}

/** What one side has used in a Duel (TOS-DUE-05). */
export interface DuelSide {
  readonly seat: Seat;
  readonly fireteam: FireteamId;
  /** Place in `State.flips`; `NONE` for who has no card. */
  readonly flip: number;
  readonly inspired: boolean;
  /** Was a Shaken Token of this side spent against it? */
  readonly shaken: boolean;
  readonly tactics: boolean;
}

export interface Duel {
  readonly actor: DuelSide;
  /** In a Simple Duel the other side has neither Fireteam nor card, but may spend Shaken Tokens. */
  readonly other: DuelSide;
  /** Who is modifying: the actor first (TOS-DUE-03, -04). */
  readonly turn: 'actor' | 'other' | 'over';
  /** Filled in when it is decided. */
  readonly result: DuelResult | null;
}

export interface DuelResult {
  readonly total: number;
  /** The number to reach, or the other side's total. */
  readonly needed: number;
  readonly success: boolean;
  /** TOS-TRG-02: what is left to pay Triggers with. */
  readonly margin: number;
  readonly suits: readonly Suit[];
  /** Declared Triggers by id (see `triggers.ts`), Power Attack as often as it was declared. */
  readonly declared: readonly string[];
}

export const playerOf = (s: State, seat: Seat): Player => s.players[seat] as Player;
export const unitOf = (s: State, unit: UnitId): Unit => s.units[unit] as Unit;
export const fireteamOf = (s: State, fireteam: FireteamId): Fireteam => s.fireteams[fireteam] as Fireteam;
export const unitOfFireteam = (s: State, fireteam: FireteamId): Unit => unitOf(s, fireteamOf(s, fireteam).unit);
export const seatOf = (s: State, fireteam: FireteamId): Seat => unitOfFireteam(s, fireteam).seat;
export const markerOf = (s: State, id: MarkerId): Marker | undefined => s.markers.find(marker => marker.id === id);

export function otherSeats(s: State, seat: Seat): Seat[] {
  return [...s.players.keys()].filter(other => other !== seat);
}

/** TOS-MPL-07: not of the same Confederation. */
export const areEnemies = (s: State, a: Seat, b: Seat): boolean =>
  playerOf(s, a).confederation !== playerOf(s, b).confederation;

export const NO_TOKENS: TokenCounts = Object.freeze({ inspired: 0, shaken: 0, pinned: 0, reinforcement: 0 });

/** The parts that are replaced whole and never changed, as the laws spell paths: copies share them. */
export const REPLACED: readonly string[] = [
  'players',
  'units',
  'fireteams',
  'terrain',
  'markers',
  'activation',
  'action',
  'flips',
];

export const clone = (s: State): State => ({ ...s });
