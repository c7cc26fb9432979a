// The body of one thread of a batch: load the shelf once, then play what it is handed.
import { parentPort, workerData } from 'node:worker_threads';
import { loadEntry } from '@banneret/ai';
import { playBatch, type Batch, type ThreadBrief } from './thread.js';

const { shelf, contest } = workerData as ThreadBrief;
const entry = await loadEntry(shelf, contest.system);

parentPort?.on('message', async (batch: Batch) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage(await playBatch(entry, contest, batch));
});
