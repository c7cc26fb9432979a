import { pointFrom } from '@banneret/geometry';
import { illegal, legal, type Prompt, type Shape, type ShapeKind } from '@banneret/kernel';
import type { Point } from '../battle.js';
import { keepsTogether, pushFault, pushPlaces, type Push } from '../movement/crush.js';
import type { State } from '../state.js';
import { seatOf, unitWithFighter } from '../units.js';

/** AT43-CRSH-08: where somebody goes on whom a machine came to stand. */
export interface PushShape extends Shape, Push {
  readonly kind: 'at43.push';
}

export const askPush = (state: State, push: Push): Prompt<PushShape> => ({
  seat: seatOf(state, unitWithFighter(state, push.fighter)),
  ask: 'at43.ask.push',
  rule: 'AT43-CRSH-08',
  shape: { kind: 'at43.push', ...push },
  args: { fighter: push.fighter },
});

export const pushKind: ShapeKind<State, PushShape, Point> = {
  parse: raw => pointFrom(raw),

  judge(state, shape, at) {
    const fault = pushFault(state, shape, at);
    if (fault !== undefined) return illegal('AT43-CRSH-08', fault, { fighter: shape.fighter });
    if (keepsTogether(state, shape.fighter, at)) return legal;
    const [best] = pushPlaces(state, shape);
    return best !== undefined && keepsTogether(state, shape.fighter, best)
      ? illegal('AT43-UNIT-05', 'at43.no.cohesion', { fighter: shape.fighter })
      : legal;
  },

  *enumerate(state, shape) {
    yield* pushPlaces(state, shape);
  },

  sample(state, shape, _seat, rng) {
    const places = pushPlaces(state, shape);
    return places[rng.below(places.length)]!;
  },

  finite: () => false,
};
