/** Content that does not fit together: where, and what is wrong with it. Thrown while cards are loaded. */
export class Misfit extends Error {
  readonly place: string;

  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`);
    this.name = 'Misfit';
    this.place = place;
  }
}

export function demand(holds: boolean, place: string, problem: string): void {
  if (!holds) throw new Misfit(place, problem);
}

export function distinct(items: readonly { readonly id: string }[], place: string): void {
  const twice = items.find(({ id }, i) => items.findIndex(other => other.id === id) !== i);
  demand(twice === undefined, place, `'${twice?.id}' is there twice`);
}

/** A whole number no smaller (and no greater) than this. */
export function demandWhole(value: number, place: string, least = 0, most = 99): void {
  demand(
    Number.isInteger(value) && value >= least && value <= most,
    place,
    `${value} is not a whole number from ${least} to ${most}`,
  );
}
