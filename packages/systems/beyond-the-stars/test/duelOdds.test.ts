import { seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { compareDice, sorted, type Fighter } from '../src/duel/compare.js';
import type { DuelDie } from '../src/events/core.js';
import { gloryOdds, type Pool } from '../src/odds/glory.js';
import { leadOdds, workOf, type LeadChance } from '../src/odds/mixed.js';
import { rolls } from './everyRoll.js';

describe('the odds of a Duel', () => {
  const plain = (cc: number, more: Partial<Fighter> = {}): Fighter => ({
    cc,
    winsTies: false,
    surplus: 4,
    shielding: false,
    ...more,
  });
  const pool = (dice: number, cc: number, modifier = 0, more: Partial<Fighter> = {}): Pool => ({
    dice,
    modifier,
    fighter: plain(cc, more),
  });
  const clamp = (value: number): number => Math.min(6, Math.max(1, value));

  /** All orders in which a side may lay its dice. */
  function orders(dice: readonly DuelDie[]): (readonly DuelDie[])[] {
    if (dice.length < 2) return [dice];
    return dice
      .flatMap((die, i) => orders(dice.filter((_, other) => other !== i)).map(rest => [die, ...rest]))
      .filter(order => order.every((die, i) => i === 0 || (order[i - 1] as DuelDie).value <= die.value));
  }

  /** The leads by trying every fall of the dice and every order; the side with `last` knows how the other laid his. */
  function tried(own: readonly Pool[], foe: readonly Pool[], last: 'own' | 'foe'): Map<number, number> {
    const found = new Map<number, number>();
    const owners = [own, foe].map(pools => pools.flatMap((one, i) => Array.from({ length: one.dice }, () => i)));
    const count = owners.flat().length;
    for (const faces of rolls(count)) {
      const dice = [own, foe].map((pools, side) =>
        (owners[side] ?? []).map((at, i): DuelDie => {
          const face = faces[(side === 0 ? 0 : (owners[0]?.length ?? 0)) + i] ?? 1;
          return { figure: side * 10 + at, face, value: clamp(face + (pools[at]?.modifier ?? 0)) };
        }),
      ) as [DuelDie[], DuelDie[]];
      const who = (figure: number): Fighter => ((figure < 10 ? own : foe)[figure % 10] as Pool).fighter;
      const lead = bestLead(dice, who, last);
      found.set(lead, (found.get(lead) ?? 0) + 1 / 6 ** count);
    }
    return found;
  }

  function bestLead(
    [own, foe]: readonly [DuelDie[], DuelDie[]],
    who: (figure: number) => Fighter,
    last: 'own' | 'foe',
  ): number {
    const lead = (a: readonly DuelDie[], b: readonly DuelDie[]): number => {
      const [mine, theirs] = compareDice([a, b], who);
      return mine.length - theirs.length;
    };
    const mixed = [own, foe].some(side => new Set(side.map(({ figure }) => figure)).size > 1);
    if (!mixed) return lead(sorted(own), sorted(foe));
    const [mine, theirs] = [orders(own), orders(foe)];
    if (last === 'own') return Math.min(...theirs.map(laid => Math.max(...mine.map(order => lead(order, laid)))));
    return Math.max(...mine.map(order => Math.min(...theirs.map(laid => lead(order, laid)))));
  }

  const agrees = (told: readonly LeadChance[], truth: ReadonlyMap<number, number>, digits: number): void => {
    const leads = new Map(told.map(({ lead, chance }) => [lead, chance]));
    for (const lead of new Set([...leads.keys(), ...truth.keys()]))
      expect(leads.get(lead) ?? 0, `lead ${lead}`).toBeCloseTo(truth.get(lead) ?? 0, digits);
  };

  it.each([
    ['equal CC', [pool(2, 4)], [pool(2, 4)]],
    ['one has the better CC', [pool(3, 5)], [pool(2, 4)]],
    ['a penalty on every die', [pool(2, 4, -1)], [pool(3, 4)]],
    ['shields give no surplus points', [pool(3, 4, 0, { shielding: true })], [pool(1, 4)]],
    ['ties are won by a rule', [pool(2, 4, 0, { winsTies: true })], [pool(2, 4)]],
    ['two fighters against one', [pool(1, 6), pool(1, 3)], [pool(2, 4)]],
    ['two against two', [pool(1, 6), pool(1, 3)], [pool(1, 5), pool(1, 2)]],
    ['surplus of different worth', [pool(1, 4, 0, { surplus: 3 }), pool(2, 4)], [pool(1, 4)]],
    ['three kinds against one', [pool(1, 6), pool(1, 4), pool(1, 2)], [pool(2, 4)]],
    ['different penalties', [pool(1, 5, -1), pool(1, 3)], [pool(1, 4), pool(1, 2, 1)]],
    ['surplus or tie', [pool(1, 6, 0, { surplus: 3 }), pool(2, 3, 0, { surplus: 5 })], [pool(1, 4)]],
    ['one shields', [pool(1, 6, 0, { shielding: true }), pool(2, 3)], [pool(1, 4)]],
  ])('agrees with every fall and every order of the dice: %s', (_name, own, foe) => {
    for (const last of ['own', 'foe'] as const) agrees(leadOdds(own, foe, last), tried(own, foe, last), 10);
  });

  it.each([
    ['equal CC', pool(5, 4), pool(4, 4)],
    ['better CC', pool(3, 5), pool(6, 4)],
    ['a penalty', pool(6, 4, -1), pool(3, 4)],
  ])('comes to the same as the points of both sides: %s', (_name, own, foe) => {
    const sums = new Map<number, number>();
    for (const { own: a, foe: b, chance } of gloryOdds(own, foe)) sums.set(a - b, (sums.get(a - b) ?? 0) + chance);
    agrees(leadOdds([own], [foe], 'own'), sums, 10);
  });

  it('is the same from both sides', () => {
    const [a, b] = [
      [pool(3, 5), pool(2, 3, -1)],
      [pool(2, 4), pool(4, 2)],
    ];
    const mirrored = leadOdds(b, a, 'foe').map(({ lead, chance }) => [-lead, chance] as const);
    agrees(leadOdds(a, b, 'own'), new Map(mirrored), 10);
  });

  it('takes fighters together whom no enemy can tell apart', () => {
    const many = Array.from({ length: 12 }, (_, i) => pool(1, i < 6 ? 9 - i : 3 - (i % 3)));
    expect(workOf(many, [pool(12, 3.5)])).toBe(workOf([pool(6, 5), pool(6, 2)], [pool(12, 3.5)]));
    const together = new Map(
      leadOdds([pool(6, 5), pool(6, 2)], [pool(12, 3.5)], 'own').map(one => [one.lead, one.chance]),
    );
    agrees(leadOdds(many, [pool(12, 3.5)], 'own'), together, 12);
  });

  /** Twelve dice of two strengths against twelve of one: the strong go to the ties, whoever lays last. */
  function sampledLead(next: () => number): number {
    const own = Array.from({ length: 12 }, (_, i) => ({ value: next(), strong: i < 6 }));
    const foe = Array.from({ length: 12 }, next).sort((a, b) => a - b);
    own.sort((a, b) => a.value - b.value || Number(a.strong) - Number(b.strong));
    let lead = 0;
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const places = own.flatMap((die, i) => (die.value === value ? [i] : []));
      const ties = places.filter(i => foe[i] === value).length;
      const strong = places.filter(i => own[i]?.strong === true).length;
      lead += places.filter(i => value > (foe[i] ?? 0)).length - places.filter(i => value < (foe[i] ?? 0)).length;
      lead += 2 * Math.min(strong, ties) - ties;
    }
    return lead;
  }

  it('agrees with many Duels of twelve dice a side', () => {
    const rng = seededRng(12);
    const counts = new Map<number, number>();
    for (let i = 0; i < 5_000; i++) {
      const lead = sampledLead(() => 1 + rng.below(6));
      counts.set(lead, (counts.get(lead) ?? 0) + 1 / 5_000);
    }
    for (const { lead, chance } of leadOdds([pool(6, 5), pool(6, 3)], [pool(12, 4)], 'own'))
      expect(Math.abs((counts.get(lead) ?? 0) - chance), `lead ${lead}`).toBeLessThan(0.03);
  });

  it('is known for twelve dice a side, even of two kinds each', () => {
    const chances = leadOdds([pool(10, 4), pool(2, 2)], [pool(3, 5), pool(9, 3)], 'own');
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
    const even = leadOdds([pool(12, 4)], [pool(12, 4)], 'own');
    const sum = (holds: (lead: number) => boolean): number =>
      even.reduce((all, { lead, chance }) => all + (holds(lead) ? chance : 0), 0);
    expect(sum(lead => lead > 0)).toBeCloseTo(
      sum(lead => lead < 0),
      10,
    );
  });
});
