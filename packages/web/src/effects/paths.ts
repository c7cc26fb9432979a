import type { At } from './kinds.js';

const between = (a: At, b: At): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

export const mix = (a: At, b: At, share: number): At => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export function lengthOfPath(path: readonly At[]): number {
  let length = 0;
  for (let i = 1; i < path.length; i++) length += between(path[i - 1] as At, path[i] as At);
  return length;
}

/** At which share of the whole way each corner lies. A way without length has all of them at its end. */
export function sharesOf(path: readonly At[]): readonly number[] {
  const whole = lengthOfPath(path);
  let gone = 0;
  return path.map((at, i) => {
    if (i > 0) gone += between(path[i - 1] as At, at);
    return whole === 0 ? (i === 0 ? 0 : 1) : gone / whole;
  });
}

/** Where one is after a share of the way. */
export function along(path: readonly At[], share: number): At {
  const shares = sharesOf(path);
  const next = shares.findIndex(reached => reached >= share);
  if (next <= 0) return path[next === 0 ? 0 : path.length - 1] as At;
  const [before, after] = [shares[next - 1] as number, shares[next] as number];
  return mix(path[next - 1] as At, path[next] as At, (share - before) / Math.max(1e-9, after - before));
}

/** Places every so often along a way, and the share at which each is passed. */
export function everySoOften(
  path: readonly At[],
  step: number,
): readonly { readonly at: At; readonly share: number }[] {
  const length = lengthOfPath(path);
  const count = Math.floor(length / step);
  return Array.from({ length: count }, (_, i) => {
    const share = ((i + 1) * step) / length;
    return { at: along(path, share), share };
  });
}

/** Consecutive corners that are one and the same place count once. */
export const withoutRepeats = (path: readonly At[]): readonly At[] =>
  path.filter((at, i) => i === 0 || between(at, path[i - 1] as At) > 0.01);
