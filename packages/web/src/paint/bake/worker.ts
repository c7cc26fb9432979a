import { bakeTable } from './bakeTable.js';
import type { FromPainter, ToPainter } from './messages.js';
import { inSlices } from './slices.js';

/** The thread on which tables are painted: one after the other, and what is no longer wanted is left unfinished. */

/** The page's library of types describes windows; this is a worker. */
const thread = self as unknown as {
  postMessage(message: FromPainter, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToPainter>) => void): void;
};

/** Nobody waits here but the message that cancels. */
const SLICE_MS = 40;

const waiting: (ToPainter & { kind: 'bake' })[] = [];
const forgotten = new Set<number>();
let busy = false;

thread.addEventListener('message', ({ data }) => {
  if (data.kind === 'forget') {
    forgotten.add(data.id);
    return;
  }
  waiting.push(data);
  if (!busy) void work();
});

async function work(): Promise<void> {
  busy = true;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { id, order } = next;
    const tell = (stage: 'ground' | 'table', sheet: unknown): void => {
      const bitmap = (sheet as OffscreenCanvas).transferToImageBitmap();
      thread.postMessage({ kind: 'baked', id, stage, bitmap }, [bitmap]);
    };
    try {
      const sheet = await inSlices(
        bakeTable(order),
        SLICE_MS,
        () => forgotten.has(id),
        stage => stage && tell('ground', stage.ground),
      );
      if (sheet !== undefined) tell('table', sheet);
    } catch (error) {
      console.warn(error);
      thread.postMessage({ kind: 'failed', id });
    }
    forgotten.delete(id);
  }
  busy = false;
}
