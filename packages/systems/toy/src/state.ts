import type { Seat } from '@banneret/kernel';

/** One player's side of the ford. Cards are ids 0 to 5; everybody owns the same six. */
export interface Side {
  coins: number;
  /** Strength of each squad, the front one first. */
  line: number[];
  hand: number[];
  /** Cards not yet drawn. They have no order until somebody draws. */
  bag: number[];
  played: number[];
}

export interface State {
  round: number;
  readonly rounds: number;
  leader: Seat;
  /** Hits stopped by cards since the last roll. */
  stopped: number;
  sides: Side[];
}

export interface Setup {
  readonly seats: number;
  readonly rounds: number;
  /** The squads of each side, front first. */
  readonly lines: readonly (readonly number[])[];
}

export const CARDS = [0, 1, 2, 3, 4, 5] as const;
/** How many hits a card stops. */
export const shieldOf = (card: number): number => 1 + (card >> 1);

export const setup = ({ seats, rounds, lines }: Setup): State => ({
  round: 0,
  rounds,
  leader: 0,
  stopped: 0,
  sides: Array.from({ length: seats }, (_, seat) => ({
    coins: 3,
    line: [...(lines[seat] ?? [])],
    hand: [],
    bag: [...CARDS],
    played: [],
  })),
});

export const clone = (s: State): State => ({ ...s, sides: s.sides.map(cloneSide) });

const cloneSide = (side: Side): Side => ({
  coins: side.coins,
  line: [...side.line],
  hand: [...side.hand],
  bag: [...side.bag],
  played: [...side.played],
});

export const side = (s: State, seat: Seat): Side => s.sides[seat] as Side;
export const strength = (s: State, seat: Seat): number => side(s, seat).line.reduce((sum, n) => sum + n, 0);
export const standing = (s: State, seat: Seat): boolean => strength(s, seat) > 0;
export const seatsOf = (s: State): Seat[] => s.sides.map((_, seat) => seat);

/** All seats, the given one first, then clockwise. */
export const clockwise = (s: State, first: Seat): Seat[] => seatsOf(s).map(i => (first + i) % s.sides.length);
