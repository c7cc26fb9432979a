import { MOST_TALK, randomHex, type JudgedMessage } from '@banneret/room';
import { again, inParallel, raid, type Target, type Weapon } from '../target.js';
import { pause } from '../wire.js';

const TABLES = 3;
const ROUNDS = 400;

/** What seats may say besides answers, as fast as it can be said: talk, proposals, wrong parts of the dice, wishes and new invitations. */
export const chatter: Weapon = {
  name: 'chatter',
  attack: target => inParallel(TABLES, () => again(target, 500, () => chat(target))),
};

async function chat(target: Target): Promise<void> {
  const match = await raid(target, 'toy');
  if (match === undefined) return;
  for (let round = 0; round < ROUNDS && !target.signal.aborted; round++) {
    for (const raider of match.raiders) for (const message of sayings(raider.nextId, round)) raider.send(message);
    await pause(10);
  }
  for (const raider of match.raiders) raider.close();
}

const sayings = (id: number, round: number): readonly JudgedMessage[] => [
  { kind: 'talk', id, to: 'all', text: '‮!'.repeat(MOST_TALK) },
  { kind: 'talk', id, to: 'partners', text: 'x' },
  { kind: 'propose', id, proposal: { kind: 'draw' } },
  { kind: 'propose', id, proposal: { kind: 'rewind', inputs: round } },
  { kind: 'propose', id, proposal: { kind: 'computer', level: 'constructor' } },
  { kind: 'reply', id, request: round, yes: round % 2 === 0 },
  { kind: 'link', id, number: round, link: randomHex(32) },
  { kind: 'link', id, number: 16_384, link: randomHex(32), ahead: true },
  { kind: 'withdraw', id, ask: 'constructor' },
  { kind: 'spare', id, yes: round % 2 === 0 },
  { kind: 'claim-time', id, seat: round % 3 },
  { kind: 'pass-on', id },
];
