import { Worker } from 'node:worker_threads';
import type { FromServer } from './serverThread.js';
import { HEAPS } from './threads/heaps.js';
import { threadFile } from './threadFile.js';
import { helpersComeAfterOthers } from './threads/niceness.js';

// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins

/**
 * The command. Sockets are served on a thread of their own, only because the memory of a thread can be bounded from within, and that of the first
 * one cannot: it would put off tidying up until it has some gigabytes..
 */
export async function main(argv: readonly string[]): Promise<never> {
  helpersComeAfterOthers();
  const server = new Worker(threadFile('serverThread'), {
    workerData: argv,
    execArgv: [],
    resourceLimits: HEAPS.sockets,
  });
  const stop = (): void => server.postMessage('stop');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const code = await new Promise<number>(resolve => {
    server.on('message', (message: FromServer) => {
      if ('say' in message) console.log(message.say);
      else resolve(message.code);
    });
    server.on('error', error => {
      console.error(error);
      resolve(1);
    });
    server.on('exit', () => resolve(1));
  });
  process.exit(code);
}
