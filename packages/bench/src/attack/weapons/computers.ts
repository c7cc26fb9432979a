import { Raider } from '../raider.js';
import { entryFor } from '@banneret/shelf';
import { again, inParallel, type Target, type Weapon } from '../target.js';
import { ask, openMatch } from '../wire.js';

const AT_ONCE = 3;
const GAMES = [
  ['grimdark-future', 'greedy'],
  ['beyond-the-stars', 'greedy'],
  ['the-edge', 'greedy'],
  ['at-43', 'greedy'],
] as const;

/** Matches of computers among themselves in masses: opened, looked at once or for good, and left to go on. */
export const computers: Weapon = {
  name: 'computers',
  attack: target => inParallel(AT_ONCE, () => again(target, 100, () => letThemPlay(target))),
};

async function letThemPlay(target: Target): Promise<void> {
  const { address, rng } = target;
  const from = target.from();
  const [system, player] = GAMES[rng.below(GAMES.length)]!;
  const created = await openMatch(address, from, { system, seats: [{ player }, { player }] });
  if (created === undefined) return;
  await ask({ address, from, path: `/api/matches/${created.id}` });
  if (rng.below(2) === 0) return;
  const known = entryFor(system)!.game.system;
  const guest = new Raider({ address, from, match: created.id, system: known, rng });
  target.signal.addEventListener('abort', () => guest.close());
  await guest.watch();
}
