import type { Chance } from './chance.js';
import type { Prompt } from './shape.js';

/**
 * A live procedure: which one, at which step, with which variables. Plain JSON, so that a match can be saved, forked
 * and shown at any wait. Variables hold ids, numbers and strings, never a secret (frames travel in views), and a
 * step replaces a nested value rather than changing it, so that `fork` may copy them shallowly.
 */
export interface Frame {
  readonly proc: string;
  step: string;
  readonly vars: object;
}

/** What a step sees: the state to read, `emit` to change it, and where in the rules it stands. */
export interface Ctx<S, E> {
  readonly state: S;
  /** Should numbers carry their reasons? Events must be the same either way, but for their `why`. */
  readonly explain: boolean;
  /** Apply a fact to the state and tell it to whoever listens. */
  emit(event: E): void;
  /** Is a frame of this procedure below or at the present one? ("am I inside an overwatch shot?") */
  inside(proc: string): boolean;
}

/** What a step says comes next. Built by `goto`, `ask`, `askAll`, `roll`, `call`, `done`, `leave`. */
export type Control<Step extends string = string> =
  | { readonly kind: 'goto'; readonly step: Step }
  | { readonly kind: 'ask'; readonly prompts: readonly Prompt[]; readonly together: boolean; readonly step: Step }
  | { readonly kind: 'roll'; readonly chance: Chance; readonly step: Step }
  | { readonly kind: 'call'; readonly proc: string; readonly vars: object; readonly step: Step }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'leave'; readonly proc: string; readonly result: unknown };

/**
 * One named step. `reply` is what the previous step asked for: a choice (already judged), an outcome, the result of
 * a called procedure, or `undefined` after a `goto`.
 */
// The reply's type is declared by each step; the judge guarantees it at run time.
// oxlint-disable-next-line typescript/no-explicit-any
export type Step<S, E, V, Name extends string = string> = (c: Ctx<S, E>, vars: V, reply: any) => Control<Name>;

/** Named steps in reading order; the first to run is `begin`. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Procedure<S, E, V = any> = Readonly<Record<string, Step<S, E, V>>>;

/** Continue at another step of this procedure. */
export const goto = <const N extends string>(step: N): Control<N> => ({ kind: 'goto', step });

/** Ask one seat; its choice is the reply of `step`. */
export const ask = <const N extends string>(prompt: Prompt, step: N): Control<N> => ({
  kind: 'ask',
  prompts: [prompt],
  together: false,
  step,
});

/** Ask several seats at once, sealed until all have answered; the replies come in the order of the prompts. */
export function askAll<const N extends string>(prompts: readonly Prompt[], step: N): Control<N> {
  const twice = prompts.find((prompt, i) => prompts.findIndex(p => p.seat === prompt.seat) !== i);
  if (twice) throw new Error(`seat ${twice.seat} is asked twice at once (${twice.ask}): it could answer only one`);
  const quiet = prompts.find(prompt => prompt.quiet);
  if (quiet) throw new Error(`${quiet.ask} is asked together with others, who must be able to imagine it: not quiet`);
  return { kind: 'ask', prompts, together: true, step };
}

/** Ask for a chance outcome. Nothing to roll or draw gives an empty outcome at once. */
export function roll<const N extends string>(chance: Chance, step: N): Control<N> {
  // A copy of the bag: the wait must not change when the state does.
  return { kind: 'roll', chance: chance.kind === 'draw' ? { ...chance, from: [...chance.from] } : chance, step };
}

/** Return to the caller. */
export const done = (result?: unknown): Control<never> => ({ kind: 'done', result });

/**
 * Drop everything under way and return to the nearest procedure of this name further down, as if what it called last
 * had given this result: for rules that end a turn or a game at once, however deep in other rules.
 */
export const leave = (proc: string, result?: unknown): Control<never> => ({ kind: 'leave', proc, result });

/**
 * The procedure vocabulary of one system. `Calls` maps the name of each of its procedures to the type of its
 * variables, so that a misspelt step, a misspelt procedure or a missing variable does not compile.
 */
export function machineFor<S, E, Calls extends { [K in keyof Calls]: object }>() {
  return {
    procedure:
      <P extends keyof Calls & string>(_name: P) =>
      <K extends string>(steps: { readonly [N in K]: Step<S, E, Calls[P], NoInfer<K>> }): Procedure<S, E> =>
        steps,
    /** Run another procedure; what it hands to `done` is the reply of `step`. */
    call: <P extends keyof Calls & string, const N extends string>(proc: P, vars: Calls[P], step: N): Control<N> => ({
      kind: 'call',
      proc,
      vars,
      step,
    }),
  };
}

/** `round.next › activation.react › attack.block`: the position in the rules, for people and bug reports. */
export const describeStack = (stack: readonly Frame[]): string =>
  stack.length === 0 ? 'over' : stack.map(frame => `${frame.proc}.${frame.step}`).join(' › ');
