import { bakeTable, type BakeOrder } from './bakeTable.js';
import type { FromPainter, ToPainter } from './messages.js';
import { inSlices } from './slices.js';

/** What has been painted: the ground alone, or all of it. Whoever gets a bitmap closes it. */
export interface Baked {
  readonly stage: 'ground' | 'table';
  readonly image: ImageBitmap | HTMLCanvasElement | OffscreenCanvas;
}

interface Client {
  readonly order: BakeOrder;
  readonly show: (baked: Baked) => void;
}

/** Without a thread of its own painting takes turns with the page, a little at a time. */
const SLICE_MS = 8;

/** The page's end of the thread that paints tables. */
class TablePainter {
  readonly #clients = new Map<number, Client>();
  #worker: Worker | undefined;
  #next = 0;

  constructor() {
    // Some browsers have workers that cannot paint.
    if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromPainter>) => this.#hear(data));
    this.#worker.addEventListener('error', () => {
      this.#worker = undefined;
      for (const [id, client] of this.#clients) void this.#paintHere(id, client);
    });
  }

  /** Shows what is asked for when it is there, the ground first; what is returned says that nobody waits for it any more. */
  bake(order: BakeOrder, show: (baked: Baked) => void): () => void {
    const id = this.#next++;
    const client = { order, show };
    this.#clients.set(id, client);
    if (this.#worker === undefined) void this.#paintHere(id, client);
    else this.#say({ kind: 'bake', id, order });
    return () => {
      if (this.#clients.delete(id)) this.#say({ kind: 'forget', id });
    };
  }

  #say(message: ToPainter): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromPainter): void {
    const client = this.#clients.get(message.id);
    if (message.kind === 'failed') {
      if (client) void this.#paintHere(message.id, client);
      return;
    }
    if (message.stage === 'table') this.#clients.delete(message.id);
    if (client === undefined) message.bitmap.close();
    else client.show({ stage: message.stage, image: message.bitmap });
  }

  async #paintHere(id: number, { order, show }: Client): Promise<void> {
    try {
      const sheet = await inSlices(
        bakeTable(order),
        SLICE_MS,
        () => !this.#clients.has(id),
        stage => stage && show({ stage: 'ground', image: stage.ground }),
      );
      if (sheet !== undefined) show({ stage: 'table', image: sheet });
    } catch (error) {
      // The flat ground and the outlines remain: one can play on them.
      console.warn(error);
    }
    this.#clients.delete(id);
  }
}

let painter: TablePainter | undefined;

/** Started when first needed. */
export const tablePainter = (): TablePainter => (painter ??= new TablePainter());
