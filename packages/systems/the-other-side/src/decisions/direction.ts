import { illegal, legal, type Shape, type ShapeKind } from '@banneret/kernel';
import { FACINGS, type Facing } from '@banneret/geometry';

/** Any way at all: where a Fireteam is pushed when the card leaves it open (TOS-MOV-08). */
export interface DirectionShape extends Shape {
  readonly kind: 'tos.direction';
}

export const direction = (): DirectionShape => ({ kind: 'tos.direction' });

/** What a list of directions shows, every 22.5 degrees; a person or a file may name any other. */
const SHOWN = 16;

export const directionKind: ShapeKind<unknown, DirectionShape, Facing> = {
  parse: raw => (Number.isSafeInteger(raw) ? (raw as number) + 0 : undefined),

  judge(_state, _shape, facing, _seat, rule) {
    if (facing >= 0 && facing < FACINGS) return legal;
    return illegal(rule, 'tos.no.direction');
  },

  *enumerate() {
    for (let n = 0; n < SHOWN; n++) yield (n * FACINGS) / SHOWN;
  },

  sample: (_state, _shape, _seat, rng) => rng.below(FACINGS),

  finite: () => false,
};
