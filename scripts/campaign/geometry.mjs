// The property tests of the geometry and the boards at ten times the gate's number of random tables.
export async function campaign({ vitest, seed }) {
  const code = await vitest(['packages/geometry', 'packages/hexboard', 'packages/dice', 'packages/cards'], {
    BANNERET_CAMPAIGN: '10',
    BANNERET_SEED: String(seed),
  });
  return { ok: code === 0, multiplier: 10 };
}
