import type { AnySystem, Seat } from '@banneret/kernel';
import type { ClientMessage, Proposal, Talk } from '@banneret/room';
import { cell } from '../app/cell.js';
import type { Carrier, Connection } from '../connection/carrier.js';
import { EMPTY_TABLE, heard, type TableState } from './tableState.js';

type Wish = ClientMessage extends infer M ? (M extends { readonly id: number } ? Omit<M, 'id'> : never) : never;

/** One pair of eyes at a match: what they see, and what their owner may say. */
export class Session {
  readonly table = cell<TableState>(EMPTY_TABLE);
  /** Told of every answer: its question, and how much had happened before. */
  onAnswer: ((ask: string, events: number) => void) | undefined;
  readonly #connection: Connection;
  #next = 1;
  #inputsBeforeMine: number | undefined;

  constructor(carrier: Carrier, system: AnySystem) {
    this.#connection = carrier({
      hear: message => this.table.set(heard(this.table.get(), message, system)),
      link: link => this.table.set({ ...this.table.get(), link }),
    });
  }

  /** With `always` the same question is answered so from now on. */
  answer(choice: unknown, always = false): void {
    const { board } = this.table.get();
    if (board === undefined) return;
    this.#inputsBeforeMine = board.inputs;
    if (board.view.prompt !== undefined) this.onAnswer?.(board.view.prompt.ask, board.timeline.events.length);
    this.#wish({ kind: 'answer', wait: board.view.wait, choice, ...(always && { always }) });
  }

  withdraw(ask: string): void {
    this.#wish({ kind: 'withdraw', ask });
  }

  /** Let the table pass where one can do nothing, or be asked all the same. */
  spare(yes: boolean): void {
    this.#wish({ kind: 'spare', yes });
  }

  undo(): void {
    this.#wish({ kind: 'undo' });
  }

  /** Ask the others to go back to before one's own latest answer. */
  get mayAskBack(): boolean {
    const inputs = this.table.get().board?.inputs ?? 0;
    return this.#inputsBeforeMine !== undefined && this.#inputsBeforeMine < inputs;
  }

  askBack(): void {
    if (this.#inputsBeforeMine !== undefined) this.propose({ kind: 'rewind', inputs: this.#inputsBeforeMine });
  }

  /** Something that all others have to agree to. */
  propose(proposal: Proposal): void {
    this.#wish({ kind: 'propose', proposal });
  }

  /** To what is proposed at the moment. */
  reply(yes: boolean): void {
    const { proposed } = this.table.get();
    if (proposed !== undefined) this.#wish({ kind: 'reply', request: proposed.request, yes });
  }

  resign(): void {
    this.#wish({ kind: 'resign' });
  }

  /** Somebody has been away for longer than was agreed. */
  claimTime(seat: Seat): void {
    this.#wish({ kind: 'claim-time', seat });
  }

  say(text: string, to: Talk['to']): void {
    this.#wish({ kind: 'talk', to, text });
  }

  /** Asks for a fresh invitation to one's own seat. */
  passOn(): void {
    this.#wish({ kind: 'pass-on' });
  }

  /** My name and what I said are to be forgotten. */
  forgetMe(): void {
    this.#wish({ kind: 'forget' });
  }

  /** What was told has been read. */
  dismissNotice(): void {
    const { notice: _, ...table } = this.table.get();
    this.table.set(table);
  }

  get seat(): Seat | undefined {
    const { viewer } = this.table.get();
    return viewer === 'public' ? undefined : viewer;
  }

  close(): void {
    this.#connection.close();
  }

  #wish(wish: Wish): void {
    const id = this.#next++;
    const table = this.table.get();
    this.table.set({ ...table, unanswered: [...table.unanswered, id] });
    this.#connection.send({ ...wish, id } as ClientMessage);
  }
}
