// The odds of Grimdark Future against the rules themselves: 50 random attacks, each played out 100,000 times.
const ATTACKS = process.env.BANNERET_ODDS ?? '50,100000';

export async function campaign({ vitest, system }) {
  if (system !== undefined && system !== 'grimdark-future') return { ok: true, skipped: true };
  const code = await vitest(['packages/systems/grimdark-future/test/odds', '--testTimeout=0'], {
    BANNERET_ODDS: ATTACKS,
  });
  return { ok: code === 0, attacks: ATTACKS };
}
