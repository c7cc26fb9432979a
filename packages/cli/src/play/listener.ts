import type { AnyGame } from '@banneret/game';
import type { EventBase, Viewer } from '@banneret/kernel';
import type { Words } from '../language.js';
import { Teller } from '../telling.js';

/** Somebody at the table, and how much of the game they have heard. */
export class Listener {
  readonly #teller: Teller;
  #heard = 0;

  /** `before` is the position before the first event. */
  constructor(game: AnyGame, before: unknown, viewer: Viewer, words: Words) {
    this.#teller = new Teller(game, before, viewer, words);
  }

  /** How many events have been told to them. */
  get heard(): number {
    return this.#heard;
  }

  /** What has happened since, as far as they may know it; nothing is said of the events before `from`. */
  hear(events: readonly EventBase[], from = 0): string[] {
    const sentences = events.slice(this.#heard).flatMap((event, i) => {
      const text = this.#teller.tell(event)?.text;
      return text === undefined || this.#heard + i < from ? [] : [text];
    });
    this.#heard = events.length;
    return sentences;
  }

  /** They have taken something back: `state` stands, after so many events. */
  backTo(state: unknown, events: number): void {
    this.#teller.moveTo(state);
    this.#heard = events;
  }
}

export type Listeners = ReadonlyMap<Viewer, Listener>;

export function listenerOf(listeners: Listeners, viewer: Viewer): Listener {
  const listener = listeners.get(viewer);
  if (listener) return listener;
  throw new Error(`nobody listens as ${viewer}`);
}
