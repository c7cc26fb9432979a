import { pointFrom } from '@banneret/geometry';
import { illegal, legal, type Prompt, type Shape, type ShapeKind } from '@banneret/kernel';
import type { FighterId, Point } from '../battle.js';
import { standFault, type Standing } from '../table/standing.js';
import { standPlaces } from '../table/suggestStands.js';
import type { State } from '../state.js';
import { seatOf, unitWithFighter } from '../units.js';

/** where somebody is put who has come back to the table, or got out of his machine: his own player says it. */
export interface StandShape extends Shape, Standing {
  readonly kind: 'at43.stand';
}

export const askStand = (state: State, fighter: FighterId, beside: Standing['beside']): Prompt<StandShape> => ({
  seat: seatOf(state, unitWithFighter(state, fighter)),
  ask: 'at43.ask.stand',
  rule: 'AT43-MOV-11',
  shape: { kind: 'at43.stand', fighter, beside },
  args: { fighter },
});

export const standKind: ShapeKind<State, StandShape, Point> = {
  parse: raw => pointFrom(raw),

  judge(state, shape, at) {
    const fault = standFault(state, shape, at);
    return fault === undefined ? legal : illegal('AT43-MOV-11', fault, { fighter: shape.fighter });
  },

  enumerate: (state, shape) => standPlaces(state, shape),

  sample(state, shape, _seat, rng) {
    const places = [...standPlaces(state, shape)];
    return places[rng.below(places.length)]!;
  },

  finite: () => false,
};
