import { readdirSync, readlinkSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';

/** The higher, the sooner a thread makes room for others: sockets come first, then matches, then what the engine does beside, then thoughts. */
export const NICE = { matches: 4, helpers: 6, thoughts: 12 } as const;

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

/**
 * The same for the threads on which the engine compiles and tidies up beside the others. To be called before any thread of ours is there.
 * With cores to spare they are in nobody's way.
 */
export function helpersComeAfterOthers(): void {
  if (availableParallelism() > 2) return;
  try {
    for (const thread of readdirSync('/proc/self/task'))
      if (Number(thread) !== process.pid) setPriority(Number(thread), NICE.helpers);
  } catch {
    // Elsewhere all threads are equal.
  }
}
