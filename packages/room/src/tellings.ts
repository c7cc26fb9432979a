import type { Viewer } from '@banneret/kernel';
import type { TableAnswer, TableInput } from './byTable.js';

/** What a viewer has been told, and how far in the events and in the table's answers that reaches. */
interface Told<E> {
  upTo: number;
  readonly events: E[];
  tableUpTo: number;
  readonly byTable: TableAnswer[];
}

/** What happened, as each viewer that has asked may know it. */
export class Tellings<E> {
  /** All that happened: the journal's own list, which grows, and shrinks when something is taken back. */
  readonly #events: readonly E[];
  readonly #redact: (event: E, viewer: Viewer) => E | undefined;
  readonly #byTable: TableInput[] = [];
  readonly #told = new Map<Viewer, Told<E>>();

  constructor(events: readonly E[], redact: (event: E, viewer: Viewer) => E | undefined) {
    this.#events = events;
    this.#redact = redact;
  }

  /** The table has answered for somebody. */
  answered(input: TableInput): void {
    this.#byTable.push(input);
  }

  /** So many inputs stand: what was told after them no longer holds. */
  backTo(inputs: number): void {
    while ((this.#byTable.at(-1)?.input ?? -1) >= inputs) this.#byTable.pop();
    this.#told.clear();
  }

  to(viewer: Viewer): { readonly events: readonly E[]; readonly byTable: readonly TableAnswer[] } {
    let told = this.#told.get(viewer);
    if (told === undefined) this.#told.set(viewer, (told = { upTo: 0, events: [], tableUpTo: 0, byTable: [] }));
    for (; told.upTo < this.#events.length; told.upTo++) {
      this.#tellTable(told, viewer);
      const redacted = this.#redact(this.#events[told.upTo] as E, viewer);
      if (redacted !== undefined) told.events.push(redacted);
    }
    this.#tellTable(told, viewer);
    return told;
  }

  /** What the table answered for this viewer before the next event. */
  #tellTable(told: Told<E>, viewer: Viewer): void {
    for (; (this.#byTable[told.tableUpTo]?.events ?? Infinity) <= told.upTo; told.tableUpTo++) {
      const { seat, input, prompt, choice } = this.#byTable[told.tableUpTo] as TableInput;
      if (seat === viewer) told.byTable.push({ at: told.events.length, input, prompt, choice });
    }
  }
}
