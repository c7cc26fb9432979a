// What a figure sees: 500 random pairs a game, from positions of whole games, rendered into buffers of ids and held against the judge.
export async function campaign({ vitest, seed }) {
  const code = await vitest(['packages/web/test/eye'], {
    BANNERET_EYE_PAIRS: '500',
    BANNERET_SEED: String(seed),
  });
  return { ok: code === 0, pairs: 500 };
}
