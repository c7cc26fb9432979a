import { pointFrom } from '@banneret/geometry';
import { illegal, legal, type Prompt, type Shape, type ShapeKind } from '@banneret/kernel';
import { judgeRecoil, mayBeBlocked, type RecoilPlan } from '../duel/recoil.js';
import { freeWays, madeWays } from '../duel/suggestRecoils.js';
import { isId } from '../manoeuvres/parse.js';
import { who } from '../figures/named.js';
import { seatOf, type FigureId, type State } from '../state.js';

export interface RecoilQuestion extends Shape {
  readonly kind: 'bts.recoil';
  readonly figure: FigureId;
  readonly foes: readonly FigureId[];
}

/** Where to, or staying put and being Blocked. */
export type RecoilChoice = { readonly blocked: true } | RecoilPlan;

export const askRecoil = (state: State, figure: FigureId, foes: readonly FigureId[]): Prompt<RecoilQuestion> => ({
  seat: seatOf(state, figure),
  ask: 'bts.ask.recoil',
  rule: 'BTS-REC-01',
  shape: { kind: 'bts.recoil', figure, foes },
  args: { ...who(state, figure) },
});

const BLOCKED: RecoilChoice = { blocked: true };

export const recoilKind: ShapeKind<State, RecoilQuestion, RecoilChoice> = {
  parse(raw) {
    if (typeof raw !== 'object' || raw === null) return undefined;
    const { blocked, to: at, way } = raw as Readonly<Record<string, unknown>>;
    if (blocked === true) return BLOCKED;
    const to = pointFrom(at);
    if (to === undefined) return undefined;
    if (way === undefined) return { to };
    const { figure, to: aside } = (typeof way === 'object' && way !== null ? way : {}) as Readonly<
      Record<string, unknown>
    >;
    const spot = pointFrom(aside);
    return isId(figure) && spot !== undefined ? { to, way: { figure, to: spot } } : undefined;
  },
  judge(state, { figure, foes }, choice) {
    if ('blocked' in choice)
      return mayBeBlocked(state, figure, foes) ? legal : illegal('BTS-REC-10', 'bts.no.can-recoil');
    return judgeRecoil(state, figure, foes, choice);
  },
  *enumerate(state, { figure, foes }) {
    for (const to of freeWays(state, figure, foes)) yield { to };
    // Allies may make way even for one who could recoil by himself.
    yield* madeWays(state, figure, foes);
    if (mayBeBlocked(state, figure, foes)) yield BLOCKED;
  },
  sample(state, { figure, foes }, _seat, rng) {
    // Now and then somebody makes way, needed or not.
    if (rng.below(6) === 0) {
      const made = [...madeWays(state, figure, foes)];
      const plan = made[rng.below(Math.max(1, made.length))];
      if (plan !== undefined) return plan;
    }
    const free = freeWays(state, figure, foes);
    // Mostly straight back.
    const to = free[rng.below(3) > 0 ? 0 : rng.below(Math.max(1, free.length))];
    if (to !== undefined) return { to };
    for (const plan of madeWays(state, figure, foes)) return plan;
    return BLOCKED;
  },
  finite: () => false,
};
