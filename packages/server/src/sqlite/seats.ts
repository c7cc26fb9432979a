import type { Seat } from '@banneret/kernel';
import type Database from 'libsql';
import type { SeatClaim, Store } from '../store.js';

interface Found {
  readonly seat: Seat;
}

/** Who sits where. Empty hashes open nothing. */
export function seatsOn(db: Database.Database): Pick<Store, 'claim' | 'returnTo' | 'seatOf'> {
  const findByInvitation = db.prepare(
    `select seat from seats where match = ? and invitation_hash = ? and invitation_hash <> '' and player = 'human'`,
  );
  const countFree = db.prepare(
    `select count(*) as free from seats where match = ? and player = 'human' and anchor is null and contribution is null`,
  );
  const isChained = db.prepare('select keeper is not null as chained from matches where id = ?');
  const takeSeat = db.prepare(
    `update seats set invitation_hash = '', key_hash = ?, recovery_hash = ?, name = coalesce(?, name) where match = ? and seat = ?`,
  );
  const beginDice = db.prepare('update seats set anchor = ?, anchor_now = null where match = ? and seat = ?');
  const changeDice = db.prepare('update seats set anchor_now = ? where match = ? and seat = ?');
  /** In a match of old the anchor is as good a part of the dice as any. */
  const contribute = db.prepare(
    'update seats set contribution = coalesce(contribution, ?) where match = ? and seat = ?',
  );
  const findByRecovery = db.prepare(
    `select seat from seats where match = ? and recovery_hash = ? and recovery_hash <> '' and player = 'human'`,
  );
  const changeKey = db.prepare('update seats set key_hash = ? where match = ? and seat = ?');
  const findByKey = db.prepare(
    `select seat from seats where match = ? and key_hash = ? and key_hash <> '' and player = 'human'`,
  );

  const claim = db.transaction((id: string, { invitationHash, keyHash, recoveryHash, anchor, name }: SeatClaim) => {
    const found = findByInvitation.get(id, invitationHash) as Found | undefined;
    if (found === undefined) return undefined;
    const { seat } = found;
    const { chained } = isChained.get(id) as { chained: number };
    const { free } = countFree.get(id) as { free: number };
    takeSeat.run(keyHash, recoveryHash, name ?? null, id, seat);
    if (chained === 0) contribute.run(anchor, id, seat);
    // Before the match has begun nothing depends on the dice yet.
    else if (free > 0) beginDice.run(anchor, id, seat);
    else changeDice.run(anchor, id, seat);
    return seat;
  });

  const returnTo = db.transaction((id: string, recoveryHash: string, keyHash: string) => {
    const found = findByRecovery.get(id, recoveryHash) as Found | undefined;
    if (found !== undefined) changeKey.run(keyHash, id, found.seat);
    return found?.seat;
  });

  return {
    claim: async (id, wanted) => claim.immediate(id, wanted),
    returnTo: async (id, recoveryHash, keyHash) => returnTo.immediate(id, recoveryHash, keyHash),
    seatOf: async (id, keyHash) => (findByKey.get(id, keyHash) as Found | undefined)?.seat,
  };
}
