import type { Pause } from './veil.js';

/** Calls back after so many milliseconds, unless what it gives is called before. */
export type Clock = (ms: number, then: () => void) => () => void;

export const wallClock: Clock = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/** The clock of whoever keeps a match: tells when the pauses of its room are over. The room itself knows no time. */
export class Patience {
  readonly #clock: Clock;
  readonly #lapse: (id: string) => void;
  readonly #stops = new Map<string, () => void>();

  constructor(lapse: (id: string) => void, clock: Clock = wallClock) {
    this.#lapse = lapse;
    this.#clock = clock;
  }

  /** Starts the pauses that are new, and stops those that no longer matter. */
  follow(pauses: readonly Pause[]): void {
    for (const [id, stop] of this.#stops) {
      if (pauses.some(pause => pause.id === id)) continue;
      stop();
      this.#stops.delete(id);
    }
    for (const { id, ms } of pauses) {
      if (this.#stops.has(id)) continue;
      const over = (): void => {
        this.#stops.delete(id);
        this.#lapse(id);
      };
      this.#stops.set(id, this.#clock(ms, over));
    }
  }

  /** The room is another one, or nobody is there any more. */
  stop(): void {
    this.follow([]);
  }
}
