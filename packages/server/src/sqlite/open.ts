import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StoreFault, type Store } from '../store.js';
import { MIGRATIONS } from './migrations.js';
import { storeOn } from './store.js';

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
