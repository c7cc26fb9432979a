import type { CardId, Deck, Zone } from '@banneret/cards';
import type { BaseSize, SlotMask, SpaceId } from '@banneret/hexboard';
import type { Seat } from '@banneret/kernel';
import { CARDS_PER_SEAT, ownerOf, printedAt, type Book } from './book.js';
import type { ActionCard, Face, Faction, Half, Limit, SquadCard } from './content/types.js';
import type { Duration, Grant, Stat } from './effect.js';

export type SquadId = number;
export type FigureId = number;
export type TokenId = number;

/** No Space, no Squad, no figure, no seat. */
export const NONE = -1;

/**
 * The whole table. Squads, figures, tokens and everything else of which there are many stand in lists, cards in zones and
 * decks; the reducer replaces those and never changes them (see `REPLACED`), so that forks share them and what is derived
 * from a list may be kept beside it.
 */
export interface State {
  readonly book: Book;
  phase: 'setup' | 'turns' | 'over';
  /** EDGE-SET-04; `NONE` before the roll. */
  firstPlayer: Seat;
  /** EDGE-SET-17; `NONE` before the choice. */
  counter: Seat;
  /** EDGE-TURN-03: the holder of the My Turn token. */
  active: Seat;
  turn: number;
  turnKind: 'none' | 'active' | 'passive';
  /** The neutral pile. */
  crystals: number;
  charges: number;
  /** Duel only: steps towards seat 0's end of the track; R11, R12. */
  marker: number;
  seats: SeatState[];
  squads: readonly Squad[];
  figures: readonly Figure[];
  tokens: readonly Token[];
  /** EDGE-ACT-05: the Squad activated in this turn. */
  activated: SquadId;
  bonuses: readonly Bonus[];
  statuses: readonly Status[];
  /** Combat Sequences, Shots and Actions under way, the innermost last. */
  exchanges: readonly Exchange[];
  uses: readonly Use[];
  /** R100: turns in a row, this one counted, in which nothing has changed. */
  quiet: number;
  /** A condition has been met that ends the match with the present turn. */
  ending: EndReason | 'none';
  winners: readonly Seat[];
}

export const END_REASONS = ['wiped-out', 'track', 'deck', 'captures', 'no-vp'] as const;
/** `quiet`: R100, which never waits for the end of a turn. */
export type EndReason = (typeof END_REASONS)[number] | 'quiet';

export interface SeatState {
  /** Place among the book's factions; `NONE` before it is chosen. */
  faction: number;
  reserve: number;
  exhausted: number;
  deck: Deck;
  hand: Zone;
  /** Cards announced and not yet resolved (EDGE-CARD-09). */
  playing: Zone;
  discard: Zone;
  bannerUp: boolean;
  /** Multiplayer: starting tokens left, and those taken from each other seat. */
  vpStart: number;
  vpCaptured: readonly number[];
  eliminated: boolean;
  mulliganed: boolean;
  /** Asked not to be asked about reactions any more in this turn. */
  silent: boolean;
}

export interface Squad {
  readonly seat: Seat;
  /** Place in the faction's list of Squads. */
  readonly card: number;
  readonly mode: 0 | 1;
  readonly endurance: number;
  /** Its figures are numbered from here; as many as the dots on the card. */
  readonly firstFigure: FigureId;
  /** `removed`: could not be deployed (R25). */
  readonly status: 'waiting' | 'deployed' | 'removed';
  readonly upgrades: readonly Upgrade[];
}

export interface Upgrade {
  readonly card: CardId;
  readonly charges: number;
  /** EDGE-UPG-15: the Passive token. */
  readonly passive: boolean;
}

/** A figure off the board (waiting or killed) has no Space. */
export interface Figure {
  readonly squad: SquadId;
  readonly space: SpaceId;
  readonly mask: SlotMask;
}

/** Altars and faction tokens have an owner, Sources have none. A token that was used up has no Space. */
export interface Token {
  readonly kind: 'altar' | 'source' | 'faction';
  readonly owner: Seat;
  readonly space: SpaceId;
  readonly mask: SlotMask;
  /** The faction's name for it. */
  readonly id: string;
}

/** A characteristic changed, or something granted, for a while. */
export interface Bonus {
  readonly on: 'squad' | 'figure';
  readonly id: number;
  readonly stat: Stat | 'none';
  readonly amount: number;
  readonly grant: Grant | 'none';
  readonly until: Duration;
  /** Who caused it: `own-turn` ends with that player's next turn. */
  readonly seat: Seat;
  /** The exchange it belongs to, counted from the outermost: `exchange` and `roll` end with it. */
  readonly depth: number;
}

/** A status marker (EDGE-BRD-06). `seat` put it there: its faction says what it means. */
export interface Status {
  readonly on: 'squad' | 'figure';
  readonly id: number;
  readonly status: string;
  readonly until: Duration;
  readonly seat: Seat;
  readonly depth: number;
}

