import { again, inParallel, raid, type Target, type Weapon } from '../target.js';
import { pause } from '../wire.js';

const TABLES = 6;

/** Messages that are none, of all shapes, from somebody who sits at a table; and very many very small ones. */
export const nonsense: Weapon = {
  name: 'nonsense',
  attack: target => inParallel(TABLES, () => again(target, 20, () => babble(target))),
};

const DEEP = 30_000;
const SHAPES = [
  '',
  'null',
  '{}',
  '[',
  '"answer"',
  '{"kind":"answer"}',
  '{"kind":"constructor","id":1}',
  '{"__proto__":{"kind":"undo"},"id":1}',
  '{"kind":"answer","id":-1,"wait":1e308,"choice":1}',
  `{"kind":"answer","id":1,"wait":1,"choice":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
  '\u0000\u0000',
];
const MANY = 3_000;

async function babble(target: Target): Promise<void> {
  const match = await raid(target, 'toy');
  const [one, other] = match?.raiders ?? [];
  if (one === undefined || other === undefined) return;
  for (const shape of SHAPES) one.shout(shape);
  for (let i = 0; i < MANY; i++) other.shout('{"kind":"undo","id":1}');
  await pause(1_000);
  one.close();
  other.close();
}
