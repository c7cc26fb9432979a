import { shuffle, type Rng } from '@banneret/kernel';
import type { Book, Recruit } from '../book.js';
import { companyFault, costOf, incomeOf } from '../hiring.js';
import { companyOf, type HireChoice, type HireShape } from './hireShape.js';

/** A list that spends most of its Scrip: units first, in a random order, then Assets on whoever may have them. */
export function randomHire(book: Book, shape: HireShape, rng: Rng): HireChoice {
  let choice: HireChoice = { commanders: shape.commanders.map(unit => ({ unit })), units: [] };
  const pool = incomeOf(book, choice.commanders);
  const kept = rng.below(5);
  const tryOut = (next: HireChoice): boolean => {
    if (costOf(book, next) > pool || companyFault(book, companyOf(shape, next), shape.taken) !== undefined)
      return false;
    choice = next;
    return true;
  };
  const units = book.pack.units.filter(card => card.commander !== true && mayCome(shape, card.allegiances, book));
  for (let round = 0; round < 3; round++)
    for (const { id } of shuffle([...units], rng))
      if (costOf(book, choice) < pool - kept) tryOut({ ...choice, units: [...choice.units, { unit: id }] });
  for (const { id } of shuffle([...book.pack.assets], rng)) {
    if (costOf(book, choice) >= pool) break;
    giveTo(choice, id, rng, tryOut);
  }
  return choice;
}

const mayCome = ({ allegiance, envoy }: HireShape, allegiances: readonly string[], { pack }: Book): boolean => {
  const guest = pack.envoys.find(({ id }) => id === envoy)?.allegiance;
  return allegiances.some(id => id === allegiance || id === guest);
};

/** The Asset goes to the first of the units, in a random order, that may have it. */
function giveTo(choice: HireChoice, asset: string, rng: Rng, tryOut: (next: HireChoice) => boolean): void {
  const list: readonly Recruit[] = [...choice.commanders, ...choice.units];
  for (const place of shuffle([...list.keys()], rng)) {
    const recruit = list[place] as Recruit;
    const given = { ...recruit, assets: [...(recruit.assets ?? []), { asset }] };
    const next = list.with(place, given);
    const leaders = choice.commanders.length;
    if (tryOut({ commanders: next.slice(0, leaders), units: next.slice(leaders) })) return;
  }
}
