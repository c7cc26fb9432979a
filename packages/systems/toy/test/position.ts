import type { Frame } from '@banneret/kernel';
import { toy, type State } from '@banneret/toy';

interface Place {
  readonly lines: readonly (readonly number[])[];
  readonly coins?: readonly number[];
  readonly hands?: readonly (readonly number[])[];
  readonly leader?: number;
  readonly round?: number;
  readonly rounds?: number;
}

/** The last round of a small game, before the turns unless another step of `main` is named. */
export function position(place: Place, step = 'turns'): { state: State; stack: Frame[] } {
  const { lines, coins = [], hands = [], leader = 0, round = 1, rounds = 1 } = place;
  const state = toy.setup({ seats: lines.length, rounds, lines });
  state.round = round;
  state.leader = leader;
  for (const [seat, side] of state.sides.entries()) {
    side.coins = coins[seat] ?? 0;
    side.hand = [...(hands[seat] ?? [])];
    side.bag = side.bag.filter(card => !side.hand.includes(card));
  }
  return { state, stack: [{ proc: 'main', step, vars: {} }] };
}
