import { illegal, legal, soleListed, type Prompt, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import { scenarioOf } from '../scenarios/index.js';
import { NO_DESIGNATIONS, type Designations } from '../scenarios/scenario.js';
import { NO_SECRET, UNDECIDED, type Secret, type State } from '../state.js';

/** BTS-SCN-14: what each side designates before the battle. What may be designated is public; the choice is not. */
export interface SecretQuestion extends Shape {
  readonly kind: 'bts.secret';
}

export const askSecret = (seat: Seat): Prompt<SecretQuestion> => ({
  seat,
  ask: 'bts.ask.secret',
  rule: 'BTS-SCN-14',
  shape: { kind: 'bts.secret' },
});

const offeredTo = (state: State, seat: Seat): Designations =>
  scenarioOf(state).secrets?.(state, seat) ?? NO_DESIGNATIONS;

const PARTS = ['ownChampion', 'enemyTarget', 'objective'] as const;

/** A part that offers nothing stays undecided. */
const allowed = (offered: readonly number[], chosen: number): boolean =>
  offered.length === 0 ? chosen === UNDECIDED : offered.includes(chosen);

export const secretKind: ShapeKind<State, SecretQuestion, Secret> = {
  parse(raw) {
    if (typeof raw !== 'object' || raw === null) return undefined;
    const fields = raw as Readonly<Record<string, unknown>>;
    const numbers = PARTS.map(part => fields[part] ?? UNDECIDED);
    if (!numbers.every(number => Number.isSafeInteger(number))) return undefined;
    const [ownChampion = UNDECIDED, enemyTarget = UNDECIDED, objective = UNDECIDED] = numbers as number[];
    return { ownChampion: ownChampion + 0, enemyTarget: enemyTarget + 0, objective: objective + 0 };
  },
  judge(state, _shape, choice, seat, rule) {
    const offered = offeredTo(state, seat);
    const wrong = PARTS.find(part => !allowed(offered[part], choice[part]));
    return wrong === undefined ? legal : illegal(rule, `bts.no.secret-${wrong}`);
  },
  *enumerate(state, _shape, seat) {
    const { ownChampion, enemyTarget, objective } = offeredTo(state, seat);
    for (const own of orNothing(ownChampion))
      for (const foe of orNothing(enemyTarget))
        for (const marker of orNothing(objective)) yield { ownChampion: own, enemyTarget: foe, objective: marker };
  },
  sample(state, _shape, seat, rng) {
    const offered = offeredTo(state, seat);
    const one = (ids: readonly number[]): number => ids[rng.below(Math.max(1, ids.length))] ?? UNDECIDED;
    return {
      ownChampion: one(offered.ownChampion),
      enemyTarget: one(offered.enemyTarget),
      objective: one(offered.objective),
    };
  },
  finite: () => true,
  sole: (state, shape, seat) => soleListed(secretKind.enumerate(state, shape, seat)),
};

const orNothing = (ids: readonly number[]): readonly number[] => (ids.length > 0 ? ids : [NO_SECRET.objective]);
