import {
  distanceOf,
  figureOf,
  sheetOf,
  volleyAt,
  type DeclaredShots,
  type FigureId,
  type ShootQuestion,
  type State,
} from '@banneret/beyond-the-stars';
import { isObject, type Prompt } from '@banneret/kernel';
import type { Desk } from '../../table/desk.js';
import type { Question } from '../../tabletop/editing.js';

/** A unit that is about to shoot, and what each of its figures aims at. */
export interface ShootDraft {
  readonly kind: 'shoot-draft';
  readonly unit: number;
  readonly volleys: readonly DeclaredShots[];
}

export const shootOf = (prompt: Prompt | undefined): ShootQuestion | undefined =>
  prompt?.shape.kind === 'bts.shoot' ? (prompt.shape as ShootQuestion) : undefined;

export function shootDraftOf(desk: Desk): ShootDraft | undefined {
  const draft = desk.draft.get();
  return isObject(draft) && draft['kind'] === 'shoot-draft' ? (draft as unknown as ShootDraft) : undefined;
}

/** The figures that may still shoot, by their units. */
export function shooters({ state, prompt }: Desk): ReadonlyMap<number, readonly FigureId[]> {
  const units = new Map<number, FigureId[]>();
  for (const figure of shootOf(prompt)?.figures ?? []) {
    const { unit } = sheetOf(state as State, figure);
    units.set(unit, [...(units.get(unit) ?? []), figure]);
  }
  return units;
}

const known = new WeakMap<Prompt, Map<FigureId, readonly DeclaredShots[]>>();

/** All that a figure can shoot at, the nearest first: with every weapon that reaches it. A question never changes. */
export function volleysFor({ state: raw, prompt }: Desk, figure: FigureId): readonly DeclaredShots[] {
  if (prompt === undefined) return [];
  const state = raw as State;
  const found = known.get(prompt) ?? new Map<FigureId, readonly DeclaredShots[]>();
  known.set(prompt, found);
  const volleys =
    found.get(figure) ?? enemiesOf(state, figure).flatMap(target => volleyAt(state, figure, target) ?? []);
  found.set(figure, volleys);
  return volleys;
}

function enemiesOf(state: State, figure: FigureId): readonly FigureId[] {
  const { seat } = sheetOf(state, figure);
  const enemies = [...state.figures.keys()].filter(
    other => sheetOf(state, other).seat !== seat && ['table', 'inside'].includes(figureOf(state, other).place),
  );
  const far = new Map(enemies.map(other => [other, distanceOf(state, figure, other)]));
  return enemies.sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0) || a - b);
}

export const targetOf = ({ shots }: DeclaredShots): FigureId => shots[0]?.targets[0] ?? -1;

/** This unit shoots: everybody at the nearest enemy, until told otherwise. */
export function takeShooters(desk: Desk, unit: number): void {
  const volleys = (shooters(desk).get(unit) ?? []).flatMap(figure => volleysFor(desk, figure).slice(0, 1));
  desk.draft.set({ kind: 'shoot-draft', unit, volleys });
  desk.selected.set(String(unit));
}

/** One figure aims elsewhere, or holds its fire. */
export function aimFigure(desk: Desk, figure: FigureId, volley: DeclaredShots | undefined): void {
  const draft = shootDraftOf(desk);
  if (draft === undefined) return;
  const order = shooters(desk).get(draft.unit) ?? [];
  const others = draft.volleys.filter(other => other.figure !== figure);
  const volleys = volley === undefined ? others : [...others, volley];
  desk.draft.set({ ...draft, volleys: volleys.toSorted((a, b) => order.indexOf(a.figure) - order.indexOf(b.figure)) });
}

/** Whoever can aims at the enemy unit; the others stay with what they had. */
export function aimAtUnit(desk: Desk, target: number): void {
  const state = desk.state as State;
  const { unit = [...shooters(desk).keys()].find(own => canAim(desk, own, target)), volleys = [] } =
    shootDraftOf(desk) ?? {};
  if (unit === undefined) return;
  const aimed = (shooters(desk).get(unit) ?? []).flatMap(figure => {
    const before = volleys.find(volley => volley.figure === figure);
    return volleysFor(desk, figure).find(volley => sheetOf(state, targetOf(volley)).unit === target) ?? before ?? [];
  });
  desk.draft.set({ kind: 'shoot-draft', unit, volleys: aimed });
  desk.selected.set(String(target));
}

const canAim = (desk: Desk, unit: number, target: number): boolean =>
  (shooters(desk).get(unit) ?? []).some(figure =>
    volleysFor(desk, figure).some(volley => sheetOf(desk.state as State, targetOf(volley)).unit === target),
  );

/** A click on a unit of one's own makes it shoot, on an enemy aims at it. */
export function shootQuestion(desk: Desk): Question {
  const own = shooters(desk);
  const unit = shootDraftOf(desk)?.unit;
  const enemies = (desk.state as State).battle.units.flatMap((_, id) => (own.has(id) ? [] : [id]));
  const aims = enemies.filter(id => (unit === undefined ? [...own.keys()] : [unit]).some(by => canAim(desk, by, id)));
  return {
    answersFor: new Map(),
    ...(unit !== undefined && { acting: String(unit) }),
    clickable: {
      units: new Set([...own.keys(), ...aims].map(String)),
      click: id => (own.has(Number(id)) ? takeShooters(desk, Number(id)) : aimAtUnit(desk, Number(id))),
    },
  };
}