export const DICE = ['yellow', 'red'] as const;
export type Die = (typeof DICE)[number];
export const PURPOSES = ['attack', 'defence', 'shot', 'ability'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A roll on the table: what cards may still change. */
export interface Roll {
  readonly seat: Seat;
  readonly purpose: Purpose;
  readonly die: Die;
  /** The side of the die that is up, 1 to 6: gears depend on it, not on the value. */
  readonly side: number;
  readonly value: number;
  readonly rerolled: boolean;
}

export type Exchange =
  | {
      readonly kind: 'combat';
      /** The figure that started the Sequence, and the one it is directed at. */
      readonly figures: readonly [FigureId, FigureId];
      /** Which of the two attacks by stealth (EDGE-SNK-01). */
      readonly sneaks: readonly [boolean, boolean];
      /** Who attacks now: 0, 1, or nobody yet. */
      readonly striker: 0 | 1 | -1;
      readonly cancelled: boolean;
      readonly roll: Roll | null;
    }
  | {
      readonly kind: 'shot';
      readonly seat: Seat;
      /** `NONE`: no shooter. */
      readonly shooter: FigureId;
      readonly targets: readonly FigureId[];
      readonly cancelled: boolean;
      readonly roll: Roll | null;
    }
  | {
      readonly kind: 'action';
      readonly seat: Seat;
      readonly source: Source;
      /** R96: the enemies it is played on. Until it is resolved they answer only with what interrupts. */
      readonly on: readonly Seat[];
      readonly cancelled: boolean;
      readonly roll: Roll | null;
    };

/** Where an Action comes from: a card in play or attached, the Banner, the Altar; or a trap that went off. */
export type Source =
  | { readonly from: 'hand'; readonly card: CardId; readonly half: Half }
  | { readonly from: 'upgrade'; readonly card: CardId; readonly half: Half }
  | { readonly from: 'banner' }
  | { readonly from: 'altar' }
  | { readonly from: 'token'; readonly token: TokenId };

/** EDGE-UPG-13: a limited Action was used. */
export interface Use {
  readonly seat: Seat;
  readonly source: Source;
  readonly limit: Limit;
  readonly depth: number;
}

/** The parts that are replaced whole and never changed, as the laws spell paths: copies may share them. */
export const REPLACED: readonly string[] = [
  'squads',
  'figures',
  'tokens',
  'bonuses',
  'statuses',
  'exchanges',
  'uses',
  'winners',
  ...['deck', 'hand', 'playing', 'discard', 'vpCaptured'].map(part => `seats.*.${part}`),
];

export const clone = (s: State): State => ({ ...s, seats: s.seats.map(side => ({ ...side })) });

function found<T>(value: T | undefined, what: string, id: number): T {
  if (value === undefined) throw new RangeError(`no ${what} ${id}`);
  return value;
}

export const seatOf = (s: State, seat: Seat): SeatState => found(s.seats[seat], 'seat', seat);
export const squadOf = (s: State, squad: SquadId): Squad => found(s.squads[squad], 'squad', squad);
export const figureOf = (s: State, figure: FigureId): Figure => found(s.figures[figure], 'figure', figure);
export const factionOf = (s: State, seat: Seat): Faction =>
  found(s.book.factions[seatOf(s, seat).faction], 'faction of seat', seat);

export const squadCard = (s: State, squad: SquadId): SquadCard => {
  const { seat, card } = squadOf(s, squad);
  return found(factionOf(s, seat).squads[card], 'squad card', card);
};

/** EDGE-SQD-03: the face that is up. */
export const faceOf = (s: State, squad: SquadId): Face => squadCard(s, squad).faces[squadOf(s, squad).mode];

/** What is printed on a card. Throws for a hidden one. */
export const printed = (s: State, card: CardId): ActionCard =>
  printedAt(factionOf(s, ownerOf(card)), card % CARDS_PER_SEAT);

/**
 * EDGE-CARD-04, R60: is this one of the Squads that a card names? Cards name by id; two Squads of one name are distinct Squads
 * (EDGE-SQD-17) with ids of their own, and either is meant.
 */
export function isNamed(s: State, squad: SquadId, id: string): boolean {
  const card = squadCard(s, squad);
  const named = factionOf(s, squadOf(s, squad).seat).squads.find(other => other.id === id)?.name;
  return named !== undefined && named.fr === card.name.fr && named.en === card.name.en;
}

export const ownerOfFigure = (s: State, figure: FigureId): Seat => squadOf(s, figureOf(s, figure).squad).seat;
export const baseOf = (s: State, figure: FigureId): BaseSize => squadCard(s, figureOf(s, figure).squad).base;
export const standing = (s: State, figure: FigureId): boolean => figureOf(s, figure).space !== NONE;

/** All figures of a Squad, standing or not. */
export function membersOf(s: State, squad: SquadId): FigureId[] {
  const { firstFigure } = squadOf(s, squad);
  const { figures } = squadCard(s, squad);
  const members: FigureId[] = [];
  for (let i = 0; i < figures; i++) members.push(firstFigure + i);
  return members;
}

export const livingOf = (s: State, squad: SquadId): FigureId[] => membersOf(s, squad).filter(f => standing(s, f));
export const killedOf = (s: State, squad: SquadId): FigureId[] =>
  squadOf(s, squad).status === 'deployed' ? membersOf(s, squad).filter(f => !standing(s, f)) : [];

/** Does a figure of the Squad stand? */
export function isAlive(s: State, squad: SquadId): boolean {
  const { firstFigure } = squadOf(s, squad);
  const { figures } = squadCard(s, squad);
  for (let i = 0; i < figures; i++) if (standing(s, firstFigure + i)) return true;
  return false;
}

export function squadsOf(s: State, seat: Seat): SquadId[] {
  const squads: SquadId[] = [];
  for (let squad = 0; squad < s.squads.length; squad++) {
    const { seat: owner, status } = squadOf(s, squad);
    if (owner === seat && status !== 'removed') squads.push(squad);
  }
  return squads;
}

export const seatsOf = (s: State): Seat[] => s.seats.map((_, seat) => seat);

export const isFreeForAll = ({ book: { mode } }: State): boolean => mode === 'ffa3' || mode === 'ffa4';

/** All seats, the given one first, then clockwise. */
export const clockwise = (s: State, from: Seat): Seat[] => seatsOf(s).map(i => (from + i) % s.seats.length);
