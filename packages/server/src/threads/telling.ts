import type { ServerMessage } from '@banneret/room';

const ENCODER = new TextEncoder();

/** What was written out, as long as somebody else may be told it too. */
const written = new WeakMap<ServerMessage, Uint8Array>();

function bytesOf(message: ServerMessage): Uint8Array {
  const bytes = written.get(message) ?? ENCODER.encode(JSON.stringify(message));
  written.set(message, bytes);
  return bytes;
}

/**
 * Tells guests of a match. What many are told in one go is written out once and travels once to the thread that serves sockets, where
 * all of them share the bytes: around some matches there are as many spectators as a room holds.
 */
export class Telling {
  readonly #send: (guests: readonly number[], bytes: Uint8Array) => void;
  #message: ServerMessage | undefined;
  #guests: number[] = [];

  constructor(send: (guests: readonly number[], bytes: Uint8Array) => void) {
    this.#send = send;
  }

  tell(guest: number, message: ServerMessage): void {
    if (message !== this.#message) {
      this.flush();
      this.#message = message;
      // Written out now, so that it counts as work of whoever caused it.
      bytesOf(message);
      queueMicrotask(() => this.flush());
    }
    this.#guests.push(guest);
  }

  /** Sends what waits: nothing that is said later may come before it. */
  flush(): void {
    const message = this.#message;
    if (message === undefined) return;
    const guests = this.#guests;
    this.#message = undefined;
    this.#guests = [];
    this.#send(guests, bytesOf(message));
  }
}
