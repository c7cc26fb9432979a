import { awaited, promptOf, type Match, type Seat } from '@banneret/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Time in milliseconds. */
export interface PauseRange {
  readonly least: number;
  readonly most: number;
}

/**
 * How long a veiled question stays open at least. Whoever passes at once and whoever is passed for are seen to pass after a
 * pause of the same distribution. Between people it has to be about as long as a quick look at one's hand.
 */
export const ONLINE_PAUSE: PauseRange = { least: 1_500, most: 3_500 };
/** For measurements and tests, and for a table where nobody minds. */
export const NO_PAUSE: PauseRange = { least: 0, most: 0 };
/** Before one's own screen only computers keep secrets from a person, and they are quick. */
export const LOCAL_PAUSE: PauseRange = { least: 400, most: 900 };

/** A computer that thinks longer than the shortest pause would tell that it has something to think about. */
export const veiledBudget = ({ least, most }: PauseRange): number => (most === 0 ? Infinity : Math.floor(least * 0.7));

/** Gives the pause of a seat at a moment of the match, in milliseconds; the same whenever it is asked. */
export type Draw = (seat: Seat, moment: string) => number;

/**
 * Draws pauses: for every seat and every question from the same range; none where no other person is there who could
 * learn anything from it. `random` gives a number from 0 up to but not 1.
 */
export const pausesFor =
  (players: readonly string[], { least, most }: PauseRange, random: Draw): Draw =>
  (seat, moment) =>
    players.some((player, other) => player === 'human' && other !== seat)
      ? least + Math.floor(random(seat, moment) * (most - least + 1))
      : 0;

/**
 * Numbers from the secret seed of a match: nobody can foresee them, and every keeper of the match draws the same, so that
 * it makes no difference which of them is the first to show an answer, or how often the room is opened again.
 */
export const drawFrom =
  (seed: string): Draw =>
  (seat, moment) => {
    const bytes = hmac(sha256, hexToBytes(seed), utf8ToBytes(`pause/${seat}/${moment}`));
    return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) / 2 ** 32;
  };

/** A pause under way, for whoever has a clock. */
export interface Pause {
  /** The same in every room that is opened of this match. */
  readonly id: string;
  readonly seat: Seat;
  readonly ms: number;
}

/** An answer that was given and is not shown yet. */
export interface Held {
  readonly choice: unknown;
  readonly always: boolean;
}

/** The veiled questions that are open: how long each stays so at least, and what was answered meanwhile. */
export class Veils {
  readonly #draw: Draw;
  readonly #pauses = new Map<Seat, Pause & { readonly wait: number; lapsed: boolean }>();
  readonly #held = new Map<Seat, Held & { readonly wait: number }>();

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /** Draws a pause for every veiled question that is new, and forgets those that are over. `epoch` tells waits apart. */
  follow(match: Match<unknown>, epoch: number): void {
    const open = awaited(match).filter(seat => promptOf(match, seat)?.veiled === true);
    for (const kept of [this.#pauses, this.#held])
      for (const [seat, { wait }] of kept) if (wait !== match.wait || !open.includes(seat)) kept.delete(seat);
    for (const seat of open) {
      if (this.#pauses.has(seat)) continue;
      const moment = `${epoch}/${match.wait}`;
      const ms = this.#draw(seat, moment);
      this.#pauses.set(seat, { id: `${moment}/${seat}`, seat, ms, wait: match.wait, lapsed: ms <= 0 });
    }
  }

  /** Everything was taken back: whatever is asked now is asked anew. */
  clear(): void {
    this.#pauses.clear();
    this.#held.clear();
  }

  get running(): readonly Pause[] {
    return [...this.#pauses.values()].filter(({ lapsed }) => !lapsed).map(({ id, seat, ms }) => ({ id, seat, ms }));
  }

  isClosed(seat: Seat): boolean {
    return this.#pauses.get(seat)?.lapsed === false;
  }

  holds(seat: Seat): boolean {
    return this.#held.has(seat);
  }

  hold(seat: Seat, wait: number, held: Held | undefined): void {
    if (held === undefined) this.#held.delete(seat);
    else this.#held.set(seat, { ...held, wait });
  }

  /** The seat's answer, if it has given one; it is no longer kept here. */
  take(seat: Seat): Held | undefined {
    const held = this.#held.get(seat);
    this.#held.delete(seat);
    return held;
  }

  /** The pause is over. False if it was already, or no longer matters. */
  lapse(id: string): boolean {
    const pause = [...this.#pauses.values()].find(known => known.id === id);
    if (pause === undefined || pause.lapsed) return false;
    pause.lapsed = true;
    return true;
  }
}
