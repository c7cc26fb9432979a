import type { Placed, Point } from '@banneret/geometry';
import type { Desk } from '../table/desk.js';

/** How a game lets people take hold of its table: what a click, a drag or an arrow key means for the present question. */
export interface Hands {
  /** The unit that may be dragged. */
  readonly movable?: string;
  /** The unit that the question is about. */
  readonly acting?: string;
  /** Units that answer the question, or a part of it, with a click. */
  readonly options: ReadonlySet<string>;
  /** The unit whose models are asked about one by one, and what a click on one does. */
  readonly asked?: { readonly unit: string; struck(model: number): number; strike(model: number): void };
  /** Does a drag move one model only? */
  readonly single: boolean;
  /** A click on a unit, or Enter. */
  activate(unit: string): void;
  /** A click on the ground. */
  tap(point: Point): void;
  /** Where what is dragged is now: in the draft if there is one, else on the table. */
  heldAt(unit: string, model: number | undefined): Point;
  /** The whole unit, or one model of it, towards a point: the game proposes, its judge says whether it may. */
  moveTo(unit: string, model: number | undefined, to: Point): void;
}

/** A unit as an answer would leave it, with the ways that lead there. */
export interface Ghost {
  readonly unit: string;
  readonly seat: number;
  /** The numbers of the models, in the order of the places. */
  readonly models: readonly number[];
  readonly placed: readonly Placed[];
  readonly ways: readonly (readonly Point[])[];
}

/** Hands for a question that needs no touching of the table: a click looks at a unit, or picks it if that answers. */
export function lookingHands(desk: Desk, options: ReadonlySet<string>, answer: (unit: string) => void): Hands {
  return {
    options,
    single: false,
    activate(unit) {
      if (desk.selected.get() === unit && options.has(unit)) answer(unit);
      else desk.selected.set(unit);
    },
    tap: () => desk.selected.set(undefined),
    heldAt: () => ({ x: 0, y: 0 }),
    moveTo: () => undefined,
  };
}
