import type { UnitId } from '@banneret/grimdark-future';
import { isObject, type Prompt } from '@banneret/kernel';
import type { Desk } from '../../table/desk.js';

/** A spell that a model can try, and on whom, as the question has it. */
export interface CastOption {
  readonly model: number;
  readonly spell: string;
  readonly targets: readonly UnitId[];
}

export interface CastShape {
  readonly kind: 'gdf.cast';
  readonly unit: UnitId;
  readonly options: readonly CastOption[];
}

/** A spell that is being aimed. */
export interface CastDraft {
  readonly kind: 'cast-draft';
  readonly model: number;
  readonly spell: string;
  readonly target?: UnitId;
}

export const castOf = (prompt: Prompt | undefined): CastShape | undefined =>
  prompt?.shape.kind === 'gdf.cast' ? (prompt.shape as unknown as CastShape) : undefined;

export function castDraftOf(desk: Desk): CastDraft | undefined {
  const draft = desk.draft.get();
  return isObject(draft) && draft['kind'] === 'cast-draft' ? (draft as unknown as CastDraft) : undefined;
}

/** The spell that is taken, as the question offers it. */
export function takenOption(desk: Desk): CastOption | undefined {
  const draft = castDraftOf(desk);
  return castOf(desk.prompt)?.options.find(({ model, spell }) => model === draft?.model && spell === draft.spell);
}

/** Units that a click means: targets of the spell that is taken, or of any while none is. */
export function castTargets(desk: Desk): readonly UnitId[] {
  const taken = takenOption(desk);
  const options = taken === undefined ? (castOf(desk.prompt)?.options ?? []) : [taken];
  return [...new Set(options.flatMap(({ targets }) => targets))];
}

/** Takes a spell. It stays aimed where it was if it can, and aims itself where there is only one to choose. */
export function takeSpell(desk: Desk, { model, spell, targets }: CastOption): void {
  const before = castDraftOf(desk)?.target;
  const target = targets.find(unit => unit === before) ?? (targets.length === 1 ? targets[0] : undefined);
  desk.draft.set({ kind: 'cast-draft', model, spell, ...(target !== undefined && { target }) });
  if (target !== undefined) desk.selected.set(String(target));
}

/** Aims at a unit that was clicked, with the first spell for it if none is taken; says whether it was a target at all. */
export function castAt(desk: Desk, unit: UnitId): boolean {
  const option = takenOption(desk) ?? castOf(desk.prompt)?.options.find(({ targets }) => targets.includes(unit));
  if (option?.targets.includes(unit) !== true) return false;
  desk.draft.set({ kind: 'cast-draft', model: option.model, spell: option.spell, target: unit });
  desk.selected.set(String(unit));
  return true;
}
