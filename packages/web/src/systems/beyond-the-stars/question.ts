import {
  budgetOf,
  marchTo,
  placedFor,
  placedOf,
  sheetOf,
  stepTowards,
  type ActQuestion,
  type FigureId,
  type Placement,
  type PlaceQuestion,
  type State,
} from '@banneret/beyond-the-stars';
import type { Point } from '@banneret/geometry';
import { isObject, type Prompt } from '@banneret/kernel';
import type { Desk } from '../../table/desk.js';
import type { Editing, Question, Walk } from '../../tabletop/editing.js';
import { standsMoved } from '../../tabletop/formation.js';
import type { Ghost } from '../../tabletop/hands.js';
import { isPoint } from '../../tabletop/pushing.js';
import { recoilOf, recoilQuestion } from './recoilDraft.js';
import { shootDraftOf, shootQuestion } from './shootDraft.js';
import { spotOf } from './spot.js';

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
  const recoil = recoilOf(prompt);
  if (recoil !== undefined) return recoilQuestion(desk, recoil);
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

/** The Combat Units of those who may act. */
export const unitsToAct = ({ state }: Desk, prompt: Prompt): readonly number[] => [
  ...new Set(actOf(prompt).figures.map(figure => sheetOf(state as State, figure).unit)),
];

/** The Combat Unit that is looked at, if one of its figures may act. */
export function actingUnit(desk: Desk, prompt: Prompt): number | undefined {
  const units = unitsToAct(desk, prompt);
  const selected = Number(desk.selected.get() ?? -1);
  return units.includes(selected) ? selected : actOf(prompt).midMove ? units[0] : undefined;
}

function actQuestion(desk: Desk, prompt: Prompt): Question {
  const unit = actingUnit(desk, prompt);
  const walkers = (): readonly Editing[] => unitsToAct(desk, prompt).map(walker => editingOf(desk, prompt, walker));
  if (unit === undefined) return { answersFor: new Map(), walkers };
  return { acting: String(unit), editing: editingOf(desk, prompt, unit), answersFor: new Map(), walkers };
}

/** The unit marches as one; a single figure walks straight to where it is pulled. */
function editingOf(desk: Desk, prompt: Prompt, unit: number): Editing {
  const state = desk.state as State;
  const ask = actOf(prompt);
  const figures = ask.figures.filter(figure => sheetOf(state, figure).unit === unit);
  return {
    unit: String(unit),
    walk: walkOf(desk, ask, unit, figures),
    ghost(choice) {
      const moves = movesIn(choice);
      return moves.length > 0 ? ghostOf(state, unit, moves) : undefined;
    },
    moved(choice, model, to) {
      if (model !== undefined) return { do: 'walk', figure: model, path: [to] };
      const [leader] = figures;
      if (leader === undefined) return choice;
      const only = figures.length === 1 ? { do: 'walk', figure: leader, path: [to] } : choice;
      return marchTo(state, ask, leader, to) ?? only;
    },
  };
}

/** All of the unit that may act march together; one alone walks straight on until something stops it. */
function walkOf(desk: Desk, ask: ActQuestion, unit: number, figures: readonly FigureId[]): Walk {
  const state = desk.state as State;
  const [leader] = figures;
  const most = leader === undefined ? 0 : budgetOf(state, leader, ask.budget);
  const start = ghostOf(
    state,
    unit,
    figures.map(figure => ({ figure, path: [] })),
  );
  return {
    start,
    most,
    towards(to) {
      if (leader === undefined) return undefined;
      const march = marchTo(state, ask, leader, to);
      const end = march === undefined ? stepTowards(state, leader, to, most) : undefined;
      const alone = end && { do: 'walk', figure: leader, path: [end] };
      return march ?? (alone && desk.judge(alone).ok ? alone : undefined);
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

function ghostOf(state: State, unit: number, moves: readonly Move[]): Ghost {
  return {
    unit: String(unit),
    seat: state.battle.units[unit]?.seat ?? 0,
    models: moves.map(({ figure }) => figure),
    placed: moves.map(({ figure, path }) => ({ ...placedOf(state, figure), at: path.at(-1) ?? spotOf(state, figure) })),
    ways: moves.map(({ figure, path }) => [spotOf(state, figure), ...path]),
  };
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
