import type { Facing, Point } from '@banneret/geometry';
import { allowance, draggedTo, figures, wayTo, type Figure, type State, type UnitId } from '@banneret/grimdark-future';
import type { PickShape, Prompt } from '@banneret/kernel';
import type { Desk } from '../../table/desk.js';
import { flyingUnit, flyTowards } from './flightDraft.js';
import { draftChoice, draftedChoice } from '../../tabletop/draft.js';
import { ghostOf, isPlacing, isWays, unitAsked, type Placing, type Ways, orderDraftOf } from './draft.js';
import { standsMoved, standsTurned } from '../../tabletop/formation.js';
import { middleOf } from '../../tabletop/scale.js';

/** Orders that a unit is dragged for; a charge is aimed at a unit instead. */
export const DRAGGED = ['advance', 'rush'] as const;
export type Dragged = (typeof DRAGGED)[number];
export const isDragged = (order: string): order is Dragged => DRAGGED.some(name => name === order);

/** Questions whose answer is a way for every model. */
export const WAY_KINDS: readonly string[] = ['gdf.scout', 'gdf.pile-in', 'gdf.consolidate', 'gdf.disembark'];

/** The unit that an order is asked of. */
export const orderedUnit = (prompt: Prompt | undefined): UnitId | undefined =>
  prompt?.shape.kind === 'gdf.order' ? unitAsked(prompt) : undefined;

/** The units among which the next one to act is chosen. */
export function unitsToChoose(prompt: Prompt | undefined): readonly UnitId[] {
  if (prompt?.ask !== 'gdf.ask.unit') return [];
  const { options } = prompt.shape as PickShape;
  return options.filter(({ barred, id }) => barred === undefined && typeof id === 'number').map(({ id }) => Number(id));
}

/** The unit that may be dragged on the board now. */
export function movableUnit(desk: Desk): UnitId | undefined {
  const { prompt } = desk;
  if (prompt === undefined) return undefined;
  if (flyingUnit(prompt) !== undefined) return flyingUnit(prompt);
  if (prompt.shape.kind === 'gdf.order' || WAY_KINDS.includes(prompt.shape.kind)) return unitAsked(prompt);
  const choice = draftedChoice(desk);
  return prompt.shape.kind === 'gdf.place' && isPlacing(choice) ? choice.unit : undefined;
}

/** Where the dragged thing is now: in the draft if there is one, else on the table. */
export function heldAt(desk: Desk, unit: UnitId, model: number | undefined): Point {
  const ghost = ghostOf(desk);
  const living = figures(desk.state as State, unit);
  const placed = ghost?.placed ?? living;
  const numbers = ghost?.models ?? living.map(figure => figure.model);
  const at = model === undefined ? undefined : placed[numbers.indexOf(model)]?.at;
  return at ?? middleOf(placed);
}

/** The whole unit, or one model of it, towards a point: the game proposes, its judge says whether it may. */
export function moveTo(desk: Desk, unit: UnitId, model: number | undefined, to: Point): void {
  const choice = draftedChoice(desk);
  if (flyingUnit(desk.prompt) !== undefined) flyTowards(desk, unit, to);
  else if (isPlacing(choice)) draftChoice(desk, movedSpots(desk, choice, model, to));
  else if (desk.prompt?.shape.kind === 'gdf.order') draftOrder(desk, unit, model, to);
  else draftChoice(desk, movedWays(desk, unit, model, to, isWays(choice) ? choice : undefined));
}

function draftOrder(desk: Desk, unit: UnitId, model: number | undefined, to: Point): void {
  const draft = orderDraftOf(desk);
  const order = isDragged(draft.order) ? draft.order : 'advance';
  const before = (draft.choice as { readonly legs?: Ways } | undefined)?.legs;
  const legs =
    model === undefined
      ? unitWays(desk, unit, order, to)
      : modelWays(desk.state as State, unit, order, model, to, before);
  desk.draft.set({ ...draft, order, choice: { order, legs } });
}

/** As far as the game can drag it; where it finds no way at all, straight there, so that the judge can say why not. */
function unitWays(desk: Desk, unit: UnitId, order: Dragged, to: Point): Ways {
  const state = desk.state as State;
  const dragged = draggedTo(state, unit, order, to) ?? draggedNearer(state, unit, order, to);
  if (dragged === undefined) return shifted(figures(state, unit), to);
  if (desk.judge({ order, legs: dragged }).ok) return dragged;
  return longestLegal(desk, unit, order, to) ?? dragged;
}

/** Shares of a move that are tried when there is no way to the point itself: somewhere in that direction will do. */
const NEARER = [1, 0.75, 0.5, 0.25];

function draggedNearer(state: State, unit: UnitId, order: Dragged, to: Point): Ways | undefined {
  const living = figures(state, unit);
  const from = middleOf(living);
  const far = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  const most = Math.min(far, ...living.map(figure => allowance(figure, order)));
  for (const part of NEARER) {
    const share = (most * part) / Math.max(1, far);
    const nearer = { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
    const found = draggedTo(state, unit, order, nearer);
    if (found !== undefined) return found;
  }
  return undefined;
}

const TRIES = 7;

/** Something on the way asks for a shorter move (difficult ground, say): the longest one that the judge allows. */
function longestLegal(desk: Desk, unit: UnitId, order: Dragged, to: Point): Ways | undefined {
  const state = desk.state as State;
  const from = middleOf(figures(state, unit));
  let [low, high] = [0, Math.ceil(Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2))];
  let best: Ways | undefined;
  for (let i = 0; i < TRIES; i++) {
    const most = Math.round((low + high) / 2);
    const legs = draggedTo(state, unit, order, to, most);
    const fits = legs !== undefined && desk.judge({ order, legs }).ok;
    if (fits) best = legs;
    [low, high] = fits ? [most, high] : [low, most];
  }
  return best;
}

function shifted(living: readonly Figure[], to: Point): Ways {
  const from = middleOf(living);
  return living.map(({ at }) => [{ x: at.x + to.x - from.x, y: at.y + to.y - from.y }]);
}

/** The draft's ways with another one for this model; models that were not moved yet stay. */
function modelWays(
  state: State,
  unit: UnitId,
  order: Dragged,
  model: number,
  to: Point,
  before: Ways | undefined,
): Ways {
  return figures(state, unit).map((figure, i) =>
    figure.model === model ? wayTo(state, unit, figure, order, to) : (before?.[i] ?? []),
  );
}

/** For ways without an order of their own: straight to the place, for all models alike or for one. */
function movedWays(desk: Desk, unit: UnitId, model: number | undefined, to: Point, before: Ways | undefined): Ways {
  const living = figures(desk.state as State, unit);
  if (model === undefined) return shifted(living, to);
  return living.map((figure, i) => (figure.model === model ? [to] : (before?.[i] ?? [])));
}

/** A unit that is put down keeps its formation, unless a single model is moved. */
function movedSpots(desk: Desk, { unit, models }: Placing, model: number | undefined, to: Point): Placing {
  const only = model === undefined ? undefined : ghostOf(desk)?.models.indexOf(model);
  return { unit, models: standsMoved(models, only, to) };
}

export const turned = ({ unit, models }: Placing, by: Facing): Placing => ({ unit, models: standsTurned(models, by) });
