import type { Seat } from '@banneret/kernel';
import { cleanName, randomSecret, type CreatedMatch, type Greeting, type KeptMatch } from '@banneret/room';
import { hashed } from './secrets.js';
import type { Store } from './store.js';

/** Keeps a new match, with an invitation for every seat that a person will take. */
export async function keepNew(store: Store, fresh: KeptMatch): Promise<CreatedMatch> {
  const { id, seats } = fresh;
  const invitations = seats.map(({ player }) => (player === 'human' ? randomSecret() : null));
  const hashes = invitations.map(invitation => (invitation === null ? '' : hashed(invitation)));
  await store.create({
    ...fresh,
    seats: seats.map((seat, number) => ({ ...seat, invitationHash: hashes[number] ?? '' })),
  });
  return { id, invitations };
}

/** Where a guest sits; `isNew` if that seat was somebody else's, or another device's, until now. */
export type Seated =
  | { readonly seat: Seat | undefined; readonly isNew: boolean }
  /** Why it may not come in. */
  | { readonly no: string };

/** Lets a guest in by what it says first. */
export async function seatFor(store: Store, id: string, greeting: Greeting): Promise<Seated> {
  switch (greeting.kind) {
    case 'hello': {
      const { key } = greeting;
      if (key === undefined) return { seat: undefined, isNew: false };
      return found(await store.seatOf(id, hashed(key)), false, 'server.no.seat');
    }
    case 'claim': {
      const { invitation, key, recovery, anchor, name = '' } = greeting;
      // A browser that never heard that it had been let in asks again.
      const mine = await store.seatOf(id, hashed(key));
      if (mine !== undefined) return { seat: mine, isNew: false };
      const called = cleanName(name);
      const claim = {
        invitationHash: hashed(invitation),
        keyHash: hashed(key),
        recoveryHash: hashed(recovery),
        anchor,
        ...(called !== '' && { name: called }),
      };
      return found(await store.claim(id, claim), true, 'server.no.taken');
    }
    case 'return': {
      const { recovery, key } = greeting;
      return found(await store.returnTo(id, hashed(recovery), hashed(key)), true, 'server.no.recovery');
    }
  }
}

const found = (seat: Seat | undefined, isNew: boolean, no: string): Seated =>
  seat === undefined ? { no } : { seat, isNew };
