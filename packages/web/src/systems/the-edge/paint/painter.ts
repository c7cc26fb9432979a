import { bakeSlab, type SlabOrder } from './bakeSlab.js';

/** The thread that paints boards: one order, one picture. */
self.addEventListener('message', ({ data }: MessageEvent<SlabOrder>) => {
  bakeSlab(data).then(
    picture => self.postMessage(picture),
    (trouble: unknown) => self.postMessage(String(trouble)),
  );
});
