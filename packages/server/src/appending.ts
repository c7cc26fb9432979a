import type { Op } from '@banneret/room';

/** Lines for the log of one match, with somebody who waits for them to be on the disk. */
export interface Lines {
  readonly id: string;
  readonly at: number;
  readonly ops: readonly Op[];
  readonly keep: () => void;
  readonly refuse: (error: unknown) => void;
}

export interface Appending {
  append(id: string, at: number, ops: readonly Op[]): Promise<void>;
  /** Writes at once what waits. */
  flush(): void;
}

/**
 * To wait for the disk is what takes longest, however few lines there are. So all lines that come in while the process is
 * busy, of whatever matches, are written with one wait; nobody hears of theirs before that.
 */
export function appendTogether(write: (lines: readonly Lines[]) => void): Appending {
  let waiting: Lines[] = [];

  function flush(): void {
    if (waiting.length === 0) return;
    const lines = waiting;
    waiting = [];
    try {
      write(lines);
    } catch (error) {
      for (const { refuse } of lines) refuse(error);
      return;
    }
    // Promises are settled once: those that were refused stay refused.
    for (const { keep } of lines) keep();
  }

  return {
    append: (id, at, ops) =>
      new Promise((keep, refuse) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ id, at, ops, keep, refuse });
      }),
    flush,
  };
}
