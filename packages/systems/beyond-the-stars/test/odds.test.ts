import { fork, submit, type Match } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { compareDice, sorted, type Fighter } from '../src/duel/compare.js';
import type { DuelDie } from '../src/events/core.js';
import { gloryOdds, type Pool } from '../src/odds/glory.js';
import { shotOdds } from '../src/odds/shot.js';
import type { FigureBody, RangedBody } from '../src/scenario/body.js';
import type { State } from '../src/state.js';
import { beyondTheStars } from '../src/system.js';
import { man, scene, type Scene } from './scene.js';

const FACES = [1, 2, 3, 4, 5, 6];

function* rolls(count: number): Generator<number[]> {
  if (count === 0) yield [];
  else for (const rest of rolls(count - 1)) for (const face of FACES) yield [...rest, face];
}

/** Every run of the match until nothing is rolled any more, with its chance: the procedures themselves. */
function* fates(match: Match<State>, chance = 1): Generator<readonly [State, number]> {
  const { pending } = match;
  if (pending.kind !== 'chance' || pending.chance.kind !== 'dice') {
    yield [match.state, chance];
    return;
  }
  const { count } = pending.chance;
  for (const outcome of rolls(count)) {
    const next = fork(beyondTheStars, match);
    submit(beyondTheStars, next, { kind: 'chance', wait: next.wait, outcome });
    yield* fates(next, chance / 6 ** count);
  }
}

describe('the odds of a shot', () => {
  const gunner = (gun: RangedBody, more: Partial<FigureBody> = {}) => man(1, 'a', 20, 20, { ranged: [gun], ...more });
  /** The chances of PV lost by odds, and by playing the shot out with every fall of the dice. */
  function both(t: Scene, dice: number): { told: readonly number[]; played: readonly number[] } {
    const [shooter, target] = [t.id('a'), t.id('z')];
    const told = shotOdds(t.state, { shooter, weapon: 0, target, dice }).lost ?? [];
    const had = t.figure('z').pv;
    const choice = {
      do: 'shoot',
      volleys: [{ figure: shooter, shots: [{ weapon: 0, targets: Array(dice).fill(target) }] }],
    };
    const shot = fork(beyondTheStars, t.match);
    const ruling = submit(beyondTheStars, shot, { kind: 'choice', wait: shot.wait, seat: 0, choice });
    expect(ruling.ok).toBe(true);
    const played = told.map(() => 0);
    for (const [state, chance] of fates(shot)) {
      const lost = had - (state.figures[target]?.pv ?? 0);
      played[lost] = (played[lost] ?? 0) + chance;
    }
    return { told, played };
  }
  const same = ({ told, played }: ReturnType<typeof both>): void => {
    expect(told.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    for (const [lost, chance] of told.entries()) expect(played[lost]).toBeCloseTo(chance, 10);
  };
  const at = (figures: readonly FigureBody[], more = {}): Scene => scene({ figures, begin: 'shots', ...more });

  it('agrees with every fall of the dice: two dice at one PV', () => {
    const t = at([gunner({ dice: 2, force: 5 }), man(2, 'z', 40, 20)]);
    const odds = both(t, 2);
    same(odds);
    // To hit on 4+, to wound on 4+: a quarter each.
    expect(odds.told[1]).toBeCloseTo(1 - 0.75 * 0.75, 10);
  });

  it('… a Champion with Invulnerability, and a die for what each wound takes', () => {
    same(
      both(
        at([gunner({ dice: 1, force: 6, range: 60, category: 'shotgun' }), man(2, 'z', 32, 20, { rank: 2, pv: 3 })]),
        1,
      ),
    );
  });

  it('… past somebody who stands in the way', () => {
    const t = at([gunner({ dice: 1, force: 5 }), man(2, 'y', 30, 20.8), man(2, 'z', 40, 20)]);
    const { hit = 0, arrive } = shotOdds(t.state, { shooter: t.id('a'), weapon: 0, target: t.id('z'), dice: 1 });
    expect([hit, arrive]).toEqual([0.5, 0.5]);
    same(both(t, 1));
  });

  it('… and against armour that needs a second die', () => {
    same(both(at([gunner({ dice: 1, force: 2 }), man(2, 'z', 40, 20, { defence: 8, pv: 2 })]), 1));
  });
});

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

  /** By trying every fall of the dice and every order, the foe laying his dice first, the owner knowing them. */
  function tried(own: readonly Pool[], foe: readonly Pool[]): Map<string, number> {
    const found = new Map<string, number>();
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
      const won = bestFor(dice, who);
      const key = won.join();
      found.set(key, (found.get(key) ?? 0) + 1 / 6 ** count);
    }
    return found;
  }

  function bestFor([own, foe]: readonly [DuelDie[], DuelDie[]], who: (figure: number) => Fighter): number[] {
    const mixed =
      new Set(own.map(({ figure }) => figure)).size > 1 || new Set(foe.map(({ figure }) => figure)).size > 1;
    const glory = (a: readonly DuelDie[], b: readonly DuelDie[]) => compareDice([a, b], who).map(side => side.length);
    if (!mixed) return glory(sorted(own), sorted(foe));
    const lead = ([a = 0, b = 0]: readonly number[]): number => a - b;
    const replies = orders(foe).map(laid =>
      orders(own)
        .map(order => glory(order, laid))
        .reduce((a, b) => (lead(b) > lead(a) ? b : a)),
    );
    return replies.reduce((a, b) => (lead(b) < lead(a) ? b : a));
  }

  const leads = (outcomes: Iterable<readonly [number, number]>): Map<number, number> => {
    const sums = new Map<number, number>();
    for (const [lead, chance] of outcomes) sums.set(lead, (sums.get(lead) ?? 0) + chance);
    return sums;
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
  ])('agrees with every fall and every order of the dice: %s', (_name, own, foe) => {
    const told = leads(gloryOdds(own, foe, 'own').map(one => [one.own - one.foe, one.chance] as const));
    const truth = leads(
      [...tried(own, foe)].map(([key, chance]) => {
        const [a = 0, b = 0] = key.split(',').map(Number);
        return [a - b, chance] as const;
      }),
    );
    for (const lead of new Set([...told.keys(), ...truth.keys()]))
      expect(told.get(lead) ?? 0, `lead ${lead}`).toBeCloseTo(truth.get(lead) ?? 0, 10);
  });

  it('is known for twelve dice a side', () => {
    const outcomes = gloryOdds([pool(12, 4)], [pool(12, 4)], 'own');
    const sum = (holds: (lead: number) => boolean): number =>
      outcomes.reduce((all, { own, foe, chance }) => all + (holds(own - foe) ? chance : 0), 0);
    expect(sum(() => true)).toBeCloseTo(1, 10);
    expect(sum(lead => lead > 0)).toBeCloseTo(
      sum(lead => lead < 0),
      10,
    );
  });
});
