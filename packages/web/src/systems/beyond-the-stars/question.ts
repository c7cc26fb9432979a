import {
  figureOf,
  marchTo,
  placedFor,
  placedOf,
  sheetOf,
  type ActQuestion,
  type FigureId,
  type Placement,
  type PlaceQuestion,
  type State,
} from '@banneret/beyond-the-stars';
import type { Point } from '@banneret/geometry';
import { isObject, type Prompt } from '@banneret/kernel';
import type { Desk } from '../../table/desk.js';
import { draftedChoice } from '../../tabletop/draft.js';
import type { Editing, Question } from '../../tabletop/editing.js';
import { standsMoved } from '../../tabletop/formation.js';
import type { Ghost } from '../../tabletop/hands.js';
import { isPoint } from '../../tabletop/pushing.js';
import { shootDraftOf, shootQuestion } from './shootDraft.js';

/** Questions answered with one point of the table. */
export const POINT_KINDS = ['bts.marker', 'bts.spot', 'bts.landing', 'bts.entry', 'bts.scenery'] as const;

/** What the present question lets one do with the table. */
export function questionOf(desk: Desk): Question {
  const { prompt } = desk;
  const answersFor = new Map<string, unknown>();
  if (prompt === undefined) return { answersFor };
  if (POINT_KINDS.some(kind => kind === prompt.shape.kind)) return { answersFor, tapped: point => point };
  if (prompt.shape.kind === 'bts.act') return actQuestion(desk, prompt);
  if (prompt.shape.kind === 'bts.shoot') return shootQuestion(desk);
  if (prompt.shape.kind === 'bts.place') return placeQuestion(desk, placeOf(prompt));
  return { answersFor };
}

export const placeOf = (prompt: Prompt): PlaceQuestion => prompt.shape as unknown as PlaceQuestion;

export const isPlacement = (raw: unknown): raw is Placement =>
  isObject(raw) && raw['do'] === 'place' && Array.isArray(raw['spots']);

/** A unit that is put down: all of it in its formation, or one figure alone. */
function placeQuestion(desk: Desk, { unit }: PlaceQuestion): Question {
  const state = desk.state as State;
  const editing: Editing = {
    unit: String(unit),
    puts: true,
    ghost: choice => (isPlacement(choice) ? ghostOfPlacement(state, unit, choice) : undefined),
    moved(choice, model, to) {
      if (!isPlacement(choice)) return choice;
      const only = model === undefined ? undefined : choice.spots.findIndex(({ figure }) => figure === model);
      return { ...choice, spots: standsMoved(choice.spots, only, to) };
    },
  };
  return { acting: String(unit), editing, answersFor: new Map() };
}

export const ghostOfPlacement = (state: State, unit: number, { spots }: Placement): Ghost => ({
  unit: String(unit),
  seat: state.battle.units[unit]?.seat ?? 0,
  models: spots.map(({ figure }) => figure),
  placed: spots.map(spot => placedFor(state, spot)),
  ways: [],
});

export const actOf = (prompt: Prompt): ActQuestion => prompt.shape as unknown as ActQuestion;

/** The Combat Unit that is looked at, if one of its figures may act. */
export function actingUnit(desk: Desk, prompt: Prompt): number | undefined {
  const state = desk.state as State;
  const units = actOf(prompt).figures.map(figure => sheetOf(state, figure).unit);
  const selected = Number(desk.selected.get() ?? -1);
  return units.includes(selected) ? selected : actOf(prompt).midMove ? units[0] : undefined;
}

function actQuestion(desk: Desk, prompt: Prompt): Question {
  const unit = actingUnit(desk, prompt);
  if (unit === undefined) return { answersFor: new Map() };
  return { acting: String(unit), editing: editingOf(desk, prompt, unit), answersFor: new Map() };
}

/** The unit marches as one; a single figure walks straight to where it is pulled. */
function editingOf(desk: Desk, prompt: Prompt, unit: number): Editing {
  const state = desk.state as State;
  const ask = actOf(prompt);
  const figures = ask.figures.filter(figure => sheetOf(state, figure).unit === unit);
  return {
    unit: String(unit),
    ghost: choice => ghostOf(state, unit, movesIn(choice), figures),
    moved(choice, model, to) {
      if (model !== undefined) return { do: 'walk', figure: model, path: [to] };
      const [leader] = figures;
      if (leader === undefined) return choice;
      const only = figures.length === 1 ? { do: 'walk', figure: leader, path: [to] } : choice;
      return marchTo(state, ask, leader, to) ?? only;
    },
  };
}

interface Move {
  readonly figure: FigureId;
  readonly path: readonly Point[];
}

/** The ways in an answer, whatever manoeuvre it is. */
function movesIn(choice: unknown): readonly Move[] {
  if (!isObject(choice)) return [];
  if (Array.isArray(choice['moves'])) return choice['moves'] as readonly Move[];
  const { figure, path } = choice;
  return typeof figure === 'number' && Array.isArray(path) && path.every(isPoint) ? [{ figure, path }] : [];
}

function ghostOf(state: State, unit: number, moves: readonly Move[], figures: readonly FigureId[]): Ghost {
  const shown = moves.length > 0 ? moves : figures.map(figure => ({ figure, path: [] }));
  return {
    unit: String(unit),
    seat: state.battle.units[unit]?.seat ?? 0,
    models: shown.map(({ figure }) => figure),
    placed: shown.map(({ figure, path }) => ({ ...placedOf(state, figure), at: path.at(-1) ?? spotOf(state, figure) })),
    ways: shown.map(({ figure, path }) => [spotOf(state, figure), ...path]),
  };
}

function spotOf(state: State, figure: FigureId): Point {
  const { x, y } = figureOf(state, figure).spot;
  return { x, y };
}

/** The question for the unit alone that shoots or acts: its sight is what matters. */
export function narrowed(prompt: Prompt, state: State, unit: number): Prompt {
  const { figures } = prompt.shape as unknown as { readonly figures: readonly FigureId[] };
  return {
    ...prompt,
    shape: {
      ...prompt.shape,
      figures: figures.filter(figure => sheetOf(state, figure).unit === unit),
    } as Prompt['shape'],
  };
}

/** The unit that the answer so far lets shoot or act. */
export function unitInHand(desk: Desk): number | undefined {
  const { prompt } = desk;
  if (prompt?.shape.kind === 'bts.act') return actingUnit(desk, prompt);
  return prompt?.shape.kind === 'bts.shoot' ? shootDraftOf(desk)?.unit : undefined;
}

/** Does the draft move somebody, or put them down? */
export function draftMoves(desk: Desk): boolean {
  const choice = draftedChoice(desk);
  return isPlacement(choice) || movesIn(choice).length > 0;
}
