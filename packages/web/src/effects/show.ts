import { createContext } from 'preact';
import type { Motion } from '../table/pace.js';
import type { SideInks } from '../paint/theme.js';
import { cell, type Cell } from '../app/cell.js';
import type { At, Effect } from './kinds.js';
import { NO_TRACES, type Traces } from './traces.js';

/** Effects that begin together. */
export interface Scene {
  readonly effects: readonly Effect[];
  readonly motion: Exclude<Motion, 'none'>;
  /** How many times as fast as usual. */
  readonly rate: number;
}

/** Whoever shows effects on a board. */
export interface Player {
  /** The drawing still shows how it was before: the time to look at those who are about to be gone. */
  prepare(scene: Scene): void;
  /** The drawing shows how it is now. */
  begin(scene: Scene): void;
  end(): void;
}

/** Whoever paints effects in the place of the flat drawing, while the table is shown in another way. */
export interface StandIn extends Player {
  /** How far to the left or right of the middle of the screen a place is: -1 to 1. */
  aside(at: At): number;
}

/** Between the story, which knows what happened, and the board, which knows where that is on the screen. There may be no board. */
export class Show {
  readonly sides: SideInks;
  readonly accent: string;
  /** What lies on the table of what happened. */
  readonly traces: Cell<Traces> = cell(NO_TRACES);
  #player: Player | undefined;
  #standIn: StandIn | undefined;

  constructor(sides: SideInks, accent: string) {
    this.sides = sides;
    this.accent = accent;
  }

  join(player: Player): () => void {
    this.#player = player;
    return () => {
      if (this.#player === player) this.#player = undefined;
    };
  }

  /** From now on somebody else paints: what is shown, when, and what is heard of it stays the board's business. */
  paintedBy(standIn: StandIn): () => void {
    this.#player?.end();
    this.#standIn = standIn;
    return () => {
      if (this.#standIn !== standIn) return;
      standIn.end();
      this.#standIn = undefined;
    };
  }

  get standIn(): StandIn | undefined {
    return this.#standIn;
  }

  prepare(scene: Scene): void {
    this.#player?.prepare(scene);
  }

  begin(scene: Scene): void {
    this.#player?.begin(scene);
  }

  end(): void {
    this.#player?.end();
  }
}

export const ShowContext = createContext<Show | undefined>(undefined);
