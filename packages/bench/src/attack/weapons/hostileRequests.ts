import { again, inParallel, type Target, type Weapon } from '../target.js';
import { ask } from '../wire.js';

const AT_ONCE = 8;
const DEEP = 60_000;

/** Requests that mean nothing, or far too much. */
export const hostileRequests: Weapon = {
  name: 'hostile-requests',
  attack: target => inParallel(AT_ONCE, () => again(target, 5, () => oneOfThem(target))),
};

const PATHS = [
  '/..%2f..%2fetc/passwd',
  '//[',
  '///',
  '/%zz',
  '/%00',
  '//x:99999999',
  '/api/matches/%2e%2e',
  '/api/matches/__proto__',
  '/api/matches/constructor/record',
  `/api/matches/${'a'.repeat(8_000)}`,
  '/assets/../../../../etc/passwd',
];
const humans = '[{"player":"human"},{"player":"human"}]';
const BODIES = [
  '',
  'null',
  '{',
  '[]',
  `{"system":"constructor","seats":${humans}}`,
  `{"__proto__":{"system":"toy"},"seats":${humans}}`,
  `{"system":"toy","seats":[{"player":"constructor"},{"player":"__proto__"}]}`,
  `{"system":"grimdark-future","seats":${humans},"armies":[${'['.repeat(DEEP)}${']'.repeat(DEEP)}]}`,
  `{"system":"the-edge","seats":${humans},"options":{${Array.from({ length: 5_000 }, (_, i) => `"o${i}":${i}`).join(',')}}}`,
  `{"system":"beyond-the-stars","seats":${humans},"armies":[{"units":[${Array.from({ length: 9_000 }, () => '{"unit":"x"}').join(',')}]},{}]}`,
  `{"system":"toy","seats":${humans},"seed":1e308}`,
  'x'.repeat(300_000),
];

async function oneOfThem(target: Target): Promise<void> {
  const { address, rng } = target;
  const from = target.from();
  if (rng.below(2) === 0) {
    await ask({ address, from, path: PATHS[rng.below(PATHS.length)]! });
    return;
  }
  const body = BODIES[rng.below(BODIES.length)]!;
  const headers = rng.below(8) === 0 ? { origin: 'https://elsewhere.example' } : {};
  await ask({ address, from, path: '/api/matches', method: 'POST', body, headers });
}
