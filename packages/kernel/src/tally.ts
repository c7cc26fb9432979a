import type { Because } from './ruling.js';

/** One part of a number. `kind` lets another rule strike it ("ignores cover") instead of adding a counter-part. */
export interface Part {
  readonly delta: number;
  readonly because: Because;
  readonly kind?: string;
  readonly struck?: Because;
}

/**
 * A number that knows what it is made of.
 *
 * With `explain` off nothing is remembered but what may still be struck; `because` values should be constants, so
 * that a playout builds no strings. The total is the same either way.
 */
export class Tally {
  #total: number;
  readonly #explain: boolean;
  readonly #start: number;
  #parts: Part[] | undefined;
  #strikes: { kind: string; because: Because }[] | undefined;

  constructor(start: number, explain = false) {
    this.#start = start;
    this.#total = start;
    this.#explain = explain;
  }

  get total(): number {
    return this.#total;
  }

  /** Add a part. Parts of a kind that has been struck are shown, but do not count. */
  add(delta: number, because: Because, kind?: string): this {
    const strike = kind === undefined ? undefined : this.#strikes?.find(s => s.kind === kind);
    if (strike === undefined) this.#total += delta;
    if (this.#explain || kind !== undefined) {
      const part: Part = {
        delta,
        because,
        ...(kind !== undefined && { kind }),
        ...(strike && { struck: strike.because }),
      };
      (this.#parts ??= []).push(part);
    }
    return this;
  }

  /** Strike all parts of a kind, those already added and those still to come. */
  strike(kind: string, because: Because): this {
    (this.#strikes ??= []).push({ kind, because });
    this.#parts?.forEach((part, i, parts) => {
      if (part.kind !== kind || part.struck !== undefined) return;
      this.#total -= part.delta;
      parts[i] = { ...part, struck: because };
    });
    return this;
  }

  /** Plain data for an event's `why`; `undefined` when nobody asked for explanations. */
  explanation(): TallyExplanation | undefined {
    return this.#explain ? { start: this.#start, total: this.#total, parts: [...(this.#parts ?? [])] } : undefined;
  }
}

export interface TallyExplanation {
  readonly start: number;
  readonly total: number;
  readonly parts: readonly Part[];
}
