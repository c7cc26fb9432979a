import { randomSecret, type CompanyStore, type KeptClocks, type Talk } from '@banneret/room';
import type Database from 'libsql';
import { hashed } from '../secrets.js';

interface TalkRow {
  readonly number: number;
  readonly seat: number;
  readonly channel: 'all' | 'partners';
  readonly text: string;
  readonly at: number;
}

/** Clocks, talk, and what people may have forgotten. */
export function companyOn(db: Database.Database): CompanyStore {
  const findClocks = db.prepare('select clocks from matches where id = ?');
  const keepClocks = db.prepare('update matches set clocks = ? where id = ?');
  const findTalk = db.prepare(
    'select number, seat, channel, text, at from talk where match = ? and number > ? order by number',
  );
  const addTalk = db.prepare(
    `insert into talk (match, number, seat, channel, text, at)
     select ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5 from talk where match = ?1`,
  );
  const dropTalk = db.prepare(
    'delete from talk where match = ?1 and number <= (select max(number) from talk where match = ?1) - ?2',
  );
  const invite = db.prepare('update seats set invitation_hash = ? where match = ? and seat = ?');
  const forgetTalk = db.prepare('delete from talk where match = ? and seat = ?');
  const forgetSeat = db.prepare(
    `update seats set name = ?, invitation_hash = '', key_hash = '', recovery_hash = '' where match = ? and seat = ?`,
  );

  const vacate = db.prepare(
    `update seats set anchor = null, contribution = null where match = ?1 and seat = ?2 and exists
       (select 1 from seats where match = ?1 and player = 'human' and anchor is null and contribution is null)`,
  );

  const forget = db.transaction((id: string, seat: number) => {
    vacate.run(id, seat);
    forgetTalk.run(id, seat);
    forgetSeat.run(`${seat + 1}`, id, seat);
  });

  return {
    async clocks(id) {
      const { clocks = null } = (findClocks.get(id) as { clocks: string | null } | undefined) ?? {};
      return clocks === null ? undefined : (JSON.parse(clocks) as KeptClocks);
    },
    keepClocks: async (id, clocks) => void keepClocks.run(JSON.stringify(clocks), id),
    talk: async (id, after = 0) =>
      (findTalk.all(id, after) as TalkRow[]).map(({ seat: by, channel: to, ...line }): Talk => ({ ...line, by, to })),
    async addTalk(id, { by, to, text, at }, most) {
      addTalk.run(id, by, to, text, at);
      dropTalk.run(id, most);
    },
    async invite(id, seat) {
      const invitation = randomSecret();
      invite.run(hashed(invitation), id, seat);
      return invitation;
    },
    forget: async (id, seat) => void forget.immediate(id, seat),
  };
}
