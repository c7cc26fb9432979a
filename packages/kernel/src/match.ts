import { isBulky } from './bulk.js';
import { judgeOutcome, type Chance, type Outcome } from './chance.js';
import { wholeNumbers } from './integers.js';
import { describeStack, type Ctx, type Frame } from './procedure.js';
import { illegal, KRN, legal, type Ruling, type Seat } from './ruling.js';
import type { Prompt } from './shape.js';
import { kindOf, type EventBase, type GameSystem } from './system.js';

/** A running game: board truth, where in the rules it stands, and what it waits for. Plain JSON throughout. */
export interface Match<S> {
  state: S;
  stack: Frame[];
  pending: Pending;
  /** Counts the waits; an input names the one it answers, so that a late answer cannot hit the wrong question. */
  wait: number;
}

/**
 * `sealed` is replaced, never changed, so that forks may share a `Pending`. A wait made by `askAll` is `together`: its
 * replies are sealed until all are in, and its step gets a list even when one seat only was asked.
 */
export type Pending =
  | {
      readonly kind: 'decision';
      readonly prompts: readonly Prompt[];
      readonly together: boolean;
      readonly sealed: readonly Sealed[];
    }
  | { readonly kind: 'chance'; readonly chance: Chance }
  | { readonly kind: 'over' };

/** A reply that has been judged and waits for the others; `prompt` is its place among the prompts. */
export interface Sealed {
  readonly prompt: number;
  readonly choice: unknown;
}

/** The only things from outside. */
export type Input =
  | { readonly kind: 'choice'; readonly wait: number; readonly seat: Seat; readonly choice: unknown }
  | { readonly kind: 'chance'; readonly wait: number; readonly outcome: Outcome };

export interface RunOptions<E> {
  readonly sink?: (event: E) => void;
  readonly explain?: boolean;
  /** Called before every step with the position in the rules: for debugging only. */
  readonly trace?: (position: string) => void;
}

const NONE: RunOptions<unknown> = {};
const NO_REPLIES: readonly Sealed[] = [];
const OVER: Pending = { kind: 'over' };
const DEFAULT_STEP_LIMIT = 10_000;

/** Set the table and run to the first wait. */
export function start<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  setup: Setup,
  options: RunOptions<E> = NONE,
): Match<S> {
  return resume(system, system.setup(setup), [{ proc: system.main, step: 'begin', vars: {} }], options);
}

/** Begin in the middle: any state, any place in the rules. Runs to the first wait. */
export function resume<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  state: S,
  stack: Frame[],
  options: RunOptions<E> = NONE,
): Match<S> {
  const match: Match<S> = { state, stack, pending: OVER, wait: 0 };
  advance(system, match, undefined, options);
  return match;
}

/**
 * Hand in a choice or an outcome. A refusal leaves the match untouched and says why; an accepted input runs the
 * rules to the next wait. Throws only for programming mistakes, and then the match may be half advanced: a server
 * submits to a fork.
 */
export function submit<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Match<S>,
  input: Input,
  options: RunOptions<E> = NONE,
): Ruling {
  const { pending } = match;
  if (pending.kind === 'over') return illegal(KRN.over, 'kernel.over');
  if (input.wait !== match.wait) return illegal(KRN.stale, 'kernel.stale', { wait: match.wait });
  if (pending.kind === 'chance') {
    if (input.kind !== 'chance') return illegal(KRN.notAsked, 'kernel.awaiting-chance');
    const ruling = judgeOutcome(pending.chance, input.outcome);
    // A copy: whoever rolled may go on using the list.
    if (ruling.ok) advance(system, match, wholeNumbers(input.outcome), options);
    return ruling;
  }
  if (input.kind !== 'choice') return illegal(KRN.notAsked, 'kernel.awaiting-choice');

  const asked = judgeChoice(system, match, input.seat, input.choice);
  if (!asked.ruling.ok) return asked.ruling;
  if (!pending.together) {
    advance(system, match, asked.choice, options);
    return legal;
  }
  const sealed = insertSealed(pending.sealed, { prompt: asked.prompt, choice: asked.choice });
  if (sealed.length < pending.prompts.length) match.pending = { ...pending, sealed };
  else
    advance(
      system,
      match,
      sealed.map(s => s.choice),
      options,
    );
  return legal;
}

/** Sealed replies stand in prompt order, whatever order they arrived in. */
function insertSealed(sealed: readonly Sealed[], reply: Sealed): readonly Sealed[] {
  const at = sealed.findIndex(s => s.prompt > reply.prompt);
  return at < 0 ? [...sealed, reply] : [...sealed.slice(0, at), reply, ...sealed.slice(at)];
}

export interface Judged {
  readonly ruling: Ruling;
  /** The canonical form of the choice, when legal. */
  readonly choice?: unknown;
  /** Which of the open prompts it answers. */
  readonly prompt: number;
}

/** The one place that says whether a seat may make this choice now: submit, hints and computer players ask here. */
export function judgeChoice<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Match<S>,
  seat: Seat,
  raw: unknown,
): Judged {
  const { pending } = match;
  if (pending.kind !== 'decision') return { ruling: illegal(KRN.notAsked, 'kernel.not-asked'), prompt: -1 };
  const at = pending.prompts.findIndex(p => p.seat === seat);
  const prompt = pending.prompts[at];
  if (prompt === undefined) return { ruling: illegal(KRN.notAsked, 'kernel.not-asked'), prompt: -1 };
  if (pending.sealed.some(s => s.prompt === at))
    return { ruling: illegal(KRN.alreadyAnswered, 'kernel.already-answered'), prompt: at };
  const { ruling, choice } = judgePrompt(system, match.state, prompt, raw);
  return { ruling, choice, prompt: at };
}

