import type { Placed, Point } from '@banneret/geometry';
import { figures, livingModels, type Figure, type State, type UnitId } from '@banneret/grimdark-future';
import { isObject, type Prompt } from '@banneret/kernel';
import type { Desk } from '../../table/desk.js';
import { draftedChoice, draftOf, type MoveDraft } from '../../tabletop/draft.js';
import type { Ghost } from '../../tabletop/hands.js';
import { flyingUnit, ghostOfFlight } from './flightDraft.js';

/** Ways of a unit's living models, without their starts. A step may also turn its model. */
export type Way = readonly (Point & { readonly facing?: number })[];
export type Ways = readonly Way[];

/** A model's place in an answer that puts a unit down. */
export interface Spot extends Point {
  readonly facing: number;
}

const ADVANCE: MoveDraft = { kind: 'move-draft', order: 'advance', single: false };

/** The draft of an order: an advance unless something else was chosen. */
export const orderDraftOf = (desk: Desk): MoveDraft => draftOf(desk, ADVANCE);

/** How the table would look after half an answer, if it moves or places models. */
export function ghostOf(desk: Desk): Ghost | undefined {
  const state = desk.state as State;
  const flying = flyingUnit(desk.prompt);
  if (flying !== undefined) return ghostOfFlight(desk, flying);
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
    unit: String(unit),
    seat: seatOf(state, unit),
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
  const models = living.map(({ model }) => model);
  return { unit: String(unit), seat: seatOf(state, unit), models, placed, ways: [] };
}

const seatOf = (state: State, unit: UnitId): number => state.battle.rosters[unit]?.seat ?? 0;
