import { WebSocket } from 'ws';
import { again, inParallel, raid, whoIsAsked, type Target, type Weapon } from '../target.js';
import { pause, socketOf } from '../wire.js';

const TABLES = 3;
const DEAF = 40;
const STEPS = 400;

/** Guests who read nothing of what they are told, while the match goes back and forth. */
export const deafGuests: Weapon = {
  name: 'deaf-guests',
  attack: target => inParallel(TABLES, () => again(target, 500, () => shoutAtTheDeaf(target))),
};

async function shoutAtTheDeaf(target: Target): Promise<void> {
  const match = await raid(target, 'beyond-the-stars');
  if (match === undefined) return;
  const guests = Array.from({ length: DEAF }, () => {
    const guest = new WebSocket(socketOf(target.address, match.match), { localAddress: target.from() });
    guest.on('error', () => guest.terminate());
    guest.on('open', () => {
      guest.send(JSON.stringify({ kind: 'hello' }));
      guest.pause();
    });
    return guest;
  });
  for (let step = 0; step < STEPS && !target.signal.aborted; step++) {
    const asked = await whoIsAsked(target, match);
    if (asked === undefined) break;
    asked.answer(asked.legalChoice());
    asked.send({ kind: 'undo', id: asked.nextId });
    await pause(20);
  }
  for (const guest of [...guests, ...match.raiders.map(({ socket }) => socket)]) guest.terminate();
}
