import { illegal, legal, type Prompt, type Rng, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import type { DeclaredShot } from '../events.js';
import { MOST_TARGETS } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import { judgeTarget, type GroupTargets } from '../targets.js';

/** The options travel with the question: sight lines are worked out once, when it is asked. */
export interface ShotsQuestion extends Shape {
  readonly kind: 'gdf.shots';
  readonly unit: UnitId;
  readonly groups: readonly GroupTargets[];
}

/** The groups that fire, in the order they are to be resolved. A group that is not named holds its fire. */
export type ShotsChoice = readonly DeclaredShot[];

/** GDF-SHT-09: every group's target is declared before any die is rolled. */
export const askShots = (seat: Seat, unit: UnitId, groups: readonly GroupTargets[]): Prompt<ShotsQuestion> => ({
  seat,
  ask: 'gdf.ask.shots',
  rule: 'GDF-SHT-09',
  shape: { kind: 'gdf.shots', unit, groups },
  args: { unit },
});

export const shotsKind: ShapeKind<State, ShotsQuestion, ShotsChoice> = {
  parse,

  judge(state, { unit, groups }, choice) {
    for (const [i, { weapon, target }] of choice.entries()) {
      if (choice.findIndex(shot => shot.weapon === weapon) !== i) return illegal('GDF-SHT-07', 'gdf.no.group-split');
      const targets = groups.find(group => group.weapon === weapon)?.targets ?? [];
      if (!targets.some(option => option.target === target)) return judgeTarget(state, unit, weapon, target);
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
};

/** Targets first and holding fire last, so that the fullest volleys come first. */
function* aims(groups: readonly GroupTargets[], aimed: ShotsChoice): Generator<ShotsChoice> {
  const [group, ...rest] = groups;
  if (group === undefined) {
    yield aimed;
    return;
  }
  for (const { target } of group.targets)
    if (mayAdd(aimed, target)) yield* aims(rest, [...aimed, { weapon: group.weapon, target }]);
  yield* aims(rest, aimed);
}

function randomAim(groups: readonly GroupTargets[], rng: Rng): ShotsChoice {
  const aimed: DeclaredShot[] = [];
  for (const { weapon, targets } of groups) {
    const target = targets[rng.below(targets.length + 1)]?.target;
    if (target !== undefined && mayAdd(aimed, target)) aimed.push({ weapon, target });
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
    const { weapon, target } = shot as { weapon?: unknown; target?: unknown };
    if (!isId(weapon) || !isId(target)) return undefined;
    shots.push({ weapon, target });
  }
  return shots;
}

const MOST_GROUPS = 20;

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) >= 0 && !Object.is(id, -0);
