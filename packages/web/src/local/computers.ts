import { LOCAL_PAUSE, veiledBudget } from '@banneret/room';
import { randomHex } from '../connection/contribution.js';
import type { LocalTable } from './table.js';
import type { Thought, ThoughtReply } from './think.js';

/** How long a computer player may think about one question. */
const BUDGET_MS = 1_500;
const VEILED_BUDGET_MS = veiledBudget(LOCAL_PAUSE);

/** The thread on which computer players think. It is started with the first question. */
export class Thinker {
  readonly #start: () => Worker;
  readonly #waiting = new Map<number, (reply: ThoughtReply) => void>();
  #worker: Worker | undefined;
  #next = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  ask(question: Omit<Thought, 'id'>): Promise<ThoughtReply> {
    const worker = (this.#worker ??= this.#listenTo(this.#start()));
    const id = this.#next++;
    worker.postMessage({ kind: 'think', thought: { ...question, id } });
    return new Promise(resolve => this.#waiting.set(id, resolve));
  }

  #listenTo(worker: Worker): Worker {
    worker.addEventListener('message', (event: MessageEvent<ThoughtReply>) => {
      this.#waiting.get(event.data.id)?.(event.data);
      this.#waiting.delete(event.data.id);
    });
    return worker;
  }
}

/** Lets the computer's seats of a table answer whenever they are asked. */
export function seatComputers(table: LocalTable, thinker: Thinker): void {
  const thinking = new Set<number>();
  const lookAround = (): void => {
    for (const seat of table.asked) if (table.levelOf(seat) !== undefined && !thinking.has(seat)) void ponder(seat);
  };
  table.onChange = lookAround;

  async function ponder(seat: number): Promise<void> {
    const view = table.viewFor(seat);
    const level = table.levelOf(seat);
    if (view?.prompt === undefined || level === undefined) return;
    thinking.add(seat);
    const { isGuided: guided } = table;
    // A lesson goes the same way every time, also where its script leaves the other side to itself.
    const seed = guided ? `${view.wait}` : randomHex(16);
    const budgetMs = view.prompt.veiled === true ? VEILED_BUDGET_MS : BUDGET_MS;
    const question = { system: table.info.system, level, view, seed, budgetMs, guided };
    const reply = await thinker.ask(question);
    thinking.delete(seat);
    if ('failed' in reply) {
      console.error(reply.failed);
      table.announce('web.computer-failed');
      return;
    }
    const { ok } = await table.answer(seat, view.wait, reply.choice);
    // Somebody took a move back meanwhile: think about the new question instead.
    if (!ok) lookAround();
  }
}
