import {
  illegal,
  legal,
  soleListed,
  type Prompt,
  type Rng,
  type Seat,
  type Shape,
  type ShapeKind,
} from '@banneret/kernel';
import type { DuelDie } from '../events/core.js';
import { isId } from '../manoeuvres/parse.js';
import type { State } from '../state.js';

export interface DiceOrderQuestion extends Shape {
  readonly kind: 'bts.dice-order';
  readonly dice: readonly DuelDie[];
}

/** BTS-DUE-09: the places of the dice in the order in which they are to be compared, lowest value first. */
export const askDiceOrder = (seat: Seat, dice: readonly DuelDie[], duel: number): Prompt<DiceOrderQuestion> => ({
  seat,
  ask: 'bts.ask.dice-order',
  rule: 'BTS-DUE-09',
  shape: { kind: 'bts.dice-order', dice },
  args: { duel },
});

/** More than anybody would look through. */
const MOST_ORDERS = 720;

export const diceOrderKind: ShapeKind<State, DiceOrderQuestion, readonly number[]> = {
  parse: raw => (Array.isArray(raw) && raw.length <= 100 && raw.every(isId) ? (raw as number[]) : undefined),
  judge(_state, { dice }, choice) {
    const all =
      choice.length === dice.length && new Set(choice).size === dice.length && choice.every(i => i < dice.length);
    if (!all) return illegal('BTS-DUE-09', 'bts.no.every-die');
    const rising = choice.every((place, i) => valueAt(dice, choice[i - 1] as number) <= valueAt(dice, place));
    return rising ? legal : illegal('BTS-DUE-05', 'bts.no.not-ascending');
  },
  *enumerate(_state, { dice }) {
    let left = MOST_ORDERS;
    for (const order of orders(dice, [])) {
      if (left-- === 0) return;
      yield order;
    }
  },
  sample(_state, { dice }, _seat, rng: Rng) {
    const keys = dice.map(() => rng.below(1 << 20));
    return [...dice.keys()].sort(
      (a, b) => valueAt(dice, a) - valueAt(dice, b) || (keys[a] as number) - (keys[b] as number) || a - b,
    );
  },
  // All orders that differ in who owns which die; equal dice of one figure may be exchanged at will.
  finite: ({ dice }) => dice.length <= 5,
  sole: (_state, { dice }) => soleListed(orders(dice, [])),
};

/** What a die shows; less than any if there is none. */
const valueAt = (dice: readonly DuelDie[], place: number): number => dice[place]?.value ?? 0;

/** Every order with rising values. */
function* orders(dice: readonly DuelDie[], taken: readonly number[]): Generator<readonly number[]> {
  if (taken.length === dice.length) {
    yield taken;
    return;
  }
  const open = [...dice.keys()].filter(place => !taken.includes(place));
  const lowest = Math.min(...open.map(place => valueAt(dice, place)));
  for (const place of open) if (valueAt(dice, place) === lowest) yield* orders(dice, [...taken, place]);
}
