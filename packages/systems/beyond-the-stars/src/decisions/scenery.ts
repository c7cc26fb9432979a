import { type Point, pointFrom } from '@banneret/geometry';
import type { Prompt, Seat, Shape, ShapeKind } from '@banneret/kernel';
import { judgeScenery, roomFor } from '../ground/scenery.js';
import type { PieceId, State } from '../state.js';

/** BTS-TER-02, -03: where the middle of a piece of scenery goes. */
export interface SceneryQuestion extends Shape {
  readonly kind: 'bts.scenery';
  /** Its place in the box, and how often it is turned by a quarter. */
  readonly piece: PieceId;
  readonly quarters: number;
}

export const askScenery = (
  { battle }: State,
  seat: Seat,
  rule: string,
  { piece, quarters }: Omit<SceneryQuestion, 'kind'>,
): Prompt<SceneryQuestion> => ({
  seat,
  ask: 'bts.ask.scenery-spot',
  rule,
  shape: { kind: 'bts.scenery', piece, quarters },
  args: { ...(battle.box ?? [])[piece]?.name },
});

const TRIES = 60;

export const sceneryKind: ShapeKind<State, SceneryQuestion, Point> = {
  parse: pointFrom,
  judge: ({ battle }, { piece, quarters }, { x, y }) => judgeScenery(battle, { piece, quarters, x, y }),
  *enumerate({ battle }, { piece, quarters }) {
    for (const { x, y } of roomFor(battle, piece, quarters)) yield { x, y };
  },
  sample({ battle }, { piece, quarters }, _seat, rng) {
    for (let tries = 0; tries < TRIES; tries++) {
      const at = { x: rng.below(battle.width), y: rng.below(battle.depth) };
      if (judgeScenery(battle, { piece, quarters, ...at }).ok) return at;
    }
    for (const { x, y } of roomFor(battle, piece, quarters)) return { x, y };
    return { x: 0, y: 0 };
  },
  finite: () => false,
};
