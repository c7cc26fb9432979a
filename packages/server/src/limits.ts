/** What one visitor may ask of a server. Documented in the README; a limit that is met says so in one sentence. */
export const LIMITS = {
  /** Bytes of one message: a move of twenty models leg by leg is far below it. */
  messageBytes: 256 * 1024,
  /** Messages a second on one connection, in the long run and in one burst. */
  messagesPerSecond: 20,
  messageBurst: 60,
  /** New matches from one address, in the long run and in one burst. */
  matchesPerMinute: 30,
  matchBurst: 60,
} as const;

/** A bucket that fills at a steady rate and is emptied one drop at a time. Time that goes backwards fills nothing and takes nothing. */
export class Bucket {
  readonly #perMs: number;
  readonly #most: number;
  #drops: number;
  #at: number;

  constructor(perSecond: number, most: number, now = performance.now()) {
    this.#perMs = perSecond / 1000;
    this.#most = most;
    this.#drops = most;
    this.#at = now;
  }

  /** Takes a drop if there is one. */
  take(now = performance.now()): boolean {
    this.#drops = Math.min(this.#most, this.#drops + Math.max(0, now - this.#at) * this.#perMs);
    this.#at = now;
    if (this.#drops < 1) return false;
    this.#drops -= 1;
    return true;
  }
}
