// Every law of every system on many random games with fresh seeds.
export async function campaign({ vitest, games, seed, system }) {
  const where = system ? `packages/systems/${system}/test/laws` : 'laws.test';
  const code = await vitest([where, '-t', 'laws of', '--testTimeout=0', '--reporter=verbose'], {
    BANNERET_GAMES: String(games),
    BANNERET_SEED: String(seed),
  });
  return { ok: code === 0, gamesPerLaw: games };
}
