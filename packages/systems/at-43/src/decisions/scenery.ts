import { FACINGS, pointFrom } from '@banneret/geometry';
import { illegal, legal, type Prompt, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import { randomSpot, sceneryFault, usualSpots, type PieceSpot } from '../preparation/scenery.js';
import type { State } from '../state.js';
import { isId } from './spots.js';

/** AT43-TBL-03 to -05: one of these elements, somewhere in the portion (-1: anywhere). */
export interface SceneryShape extends Shape {
  readonly kind: 'at43.scenery';
  readonly kinds: readonly string[];
  readonly portion: number;
}

/** An empty kind says that there is no room left for any of them. */
const NO_ROOM: PieceSpot = { kind: '', x: 0, y: 0, facing: 0 };

export const askScenery = (
  seat: Seat,
  kinds: readonly string[],
  portion: number,
  rule: string,
): Prompt<SceneryShape> => ({
  seat,
  ask: 'at43.ask.scenery',
  rule,
  shape: { kind: 'at43.scenery', kinds, portion },
});

const firstSpot = (state: State, { kinds, portion }: SceneryShape): PieceSpot | undefined => {
  for (const kind of new Set(kinds)) for (const spot of usualSpots(state, portion, kind)) return spot;
  return undefined;
};

export const sceneryKind: ShapeKind<State, SceneryShape, PieceSpot> = {
  parse(raw) {
    const at = pointFrom(raw);
    if (at === undefined) return undefined;
    const { kind, facing } = raw as { kind?: unknown; facing?: unknown };
    if (typeof kind !== 'string' || kind.length > 40 || !isId(facing) || facing >= FACINGS) return undefined;
    return { kind, ...at, facing: facing + 0 };
  },

  judge(state, shape, choice, _seat, rule) {
    if (choice.kind === '') return firstSpot(state, shape) === undefined ? legal : illegal(rule, 'at43.no.thereIsRoom');
    if (!shape.kinds.includes(choice.kind)) return illegal(rule, 'at43.no.noSuchPiece');
    const fault = sceneryFault(state, shape.portion, choice);
    return fault === undefined ? legal : { ok: false, because: [fault] };
  },

  *enumerate(state, shape) {
    let found = 0;
    for (const kind of new Set(shape.kinds))
      for (const spot of usualSpots(state, shape.portion, kind)) {
        found++;
        yield spot;
      }
    if (found === 0) yield NO_ROOM;
  },

  sample(state, shape, _seat, rng) {
    const kind = shape.kinds[rng.below(shape.kinds.length)] ?? '';
    return randomSpot(state, shape.portion, kind, rng) ?? firstSpot(state, shape) ?? NO_ROOM;
  },

  finite: () => false,
};
