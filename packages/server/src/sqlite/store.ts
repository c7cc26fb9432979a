import type { Start } from '@banneret/kernel';
import type { ClockRule, KeptMatch, KeptSeat } from '@banneret/room';
import type Database from 'libsql';
import type { NewMatch, Store } from '../store.js';
import { companyOn } from './company.js';
import { logOn } from './log.js';
import { seatsOn } from './seats.js';

interface MatchRow {
  readonly system: string;
  readonly rules: string;
  readonly start: string;
  readonly seed: string;
  readonly keeper: string | null;
  readonly clock: string | null;
  readonly closed: number;
}

interface SeatRow {
  readonly name: string;
  readonly player: string;
  readonly contribution: string | null;
  readonly anchor: string | null;
  readonly anchor_now: string | null;
}

export function storeOn(db: Database.Database): Store {
  const addMatch = db.prepare(
    `insert into matches (id, system, rules, start, seed, created, touched, keeper, clock, closed)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const addSeat = db.prepare(
    'insert into seats (match, seat, name, player, invitation_hash, contribution) values (?, ?, ?, ?, ?, ?)',
  );
  const findMatch = db.prepare('select system, rules, start, seed, keeper, clock, closed from matches where id = ?');
  const findSeats = db.prepare(
    'select name, player, contribution, anchor, anchor_now from seats where match = ? order by seat',
  );
  const findUptime = db.prepare('select ms from uptime');
  const keepUptime = db.prepare('update uptime set ms = max(ms, ?)');
  const log = logOn(db);

  const create = db.transaction(({ id, system, rules, start, seed, seats, dice, clock, closed }: NewMatch) => {
    const now = Date.now();
    const agreed = [dice?.keeper ?? null, clock ? JSON.stringify(clock) : null, closed === true ? 1 : 0];
    addMatch.run(id, system, rules, JSON.stringify(start), seed, now, now, ...agreed);
    for (const [seat, { name, player, invitationHash, contribution }] of seats.entries())
      addSeat.run(id, seat, name, player, invitationHash, contribution ?? null);
  });

  return {
    create: async match => void create(match),
    async match(id) {
      const row = findMatch.get(id) as MatchRow | undefined;
      return row && matchOf(id, row, findSeats.all(id) as SeatRow[]);
    },
    ...seatsOn(db),
    ...log.store,
    company: companyOn(db),
    uptime: () => (findUptime.get() as { ms: number }).ms,
    keepUptime: ms => void keepUptime.run(Math.floor(ms)),
    close() {
      log.flush();
      db.close();
    },
  };
}

const matchOf = (id: string, row: MatchRow, seats: readonly SeatRow[]): KeptMatch => ({
  id,
  system: row.system,
  rules: row.rules,
  start: JSON.parse(row.start) as Start,
  seed: row.seed,
  ...(row.keeper !== null && { dice: { keeper: row.keeper } }),
  ...(row.clock !== null && { clock: JSON.parse(row.clock) as ClockRule }),
  ...(row.closed === 1 && { closed: true }),
  seats: seats.map(seatOf),
});

const seatOf = ({ name, player, contribution, anchor, anchor_now: anchorNow }: SeatRow): KeptSeat => ({
  name,
  player,
  ...(contribution !== null && { contribution }),
  ...(anchor !== null && { anchor }),
  ...(anchorNow !== null && { anchorNow }),
});
