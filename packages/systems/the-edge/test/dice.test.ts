import { describe, expect, it } from 'vitest';
import { isGear, valueOf } from '../src/rulings.js';
import { red, scene, STOP, yellow, type Scene, type SeatBody } from './scene.js';

/** Militia, or brutes with their Re-roll symbols, are about to attack somebody slower or as slow, who has a friend. */
function duel(own: Partial<SeatBody> = {}, foe: Partial<SeatBody> = {}, card = 'militia'): Scene {
  const strong = card === 'brutes';
  const t = scene({
    seats: [
      { squads: [{ card, at: strong ? [[3, 3, 0, 3, 4]] : [[3, 3, 0]] }], ...own },
      {
        squads: [
          {
            card: strong ? 'sleepers' : 'militia',
            at: [
              [3, 3, 1],
              [0, 4, 0],
            ],
          },
        ],
        ...foe,
      },
    ],
  });
  t.do({ do: 'activate', squad: t.squad(0, 0) });
  if (t.next === 'edge.ask.mode') t.do('keep');
  return t.do(t.fight(t.figure(0, 0), t.figure(1, 0)));
}

const optionsOf = (t: Scene): unknown[] =>
  (t.prompt.shape as unknown as { options: readonly { id: unknown; barred?: unknown }[] }).options
    .filter(({ barred }) => barred === undefined)
    .map(({ id }) => id);
const means = (t: Scene, seat: number) => {
  const { reserve, exhausted } = t.state.seats[seat]!;
  return { reserve, exhausted };
};

