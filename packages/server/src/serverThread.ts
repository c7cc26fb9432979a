import { parentPort, workerData } from 'node:worker_threads';
import { serveFrom } from './serve.js';

// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins

/** What the thread that serves sockets says to the one that started it. */
export type FromServer = { readonly say: string } | { readonly code: number };

const tell = (message: FromServer): void => parentPort?.postMessage(message);

const serving = await serveFrom(workerData as readonly string[], line => tell({ say: line }));
if ('code' in serving) tell(serving);
else parentPort?.once('message', () => void serving.close().then(() => tell({ code: 0 })));
