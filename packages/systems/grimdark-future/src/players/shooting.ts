import { shotsOf } from '../attack/attack.js';
import type { ShotsChoice, ShotsQuestion } from '../decisions/shots.js';
import type { DeclaredShot } from '../events/events.js';
import { MOST_TARGETS } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import { expectedWounds, worthOfWounds } from './harm.js';

interface Prospect extends DeclaredShot {
  readonly wounds: number;
}

/** Each group at the target it hurts most, in points; at most two targets, those that promise most together. */
export function bestShots(state: State, { unit, groups, held }: ShotsQuestion): ShotsChoice {
  const prospects = groups.map(({ weapon, targets }) =>
    targets.map(({ target, models }): Prospect => {
      const strikes = shotsOf(state, unit, { weapon, target, models }, held);
      return { weapon, target, wounds: strikes.reduce((sum, strike) => sum + expectedWounds(state, strike), 0) };
    }),
  );
  const targets = bestTargets(state, prospects);
  return prospects.flatMap(group => {
    const open = group.filter(({ target, wounds }) => targets.includes(target) && wounds > 0);
    const [best] = open.sort((a, b) => worth(state, b) - worth(state, a) || a.target - b.target);
    return best === undefined ? [] : [{ weapon: best.weapon, target: best.target }];
  });
}

/** For each target: everybody who can fires at it, and the others at what they hurt most. */
export function volleysAt(state: State, question: ShotsQuestion): ShotsChoice[] {
  const usual = bestShots(state, question);
  const targets = new Set(question.groups.flatMap(group => group.targets.map(({ target }) => target)));
  return [...targets].map(target =>
    question.groups.flatMap(({ weapon, targets: open }) => {
      if (open.some(option => option.target === target)) return [{ weapon, target }];
      const own = usual.find(shot => shot.weapon === weapon);
      return own === undefined ? [] : [own];
    }),
  );
}

const worth = (state: State, { target, wounds }: Prospect): number => worthOfWounds(state, target, wounds);

/** The targets that all groups together would hurt most if each could fire at it. */
function bestTargets(state: State, prospects: readonly (readonly Prospect[])[]): UnitId[] {
  const wounds = new Map<UnitId, number>();
  for (const group of prospects)
    for (const { target, wounds: own } of group) wounds.set(target, (wounds.get(target) ?? 0) + own);
  const ranked = [...wounds.entries()].map(([target, sum]) => ({ target, worth: worthOfWounds(state, target, sum) }));
  ranked.sort((a, b) => b.worth - a.worth || a.target - b.target);
  return ranked.slice(0, MOST_TARGETS).map(({ target }) => target);
}
