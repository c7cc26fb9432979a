/** Something that began at a time and takes a while. */
export interface Running<T> {
  readonly what: T;
  readonly from: number;
  readonly length: number;
}

/**
 * What is going on at a moment. It knows no clock: whoever asks says what time it is, in milliseconds that only ever grow.
 */
export class Scheduler<T> {
  #running: readonly Running<T>[] = [];

  begin(what: T, length: number, now: number): Running<T> {
    const running = { what, from: now, length };
    this.#running = [...this.#running, running];
    return running;
  }

  /** What is going on now, with how much of its time has gone by in milliseconds. What is over is forgotten. */
  at(now: number): readonly { readonly what: T; readonly age: number; readonly length: number }[] {
    this.#running = this.#running.filter(({ from, length }) => now < from + length);
    return this.#running.map(({ what, from, length }) => ({ what, age: Math.max(0, now - from), length }));
  }

  /** When the last of what is going on will be over. */
  get until(): number {
    return Math.max(-Infinity, ...this.#running.map(({ from, length }) => from + length));
  }

  isIdle(now: number): boolean {
    return now >= this.until;
  }

  /** Nothing goes on any more. */
  end(): void {
    this.#running = [];
  }
}
