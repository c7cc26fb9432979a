import { readFileSync } from 'node:fs';
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

/** How the server has fared, as it says itself when it ends. */
export interface ServerMeasured {
  /** Milliseconds for which the thread that serves sockets was late: whoever writes meanwhile waits so long. */
  readonly socketThreadP999: number;
  readonly socketThreadMax: number;
  /** The same as far as it was at work itself, and did not wait for a core that others had; 0 where the system does not tell. */
  readonly socketThreadWorkP999: number;
  readonly socketThreadWorkMax: number;
  /** The most memory the process has ever held, all threads counted. */
  readonly peakMegabytes: number;
}

const RESOLUTION_MS = 1;
const NANOSECONDS = 1e6;

/** Measures from now on if the environment asks for it (`BANNERET_MEASURE=1`): our own measurements do. */
export function measureFor(env: NodeJS.ProcessEnv): (() => ServerMeasured) | undefined {
  if (env['BANNERET_MEASURE'] !== '1') return undefined;
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  const work = createHistogram();
  let before = workSoFar();
  setInterval(() => {
    const now = workSoFar();
    work.record(Math.max(1, Math.round(now - before)));
    before = now;
  }, RESOLUTION_MS).unref();
  // What is counted is how far apart two looks at the clock were: a thread with nothing to do looks every millisecond.
  const late = (nanoseconds: number): number => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS);
  return () => ({
    socketThreadP999: late(delays.percentile(99.9)),
    socketThreadMax: late(delays.max),
    socketThreadWorkP999: work.percentile(99.9) / NANOSECONDS,
    socketThreadWorkMax: work.count === 0 ? 0 : work.max / NANOSECONDS,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  });
}

/** Nanoseconds for which this thread has had a core, where the system tells (Linux does). */
function workSoFar(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
}
