import { Worker } from 'node:worker_threads';
import { failureIn, GameFailure } from './failure.js';
import type { Batch, BatchReply, ThreadBrief } from './thread.js';

type Played = BatchReply & { readonly kind: 'played' };

// Threads run built code: Node loads no TypeScript, and tests read this package from its sources.
const WORKER = new URL(import.meta.url.endsWith('.ts') ? '../dist/worker.js' : './worker.js', import.meta.url);

/** Hand batches to threads as they become free. Resolves when all are played; the first failure stops everything. */
export async function playOnThreads(
  brief: ThreadBrief,
  batches: readonly Batch[],
  threads: number,
  take: (played: Played) => void,
): Promise<void> {
  const waiting = [...batches].reverse();
  const workers = Array.from({ length: Math.min(threads, batches.length) }, () => newWorker(brief));
  try {
    await Promise.all(workers.map(worker => drain(worker, waiting, brief, take)));
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
}

// `source` must not be inherited: what runs here is built.
const newWorker = (brief: ThreadBrief): Worker => new Worker(WORKER, { workerData: brief, execArgv: [] });

/** Keep one thread busy until no batch is left. */
function drain(
  worker: Worker,
  waiting: Batch[],
  { contest }: ThreadBrief,
  take: (played: Played) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let current: Batch | undefined;
    const next = (): void => {
      current = waiting.pop();
      if (current === undefined) resolve();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
      else worker.postMessage(current);
    };
    const broken = (cause: unknown): void => reject(new GameFailure(contest, current?.first ?? 0, cause));
    worker.on('message', (reply: BatchReply) => {
      if (reply.kind === 'failed') {
        reject(failureIn(contest, reply));
        return;
      }
      take(reply);
      next();
    });
    worker.on('error', broken);
    worker.on('exit', code => broken(new Error(`the thread ended with code ${code}`)));
    next();
  });
}
