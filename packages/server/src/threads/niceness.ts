import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The higher, the sooner a thread makes room for others: sockets come first, then matches, then thoughts. */
export const NICE = { matches: 2, thoughts: 10 } as const;

/**
 * Lets the thread that calls this come after those of lower niceness, where the system knows such a thing (Linux does): with fewer
 * cores than threads, whoever serves sockets need not wait for somebody's thoughts.
 */
export function comeAfterOthers(niceness: number): void {
  try {
    const [, thread = ''] = /task\/(\d+)$/.exec(readlinkSync('/proc/thread-self')) ?? [];
    if (thread !== '') setPriority(Number(thread), niceness);
  } catch {
    // Elsewhere all threads are equal.
  }
}
