import type { Combat } from '../odds/bout.js';
import type { Settling, Side } from '../odds/roll.js';
import { DICE, type Die } from '../state.js';

/** What to do with the dice of a Combat. */
export type Advice = Pick<Combat, 'attackDie' | 'defenceDie' | 'settleAttack' | 'settleDefence'>;

/**
 * Advice about the Combats of a key, remembered answer by answer: an answer is one word, where a Combat keeps all that
 * was thought of it, so that far more of them can be kept.
 */
export class RememberedAdvice implements Advice {
  private readonly key: string;
  private readonly combat: () => Combat;

  constructor(key: string, combat: () => Combat) {
    this.key = key;
    this.combat = combat;
  }

  attackDie = (striker: Side, counter: boolean): Die =>
    this.recall(0, striker, counter, 0, 0, combat => combat.attackDie(striker, counter));

  defenceDie = (striker: Side, counter: boolean, power: number): Die =>
    this.recall(1, striker, counter, power, 0, combat => combat.defenceDie(striker, counter, power));

  settleAttack = (striker: Side, counter: boolean, die: Die, shown: number): Settling =>
    this.recall(2, striker, counter, 0, rollKey(die, shown), combat =>
      combat.settleAttack(striker, counter, die, shown),
    );

  settleDefence = (striker: Side, counter: boolean, power: number, die: Die, shown: number): Settling =>
    this.recall(3, striker, counter, power, rollKey(die, shown), combat =>
      combat.settleDefence(striker, counter, power, die, shown),
    );

  private recall<T extends Die | Settling>(
    question: number,
    striker: Side,
    counter: boolean,
    power: number,
    roll: number,
    think: (combat: Combat) => T,
  ): T {
    const when = ((question * 2 + striker) * 2 + (counter ? 1 : 0)) * ROLLS + roll;
    const key = this.key + String.fromCharCode(when, power);
    const before = answers.get(key) as T | undefined;
    if (before !== undefined) return before;
    if (answers.size >= MOST_ANSWERS) answers.clear();
    const answer = think(this.combat());
    answers.set(key, answer);
    return answer;
  }
}

const rollKey = (die: Die, shown: number): number => DICE.indexOf(die) * 8 + shown;
const ROLLS = 16;

/** What is kept follows from its key alone, so keeping it never shows. */
const answers = new Map<string, Die | Settling>();
const MOST_ANSWERS = 50_000;
