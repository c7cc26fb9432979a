import { illegal, legal, type Prompt, type Shape, type ShapeKind } from '@banneret/kernel';
import type { UnitId } from '../battle.js';
import { fightFault, fightsOf, type Fight } from '../melee/fights.js';
import type { State } from '../state.js';
import { seatOf } from '../units.js';
import { isId } from './spots.js';
import { usesFrom } from './uses.js';

/** AT43-MEL-10, R-59: the next fight, or no more of them. */
export interface FightShape extends Shape {
  readonly kind: 'at43.fight';
  readonly unit: UnitId;
}

export type FightChoice = 'done' | Fight;

export const askFight = (state: State, unit: UnitId): Prompt<FightShape> => ({
  seat: seatOf(state, unit),
  ask: 'at43.ask.fight',
  rule: 'AT43-MEL-10',
  shape: { kind: 'at43.fight', unit },
  args: { unit },
});

export const fightKind: ShapeKind<State, FightShape, FightChoice> = {
  parse(raw) {
    if (raw === 'done') return raw;
    if (typeof raw !== 'object' || raw === null) return undefined;
    const { weapon, defender, uses } = raw as { weapon?: unknown; defender?: unknown; uses?: unknown };
    const pairs = usesFrom(uses);
    if (!isId(weapon) || !isId(defender) || pairs === undefined) return undefined;
    return { weapon: weapon + 0, defender: defender + 0, uses: pairs };
  },

  judge(state, { unit }, choice) {
    if (choice === 'done') return legal;
    const fault = fightFault(state, unit, choice);
    return fault ? illegal(fault.rule, fault.say, fault.args) : legal;
  },

  *enumerate(state, { unit }) {
    yield* fightsOf(state, unit);
    yield 'done';
  },

  sample(state, { unit }, _seat, rng) {
    const fights = [...fightsOf(state, unit)];
    if (fights.length === 0 || rng.below(10) === 0) return 'done';
    return fights[rng.below(fights.length)]!;
  },

  finite: () => false,

  sole(state, { unit }) {
    const [fight] = fightsOf(state, unit);
    return fight === undefined ? 'done' : undefined;
  },
};
