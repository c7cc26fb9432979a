import type { UnitId } from '@banneret/grimdark-future';
import type { AllocateShape, PickShape } from '@banneret/kernel';
import { sharesOf, sharesWithMore } from '../../controls/shares.js';
import type { Desk } from '../../table/desk.js';

/** The unit whose models the question is about, one by one. */
export function askedModelsOf({ prompt }: Desk): UnitId | undefined {
  if (prompt === undefined) return undefined;
  const unit = prompt.args?.['unit'];
  const asks = prompt.shape.kind === 'gdf.casualties' || prompt.ask === 'gdf.ask.deadly';
  return asks && typeof unit === 'number' ? unit : undefined;
}

/** A click on a model of that unit: one more wound for it, from another if need be. */
export function strikeModel(desk: Desk, model: number): void {
  const { prompt } = desk;
  if (prompt === undefined) return;
  if (prompt.shape.kind !== 'gdf.casualties') {
    const option = (prompt.shape as PickShape).options.find(({ id }) => id === model);
    if (option !== undefined) desk.answer(model);
    return;
  }
  const shape = prompt.shape as unknown as AllocateShape;
  const at = shape.bins.findIndex(({ id }) => id === model);
  if (at >= 0) desk.draft.set(sharesWithMore(sharesOf(desk, shape), shape, at));
}

/** Wounds that the draft gives to a model. */
export function draftedWounds(desk: Desk, model: number): number {
  const { prompt } = desk;
  if (prompt?.shape.kind !== 'gdf.casualties') return 0;
  const shape = prompt.shape as unknown as AllocateShape;
  return sharesOf(desk, shape)[shape.bins.findIndex(({ id }) => id === model)] ?? 0;
}
