import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { FAMILIES } from './families.js';
import type { MeasureOptions } from './measure.js';
import { table, type Figures } from './report.js';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const options: MeasureOptions = values.quick
  ? { rounds: 6, warmUpMs: 300, roundMs: 80 }
  : { rounds: 20, warmUpMs: 1_000, roundMs: 200 };

/** One family after the other: two at once would take the machine from each other. */
async function measureAll(): Promise<Figures> {
  let all: Figures = {};
  for (const family of Object.keys(FAMILIES)) {
    const thread = new Worker(new URL('./familyThread.js', import.meta.url), { workerData: { family, options } });
    const [figures] = (await once(thread, 'message')) as [Figures];
    all = { ...all, ...figures };
  }
  return all;
}

const figures = await measureAll();
console.log(values.json ? JSON.stringify(figures) : table(figures));
