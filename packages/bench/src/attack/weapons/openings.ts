import { again, inParallel, type Target, type Weapon } from '../target.js';
import { ask, human, openMatch } from '../wire.js';

const AT_ONCE = 8;
const SYSTEMS = ['grimdark-future', 'the-edge', 'the-other-side', 'at-43', 'beyond-the-stars'];

/** Opens matches in masses, and looks at each. */
export const openings: Weapon = {
  name: 'openings',
  attack: target => inParallel(AT_ONCE, () => again(target, 10, () => openOne(target))),
};

async function openOne(target: Target): Promise<void> {
  const { address, rng } = target;
  const from = target.from();
  const system = SYSTEMS[rng.below(SYSTEMS.length)]!;
  const created = await openMatch(address, from, { system, seats: [human, human] });
  if (created !== undefined) await ask({ address, from, path: `/api/matches/${created.id}` });
}
