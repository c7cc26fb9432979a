import { Agent, get } from 'node:http';
import { again, inParallel, type Target, type Weapon } from '../target.js';

const LINES = 40;
/** As many as one can ask before the first is answered. */
const PER_ROUND = 20;

/** The cheapest requests there are, as fast as they can be asked. */
export const requestFlood: Weapon = {
  name: 'request-flood',
  attack: target => inParallel(LINES, () => flood(target)),
};

async function flood(target: Target): Promise<void> {
  const { hostname: host, port } = new URL(target.address);
  const from = target.from();
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const paths = [
    '/',
    `/api/matches/${target.watched}`,
    `/api/matches/${target.watched}/record`,
    '/api/matches/nothing',
  ];
  const one = (path: string): Promise<void> =>
    new Promise(resolve => {
      const sent = get({ host, port, path, localAddress: from, agent }, answer => {
        answer.resume();
        answer.once('close', () => resolve());
      });
      sent.once('error', () => resolve());
    });
  await again(target, 1, async () => await inParallel(PER_ROUND, number => one(paths[number % paths.length]!)));
  agent.destroy();
}
