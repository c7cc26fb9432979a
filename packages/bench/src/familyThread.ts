import { parentPort, workerData } from 'node:worker_threads';
import { FAMILIES } from './families.js';
import type { MeasureOptions } from './measure.js';

const { family, options } = workerData as { family: string; options: MeasureOptions };
const figures = FAMILIES[family]?.(options);
if (figures === undefined) throw new Error(`there is no family of measurements named ${family}`);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads, not a window
parentPort?.postMessage(figures);
