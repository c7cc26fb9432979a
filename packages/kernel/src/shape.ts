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
}

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyShapeKind<S> = ShapeKind<S, any, any>;

export type ShapeTable<S> = Readonly<Record<string, AnyShapeKind<S>>>;
