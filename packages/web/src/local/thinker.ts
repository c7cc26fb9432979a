import type { Thought } from '@banneret/room';
import type { ThoughtReply, ThoughtSent } from './think.js';

/** The thread on which computer players think. It is started with the first question. */
export class Thinker {
  readonly #start: () => Worker;
  readonly #waiting = new Map<number, (reply: ThoughtReply) => void>();
  #worker: Worker | undefined;
  #next = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  async think(thought: Thought): Promise<unknown> {
    const worker = (this.#worker ??= this.#listenTo(this.#start()));
    const id = this.#next++;
    worker.postMessage({ kind: 'think', id, thought } satisfies ThoughtSent);
    const reply = await new Promise<ThoughtReply>(resolve => this.#waiting.set(id, resolve));
    if ('failed' in reply) throw new Error(reply.failed);
    return reply.choice;
  }

  #listenTo(worker: Worker): Worker {
    worker.addEventListener('message', (event: MessageEvent<ThoughtReply>) => {
      this.#waiting.get(event.data.id)?.(event.data);
      this.#waiting.delete(event.data.id);
    });
    return worker;
  }
}
