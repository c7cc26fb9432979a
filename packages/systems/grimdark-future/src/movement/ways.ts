import {
  obstruction,
  travelLength,
  type Facing,
  type MoveField,
  type Placed,
  type Step,
  type Um,
} from '@banneret/geometry';
import { climbOf } from '../ground/climb.js';
import { kindRules } from '../compile.js';
import type { Figure } from '../units/figures.js';
import type { Battle } from '../state.js';

/** The way of one model, without its start. A step may turn the model, after it has arrived there. */
export type Way = readonly Step[];

/** The ways of the living models of a unit, in the order of `figures`; empty for one that stays. */
export type Legs = readonly Way[];

/** The whole way of a model, its start included. */
export const wayOf = (figure: Figure, steps: Way): Step[] => [figure.at, ...steps];

/**
 * GDF-MEA-05, R-37: how far a model travels. No part of its base goes farther than its legs and, for each turn on the
 * spot, the arc of the part farthest from the middle (H-11); climbing counts up and down, unless the model flies.
 */
export function travelOf(battle: Battle, figure: Figure, steps: Way): Um {
  if (steps.length === 0) return 0;
  const travelled = levelTravel(figure, steps);
  return kindRules(figure.kind).flies ? travelled : travelled + climbOf(battle, wayOf(figure, steps));
}

/** The same without climbing. */
export const levelTravel = (figure: Figure, steps: Way): Um =>
  travelLength(figure.base, wayOf(figure, steps), figure.facing);

/** How the model faces after its way. */
export function facingAfter(facing: Facing, steps: Way): Facing {
  for (let i = steps.length - 1; i >= 0; i--) {
    const turned = steps[i]?.facing;
    if (turned !== undefined) return turned;
  }
  return facing;
}

/** Does the model change its place or its facing at all? */
export const isMove = ({ at, facing }: Figure, steps: Way): boolean =>
  steps.some(({ x, y, facing: turned = facing }) => x !== at.x || y !== at.y || turned !== facing);

/** Where the models stand after such a move. */
export const placedAfter = (living: readonly Figure[], legs: Legs): Placed[] =>
  living.map(({ base, at, facing }, i) => {
    const steps = legs[i];
    const end = steps?.at(-1);
    if (steps === undefined || end === undefined) return { base, at, facing };
    return { base, at: { x: end.x, y: end.y }, facing: facingAfter(facing, steps) };
  });

/**
 * H-01: a model meets ground with any part of its base, beyond the rim. (R-24 reads "in cover" by the centre; of
 * difficult and dangerous ground the text speaks of moving in or through it, which a base does with its edge first.)
 */
export const meets = (ground: MoveField, figure: Figure, steps: Way = []): boolean =>
  obstruction(ground, figure.base, wayOf(figure, steps), figure.facing) !== undefined;
