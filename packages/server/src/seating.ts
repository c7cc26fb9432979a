import { createHash, timingSafeEqual } from 'node:crypto';
import type { Parsed, Seat } from '@banneret/kernel';
import { randomSecret, type CreatedMatch, type MatchKeeper, type MatchRequest } from '@banneret/room';
import type { Store } from './store.js';

const hashed = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Keeps a new match, with a secret for every seat that a person will take. */
export async function createMatch(
  keeper: MatchKeeper,
  store: Store,
  request: MatchRequest,
): Promise<Parsed<CreatedMatch>> {
  const fresh = await keeper.newMatch(request);
  if (!fresh.ok) return fresh;
  const { id, seats } = fresh.value;
  const tokens = seats.map(({ player }) => (player === 'human' ? randomSecret() : null));
  const hashes = tokens.map(token => (token === null ? '' : hashed(token)));
  await store.create({
    ...fresh.value,
    seats: seats.map((seat, number) => ({ ...seat, tokenHash: hashes[number] ?? '' })),
  });
  return { ok: true, value: { id, tokens } };
}

/** Whose secret is this? */
export async function seatOf(store: Store, id: string, token: string): Promise<Seat | undefined> {
  const given = Buffer.from(hashed(token));
  const seats = (await store.match(id))?.seats ?? [];
  const seat = seats.findIndex(
    ({ player, tokenHash }) => player === 'human' && timingSafeEqual(given, Buffer.from(tokenHash)),
  );
  return seat < 0 ? undefined : seat;
}
