import { classesOf, countingOf, takesOf, VALUES, type Counting, type Pool, type Takes } from './classes.js';
import { meetingsOf, type Meetings } from './meetings.js';

/** The chance of a lead in Glory. */
export interface LeadChance {
  readonly lead: number;
  readonly chance: number;
}

type Sides<T> = readonly [T, T];

const diceIn = (pools: readonly Pool[]): number => pools.reduce((sum, { dice }) => sum + dice, 0);

const sidesOf = (own: readonly Pool[], foe: readonly Pool[]): Sides<Counting> => [
  countingOf(classesOf(own, foe, diceIn(own) > diceIn(foe))),
  countingOf(classesOf(foe, own, diceIn(foe) > diceIn(own))),
];

/** Steps that the exact odds of these dice take for one value: every choice of dice on one side with every one of the other. */
export function workOf(own: readonly Pool[], foe: readonly Pool[]): number {
  const choices = (one: readonly Pool[], other: readonly Pool[]): number =>
    classesOf(one, other, diceIn(one) > diceIn(other)).reduce(
      (product, { dice }) => (product * (dice + 1) * (dice + 2)) / 2,
      1,
    );
  return choices(own, foe) * choices(foe, own);
}

/**
 * The chance of every lead in Glory, for any mixture of fighters. Dice are settled value by value, the lowest first: some of
 * each class show this value, the others more. All that the rest of the comparison needs to know is how many dice of each
 * class are left on both sides, and the lead so far. Whoever has equal dice of different fighters lays them as is best for
 * his lead; the side with `last` has seen how the other did (BTS-DUE-05 to -10, R-35).
 */
export function leadOdds(own: readonly Pool[], foe: readonly Pool[], last: 'own' | 'foe'): readonly LeadChance[] {
  const sides = sidesOf(own, foe);
  const meetings = meetingsOf(sides, last === 'own' ? 0 : 1);
  const most = Math.max(sides[0].dice, sides[1].dice);
  const width = 2 * most + 1;
  // For every number of dice left on both sides the chances of the leads from -most to +most.
  let reached = new Float64Array(sides[0].size * sides[1].size * width);
  reached[reached.length - width + most] = 1;
  for (const value of VALUES) reached = afterValue(reached, width, sides, meetings, value);
  return Array.from({ length: width }, (_, i) => ({ lead: i - most, chance: reached[i] as number })).filter(
    ({ chance }) => chance > 0,
  );
}

function afterValue(
  reached: Float64Array,
  width: number,
  sides: Sides<Counting>,
  meetings: Meetings,
  value: number,
): Float64Array<ArrayBuffer> {
  const next = new Float64Array(reached.length);
  const [ownTakes, foeTakes] = [takesOf(sides[0], value), takesOf(sides[1], value)];
  for (let own = 0; own < sides[0].size; own++)
    for (let foe = 0; foe < sides[1].size; foe++) {
      const from = (own * sides[1].size + foe) * width;
      const leads = leadsAt(reached, from, width);
      if (leads.length > 0)
        spread(leads, { own, foe, value, width }, ownTakes[own] as Takes, foeTakes[foe] as Takes, next, meetings);
    }
  return next;
}

/** The leads that are possible with so many dice left: place and chance by turns. */
function leadsAt(reached: Float64Array, from: number, width: number): Float64Array {
  const found: number[] = [];
  for (let i = 0; i < width; i++) {
    const chance = reached[from + i] as number;
    if (chance > 0) found.push(i, chance);
  }
  return Float64Array.from(found);
}

interface Left {
  readonly own: number;
  readonly foe: number;
  readonly value: number;
  readonly width: number;
}

/** All ways in which dice of this value can be taken from those left. This is where the time goes. */
function spread(
  leads: Float64Array,
  { own, foe, value, width }: Left,
  { taken: ownTaken, chances: ownChances }: Takes,
  { taken: foeTaken, chances: foeChances }: Takes,
  next: Float64Array,
  meetings: Meetings,
): void {
  const { size } = meetings;
  for (let i = 0; i < ownTaken.length; i++) {
    const mine = ownTaken[i] as number;
    const chance = ownChances[i] as number;
    const row = (own - mine) * size;
    for (let j = 0; j < foeTaken.length; j++) {
      const theirs = foeTaken[j] as number;
      const weight = chance * (foeChances[j] as number);
      const to = (row + foe - theirs) * width + meetings.lead(value, own, foe, mine, theirs);
      for (let k = 0; k < leads.length; k += 2) {
        const at = to + (leads[k] as number);
        next[at] = (next[at] as number) + (leads[k + 1] as number) * weight;
      }
    }
  }
}
