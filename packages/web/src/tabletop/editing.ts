import type { Point } from '@banneret/geometry';
import type { Desk } from '../table/desk.js';
import { draftChoice, draftedChoice, draftOf } from './draft.js';
import type { Ghost, Hands } from './hands.js';
import { middleOf } from './scale.js';

/** An answer that says where models go: how it looks on the table, and how a drag changes it. */
export interface Editing {
  readonly unit: string;
  /** How the table would look; nothing for answers that move nobody. */
  ghost(choice: unknown): Ghost | undefined;
  /** The answer after its unit, or one model of it, was pulled to a point. The judge says whether it may. */
  moved(choice: unknown, model: number | undefined, to: Point): unknown;
}

/** What the present question lets one do with the table. */
export interface Question {
  readonly editing?: Editing;
  /** The unit that the question is about. */
  readonly acting?: string;
  /** The answer that a click on a unit means. */
  answersFor: ReadonlyMap<string, unknown>;
  /** The answer that a click on the ground means. */
  tapped?(point: Point): unknown;
}

/** Hands for questions that are edited on the table, or answered by clicking a unit. */
export function handsFor(desk: Desk, { editing, acting, answersFor, tapped }: Question): Hands {
  const ghost = editing?.ghost(draftedChoice(desk));
  return {
    options: new Set(answersFor.keys()),
    single: draftOf(desk).single,
    ...(editing !== undefined && { movable: editing.unit }),
    ...(acting !== undefined && { acting }),
    activate(unit) {
      const isSecond = desk.selected.get() === unit;
      desk.selected.set(unit);
      if (!answersFor.has(unit)) return;
      const answer = answersFor.get(unit);
      if (isSecond) desk.answer(answer);
      else draftChoice(desk, answer);
    },
    tap(point) {
      if (tapped === undefined) desk.selected.set(undefined);
      else draftChoice(desk, tapped(point));
    },
    heldAt(_unit, model) {
      const at = model === undefined ? undefined : ghost?.placed[ghost.models.indexOf(model)]?.at;
      return at ?? middleOf(ghost?.placed ?? []);
    },
    moveTo(_unit, model, to) {
      if (editing !== undefined) draftChoice(desk, editing.moved(draftedChoice(desk), model, to));
    },
  };
}
