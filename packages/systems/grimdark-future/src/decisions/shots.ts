import { illegal, legal, type Prompt, type Rng, type Shape, type ShapeKind } from '@banneret/kernel';
import type { DeclaredShot } from '../events/events.js';
import { ENOUGH_TO_SEE, MOST_TARGETS } from '../rulings.js';
import { seatOf, type State, type UnitId } from '../state.js';
import { judgeTarget, type GroupTargets, type TargetOption } from '../attack/targets.js';
import type { Shooting } from '../attack/volley.js';
import { isId } from './legs.js';

/** The options travel with the question: sight lines are worked out once, when it is asked. */
export interface ShotsQuestion extends Shape {
  readonly kind: 'gdf.shots';
  readonly unit: UnitId;
  /** Did the unit Hold? It matters to Relentless, and so to the odds. */
  readonly held: boolean;
  readonly groups: readonly GroupTargets[];
}

/** The groups that fire, in the order they are to be resolved. A group that is not named holds its fire. */
export type ShotsChoice = readonly DeclaredShot[];

/** GDF-SHT-09: every group's target is declared before any die is rolled. */
export function askShots(state: State, { unit, held, groups = [] }: Shooting): Prompt<ShotsQuestion> {
  const [seat, shape] = [seatOf(state, unit), { kind: 'gdf.shots', unit, held, groups } as const];
  const byEye = state.battle.options.sight === 'true';
  // GDF-LOS-09, -10: with true sight the player looks over the table, and is told what is enough to be seen.
  if (byEye)
    return { seat, ask: 'gdf.ask.shots-by-eye', rule: 'GDF-LOS-09', shape, args: { unit, share: ENOUGH_TO_SEE } };
  return { seat, ask: 'gdf.ask.shots', rule: 'GDF-SHT-09', shape, args: { unit } };
}

export const shotsKind: ShapeKind<State, ShotsQuestion, ShotsChoice> = {
  parse,

  judge(state, { unit, groups }, choice) {
    for (const [i, { weapon, target, model }] of choice.entries()) {
      if (choice.findIndex(shot => shot.weapon === weapon) !== i) return illegal('GDF-SHT-07', 'gdf.no.group-split');
      const option = optionOf(groups, weapon, target);
      if (option === undefined) return judgeTarget(state, unit, weapon, target);
      if (model === undefined) continue;
      if (option.singled === undefined) return illegal('GDF-SPC-42', 'gdf.no.not-a-sniper');
      if (!option.singled.some(singled => singled.model === model))
        return illegal('GDF-SPC-42', 'gdf.no.cannot-single-out', { model: model + 1 });
    }
    const targets = new Set(choice.map(({ target }) => target)).size;
    return targets <= MOST_TARGETS ? legal : illegal('GDF-SHT-08', 'gdf.no.too-many-targets', { targets });
  },

  /** Every way to aim the groups, in the order of the weapons; the order in which they fire seldom matters. */
  *enumerate(_state, { groups }) {
    yield* aims(groups, []);
  },

  sample: (_state, { groups }, _seat, rng) => randomAim(groups, rng),

  finite: () => false,

  sole: (_state, { groups }) => (groups.every(({ targets }) => targets.length === 0) ? [] : undefined),
};

const optionOf = (groups: readonly GroupTargets[], weapon: number, target: UnitId): TargetOption | undefined =>
  groups.find(group => group.weapon === weapon)?.targets.find(option => option.target === target);

/** The models that fire when this is declared. */
export function firingAt(groups: readonly GroupTargets[], { weapon, target, model }: DeclaredShot): readonly number[] {
  const option = optionOf(groups, weapon, target);
  if (model === undefined) return option?.models ?? [];
  return option?.singled?.find(singled => singled.model === model)?.models ?? [];
}

/** Everything a group can be aimed at: units, and with a Sniper's weapon each of their models. */
const aimsOf = ({ weapon, targets }: GroupTargets): DeclaredShot[] =>
  targets.flatMap(({ target, singled = [] }) => [
    { weapon, target },
    ...singled.map(({ model }) => ({ weapon, target, model })),
  ]);

/** Targets first and holding fire last, so that the fullest volleys come first. */
function* aims(groups: readonly GroupTargets[], aimed: ShotsChoice): Generator<ShotsChoice> {
  const [group, ...rest] = groups;
  if (group === undefined) {
    yield aimed;
    return;
  }
  for (const shot of aimsOf(group)) if (mayAdd(aimed, shot.target)) yield* aims(rest, [...aimed, shot]);
  yield* aims(rest, aimed);
}

function randomAim(groups: readonly GroupTargets[], rng: Rng): ShotsChoice {
  const aimed: DeclaredShot[] = [];
  for (const group of groups) {
    const shots = aimsOf(group);
    const shot = shots[rng.below(shots.length + 1)];
    if (shot !== undefined && mayAdd(aimed, shot.target)) aimed.push(shot);
  }
  return aimed;
}

function mayAdd(aimed: ShotsChoice, target: UnitId): boolean {
  const targets = new Set(aimed.map(shot => shot.target));
  return targets.has(target) || targets.size < MOST_TARGETS;
}

function parse(raw: unknown): ShotsChoice | undefined {
  if (!Array.isArray(raw) || raw.length > MOST_GROUPS) return undefined;
  const shots: DeclaredShot[] = [];
  for (const shot of raw as unknown[]) {
    if (typeof shot !== 'object' || shot === null) return undefined;
    const { weapon, target, model } = shot as { weapon?: unknown; target?: unknown; model?: unknown };
    if (!isId(weapon) || !isId(target) || !(model === undefined || isId(model))) return undefined;
    shots.push({ weapon, target, ...(model !== undefined && { model }) });
  }
  return shots;
}

const MOST_GROUPS = 20;
