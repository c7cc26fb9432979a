import type { Start } from '@banneret/kernel';
import { readOp, type Op } from '@banneret/room';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A match as this browser keeps it. Everything of one person's own machine: secrets need no hiding from it. */
export interface StoredMatch {
  readonly id: string;
  readonly system: string;
  readonly rules: string;
  readonly start: Start;
  readonly seed: string;
  readonly seats: readonly { readonly name: string; readonly player: string; readonly contribution: string }[];
  /** Begun from a moment of another record: its first rolls are not this match's own. */
  readonly continued: boolean;
  /** A guided battle: its dice and its other side follow a script. */
  readonly guided?: boolean;
  readonly began: number;
  readonly touched: number;
  readonly over: boolean;
}

interface Schema extends DBSchema {
  matches: { key: string; value: StoredMatch };
  /** One line a row, by match and number: two tabs can never both write the same next line. */
  log: {
    key: [match: string, line: number];
    value: { readonly match: string; readonly line: number; readonly op: Op };
  };
}

/** Somebody else, another tab most likely, has gone on with this match. */
export class LogConflict extends Error {}

export class LocalStore {
  readonly #db: Promise<IDBPDatabase<Schema>>;

  constructor(name = 'banneret') {
    this.#db = openDB<Schema>(name, 1, {
      upgrade(db) {
        db.createObjectStore('matches', { keyPath: 'id' });
        db.createObjectStore('log', { keyPath: ['match', 'line'] });
      },
    });
  }

  async create(match: StoredMatch, log: readonly Op[] = []): Promise<void> {
    const tx = (await this.#db).transaction(['matches', 'log'], 'readwrite', { durability: 'strict' });
    void tx.objectStore('matches').add(match);
    for (const [line, op] of log.entries()) void tx.objectStore('log').add({ match: match.id, line, op });
    await tx.done;
  }

  async match(id: string): Promise<StoredMatch | undefined> {
    return await (await this.#db).get('matches', id);
  }

  async matches(): Promise<readonly StoredMatch[]> {
    return await (await this.#db).getAll('matches');
  }

  async log(id: string): Promise<readonly Op[]> {
    const rows = await (await this.#db).getAll('log', IDBKeyRange.bound([id, 0], [id, Infinity]));
    return rows.map(({ op }, line) => {
      const read = readOp(op);
      if (read === undefined) throw new Error(`line ${line + 1} of the log is damaged`);
      return read;
    });
  }

  /** Durable when it is done; all lines or none. */
  async append(id: string, at: number, ops: readonly Op[], over: boolean, now: number): Promise<void> {
    const tx = (await this.#db).transaction(['matches', 'log'], 'readwrite', { durability: 'strict' });
    try {
      const match = await tx.objectStore('matches').get(id);
      if (match !== undefined) void tx.objectStore('matches').put({ ...match, over, touched: now });
      await Promise.all(ops.map((op, i) => tx.objectStore('log').add({ match: id, line: at + i, op })));
      await tx.done;
    } catch (error) {
      void tx.done.catch(() => undefined);
      if (error instanceof DOMException && error.name === 'ConstraintError') throw new LogConflict();
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    const tx = (await this.#db).transaction(['matches', 'log'], 'readwrite');
    void tx.objectStore('matches').delete(id);
    void tx.objectStore('log').delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
    await tx.done;
  }
}
