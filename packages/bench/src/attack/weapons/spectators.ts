import { WebSocket } from 'ws';
import { again, inParallel, type Target, type Weapon } from '../target.js';
import { pause, socketOf } from '../wire.js';

const LINES = 400;
const STAY_MS = 4_000;

/** Masses of spectators around a match of honest players, who come and go. */
export const spectators: Weapon = {
  name: 'spectators',
  attack: target => inParallel(LINES, () => again(target, 200, () => lookIn(target))),
};

async function lookIn(target: Target): Promise<void> {
  const guest = new WebSocket(socketOf(target.address, target.watched), { localAddress: target.from() });
  guest.on('error', () => guest.terminate());
  const gone = new Promise(resolve => guest.once('close', resolve));
  guest.once('open', () => guest.send(JSON.stringify({ kind: 'hello' })));
  await Promise.race([gone, pause(target.rng.below(STAY_MS))]);
  guest.terminate();
}
