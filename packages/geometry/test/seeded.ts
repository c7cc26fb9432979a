/** A small seeded generator (sfc32) for property tests: same seed, same tables, on every machine. */
export interface Seeded {
  /** An integer from low to high, both included. */
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
}

export function seeded(seed: number): Seeded {
  let [a, b, c, d] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1];
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  const between = (low: number, high: number): number => low + (next() % (high - low + 1));
  return { between, pick: items => items[between(0, items.length - 1)]! };
}

/** How many tables to try: a tenth in the gate, all of them with BANNERET_CAMPAIGN=10, more on request. */
export const campaign = (tables: number): number =>
  Math.ceil((tables / 10) * Number(process.env['BANNERET_CAMPAIGN'] ?? 1));