/**
 * Would this answer to this prompt be legal? The state may be the seat's own view: what a seat may do never depends on
 * what it may not know.
 */
export function judgePrompt<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  state: S,
  prompt: Prompt,
  raw: unknown,
): { readonly ruling: Ruling; readonly choice?: unknown } {
  if (isBulky(raw)) return { ruling: illegal(KRN.malformed, 'kernel.bulky') };
  const kind = kindOf(system, prompt.shape);
  const choice: unknown = kind.parse(raw, prompt.shape);
  if (choice === undefined) return { ruling: illegal(KRN.malformed, 'kernel.malformed', { kind: prompt.shape.kind }) };
  return { ruling: kind.judge(state, prompt.shape, choice, prompt.seat, prompt.rule), choice };
}

/** An independent copy: a few microseconds plus the board. */
export function fork<S, E extends EventBase, Setup>(system: GameSystem<S, E, Setup>, match: Match<S>): Match<S> {
  const { stack } = match;
  const copy: Frame[] = [];
  for (const frame of stack) copy.push({ proc: frame.proc, step: frame.step, vars: { ...frame.vars } });
  return { state: system.clone(match.state), stack: copy, pending: match.pending, wait: match.wait };
}

export const describe = (match: Match<unknown>): string => describeStack(match.stack);

/** Seats whose answer is still awaited. */
export function awaited(match: Match<unknown>): Seat[] {
  const { pending } = match;
  if (pending.kind !== 'decision') return [];
  // Nearly all questions are to one seat, and players ask this at every one of them.
  if (!pending.together) return [(pending.prompts[0] as Prompt).seat];
  return pending.prompts.flatMap((p, i) => (pending.sealed.some(s => s.prompt === i) ? [] : [p.seat]));
}

/** The open prompt of a seat, if it is asked and has not answered. */
export function promptOf(match: Match<unknown>, seat: Seat): Prompt | undefined {
  const { pending } = match;
  if (pending.kind !== 'decision') return undefined;
  const at = pending.prompts.findIndex(p => p.seat === seat);
  return pending.sealed.some(s => s.prompt === at) ? undefined : pending.prompts[at];
}

/** `private` by type alone: one of these is made for every input, and true private fields cost more to set. */
class Run<S, E extends EventBase> implements Ctx<S, E> {
  readonly state: S;
  readonly explain: boolean;
  private readonly system: GameSystem<S, E, never>;
  private readonly match: Match<S>;
  private readonly sink: ((event: E) => void) | undefined;

  constructor(system: GameSystem<S, E, never>, match: Match<S>, options: RunOptions<E>) {
    this.state = match.state;
    this.explain = options.explain === true;
    this.system = system;
    this.match = match;
    this.sink = options.sink;
  }

  emit(event: E): void {
    this.system.reduce(this.state, event);
    this.sink?.(event);
  }

  inside(proc: string): boolean {
    return this.match.stack.some(frame => frame.proc === proc);
  }
}

/** Run steps until something from outside is needed. */
function advance<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Match<S>,
  firstReply: unknown,
  options: RunOptions<E>,
): void {
  const c = new Run<S, E>(system as GameSystem<S, E, never>, match, options);
  const { stack } = match;
  const limit = system.stepLimit ?? DEFAULT_STEP_LIMIT;
  let reply = firstReply;
  for (let steps = 0; ; steps++) {
    const frame = stack[stack.length - 1];
    if (frame === undefined) {
      wait(match, OVER);
      return;
    }
    if (steps > limit) throw new Error(`${system.id}: no wait after ${limit} steps at ${describe(match)}`);
    options.trace?.(describe(match));
    const step = system.procedures[frame.proc]?.[frame.step];
    if (step === undefined)
      throw new Error(`${system.id} has no step ${frame.proc}.${frame.step} (${describe(match)})`);
    const control = step(c, frame.vars, reply);
    reply = undefined;
    switch (control.kind) {
      case 'goto':
        frame.step = control.step;
        break;
      case 'call':
        frame.step = control.step;
        stack.push({ proc: control.proc, step: 'begin', vars: { ...control.vars } });
        break;
      case 'done':
        stack.pop();
        reply = control.result;
        break;
      case 'leave':
        leaveFor(stack, control.proc);
        reply = control.result;
        break;
      case 'roll':
        frame.step = control.step;
        if (control.chance.count === 0) {
          reply = NOTHING;
          break;
        }
        wait(match, { kind: 'chance', chance: control.chance });
        return;
      case 'ask':
        frame.step = control.step;
        if (control.prompts.length === 0) {
          reply = NOTHING;
          break;
        }
        wait(match, { kind: 'decision', prompts: control.prompts, together: control.together, sealed: NO_REPLIES });
        return;
    }
  }
}

const NOTHING: readonly never[] = [];

/** Drops the frames above the nearest one of a procedure below the present one. */
function leaveFor(stack: Frame[], proc: string): void {
  let to = stack.length - 2;
  while (to >= 0 && stack[to]?.proc !== proc) to--;
  if (to < 0) throw new Error(`there is no ${proc} to leave for below ${describeStack(stack)}`);
  stack.length = to + 1;
}

function wait(match: Match<unknown>, pending: Pending): void {
  match.pending = pending;
  match.wait++;
}
