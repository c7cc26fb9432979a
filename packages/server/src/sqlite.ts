import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Start } from '@banneret/kernel';
import { LogConflict } from '@banneret/room';
import Database from 'libsql';
import { appendTogether, type Lines } from './appending.js';
import { StoreFault, type Store, type StoredMatch, type StoredSeat } from './store.js';

/**
 * How the file came to be what it is: step n leads from version n to n + 1. Steps are never changed once released,
 * only added, so that a file of any age can be brought up to date.
 */
const MIGRATIONS: readonly string[] = [
  `create table matches (
     id text primary key, system text not null, rules text not null, start text not null, seed text not null,
     created integer not null
   ) strict;
   create table seats (
     match text not null references matches(id), seat integer not null, name text not null, player text not null,
     token_hash text not null, contribution text,
     primary key (match, seat)
   ) strict;
   create table log (
     match text not null references matches(id), line integer not null, op text not null,
     primary key (match, line)
   ) strict, without rowid;`,
];

const FILE = 'banneret.db';
/** How long to wait for another process that is writing. */
const PATIENCE_MS = 5_000;

/** The embedded store: one SQLite file, every acknowledged line on the disk (WAL, synchronous FULL). */
export function openSqlite(folder: string): Store {
  const db = opened(folder);
  migrate(db, folder);
  return storeOn(db);
}

function opened(folder: string): Database.Database {
  try {
    mkdirSync(folder, { recursive: true });
    const db = new Database(join(folder, FILE), { timeout: PATIENCE_MS });
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    return db;
  } catch (error) {
    throw new StoreFault('server.store.cannot-open', { folder }, error);
  }
}

function migrate(db: Database.Database, folder: string): void {
  try {
    // `immediate`: a second server that starts at the same moment waits here and then finds nothing left to do.
    db.transaction(() => {
      const version = versionOf(db);
      if (version > MIGRATIONS.length)
        throw new StoreFault('server.store.newer', { folder, version, known: MIGRATIONS.length });
      for (const step of MIGRATIONS.slice(version)) db.exec(step);
      db.exec(`pragma user_version = ${MIGRATIONS.length}`);
    }).immediate();
  } catch (error) {
    if (error instanceof StoreFault) throw error;
    throw new StoreFault('server.store.cannot-write', { folder }, error);
  }
}

const versionOf = (db: Database.Database): number => {
  const row = db.prepare('pragma user_version').get() as { user_version: number };
  return row.user_version;
};

interface MatchRow {
  readonly system: string;
  readonly rules: string;
  readonly start: string;
  readonly seed: string;
}

interface SeatRow {
  readonly name: string;
  readonly player: string;
  readonly token_hash: string;
  readonly contribution: string | null;
}

function storeOn(db: Database.Database): Store {
  const addMatch = db.prepare('insert into matches values (?, ?, ?, ?, ?, ?)');
  const addSeat = db.prepare('insert into seats values (?, ?, ?, ?, ?, ?)');
  const findMatch = db.prepare('select system, rules, start, seed from matches where id = ?');
  const findSeats = db.prepare(
    'select name, player, token_hash, contribution from seats where match = ? order by seat',
  );
  const addContribution = db.prepare(
    'update seats set contribution = ? where match = ? and seat = ? and contribution is null',
  );
  const findLog = db.prepare('select op from log where match = ? order by line');
  const countLog = db.prepare('select count(*) as lines from log where match = ?');
  const addLine = db.prepare('insert into log values (?, ?, ?)');

  const logLength = (id: string): number => (countLog.get(id) as { lines: number }).lines;

  const create = db.transaction(({ id, system, rules, start, seed, seats }: StoredMatch) => {
    addMatch.run(id, system, rules, JSON.stringify(start), seed, Date.now());
    for (const [seat, { name, player, tokenHash, contribution }] of seats.entries())
      addSeat.run(id, seat, name, player, tokenHash, contribution ?? null);
  });

  // `immediate` takes the write lock before the length is read: nobody can add a line in between.
  const appending = appendTogether(lines => void appendAll.immediate(lines));
  const appendAll = db.transaction((lines: readonly Lines[]) => {
    for (const { id, at, ops, refuse } of lines) {
      if (logLength(id) !== at) refuse(new LogConflict(id));
      else for (const [i, op] of ops.entries()) addLine.run(id, at + i, JSON.stringify(op));
    }
  });

  return {
    create: async match => void create(match),
    async match(id) {
      const row = findMatch.get(id) as MatchRow | undefined;
      if (row === undefined) return undefined;
      const { system, rules, start, seed } = row;
      const seats = (findSeats.all(id) as SeatRow[]).map(seatOf);
      return { id, system, rules, start: JSON.parse(start) as Start, seed, seats };
    },
    contribute: async (id, seat, contribution) => void addContribution.run(contribution, id, seat),
    log: async id => (findLog.all(id) as { op: string }[]).map(({ op }) => JSON.parse(op) as unknown),
    logLength: async id => logLength(id),
    append: appending.append,
    close() {
      appending.flush();
      db.close();
    },
  };
}

const seatOf = ({ name, player, token_hash: tokenHash, contribution }: SeatRow): StoredSeat => ({
  name,
  player,
  tokenHash,
  ...(contribution !== null && { contribution }),
});
