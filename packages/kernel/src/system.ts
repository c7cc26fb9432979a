import type { Procedure } from './procedure.js';
import type { Rng } from './rng.js';
import type { Seat, Viewer } from './ruling.js';
import type { AnyShapeKind, Shape, ShapeTable } from './shape.js';

/** What a viewer sees instead of an id it may not know. */
export const HIDDEN = -1;

/** How a finished game went. Nobody in `winners` is a draw. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly scores?: readonly number[];
}

/** An event may carry its reasons under `why`; the reducer never reads it. */
export interface EventBase {
  readonly type: string;
  readonly why?: unknown;
}

/** One game's rules. Everything in `S` and `E` is plain JSON. */
export interface GameSystem<S, E extends EventBase, Setup = unknown> {
  readonly id: string;
  /** Changes whenever the same inputs could give other events. */
  readonly version: string;
  /** The name of the procedure a match begins with; it gets no variables. */
  readonly main: string;
  readonly procedures: Readonly<Record<string, Procedure<S, E>>>;
  readonly shapes: ShapeTable<S>;

  seats(setup: Setup): number;
  setup(setup: Setup): S;
  /** The only writer of state; in place. Facts only: whether a thing may happen was settled before. */
  reduce(state: S, event: E): void;
  clone(state: S): S;
  result(state: S): Result;

  /**
   * The state as this viewer may know it: *a state with blanks* (`HIDDEN` ids, same lengths), so that judges,
   * renderers and `reduce` work on it unchanged. Never shares mutable parts with `state`.
   */
  view(state: S, viewer: Viewer): S;
  /** The event as this viewer may know it, or nothing. Folding redacted events into a view gives the next view. */
  redact(event: E, viewer: Viewer): E | undefined;
  /** Fill the blanks of a view at random, in keeping with all that the viewer knows. It is given the view alone. */
  imagine(view: S, viewer: Seat, rng: Rng): S;
  /** Did this event show somebody a secret? Choices before it can no longer be withdrawn. */
  reveals?(event: E): boolean;

  /** More steps than this without a wait is a runaway loop (default 10,000). */
  readonly stepLimit?: number;
}

// Registries hold systems of every state and event type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnySystem = GameSystem<any, any, any>;

export function kindOf<S, E extends EventBase>(system: GameSystem<S, E>, shape: Shape): AnyShapeKind<S> {
  const kind = system.shapes[shape.kind];
  if (kind === undefined) throw new Error(`${system.id} has no shape kind '${shape.kind}'`);
  return kind;
}
