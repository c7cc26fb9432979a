import type { Point } from '@banneret/geometry';
import { isObject, type PickShape, type Prompt } from '@banneret/kernel';
import {
  budgetsOf,
  fireteamOf,
  formationOf,
  moversOf,
  moveTowards,
  placedAt,
  seatOf,
  type MoveReason,
  type State,
} from '@banneret/the-other-side';
import type { Desk } from '../../table/desk.js';
import type { Editing, Question } from '../../tabletop/editing.js';
import type { Ghost } from '../../tabletop/hands.js';
import { isPoint } from '../../tabletop/pushing.js';
import { middleOf } from '../../tabletop/scale.js';

/** Questions that are answered on the table. */
export const EDITED_KINDS = ['tos.move', 'tos.stand', 'tos.place', 'tos.spot'] as const;

interface Standing {
  readonly unit?: number;
  readonly fireteams: readonly number[];
}

/** What the present question lets one do with the table. */
export function questionOf(desk: Desk): Question {
  const { prompt } = desk;
  if (prompt === undefined) return { answersFor: new Map() };
  const none = new Map<string, unknown>();
  switch (prompt.shape.kind) {
    case 'tos.move': {
      const { unit, reason } = prompt.shape as unknown as { unit: number; reason: MoveReason };
      return { acting: String(unit), editing: moving(desk, unit, reason), answersFor: none };
    }
    case 'tos.stand':
    case 'tos.place': {
      const { question } = prompt.shape as unknown as { question: Standing };
      const editing = standing(desk, question);
      return { ...(editing && { acting: editing.unit, editing }), answersFor: none };
    }
    case 'tos.spot':
      return { answersFor: none, tapped: point => point };
    default:
      return { ...actingIn(prompt), answersFor: picked(desk, prompt) };
  }
}

const actingIn = ({ args }: Prompt): { readonly acting?: string } => {
  const unit = args?.['unit'];
  return typeof unit === 'number' ? { acting: String(unit) } : {};
};

interface Move {
  readonly fireteam: number;
  readonly way: readonly Point[];
}

const isMoves = (raw: unknown): raw is readonly Move[] =>
  Array.isArray(raw) && raw.every(move => isObject(move) && Array.isArray(move['way']));

/** The move step of a unit: dragged as a whole, or one Fireteam straight to a place. */
function moving(desk: Desk, unit: number, reason: MoveReason): Editing {
  const state = desk.state as State;
  const formation = formationOf(state, unit)?.spread;
  const ghost = (choice: unknown): Ghost => {
    const moves = isMoves(choice) ? choice : [];
    const fireteams = (state.units[unit]?.fireteams ?? []).filter(id => fireteamOf(state, id).place === 'table');
    const wayOf = (id: number): readonly Point[] => moves.find(({ fireteam }) => fireteam === id)?.way ?? [];
    return ghostOf(
      state,
      unit,
      fireteams.map(id => ({ id, at: wayOf(id).at(-1) ?? fireteamOf(state, id).at })),
      fireteams.map(id => [fireteamOf(state, id).at, ...wayOf(id)]),
    );
  };
  return {
    unit: String(unit),
    ghost,
    ...(formation !== undefined && { link: formation }),
    walk: {
      start: ghost(undefined),
      most: Math.max(0, ...budgetsOf(state, unit, moversOf(state, unit), reason)),
      towards: to => moveTowards(state, unit, reason, to),
    },
    moved(choice, model, to) {
      if (model === undefined) return moveTowards(state, unit, reason, to) ?? choice;
      const others = (isMoves(choice) ? choice : []).filter(({ fireteam }) => fireteam !== model);
      return [...others, { fireteam: model, way: [to] }];
    },
  };
}

/** Fireteams that are put down, each at a point. */
function standing(desk: Desk, { fireteams }: Standing): Editing | undefined {
  const state = desk.state as State;
  const [first] = fireteams;
  if (first === undefined) return undefined;
  const { unit } = fireteamOf(state, first);
  const pointsOf = (choice: unknown): readonly (Point | null)[] =>
    Array.isArray(choice) ? (choice as readonly (Point | null)[]) : [];
  const ghost = (choice: unknown): Ghost =>
    ghostOf(
      state,
      unit,
      fireteams.flatMap((id, i) => {
        const at = pointsOf(choice)[i];
        return isPoint(at) ? [{ id, at }] : [];
      }),
      [],
    );
  return {
    unit: String(unit),
    ghost,
    moved(choice, model, to) {
      const points = pointsOf(choice);
      if (model !== undefined) return points.map((at, i) => (fireteams[i] === model ? to : at));
      const from = middleOf(ghost(choice).placed);
      return points.map(at => at && { x: at.x + to.x - from.x, y: at.y + to.y - from.y });
    },
  };
}

function ghostOf(
  state: State,
  unit: number,
  spots: readonly { readonly id: number; readonly at: Point }[],
  ways: Ghost['ways'],
): Ghost {
  return {
    unit: String(unit),
    seat: spots[0] === undefined ? 0 : seatOf(state, spots[0].id),
    models: spots.map(({ id }) => id),
    placed: spots.map(({ id, at }) => placedAt(state, id, at)),
    ways,
  };
}

/** Picks whose options are Fireteams; a click on the unit takes the first of its own. */
const FIRETEAM_PICKS: ReadonlySet<string> = new Set(['tos.ask.target', 'tos.ask.whom', 'tos.ask.strike']);
/** Picks whose options are units. */
const UNIT_PICKS: ReadonlySet<string> = new Set(['tos.ask.opportunity', 'tos.ask.coordinate']);

/** The unit that an option of a pick stands for. */
export function unitOfOption({ ask, shape }: Prompt, option: string | number, state: State): string | undefined {
  if (shape.kind !== 'pick' || typeof option !== 'number') return undefined;
  if (UNIT_PICKS.has(ask)) return String(option);
  const unit = FIRETEAM_PICKS.has(ask) ? state.fireteams[option]?.unit : undefined;
  return unit === undefined ? undefined : String(unit);
}

function picked(desk: Desk, prompt: Prompt): ReadonlyMap<string, unknown> {
  const answers = new Map<string, unknown>();
  if (prompt.shape.kind !== 'pick') return answers;
  for (const { id, barred } of (prompt.shape as PickShape).options) {
    const unit = unitOfOption(prompt, id, desk.state as State);
    if (unit !== undefined && barred === undefined && !answers.has(unit)) answers.set(unit, id);
  }
  return answers;
}
