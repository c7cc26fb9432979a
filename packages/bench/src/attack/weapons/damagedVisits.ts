import { WebSocket } from 'ws';
import { again, inParallel, type Target, type Weapon } from '../target.js';
import { ask, pause, socketOf } from '../wire.js';

const AT_ONCE = 10;

/** Visits matches whose log is damaged, again and again. */
export const damagedVisits: Weapon = {
  name: 'damaged-visits',
  attack: target => inParallel(AT_ONCE, () => again(target, 10, () => visit(target))),
};

async function visit(target: Target): Promise<void> {
  const { address, damaged, rng } = target;
  const id = damaged[rng.below(damaged.length)];
  if (id === undefined) return await pause(1_000);
  const from = target.from();
  await ask({ address, from, path: `/api/matches/${id}` });
  await ask({ address, from, path: `/api/matches/${id}/record` });
  const guest = new WebSocket(socketOf(address, id), { localAddress: from });
  guest.on('error', () => guest.terminate());
  const gone = new Promise(resolve => guest.once('close', resolve));
  guest.once('open', () => guest.send(JSON.stringify({ kind: 'hello' })));
  await Promise.race([gone, pause(1_000)]);
  guest.terminate();
}
