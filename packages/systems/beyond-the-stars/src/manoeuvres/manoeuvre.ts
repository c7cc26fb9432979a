import type { Um } from '@banneret/geometry';
import type { Rng, RuleRef, Ruling, Seat, Shape } from '@banneret/kernel';
import type { FigureId, State } from '../state.js';

/** The question "who does what?" in the Movement phase and wherever else figures move by themselves. */
export interface ActQuestion extends Shape {
  readonly kind: 'bts.act';
  /** Who may act now; one only if he is in the middle of his move. */
  readonly figures: readonly FigureId[];
  /** Is it the middle of a move? Then `end` ends that move, else this side's moves. */
  readonly midMove: boolean;
  /** BTS-ORD-01(d), -02(c): moves must end within a distance of the Champion. */
  readonly near?: { readonly figure: FigureId; readonly within: Um };
  /** Must somebody charge, if he can (BTS-SPR-33)? Worked out by the judge; here only what the question allows at all. */
  readonly noCharge?: boolean;
  /** BTS-ORD-01, -02: may whoever does nothing now still move with his side? */
  readonly mayWait?: boolean;
  /** a move and charges, and no other deeds. */
  readonly bare?: boolean;
  /** BTS-SPL-07, BTS-SPR-79(g): nothing but these manoeuvres. */
  readonly only?: readonly string[];
  /** BTS-SPL-07, BTS-ACT-07: another distance than the figure's own Mvt. */
  readonly budget?: Um;
}

/** One answer: what, by whom, and whatever the manoeuvre needs besides. */
export interface Manoeuvred {
  readonly do: string;
  readonly figure: FigureId;
}

/**
 * One thing that a figure can do on its move, in one file: how it is written, judged, proposed and carried out. The table
 * in `index.ts` is all that knows them.
 */
export interface Manoeuvre<M extends Manoeuvred> {
  readonly do: M['do'];
  readonly rule: RuleRef;
  /** Is it for a whole unit? Then it is proposed once a unit, before what single figures can do. */
  readonly perUnit?: boolean;
  /** The canonical form, or nothing if malformed. `do` and `figure` are sound already. */
  parse(raw: Readonly<Record<string, unknown>>, figure: FigureId): M | undefined;
  judge(state: State, ask: ActQuestion, choice: M, seat: Seat): Ruling;
  /** Is such a choice a charge? Left out where it never is. BTS-SPR-33 asks. */
  charges?(state: State, choice: M): boolean;
  /** it is a deed of the Movement phase rather than a move; the rule that says so. */
  readonly deed?: RuleRef;
  /** What a player would think of first for this figure; everything is judged before it is offered. */
  propose(state: State, ask: ActQuestion, figure: FigureId): Iterable<M>;
  /** One of them at random, quickly; it is judged afterwards. */
  sample?(state: State, ask: ActQuestion, figure: FigureId, rng: Rng): M | undefined;
  /** The procedure that carries it out, with `{ choice, seat }`. */
  readonly proc: string;
}

// The table holds manoeuvres of every choice type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyManoeuvre = Manoeuvre<any>;

/** The end of a move, or of one side's moves. */
export const END = 'end';

/** BTS-SPR-79(g): all that is left to one who flies when somebody else moves it. */
export const FLOWN: readonly string[] = ['fly'];
