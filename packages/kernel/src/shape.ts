import type { Rng } from './rng.js';
import type { Args, RuleRef, Ruling, Seat } from './ruling.js';

/** The form an answer takes: plain data that travels to the client. `kind` names the judge. */
export interface Shape {
  readonly kind: string;
}

/**
 * A question to a seat. `ask` is a message key.
 *
 * Prompts that several seats answer together must hold no secret in their shape (the judge reads hands and decks
 * from the state), because each of those seats has to be able to imagine the others' answers.
 */
export interface Prompt<P extends Shape = Shape> {
  readonly seat: Seat;
  readonly ask: string;
  readonly rule: RuleRef;
  readonly shape: P;
  readonly args?: Args;
  /** The others may not even know what the question is about, only that this seat is awaited. Never in `askAll`. */
  readonly quiet?: boolean;
  /**
   * This seat is asked because everybody in its place is, so that silence tells nothing: whether it has anything to choose
   * from is its secret. Set by what is public alone, whatever the seat may do. A table that answers for a seat that can do
   * nothing, or hears an answer, lets a pause pass here before the others see it.
   */
  readonly veiled?: boolean;
}

/**
 * One kind of question. `judge` is the only authority on legality: lists, samples, hints and refusals follow from it.
 */
// `P` and `C` vary from kind to kind, and a system keeps all its kinds in one table: see `AnyShapeKind`.
export interface ShapeKind<S, P extends Shape, C> {
  /** The choice in its one canonical form (rounded to the lattice, no foreign fields), or `undefined` if malformed. */
  parse(raw: unknown, shape: P): C | undefined;
  judge(state: S, shape: P, choice: C, seat: Seat, rule: RuleRef): Ruling;
  /** All legal choices when `finite`, else the ones a player would think of first; in a stable order. */
  enumerate(state: S, shape: P, seat: Seat): Iterable<C>;
  /** A legal choice; never throws. */
  sample(state: S, shape: P, seat: Seat, rng: Rng): C;
  /** Is `enumerate` complete for this shape? */
  finite(shape: P): boolean;
  /**
   * The one legal choice, in canonical form, where it is certain and cheap to see that there is no other; the table makes
   * it without asking. `undefined` where there are several, or where one would have to search: a wrong claim takes a
   * decision away from a player. In a question that is not `veiled`, whether there is one must follow from what everybody
   * knows.
   */
  sole?(state: S, shape: P, seat: Seat): C | undefined;
  /**
   * The ways to do nothing here, the plainest first. Where every legal choice is one of them, `sole` gives the first: a
   * seat that can only pass has nothing to decide, though there may be several ways to say so.
   */
  passes?(shape: P): readonly C[];
}

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyShapeKind<S> = ShapeKind<S, any, any>;

export type ShapeTable<S> = Readonly<Record<string, AnyShapeKind<S>>>;
