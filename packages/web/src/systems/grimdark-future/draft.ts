import type { Placed, Point } from '@banneret/geometry';
import { figures, livingModels, type Figure, type State, type UnitId } from '@banneret/grimdark-future';
import { isObject, type Prompt } from '@banneret/kernel';
import type { Desk } from '../../table/desk.js';

/** Ways of a unit's living models, without their starts. A step may also turn its model. */
export type Way = readonly (Point & { readonly facing?: number })[];
export type Ways = readonly Way[];

/** A model's place in an answer that puts a unit down. */
export interface Spot extends Point {
  readonly facing: number;
}

/** What a control and the board are working out together. */
export interface MoveDraft {
  readonly kind: 'move-draft';
  /** For orders: which one. */
  readonly order: string;
  /** Does a drag move one model only? */
  readonly single: boolean;
  /** The answer as it would be sent. */
  readonly choice?: unknown;
}

const isMoveDraft = (draft: unknown): draft is MoveDraft => isObject(draft) && draft['kind'] === 'move-draft';

const FIRST: MoveDraft = { kind: 'move-draft', order: 'advance', single: false };

export function draftOf(desk: Desk): MoveDraft {
  const draft = desk.draft.get();
  return isMoveDraft(draft) ? draft : FIRST;
}

/** The answer as far as it is worked out, whoever does that. */
export function draftedChoice(desk: Desk): unknown {
  const draft = desk.draft.get();
  return isMoveDraft(draft) ? draft.choice : draft;
}

export const draftChoice = (desk: Desk, choice: unknown): void => desk.draft.set({ ...draftOf(desk), choice });

/** A unit as an answer would leave it, with the ways that lead there. */
export interface Ghost {
  readonly unit: UnitId;
  /** The numbers of the models, in the order of the places. */
  readonly models: readonly number[];
  readonly placed: readonly Placed[];
  readonly ways: Ways;
}

/** How the table would look after half an answer, if it moves or places models. */
export function ghostOf(desk: Desk): Ghost | undefined {
  const state = desk.state as State;
  const choice = draftedChoice(desk);
  const unit = unitAsked(desk.prompt);
  if (isWays(choice)) return unit === undefined ? undefined : ghostOfWays(state, unit, choice);
  if (!isObject(choice)) return undefined;
  if (isWays(choice['legs'])) return unit === undefined ? undefined : ghostOfWays(state, unit, choice['legs']);
  return isPlacing(choice) ? ghostOfSpots(state, choice.unit, choice.models) : undefined;
}

/** The unit that a question about ways is about. */
export const unitAsked = (prompt: Prompt | undefined): UnitId | undefined =>
  (prompt?.shape as { readonly unit?: UnitId } | undefined)?.unit;

export const isWays = (raw: unknown): raw is Ways =>
  Array.isArray(raw) && raw.length > 0 && raw.every(way => Array.isArray(way));

export interface Placing {
  readonly unit: UnitId;
  readonly models: readonly Spot[];
}

export const isPlacing = (raw: unknown): raw is Placing =>
  isObject(raw) && typeof raw['unit'] === 'number' && Array.isArray(raw['models']) && raw['models'].length > 0;

export function ghostOfWays(state: State, unit: UnitId, ways: Ways): Ghost {
  const living = figures(state, unit);
  return {
    unit,
    models: living.map(({ model }) => model),
    placed: living.map((figure, i) => placedAfter(figure, ways[i] ?? [])),
    ways: living.map(({ at }, i) => [at, ...(ways[i] ?? [])]),
  };
}

function placedAfter({ base, at, facing }: Figure, way: Way): Placed {
  const end = way.at(-1);
  return { base, at: end === undefined ? at : { x: end.x, y: end.y }, facing: end?.facing ?? facing };
}

function ghostOfSpots(state: State, unit: UnitId, spots: readonly Spot[]): Ghost | undefined {
  const living = livingModels(state, unit);
  if (living.length !== spots.length) return undefined;
  const placed = living.map(({ base }, i) => {
    const { x, y, facing } = spots[i] as Spot;
    return { base, at: { x, y }, facing };
  });
  return { unit, models: living.map(({ model }) => model), placed, ways: [] };
}
