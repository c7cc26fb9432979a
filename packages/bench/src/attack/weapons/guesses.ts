import { newRecoveryCode, randomHex, randomSecret, seatKeysOf, type Greeting } from '@banneret/room';
import { WebSocket } from 'ws';
import { again, inParallel, type Target, type Weapon } from '../target.js';
import { pause, socketOf } from '../wire.js';

const AT_ONCE = 30;

/** Guesses keys, invitations and recovery codes. */
export const guesses: Weapon = {
  name: 'guesses',
  attack: target => inParallel(AT_ONCE, () => again(target, 5, () => guess(target))),
};

async function guess(target: Target): Promise<void> {
  const line = new WebSocket(socketOf(target.address, target.watched), { localAddress: target.from() });
  line.on('error', () => line.terminate());
  const gone = new Promise(resolve => line.once('close', resolve));
  line.once('open', () => line.send(JSON.stringify(aGuess(target.rng.below(3)))));
  await Promise.race([gone, pause(5_000)]);
  line.terminate();
}

function aGuess(kind: number): Greeting {
  const key = randomSecret();
  if (kind === 0) return { kind: 'hello', key };
  const { recovery } = seatKeysOf(newRecoveryCode());
  if (kind === 1) return { kind: 'return', recovery, key };
  return { kind: 'claim', invitation: randomSecret(), key, recovery, anchor: randomHex(32) };
}
