import type { Problem } from '@banneret/kernel';

/** Content that does not fit together: where, and what is wrong with it. Thrown while cards are loaded. */
export class Misfit extends Error {
  readonly problem: Problem;

  constructor(card: string, say: string, args: Problem['args'] = {}) {
    super(`${card}: ${say} ${JSON.stringify(args)}`);
    this.name = 'Misfit';
    this.problem = { say, args: { ...args, card } };
  }
}

export function demand(holds: boolean, place: string, say: string, args: Problem['args'] = {}): void {
  if (!holds) throw new Misfit(place, say, args);
}

export function distinct(items: readonly { readonly id: string }[], place: string): void {
  const twice = items.find(({ id }, i) => items.findIndex(other => other.id === id) !== i);
  demand(twice === undefined, place, 'tos.cards.twice', { id: twice?.id ?? '' });
}

/** A whole number no smaller (and no greater) than this. */
export function demandWhole(value: number, place: string, least = 0, most = 99): void {
  demand(Number.isInteger(value) && value >= least && value <= most, place, 'tos.cards.number', { least, most });
}
