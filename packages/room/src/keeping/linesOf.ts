import { readOp, type Op } from '../op.js';
import type { MatchStore } from './store.js';

/** The lines of a match as one table knows them: it has read so many, and what it adds waits until it is written. */
export class LinesOf {
  readonly #store: MatchStore;
  readonly #match: string;
  /** Lines that have been read or written here. */
  #known = 0;
  #unwritten: Op[] = [];

  constructor(store: MatchStore, match: string) {
    this.#store = store;
    this.#match = match;
  }

  get known(): number {
    return this.#known;
  }

  /** All lines there are, for a room that is laid from them. */
  async read(): Promise<readonly Op[]> {
    const lines = await this.all();
    this.#known = lines.length;
    this.#unwritten = [];
    return lines;
  }

  /** The same for whoever only wants to look. */
  async all(): Promise<readonly Op[]> {
    return (await this.#store.log(this.#match)).map(readLine);
  }

  /** Has another keeper written to the same match? */
  async haveGrown(): Promise<boolean> {
    return (await this.#store.logLength(this.#match)) !== this.#known;
  }

  /** A room wants its lines to be safe at once; here they are gathered, and written before anybody is told. */
  gather(ops: readonly Op[]): void {
    this.#unwritten.push(...ops);
  }

  /** Fails with `LogConflict` if another keeper was quicker. */
  async write(isOver: boolean): Promise<void> {
    const ops = this.#unwritten;
    if (ops.length === 0) return;
    this.#unwritten = [];
    await this.#store.append(this.#match, this.#known, ops, isOver);
    this.#known += ops.length;
  }

  /** What was not written did not happen. */
  forgetUnwritten(): void {
    this.#unwritten = [];
  }
}

function readLine(raw: unknown, line: number): Op {
  const op = readOp(raw);
  if (op === undefined) throw new Error(`line ${line + 1} of the log is damaged`);
  return op;
}
