import { judgeOutcome, type Chance, type ChanceSource, type Outcome } from '@banneret/kernel';
import { show } from './data.js';

/** One roll or one draw that a test expects, with what comes out. */
export interface Scripted {
  readonly kind: Chance['kind'];
  readonly outcome: Outcome;
  /** When given, the request must have this message key. */
  readonly why?: string;
}

/** One roll, as many dice as faces. */
export const dice = (faces: readonly number[], why?: string): Scripted => ({
  kind: 'dice',
  outcome: faces,
  ...(why !== undefined && { why }),
});

/** One draw, as many cards as ids. */
export const draws = (ids: readonly number[], why?: string): Scripted => ({
  kind: 'draw',
  outcome: ids,
  ...(why !== undefined && { why }),
});

/** A queue of expected outcomes. It throws on a request that does not fit the next entry, and on leftovers. */
export class ChanceScript {
  readonly #entries: Scripted[] = [];

  constructor(...entries: readonly Scripted[]) {
    this.#entries.push(...entries);
  }

  get length(): number {
    return this.#entries.length;
  }

  add(...entries: readonly Scripted[]): this {
    this.#entries.push(...entries);
    return this;
  }

  readonly source: ChanceSource = chance => {
    const entry = this.#entries.shift();
    if (entry === undefined) throw new Error(`nothing scripted for ${show(chance)}`);
    if (entry.kind !== chance.kind || (entry.why !== undefined && entry.why !== chance.why))
      throw new Error(`scripted ${show(entry)}, but asked for ${show(chance)}`);
    const ruling = judgeOutcome(chance, entry.outcome);
    if (!ruling.ok) throw new Error(`scripted ${show(entry)} does not fit ${show(chance)}: ${show(ruling.because)}`);
    return entry.outcome;
  };

  mustBeUsedUp(): void {
    if (this.#entries.length > 0) throw new Error(`scripted but never asked for: ${show(this.#entries)}`);
  }
}
