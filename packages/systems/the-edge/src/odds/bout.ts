import { hits, strikes } from '../rulings.js';
import type { Die } from '../state.js';
import {
  bestDie,
  bestOf,
  bestSettling,
  NOTHING,
  withDie,
  type Prices,
  type Prospect,
  type Purses,
  type Rolling,
  type Settling,
  type Side,
} from './roll.js';

/** A figure in a Combat, as far as its dice are concerned; `null` is a dash (R32). */
export interface Fighter {
  readonly att: number | null;
  readonly def: number | null;
  readonly attReroll: boolean;
  readonly defReroll: boolean;
  readonly mayCounter: boolean;
}

/** A Combat Sequence as a game of dice: who it is about, what each can spend, and what is at stake for side 0. */
export interface Bout {
  readonly fighters: readonly [Fighter, Fighter];
  readonly purses: Purses;
  /** What a Wound on this side is worth to the other. */
  readonly wounds: readonly [number, number];
  readonly prices: Prices;
  /** EDGE-SNK-02: by stealth, and so not answered. */
  readonly sneak: boolean;
}

const other = (side: Side): Side => (side === 0 ? 1 : 0);

/**
 * The exact value of a Combat when both sides choose their dice, re-rolls and counter-attack as well as can be, each
 * knowing all that lies on the table (EDGE-CMB-07 to -13). Cards that might be played are left out: nobody knows them.
 */
export class Combat {
  private readonly defences = new Map<number, Prospect>();
  private readonly attacks = new Map<number, Prospect>();
  private readonly bout: Bout;

  constructor(bout: Bout) {
    this.bout = bout;
  }

  /** From the Attack roll of this side on. `counter`: it is the counter-attack, and the last. */
  attack(striker: Side, purses: Purses = this.bout.purses, counter = false): Prospect {
    if (this.bout.fighters[striker].att === null) return NOTHING;
    const key = keyOf(striker, counter, purses);
    const known = this.attacks.get(key);
    if (known !== undefined) return known;
    const found = bestDie(this.attackRoll(striker, counter), purses, this.bout.prices).prospect;
    this.attacks.set(key, found);
    return found;
  }

  /** The die to take for an Attack. */
  attackDie = (striker: Side, counter: boolean): Die =>
    bestDie(this.attackRoll(striker, counter), this.bout.purses, this.bout.prices).die;

  /** The Attack with this die, whether it is the best or not. */
  attackWith = (striker: Side, die: Die): Prospect =>
    withDie(this.attackRoll(striker, false), die, this.bout.purses, this.bout.prices);

  settleAttack = (striker: Side, counter: boolean, die: Die, shown: number): Settling =>
    bestSettling(this.attackRoll(striker, counter), die, shown, this.bout.purses, this.bout.prices).choice;

  /** The die to take for a Defence against this Power. */
  defenceDie = (striker: Side, counter: boolean, power: number): Die =>
    bestDie(this.defenceRoll(striker, counter, power), this.bout.purses, this.bout.prices).die;

  /** The Defence with this die, whether it is the best or not. */
  defenceWith = (striker: Side, power: number, die: Die): Prospect =>
    withDie(this.defenceRoll(striker, false, power), die, this.bout.purses, this.bout.prices);

  settleDefence = (striker: Side, counter: boolean, power: number, die: Die, shown: number): Settling =>
    bestSettling(this.defenceRoll(striker, counter, power), die, shown, this.bout.purses, this.bout.prices).choice;

  private attackRoll(striker: Side, counter: boolean): Rolling {
    const { att, attReroll } = this.bout.fighters[striker];
    return {
      side: striker,
      symbol: () => attReroll,
      outcome: (value, purses) => this.defend(striker, counter, (att ?? 0) + value, purses),
    };
  }

  private defend(striker: Side, counter: boolean, power: number, purses: Purses): Prospect {
    if (this.bout.fighters[other(striker)].def === null) return this.wounded(striker);
    const key = keyOf(striker, counter, purses) * MOST_POWER + power;
    const known = this.defences.get(key);
    if (known !== undefined) return known;
    const found = bestDie(this.defenceRoll(striker, counter, power), purses, this.bout.prices).prospect;
    this.defences.set(key, found);
    return found;
  }

  private defenceRoll(striker: Side, counter: boolean, power: number): Rolling {
    const { def, defReroll } = this.bout.fighters[other(striker)];
    const fails = (value: number): boolean => strikes(power, value + (def ?? 0));
    return {
      side: other(striker),
      symbol: value => defReroll && fails(value),
      outcome: (value, purses) => (fails(value) ? this.wounded(striker) : this.answer(striker, counter, purses)),
    };
  }

  private wounded(striker: Side): Prospect {
    const { wounds } = this.bout;
    return striker === 0
      ? { value: wounds[1], hits: [1, 0], spent: [0, 0] }
      : { value: -wounds[0], hits: [0, 1], spent: [0, 0] };
  }

  /** EDGE-CMB-10 to -13: after a failed Attack the other may strike back, once. */
  private answer(striker: Side, counter: boolean, purses: Purses): Prospect {
    const side = other(striker);
    if (counter || this.bout.sneak || !this.bout.fighters[side].mayCounter) return NOTHING;
    return bestOf(side, [{ prospect: NOTHING }, { prospect: this.attack(side, purses, true) }]).prospect;
  }
}

/** No Power reaches this, and no purse of a Combat is larger than `MOST_SPENT`. */
const MOST_POWER = 64;

/** A Red die and a re-roll for each of the rolls of a Combat: more cannot be spent in it. */
export const MOST_SPENT = 4;

const keyOf = (striker: Side, counter: boolean, [a, b]: Purses): number =>
  ((striker * 2 + (counter ? 1 : 0)) * (MOST_SPENT + 1) + a) * (MOST_SPENT + 1) + b;

/** EDGE-SHT-02, -03: one To-Hit roll at these Initiatives, worth so much for each that it beats. */
export function shotRoll(targets: readonly { readonly ini: number | null; readonly worth: number }[]): Rolling {
  return {
    side: 0,
    symbol: () => false,
    outcome(value) {
      const hit = targets.filter(({ ini }) => hits(value, ini));
      return { value: hit.reduce((sum, { worth }) => sum + worth, 0), hits: [hit.length, 0], spent: [0, 0] };
    },
  };
}
