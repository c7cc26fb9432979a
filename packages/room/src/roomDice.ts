import { illegal, KRN, type Chance, type Outcome, type Ruling, type Seat } from '@banneret/kernel';
import { ChainedDice, type ChainDice } from './chainedDice.js';
import { fairOutcome, type FairDice } from './fairness.js';
import type { Op } from './op.js';
import type { LinkWanted } from './protocol.js';

/** A roll that waits for the links of these devices. With nobody left to wait for, the links are to be joined. */
export interface LinksWanted extends Omit<LinkWanted, 'base'> {
  readonly waitingFor: readonly Seat[];
  /** After which numbers their chains count. */
  readonly bases: readonly number[];
}

/** The dice of a room: they follow every line of its log, also those that were taken back later. */
export interface RoomDice {
  follow(op: Op): void;
  /** What the next roll needs before it can be made; nothing if it can be made now. */
  wanted(): LinksWanted | undefined;
  give(
    seat: Seat,
    number: number,
    link: string,
    ahead: boolean,
  ): { readonly ruling: Ruling; readonly ops: readonly Op[] };
  /** The line that joins the links, once all are there. */
  joined(): Op;
  roll(chance: Chance): { readonly outcome: Outcome; readonly draw: number };
  /** The keeper's link from which all follow that were used, for the record. */
  shownAtTheEnd(): { readonly number: number; readonly link: string } | null;
}

export type Dice = FairDice | ChainDice;

export const diceFor = (dice: Dice): RoomDice => ('begin' in dice ? new ChainedDice(dice) : new SeededDice(dice));

/** Every roll follows from one seed and what the seats added to it: matches of old, and lessons, whose dice are no secret. */
class SeededDice implements RoomDice {
  readonly #dice: FairDice;
  #next = 0;

  constructor(dice: FairDice) {
    this.#dice = dice;
  }

  follow(op: Op): void {
    if (op.op === 'chance') this.#next = op.draw + 1;
  }

  wanted(): undefined {
    return undefined;
  }

  give(): { readonly ruling: Ruling; readonly ops: readonly Op[] } {
    return { ruling: illegal(KRN.dice, 'server.no.link'), ops: [] };
  }

  joined(): Op {
    throw new Error('these dice have no links');
  }

  roll(chance: Chance): { readonly outcome: Outcome; readonly draw: number } {
    return { outcome: fairOutcome(this.#dice, this.#next, chance), draw: this.#next };
  }

  shownAtTheEnd(): null {
    return null;
  }
}
