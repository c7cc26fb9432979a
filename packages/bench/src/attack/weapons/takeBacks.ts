import { again, inParallel, raid, whoIsAsked, type Target, type Weapon } from '../target.js';
import { ask, pause } from '../wire.js';

const TABLES = 4;
const STEPS = 600;

/** Takes back without end, alone against a computer where nobody has to agree: a log that costs whoever reads it. */
export const takeBacks: Weapon = {
  name: 'take-backs',
  attack: target => inParallel(TABLES, () => again(target, 200, () => fillLog(target))),
};

async function fillLog(target: Target): Promise<void> {
  const from = target.from();
  const match = await raid(target, 'grimdark-future', { from, others: [{ player: 'random' }] });
  if (match === undefined) return;
  for (let step = 0; step < STEPS && !target.signal.aborted; step++) {
    const asked = await whoIsAsked(target, match);
    if (asked === undefined) break;
    asked.answer(asked.legalChoice());
    if (step % 5 === 4) asked.send({ kind: 'propose', id: asked.nextId, proposal: { kind: 'rewind', inputs: 0 } });
    else asked.send({ kind: 'undo', id: asked.nextId });
    await pause(15);
  }
  for (const raider of match.raiders) raider.close();
  await ask({ address: target.address, from, path: `/api/matches/${match.match}` });
}
