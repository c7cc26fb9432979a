import type { Store } from './store.js';

/** Whatever is lost of it when a server dies is charged to nobody. */
const KEEP_MS = 10_000;

/**
 * The time for which servers have kept this store: it stands still while none runs, so that the clocks of matches do. It is
 * taken from a clock that never jumps.
 */
export class Uptime {
  readonly #store: Store;
  readonly #before: number;
  readonly #began = performance.now();
  readonly #timer: NodeJS.Timeout;

  constructor(store: Store) {
    this.#store = store;
    this.#before = store.uptime();
    this.#timer = setInterval(() => this.#keep(), KEEP_MS).unref();
  }

  now(): number {
    return this.#before + performance.now() - this.#began;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#keep();
  }

  #keep(): void {
    this.#store.keepUptime(this.now());
  }
}
