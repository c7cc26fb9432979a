import { writeEvent, type AnyGame } from '@banneret/game';
import type { EventBase, Viewer } from '@banneret/kernel';
import type { Words } from './language.js';

/** An event as somebody may see it, and its sentence if it has one. */
export interface Told {
  readonly seen: unknown;
  readonly text: string | undefined;
}

/** Tells events one after the other, each beside the position right after it, through one pair of eyes. */
export class Teller {
  readonly #game: AnyGame;
  readonly #viewer: Viewer | undefined;
  readonly #words: Words;
  #state: unknown;

  /** `before` is the position before the first event; without a viewer the whole truth is told. */
  constructor(game: AnyGame, before: unknown, viewer: Viewer | undefined, words: Words) {
    this.#game = game;
    this.#viewer = viewer;
    this.#words = words;
    this.moveTo(before);
  }

  /** Somebody took something back: go on from here. */
  moveTo(state: unknown): void {
    const { system } = this.#game;
    this.#state = system.clone(this.#viewer === undefined ? state : system.view(state, this.#viewer));
  }

  /** Nothing for an event that the viewer does not notice at all. */
  tell(event: unknown): Told | undefined {
    const { system } = this.#game;
    const seen: unknown = this.#viewer === undefined ? event : system.redact(event, this.#viewer);
    if (seen === undefined) return undefined;
    system.reduce(this.#state, seen);
    return { seen, text: this.#game.tell(seen, this.#state, this.#words) };
  }

  /** An event that has just been told, in the words of scenario files. */
  write({ seen }: Told): unknown {
    return writeEvent(this.#game, this.#state, seen as EventBase);
  }
}
