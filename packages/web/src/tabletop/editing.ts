import type { Point, Um } from '@banneret/geometry';
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
  /** Is somebody put down, rather than moved? Then a click on the ground puts them there. */
  readonly puts?: boolean;
  /** For those who walk. */
  readonly walk?: Walk;
  /** Models that stay this near to one another keep their unit together. */
  readonly link?: Um;
}

/** How far those who walk may get. */
export interface Walk {
  /** As they stand now. */
  readonly start: Ghost;
  readonly most: Um;
  /** The legal answer that takes them as near to a point as they come; nothing if they cannot go that way. */
  towards(to: Point): unknown;
}

/** As the answer so far leaves them; as they stand while there is none. */
export const ghostInHand = (editing: Editing, choice: unknown): Ghost | undefined =>
  editing.ghost(choice) ?? editing.walk?.start;

/** What the present question lets one do with the table. */
export interface Question {
  readonly editing?: Editing;
  /** The unit that the question is about. */
  readonly acting?: string;
  /** The answer that a click on a unit means. */
  answersFor: ReadonlyMap<string, unknown>;
  /** Units that are a part of the answer, and what a click on one does, where that is more than an answer. */
  readonly clickable?: { readonly units: ReadonlySet<string>; click(unit: string): void };
  /** Those who may be chosen to walk: how far they get is worked out ahead. */
  walkers?(): readonly Editing[];
  /** The answer that a click on the ground means. */
  tapped?(point: Point): unknown;
}

/** Hands for questions that are edited on the table, or answered by clicking a unit. */
export function handsFor(desk: Desk, { editing, acting, answersFor, clickable, tapped }: Question): Hands {
  const ghost = editing && ghostInHand(editing, draftedChoice(desk));
  return {
    options: clickable?.units ?? new Set(answersFor.keys()),
    single: draftOf(desk).single,
    ...(editing !== undefined && { movable: editing.unit }),
    ...(acting !== undefined && { acting }),
    activate(unit) {
      if (clickable?.units.has(unit) === true) return clickable.click(unit);
      const isSecond = desk.selected.get() === unit;
      desk.selected.set(unit);
      if (!answersFor.has(unit)) return;
      const answer = answersFor.get(unit);
      if (isSecond) desk.answer(answer);
      else draftChoice(desk, answer);
    },
    tap(point) {
      if (tapped !== undefined) draftChoice(desk, tapped(point));
      else if (editing?.puts === true) putAt(desk, editing, point);
      else desk.selected.set(undefined);
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

/** All of them around a point. While they are adjusted one by one a click that misses is only that. */
function putAt(desk: Desk, editing: Editing, point: Point): void {
  const { single } = draftOf(desk);
  if (!single) draftChoice(desk, editing.moved(draftedChoice(desk), undefined, point));
}
