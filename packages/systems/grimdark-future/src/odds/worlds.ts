import type { State, UnitId } from '../state.js';

/** One way things can turn out, and how often it does. */
export interface World {
  readonly state: State;
  readonly weight: bigint;
}

/** All the ways, each once; their weights add up to `total`. */
export interface Worlds {
  readonly list: readonly World[];
  readonly total: bigint;
}

export const onlyWorld = (state: State): Worlds => ({ list: [{ state, weight: 1n }], total: 1n });

/** What may come next in every world. */
export const branch = (worlds: Worlds, units: readonly UnitId[], next: (state: State) => Worlds): Worlds =>
  mixed(
    worlds.list.map(({ state, weight }) => ({ weight, worlds: next(state) })),
    units,
  );

/**
 * One of several sets of worlds, each with its own weight; worlds that are the same are joined. Two are the same when the
 * models of these units have the same wounds: nothing else changes while blows are struck.
 */
export function mixed(
  parts: readonly { readonly weight: bigint; readonly worlds: Worlds }[],
  units: readonly UnitId[],
): Worlds {
  const scale = parts.reduce((product, { worlds: { total } }) => lcm(product, total), 1n);
  const joined = new Map<string, { state: State; weight: bigint }>();
  for (const { weight, worlds } of parts) {
    for (const world of worlds.list) {
      const share = (weight * world.weight * scale) / worlds.total;
      const key = units.map(unit => woundsIn(world.state, unit)).join(' | ');
      const same = joined.get(key);
      if (same === undefined) joined.set(key, { state: world.state, weight: share });
      else same.weight += share;
    }
  }
  return reduced([...joined.values()]);
}

const woundsIn = (state: State, unit: UnitId): string =>
  (state.units[unit]?.models ?? []).map(({ wounds }) => wounds).join(' ');

/** The same shares in smaller numbers. */
function reduced(list: readonly World[]): Worlds {
  let divisor = 0n;
  for (const { weight } of list) {
    divisor = gcd(divisor, weight);
    if (divisor === 1n) break; // nearly always after a few weights, and Euclid on long numbers is what costs
  }
  const lowest = list.map(({ state, weight }) => ({ state, weight: weight / divisor }));
  return { list: lowest, total: lowest.reduce((sum, { weight }) => sum + weight, 0n) };
}

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;
