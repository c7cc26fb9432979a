import { controls, NONE, type State } from '@banneret/the-edge';
import type { Seat } from '@banneret/kernel';

/** Who would harvest a Source as things stand; nobody while it is contested or left alone. The game's own judge says so. */
export function holderOf(state: State, token: State['tokens'][number]): Seat | undefined {
  if (token.kind !== 'source' || token.space === NONE) return undefined;
  const seat = state.seats.findIndex((_, one) => controls(state, one, token));
  return seat < 0 ? undefined : seat;
}
