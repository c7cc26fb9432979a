import { hashOf, matchHash } from './hash.js';
import { describe, resume, start, submit, type Match, type RunOptions } from './match.js';
import { inputAt, startIntact, type MatchRecord, type RecordedInput, type Start } from './record.js';
import type { Because } from './ruling.js';
import type { EventBase, GameSystem } from './system.js';

/** Where a record stops agreeing with the rules. */
export interface Divergence {
  /** Counted from 1: the first input that differs (0: the start itself). */
  readonly input: number;
  readonly kind: 'refused' | 'hash' | 'after-end' | 'content' | 'cut-short';
  readonly where: string;
  readonly because: readonly Because[];
  /** For a hash: the last input after which the fingerprints still agreed. */
  readonly agreedUntil: number;
}

export interface Replayed<S> {
  readonly match: Match<S>;
  readonly divergence?: Divergence;
  readonly inputs: number;
}

/** What became of a record; there is no match when its start is not the one it was recorded from. */
export type Verified<S> = Replayed<S> | { readonly match?: never; readonly divergence: Divergence; readonly inputs: 0 };

const FORGED_START: Divergence = { input: 0, kind: 'content', where: 'start', because: [], agreedUntil: 0 };

export function startFrom<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  from: Start,
  options?: RunOptions<E>,
): Match<S> {
  if (from.kind === 'setup') return start(system, from.setup as Setup, options);
  const stack = from.stack.map(frame => ({ ...frame, vars: { ...frame.vars } }));
  return resume(system, system.clone(from.state as S), stack, options);
}

/** Play a list of inputs again, re-judging each. Stops at the first refusal. */
export function replay<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  from: Start,
  inputs: readonly RecordedInput[],
  options?: RunOptions<E>,
): Replayed<S> {
  const match = startFrom(system, from, options);
  for (const [i, input] of inputs.entries()) {
    const divergence = step(system, match, input, i, options);
    if (divergence) return { match, divergence, inputs: i };
  }
  return { match, inputs: inputs.length };
}

/** Re-judge a whole record: every input, every fingerprint. */
export function verifyRecord<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  record: MatchRecord,
  options?: RunOptions<E>,
): Verified<S> {
  // A start that was tampered with is not even set up: no rule has seen such a table.
  if (!startIntact(record)) return { inputs: 0, divergence: FORGED_START };
  const match = startFrom(system, record.header.start, options);
  const at = (input: number, agreedUntil: number): Divergence => ({
    input,
    kind: 'hash',
    where: describe(match),
    because: [],
    agreedUntil,
  });
  const hashes = new Map(record.hashes.map(h => [h.after, h.hash]));
  let agreed = 0;
  for (let done = 0; ; done++) {
    const wanted = hashes.get(done);
    if (wanted !== undefined) {
      if (wanted !== matchHash(match)) return { match, inputs: done, divergence: at(done, agreed) };
      agreed = done;
    }
    const input = record.inputs[done];
    if (input === undefined) {
      // A fingerprint beyond the last input: the record was cut short.
      const cut = record.hashes.some(h => h.after > done);
      const divergence: Divergence = { ...at(done + 1, agreed), kind: 'cut-short' };
      return cut ? { match, inputs: done, divergence } : { match, inputs: done };
    }
    const divergence = step(system, match, input, done, options);
    if (divergence) return { match, divergence: { ...divergence, agreedUntil: agreed }, inputs: done };
  }
}

function step<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Match<S>,
  input: RecordedInput,
  done: number,
  options?: RunOptions<E>,
): Divergence | undefined {
  const where = describe(match);
  const over = match.pending.kind === 'over';
  const ruling = submit(system, match, inputAt(input, match.wait), options);
  if (ruling.ok) return undefined;
  const kind = over ? 'after-end' : 'refused';
  return { input: done + 1, kind, where, because: ruling.because, agreedUntil: done };
}

/** The first difference between two records, input by input and event by event. */
export interface Bisection {
  readonly input: number;
  readonly what: 'start' | 'input' | 'event' | 'state' | 'length' | 'refusal';
  readonly where: readonly [string, string];
  readonly sides: readonly [unknown, unknown];
}

/**
 * Play two records side by side and stop where they first part: two clients of one match, or one game under two
 * versions of the rules (give a system for each).
 */
export function bisect(sides: readonly [BisectSide, BisectSide]): Bisection | undefined {
  const left = new Player(sides[0]);
  const right = new Player(sides[1]);
  const part = (input: number, what: Bisection['what'], a: unknown, b: unknown): Bisection => ({
    input,
    what,
    where: [left.where, right.where],
    sides: [a, b],
  });
  if (left.hash() !== right.hash()) return part(0, 'start', left.hash(), right.hash());
  const a = sides[0].record.inputs;
  const b = sides[1].record.inputs;
  let refused = false;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    left.look();
    right.look();
    if (hashOf(a[i]) !== hashOf(b[i])) return part(i + 1, 'input', a[i], b[i]);
    // After an input that both refuse only the records themselves are left to compare.
    if (refused) continue;
    const fromLeft = left.play(a[i] as RecordedInput);
    const fromRight = right.play(b[i] as RecordedInput);
    if (fromLeft.refused !== fromRight.refused) return part(i + 1, 'refusal', fromLeft.refused, fromRight.refused);
    const longest = Math.max(fromLeft.events.length, fromRight.events.length);
    for (let e = 0; e < longest; e++)
      if (hashOf(fromLeft.events[e]) !== hashOf(fromRight.events[e]))
        return part(i + 1, 'event', fromLeft.events[e], fromRight.events[e]);
    if (left.hash() !== right.hash()) return part(i + 1, 'state', left.hash(), right.hash());
    refused = fromLeft.refused;
  }
  if (a.length !== b.length) return part(Math.min(a.length, b.length) + 1, 'length', a.length, b.length);
  return undefined;
}

export interface BisectSide {
  // Two versions of a system share no static type.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly system: GameSystem<any, any, any>;
  readonly record: MatchRecord;
}

class Player {
  readonly #system: BisectSide['system'];
  readonly #match: Match<unknown>;
  where = '';

  constructor(side: BisectSide) {
    this.#system = side.system;
    this.#match = startFrom(side.system, side.record.header.start);
    this.look();
  }

  /** Remember the place in the rules, before an input changes it. */
  look(): void {
    this.where = describe(this.#match);
  }

  play(input: RecordedInput): { events: unknown[]; refused: boolean } {
    const events: unknown[] = [];
    const sink = (event: unknown): void => void events.push(event);
    const ruling = submit(this.#system, this.#match, inputAt(input, this.#match.wait), { sink });
    return { events, refused: !ruling.ok };
  }

  hash(): string {
    return matchHash(this.#match);
  }
}