describe('dice', () => {
  it('EDGE-DICE-02, EDGE-DICE-03: the Yellow die shows 0, 0, 1, 2, 3, 4; both zeros are gears', () => {
    const sides = [1, 2, 3, 4, 5, 6];
    expect(sides.map(side => valueOf('yellow', side))).toEqual([0, 0, 1, 2, 3, 4]);
    expect(sides.filter(isGear).map(side => valueOf('yellow', side))).toEqual([0, 0]);
  });

  it('EDGE-DICE-04, EDGE-DICE-05: the Red die shows 1 to 6; 1 and 2 are gears', () => {
    const sides = [1, 2, 3, 4, 5, 6];
    expect(sides.map(side => valueOf('red', side))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(sides.filter(isGear).map(side => valueOf('red', side))).toEqual([1, 2]);
  });

  it('EDGE-DICE-01, EDGE-SET-02, EDGE-DICE-02: both players have both dice before each roll; Yellow is free', () => {
    const t = duel({ reserve: 2 }, { reserve: 2 });
    expect([t.seat, optionsOf(t)]).toEqual([0, ['yellow', 'red']]);
    t.do('yellow', yellow(3));
    expect([t.seat, optionsOf(t)]).toEqual([1, ['yellow', 'red']]);
    t.do('yellow', yellow(4));
    expect([means(t, 0), means(t, 1)]).toEqual([
      { reserve: 2, exhausted: 0 },
      { reserve: 2, exhausted: 0 },
    ]);
  });

  it('EDGE-DICE-05: a 3 on the Red die gives no bonus, a 2 does', () => {
    expect(duel({ reserve: 1 }).do('red', 'pay', red(3)).next).toBe('edge.ask.die.defence');
    expect(duel({ reserve: 1 }).do('red', 'pay', red(2)).next).toBe('edge.ask.reroll');
  });

  it('EDGE-DICE-03: a 1 on the Yellow die gives no bonus, a 0 does', () => {
    expect(duel().do('yellow', yellow(1)).next).toBe('edge.ask.die.defence');
    expect(duel().do('yellow', yellow(0)).next).toBe('edge.ask.reroll');
  });

  it('EDGE-DICE-06, EDGE-DICE-09, EDGE-DICE-12 (edge case 5): the Red die is paid once, its re-roll once', () => {
    const t = duel({ reserve: 3 }).do('red', 'pay', red(2), 'paid', 'pay', red(1));
    expect(t.events('cost.paid').map(({ crystals }) => crystals)).toEqual([1, 1]);
    expect(means(t, 0)).toEqual({ reserve: 2, exhausted: 1 });
    expect(t.state.exchanges.at(-1)?.roll).toMatchObject({ value: 1, rerolled: true });
    expect(t.next).toBe('edge.ask.die.defence');
  });

  it('EDGE-DICE-06: each Red roll is paid on its own', () => {
    const t = duel({ reserve: 3 }).do('red', 'pay', red(3), 'yellow', yellow(4), 'counter', 'yellow', yellow(1));
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.die.defence']);
    t.do('red', 'pay', red(3));
    expect(means(t, 0)).toEqual({ reserve: 1, exhausted: 2 });
  });

  it('EDGE-DICE-07, EDGE-CMB-08: the defender knows the final Attack before choosing a die', () => {
    const t = duel({ reserve: 1 }, { reserve: 1 }).do('yellow', yellow(0));
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.reroll']);
    t.do('paid', 'pay', yellow(4));
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.die.defence']);
    expect(t.events('power.reached')).toMatchObject([{ purpose: 'attack', power: 6 }]);
  });

  it('EDGE-DICE-08, R36: a gear offers a Paid Re-roll or a Crystal, and both may be declined', () => {
    const t = duel({ reserve: 1, exhausted: 1 }).do('yellow', yellow(0));
    expect(optionsOf(t)).toEqual(['keep', 'recover', 'paid']);
    t.do('keep');
    expect(means(t, 0)).toEqual({ reserve: 1, exhausted: 1 });
    expect(t.next).toBe('edge.ask.die.defence');
  });

  it('EDGE-DICE-08, EDGE-PAY-11: who can pay with nothing has no Paid Re-roll', () => {
    const t = scene({
      seats: [
        { squads: [{ card: 'militia', at: [[3, 3, 0]] }], reserve: 1 },
        {
          squads: [
            {
              card: 'militia',
              at: [
                [3, 3, 1],
                [0, 4, 0],
              ],
            },
          ],
        },
      ],
      marker: -10,
    });
    t.do({ do: 'activate', squad: 0 }, 'keep', t.fight(0, t.figure(1, 0)), 'red', 'pay', red(1));
    expect(t.refusal('paid')).toEqual(['EDGE-PAY-11']);
    expect(t.refusal('recover')).toEqual([]);
  });

  it('EDGE-DICE-10: Recover keeps the result and takes a Crystal out of the Exhausted Reserve', () => {
    const t = duel({ reserve: 1, exhausted: 2 }).do('yellow', yellow(0), 'recover');
    expect(means(t, 0)).toEqual({ reserve: 2, exhausted: 1 });
    expect(t.events('power.reached')).toMatchObject([{ power: 2 }]);
  });

  it('EDGE-DICE-10, R35 (edge case 8): and does nothing when none is exhausted', () => {
    const t = duel({ reserve: 1 }).do('yellow', yellow(0), 'recover');
    expect(means(t, 0)).toEqual({ reserve: 1, exhausted: 0 });
    expect(t.next).toBe('edge.ask.die.defence');
  });

  it('EDGE-DICE-11, EDGE-DICE-12, R37 (edge case 6): a symbol’s re-roll with a gear: a Crystal, no other re-roll', () => {
    const t = duel({ reserve: 1, exhausted: 2 }, {}, 'brutes').do('yellow', yellow(3), 'symbol', yellow(0));
    expect(means(t, 0)).toEqual({ reserve: 2, exhausted: 1 });
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.die.defence']);
  });

  it('EDGE-DICE-12: a re-roll without a gear gives nothing back', () => {
    const t = duel({ reserve: 1, exhausted: 2 }, {}, 'brutes').do('yellow', yellow(3), 'symbol', yellow(1));
    expect(means(t, 0)).toEqual({ reserve: 1, exhausted: 2 });
  });

  it('EDGE-DICE-13: the new result stands, even a worse one', () => {
    const t = duel({}, {}, 'brutes').do('yellow', yellow(4), 'symbol', yellow(1));
    expect(t.events('power.reached')).toMatchObject([{ power: 3 }]);
  });

  it('EDGE-DICE-15, R38: with a gear and a symbol one chooses; to re-roll forfeits the gear’s Crystal', () => {
    const t = duel({ exhausted: 1 }, {}, 'brutes').do('yellow', yellow(0));
    expect(optionsOf(t)).toEqual(['keep', 'symbol', 'recover', 'paid']);
    t.do('symbol', yellow(2));
    expect(means(t, 0)).toEqual({ reserve: 0, exhausted: 1 });
    expect(t.events('crystals.recovered')).toEqual([]);
  });

  it('EDGE-DICE-14: once the Defence die has been rolled the Attack stands', () => {
    const t = duel({}, {}, 'brutes').do('yellow', yellow(1), 'keep', 'yellow', yellow(2));
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.counter']);
    t.do('stop', STOP);
    expect(t.events('die.rolled').map(({ purpose, rerolled }) => [purpose, rerolled])).toEqual([
      ['attack', false],
      ['defence', false],
    ]);
  });
});
