import { gunzipSync, gzipSync } from 'node:zlib';
import { LogConflict } from '@banneret/room';
import type Database from 'libsql';
import { appendTogether, type Lines } from '../appending.js';
import type { Store } from '../store.js';

/** So many matches are packed away or deleted at a time, so that nobody waits for it. */
const MOST_SWEPT = 20;

interface ArchiveRow {
  readonly lines: number;
  readonly log: Uint8Array;
}

/** The logs, line by line; those of matches that nobody has touched for long are packed. */
export function logOn(db: Database.Database): {
  readonly store: Pick<Store, 'log' | 'logLength' | 'append' | 'sweep'>;
  flush(): void;
} {
  const findLog = db.prepare('select op from log where match = ? order by line');
  const countLog = db.prepare('select count(*) as lines from log where match = ?');
  const addLine = db.prepare('insert into log (match, line, op) values (?, ?, ?)');
  const touch = db.prepare('update matches set touched = ? where id = ?');
  const findArchive = db.prepare('select lines, log from archive where match = ?');
  const addArchive = db.prepare('insert into archive (match, lines, log) values (?, ?, ?)');
  const dropArchive = db.prepare('delete from archive where match = ?');
  const dropLog = db.prepare('delete from log where match = ?');
  const findIdle = db.prepare(
    `select id from matches where touched < ? and not exists (select 1 from archive where match = id)
     order by touched limit ${MOST_SWEPT}`,
  );
  const findOld = db.prepare(`select id from matches where touched < ? order by touched limit ${MOST_SWEPT}`);
  const removals = ['archive', 'log', 'talk', 'seats'].map(table => db.prepare(`delete from ${table} where match = ?`));
  const removeMatch = db.prepare('delete from matches where id = ?');

  const archiveOf = (id: string): ArchiveRow | undefined => findArchive.get(id) as ArchiveRow | undefined;
  const linesOf = (id: string): string[] => (findLog.all(id) as { op: string }[]).map(({ op }) => op);
  const packed = (id: string): string[] | undefined => {
    const archive = archiveOf(id);
    return archive && (JSON.parse(gunzipSync(archive.log).toString('utf8')) as string[]);
  };
  const logLength = (id: string): number => archiveOf(id)?.lines ?? (countLog.get(id) as { lines: number }).lines;

  /** Somebody plays on. */
  function unpack(id: string): void {
    const lines = packed(id);
    if (lines === undefined) return;
    dropArchive.run(id);
    for (const [line, op] of lines.entries()) addLine.run(id, line, op);
  }

  const pack = db.transaction((id: string) => {
    // Another server may have been quicker.
    if (archiveOf(id) !== undefined) return;
    const lines = linesOf(id);
    addArchive.run(id, lines.length, gzipSync(JSON.stringify(lines)));
    dropLog.run(id);
  });

  const remove = db.transaction((id: string) => {
    for (const removal of removals) removal.run(id);
    removeMatch.run(id);
  });

  const appendAll = db.transaction((written: readonly Lines[]) => {
    const now = Date.now();
    for (const { id, at, ops, refuse } of written) {
      if (logLength(id) !== at) {
        refuse(new LogConflict(id));
        continue;
      }
      unpack(id);
      for (const [i, op] of ops.entries()) addLine.run(id, at + i, JSON.stringify(op));
      touch.run(now, id);
    }
  });
  // `immediate` takes the write lock before the length is read: nobody can add a line in between.
  const appending = appendTogether(lines => void appendAll.immediate(lines));

  const idsOf = (rows: unknown): string[] => (rows as { id: string }[]).map(({ id }) => id);

  return {
    store: {
      log: async id => (packed(id) ?? linesOf(id)).map(op => JSON.parse(op) as unknown),
      logLength: async id => logLength(id),
      append: appending.append,
      sweep(before) {
        const old = idsOf(findOld.all(before.remove));
        for (const id of old) remove.immediate(id);
        const idle = idsOf(findIdle.all(before.archive));
        for (const id of idle) pack.immediate(id);
        return { archived: idle.length, removed: old.length };
      },
    },
    flush: appending.flush,
  };
}
