import type { Point } from '@banneret/geometry';
import type { State, UnitId } from '@banneret/grimdark-future';
import type { PickShape } from '@banneret/kernel';
import type { Desk } from '../../table/desk.js';
import { draftChoice } from '../../tabletop/draft.js';
import type { Hands } from '../../tabletop/hands.js';
import { castAt, castOf, castTargets } from './castDraft.js';
import { chargeAt } from './charges.js';
import { orderDraftOf } from './draft.js';
import { heldAt, movableUnit, moveTo } from './movers.js';
import { aimAt, shootingUnit } from './shotsDraft.js';
import { askedModelsOf, draftedWounds, strikeModel } from './victims.js';

/** What clicks and drags mean in this game. */
export function handsOf(desk: Desk): Hands {
  const options = optionsOf(desk);
  const movable = movableUnit(desk);
  const shooting = shootingUnit(desk.prompt) ?? castOf(desk.prompt)?.unit;
  const asked = askedModelsOf(desk);
  return {
    options,
    single: orderDraftOf(desk).single,
    ...(movable !== undefined && { movable: String(movable) }),
    ...(shooting !== undefined && { acting: String(shooting) }),
    ...(asked !== undefined && {
      asked: {
        unit: String(asked),
        struck: model => draftedWounds(desk, model),
        strike: model => strikeModel(desk, model),
      },
    }),
    activate: unit => choose(desk, Number(unit), options),
    tap: point => tap(desk, point),
    heldAt: (unit, model) => heldAt(desk, Number(unit), model),
    moveTo: (unit, model, to) => moveTo(desk, Number(unit), model, to),
  };
}

/** Units that answer the present question, or a part of it, with a click. */
function optionsOf(desk: Desk): ReadonlySet<string> {
  const { prompt, state } = desk;
  if (prompt?.shape.kind === 'gdf.order' && orderDraftOf(desk).order === 'charge') {
    const units = [...(state as State).units.keys()].filter(unit => chargeAt(desk, unit) !== undefined);
    return new Set(units.map(String));
  }
  if (castOf(prompt) !== undefined) return new Set(castTargets(desk).map(String));
  if (prompt?.ask !== 'gdf.ask.unit') return new Set();
  const { options } = prompt.shape as PickShape;
  return new Set(options.filter(({ barred }) => barred === undefined).map(({ id }) => String(id)));
}

/** The first click looks at a unit; the second one, if that answers the question, picks it. Targets are aimed at. */
function choose(desk: Desk, unit: UnitId, options: ReadonlySet<string>): void {
  if (aimAt(desk, unit) || castAt(desk, unit)) return;
  const charge = chargeAt(desk, unit);
  if (charge !== undefined) desk.draft.set({ kind: 'move-draft', order: 'charge', single: false, choice: charge });
  else if (desk.selected.get() === String(unit) && options.has(String(unit))) desk.answer(unit);
  else desk.selected.set(String(unit));
}

/** A click on the ground: a place for a marker or for a unit that is put down, else nothing is looked at any more. */
function tap(desk: Desk, point: Point): void {
  const { kind } = desk.prompt?.shape ?? {};
  const put = kind === 'gdf.place' && !orderDraftOf(desk).single ? movableUnit(desk) : undefined;
  if (kind === 'gdf.marker') draftChoice(desk, point);
  else if (put !== undefined) moveTo(desk, put, undefined, point);
  else desk.selected.set(undefined);
}
