import {
  atLeast,
  beats,
  certain,
  chain,
  chance,
  D6,
  fraction,
  times,
  toNumber,
  type Distribution,
} from '@banneret/dice';

// Five attacks hitting on 4+. A hit is blocked on 4+, but a natural 6 to hit is blocked on a natural 6 only.
const wounds = (natural: number): Distribution => {
  if (!beats(4)(natural)) return certain(0);
  return chance(natural === 6 ? fraction(5n, 6n) : fraction(1n, 2n));
};
const attack = times(chain(D6, wounds), 5);

export const threeOrMore = atLeast(attack, 3); // exactly 1718321 / 10077696
export const asNumber = toNumber(threeOrMore);
