/** What is at a corner of the lattice: a number from 0 up to 1. */
function atCorner(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1442695041);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Value noise: smooth hills one unit wide, from 0 to 1. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  let u = x - left;
  let v = y - top;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  const a = atCorner(left, top, seed);
  const b = atCorner(left + 1, top, seed);
  const c = atCorner(left, top + 1, seed);
  const d = atCorner(left + 1, top + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Hills on hills: each octave half as high and a little less than half as wide, so that no lattice shows. */
export function fractal(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let share = 0.5;
  let whole = 0;
  for (let i = 0; i < octaves; i++) {
    sum += share * noise(x, y, seed + i * 17);
    whole += share;
    share *= 0.5;
    x *= 2.03;
    y *= 2.03;
  }
  return sum / whole;
}
