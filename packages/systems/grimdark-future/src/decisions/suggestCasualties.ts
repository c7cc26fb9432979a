import { shuffle, type Rng } from '@banneret/kernel';
import type { State, UnitId } from '../state.js';
import { binsOf, deadlyVictims, victimsOf, type Victim } from './victims.js';

/** Ways to share wounds out that nobody has thought about: for samples, and for odds. */

function filled(victims: readonly Victim[], order: readonly number[], total: number): number[] {
  const wounds = victims.map(() => 0);
  let left = total;
  for (const i of order) {
    wounds[i] = Math.min((victims[i] as Victim).max, left);
    left -= wounds[i] as number;
  }
  return wounds;
}

/** In any order in which heroes come last and a wounded tough model before the other tough ones. */
export const randomCasualties = (victims: readonly Victim[], total: number, rng: Rng): number[] =>
  filled(victims, lawfulOrder(victims, shuffle([...victims.keys()], rng)), total);

function lawfulOrder(victims: readonly Victim[], order: readonly number[]): number[] {
  const rank = (i: number): number => {
    const { hero, hurt } = victims[i] as Victim;
    return (hero ? 2 : 0) + (hurt ? 0 : 1);
  };
  return order
    .map((i, place) => ({ i, place }))
    .sort((a, b) => rank(a.i) - rank(b.i) || a.place - b.place)
    .map(({ i }) => i);
}

/**
 * How an owner who does not think about it shares wounds out: whoever is wounded already first, then in the order of the
 * models, Heroes last. Odds are reckoned with it, since they must assume something.
 */
export function usualCasualties(state: State, unit: UnitId, wounds: number): readonly number[] {
  const victims = victimsOf(state, unit, binsOf(state, unit));
  return filled(victims, lawfulOrder(victims, [...victims.keys()]), wounds);
}

/** The model such an owner puts a Deadly hit on. */
export function usualVictim(state: State, unit: UnitId): number {
  const may = deadlyVictims(state, unit);
  const bins = binsOf(state, unit);
  const order = lawfulOrder(victimsOf(state, unit, bins), [...bins.keys()]).map(i => bins[i]?.id as number);
  return order.find(model => may.includes(model)) as number;
}
