import type { UnitId } from '@banneret/grimdark-future';
import type { Prompt } from '@banneret/kernel';
import type { Desk } from '../../table/desk.js';

/** One weapon group and the unit it is aimed at, as the question wants it. */
export interface Aim {
  readonly weapon: number;
  readonly target: UnitId;
}

export interface ShotsShape {
  readonly kind: 'gdf.shots';
  readonly unit: UnitId;
  readonly groups: readonly {
    readonly weapon: number;
    readonly targets: readonly { readonly target: UnitId; readonly models: readonly number[] }[];
  }[];
}

export const shotsOf = (prompt: Prompt | undefined): ShotsShape | undefined =>
  prompt?.shape.kind === 'gdf.shots' ? (prompt.shape as unknown as ShotsShape) : undefined;

export const shootingUnit = (prompt: Prompt | undefined): UnitId | undefined => shotsOf(prompt)?.unit;

/** The aims so far. At first every group aims at the first unit it can hit, within what the judge allows. */
export function aimsOf(desk: Desk): readonly Aim[] {
  const draft = desk.draft.get();
  return Array.isArray(draft) ? (draft as readonly Aim[]) : firstAims(desk);
}

function firstAims(desk: Desk): readonly Aim[] {
  const aims: Aim[] = [];
  for (const { weapon, targets } of shotsOf(desk.prompt)?.groups ?? []) {
    const fitting = targets.find(({ target }) => desk.judge([...aims, { weapon, target }]).ok);
    if (fitting !== undefined) aims.push({ weapon, target: fitting.target });
  }
  return aims;
}

/** Aims one group; no target holds its fire. */
export function aimGroup(desk: Desk, weapon: number, target: UnitId | undefined): void {
  const others = aimsOf(desk).filter(aim => aim.weapon !== weapon);
  const order = (shotsOf(desk.prompt)?.groups ?? []).map(group => group.weapon);
  const aims = target === undefined ? others : [...others, { weapon, target }];
  desk.draft.set([...aims].sort((a, b) => order.indexOf(a.weapon) - order.indexOf(b.weapon)));
}

/** Aims all groups that can at a unit that was clicked; says whether it was a target at all. */
export function aimAt(desk: Desk, unit: UnitId): boolean {
  const shape = shotsOf(desk.prompt);
  const able = shape?.groups.filter(({ targets }) => targets.some(({ target }) => target === unit)) ?? [];
  if (able.length === 0) return false;
  for (const { weapon } of able) aimGroup(desk, weapon, unit);
  desk.selected.set(String(unit));
  return true;
}
