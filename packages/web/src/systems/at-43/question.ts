import {
  allowanceOf,
  COHESION,
  judgeMove,
  marchTo,
  placedOf,
  rosterOf,
  unitOf,
  type Mode,
  type State,
} from '@banneret/at-43';
import type { Point } from '@banneret/geometry';
import { isObject, PASS, type PickShape, type Prompt } from '@banneret/kernel';
import { proposalsFor } from '../../controls/proposed.js';
import type { Desk } from '../../table/desk.js';
import type { Editing, Question, Walk } from '../../tabletop/editing.js';
import type { Ghost } from '../../tabletop/hands.js';
import { middleOf } from '../../tabletop/scale.js';
import { fightQuestion } from './fightDraft.js';
import { sceneryQuestion } from './sceneryDraft.js';

/** Where a fighter goes, as the questions want it. */
interface Spot extends Point {
  readonly fighter: number;
  readonly facing: number;
}

/** Questions answered with a place for every fighter. */
export const SPOT_KINDS = ['at43.move', 'at43.enter'] as const;
/** Questions answered with one point. */
export const POINT_KINDS = ['at43.push', 'at43.stand'] as const;

/** What the present question lets one do with the table. */
export function questionOf(desk: Desk): Question {
  const { prompt } = desk;
  if (prompt === undefined) return { answersFor: new Map() };
  const unit = (prompt.shape as { readonly unit?: number }).unit ?? Number(prompt.args?.['unit'] ?? -1);
  const acting = unit >= 0 ? { acting: String(unit) } : {};
  if (isSpotKind(prompt)) return { ...acting, editing: editingOf(desk, prompt, unit), answersFor: new Map() };
  if (POINT_KINDS.some(kind => kind === prompt.shape.kind))
    return { ...acting, answersFor: new Map(), tapped: point => point };
  if (prompt.shape.kind === 'at43.fight') return { ...acting, ...fightQuestion(desk) };
  if (prompt.shape.kind === 'at43.scenery') return sceneryQuestion(desk);
  return { ...acting, answersFor: answersFor(desk, prompt) };
}

const isSpotKind = ({ shape }: Prompt): boolean => SPOT_KINDS.some(kind => kind === shape.kind);

function editingOf(desk: Desk, { shape }: Prompt, unit: number): Editing {
  const state = desk.state as State;
  const { mode } = shape as { readonly mode?: Mode };
  return {
    unit: String(unit),
    link: COHESION.link,
    ...(mode !== undefined && { walk: walkOf(state, unit, mode) }),
    ghost: choice => (isSpots(choice) ? ghostOf(state, unit, choice, waysOf(state, unit, mode, choice)) : undefined),
    moved(choice, model, to) {
      const spots = isSpots(choice) ? choice : [];
      if (model !== undefined) return spots.map(spot => (spot.fighter === model ? { ...spot, ...to } : spot));
      return (mode && marchTo(state, unit, mode, to)) ?? shifted(state, unit, spots, to);
    },
  };
}

function walkOf(state: State, unit: number, mode: Mode): Walk {
  const { fighters } = unitOf(state, unit);
  const spots = fighters.map(({ id, x, y, facing }) => ({ fighter: id, x, y, facing }));
  return {
    start: ghostOf(state, unit, spots, []),
    most: Math.max(0, ...fighters.map(fighter => allowanceOf(state, unit, fighter, mode))),
    towards(to) {
      const spots = marchTo(state, unit, mode, to);
      return spots && judgeMove(state, unit, mode, spots).ok ? spots : undefined;
    },
  };
}

/** the way there is the engine's own; there is none to be seen of those who are put down, or may not go there. */
function waysOf(state: State, unit: number, mode: Mode | undefined, spots: readonly Spot[]): Ghost['ways'] {
  const verdict = mode && judgeMove(state, unit, mode, spots);
  return verdict?.ok === true ? verdict.paths : [];
}

/** All by as much, so that the judge can say why not. */
function shifted(state: State, unit: number, spots: readonly Spot[], to: Point): readonly Spot[] {
  const from = middleOf(ghostOf(state, unit, spots, []).placed);
  return spots.map(spot => ({ ...spot, x: spot.x + to.x - from.x, y: spot.y + to.y - from.y }));
}

function ghostOf(state: State, unit: number, spots: readonly Spot[], ways: Ghost['ways']): Ghost {
  const { fighters } = unitOf(state, unit);
  const moving = spots.flatMap(spot => {
    const fighter = fighters.find(({ id }) => id === spot.fighter);
    return fighter === undefined ? [] : [{ spot, fighter }];
  });
  return {
    unit: String(unit),
    seat: rosterOf(state, unit).seat,
    models: moving.map(({ spot }) => spot.fighter),
    placed: moving.map(({ spot, fighter }) => ({
      ...placedOf(state, fighter),
      at: { x: spot.x, y: spot.y },
      facing: spot.facing,
    })),
    ways,
  };
}

const isSpots = (raw: unknown): raw is readonly Spot[] =>
  Array.isArray(raw) && raw.length > 0 && raw.every(spot => isObject(spot) && typeof spot['fighter'] === 'number');

/** A click on a unit: an aim or a fight at it, or a pick that names it; on Alert, fire of all it has. */
function answersFor(desk: Desk, prompt: Prompt): ReadonlyMap<string, unknown> {
  const answers = new Map<string, unknown>();
  if (prompt.shape.kind === 'at43.aim')
    for (const aim of proposalsFor(desk)) {
      const target = isObject(aim) && isObject(aim['target']) ? aim['target']['unit'] : undefined;
      if (typeof target === 'number' && !answers.has(String(target))) answers.set(String(target), aim);
    }
  if (prompt.shape.kind === 'pick' && UNIT_PICKS.has(prompt.ask))
    for (const { id, barred } of (prompt.shape as PickShape).options)
      if (typeof id === 'number' && barred === undefined) answers.set(String(id), id);
  if (prompt.ask === 'at43.ask.alert')
    for (const { id } of (prompt.shape as PickShape).options) {
      const [unit = ''] = String(id).split(':');
      if (id !== PASS && !answers.has(unit)) answers.set(unit, id);
    }
  return answers;
}

/** Picks whose options are units. */
const UNIT_PICKS: ReadonlySet<string> = new Set(['at43.ask.replace', 'at43.ask.escort']);
