import { describe, expect, it } from 'vitest';
import { compareDice, sorted, type Fighter } from '../src/duel/compare.js';
import type { DuelDie } from '../src/events/core.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';

const plain = (cc: number, more: Partial<Fighter> = {}): Fighter => ({
  cc,
  winsTies: false,
  surplus: 4,
  shielding: false,
  ...more,
});
const dice = (figure: number, ...values: number[]): DuelDie[] => values.map(value => ({ figure, face: value, value }));
/** Figures 0 and 1 are the Prince and his support, 10 and 11 the Knight and his. */
const glory = (a: readonly DuelDie[], b: readonly DuelDie[], who: Readonly<Record<number, Fighter>>) =>
  compareDice([sorted(a), sorted(b)], figure => who[figure] ?? plain(4)).map(side => side.length);

describe('comparing dice: the book’s examples', () => {
  const who = { 0: plain(6), 1: plain(4), 10: plain(6), 11: plain(4) };

  it('BTS-DUE-05, BTS-DUE-06, BTS-DUE-07, BTS-DUE-08: example 6: 2,3,6 against 2,4,5 at equal CC is undecided, two points each', () => {
    expect(glory(dice(0, 2, 3, 6), dice(10, 2, 4, 5), who)).toEqual([2, 2]);
  });

  it('BTS-DUE-05: example 6bis: with supports 2,3,6,6 against 1,2,4,5: four to nothing', () => {
    expect(glory([...dice(0, 2, 3, 6), ...dice(1, 6)], [...dice(10, 2, 4, 5), ...dice(11, 1)], who)).toEqual([4, 0]);
  });

  it('BTS-DUE-07, BTS-DUE-09: example 6ter: whose 2 is paired with the Prince’s decides who gets the point', () => {
    const prince = [...dice(0, 2, 3, 6), ...dice(1, 6)];
    expect(glory(prince, [...dice(11, 2), ...dice(10, 2, 4, 5)], who)).toEqual([4, 0]);
    const [a, b] = compareDice(
      [sorted(prince), sorted([...dice(10, 2), ...dice(11, 2), ...dice(10, 4, 5)])],
      f => who[f as 0] ?? plain(4),
    );
    expect([a.length, b.length]).toEqual([4, 1]);
  });

  it('BTS-DUE-10: example 7: four dice against three: the surplus 6 of the support is a point', () => {
    expect(glory([...dice(0, 2, 3, 6), ...dice(1, 6)], dice(10, 2, 4, 5), who)).toEqual([3, 2]);
  });

  it('BTS-DUE-10, edge case 16: surplus dice give a point on 4+ only', () => {
    expect(glory(dice(0, 1, 1, 3, 6), dice(10, 6, 6), who)).toEqual([1, 2]);
    expect(glory(dice(0, 1, 1, 4, 4), dice(10, 6, 6), who)).toEqual([2, 2]);
  });

  it('BTS-SHD-04, edge case 19: surplus dice of those who shield never are', () => {
    expect(glory(dice(0, 1, 1, 6, 6), dice(10, 6, 6), { 0: plain(6, { shielding: true }) })).toEqual([0, 2]);
  });
});

const fight = (
  a: Partial<FigureBody>,
  z: Partial<FigureBody>,
  more: Partial<Body> & { extra?: readonly FigureBody[] } = {},
): Scene => {
  const { extra = [], ...rest } = more;
  return scene({
    figures: [man(1, 'a', 20, 20, a), man(2, 'z', 22.5, 20, z), ...extra],
    engaged: [['a', 'z']],
    begin: 'duels',
    ...rest,
  });
};
const away = { to: [25.5, 20] };

describe('a Duel', () => {
  it('BTS-DUE-10: of a fighter without further rules a surplus 4 is a point, a 3 is none', () => {
    const points = (face: number) =>
      fight({ attacks: 2 }, {})
        .do(roll('duel', 1, face), roll('duel', 6))
        .events('duel.compared')[0]
        ?.glory.map(side => side.length);
    expect([points(4), points(3)]).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it('BTS-DUE-01, BTS-TRN-06: the initiative player chooses which Duel is fought next', () => {
    const t = fight(
      {},
      {},
      {
        extra: [man(1, 'b', 60, 20), man(2, 'y', 62.5, 20)],
        engaged: [
          ['a', 'z'],
          ['b', 'y'],
        ],
        initiative: 2,
      },
    );
    expect([t.next, t.seat, t.options()]).toEqual(['bts.ask.next-duel', 1, [0, 1]]);
    t.do(1, roll('duel', 6), roll('duel', 1));
    expect(t.events('duel.rolled')[0]?.dice[0]?.figure).toBe(t.id('b'));
  });

  it('BTS-DUE-02, BTS-DUE-12, BTS-DUE-13, edge case 18: dice, recoil of the loser, wound rolls of both, then losses', () => {
    const t = fight({ attacks: 3 }, { attacks: 3 }).do(roll('duel', 2, 3, 6), roll('duel', 1, 4, 5));
    t.do(away, roll('wound', 1), roll('wound', 6), roll('wound', 6));
    const order = [
      'duel.rolled',
      'duel.compared',
      'figure.shifted',
      'wounds.rolled',
      'figure.removed',
      'duel.ended',
    ] as const;
    expect([...new Set(t.told.filter(type => (order as readonly string[]).includes(type)))]).toEqual(order);
    // Two points for a, one for z, who struck although it lost.
    expect(t.events('wounds.rolled').map(({ by }) => by)).toEqual([0, 0, 1]);
    expect([t.figure('a').place, t.figure('z').place]).toEqual(['gone', 'gone']);
  });

  it('BTS-DUE-03, BTS-ARM-37: each side rolls its Attacks', () => {
    const t = fight(
      { attacks: 3 },
      { attacks: 2 },
      {
        extra: [man(1, 'b', 22.5, 22.5, { attacks: 1 })],
        engaged: [
          ['a', 'z'],
          ['b', 'z'],
        ],
      },
    );
    t.do(roll('duel', 1, 1, 1, 1), roll('duel', 6, 6));
    expect(t.events('duel.rolled').map(({ dice: own }) => own.map(({ figure }) => figure))).toEqual([
      [0, 0, 0, 2],
      [1, 1],
    ]);
  });

  const spear = [{ id: 'spear', supports: true }];

  it('BTS-DUE-04, BTS-IMP-05, R-85: an ally behind with a spear adds exactly one Attack', () => {
    const behind = (more: Partial<FigureBody>, x = 17.5) =>
      fight({}, {}, { extra: [man(1, 'b', x, 20, { melee: spear, attacks: 3, ...more })] });
    const t = behind({});
    expect([t.next, t.seat]).toEqual(['bts.ask.supports', 0]);
    t.do([t.id('b')], roll('duel', 1, 1));
    expect(t.events('duel.rolled')[0]?.dice.map(({ figure }) => figure)).toEqual([0, 2]);
    expect(behind({ melee: ['blade'] }).next).toBe('bts.roll.duel');
    expect(behind({}, 17.4).next).toBe('bts.roll.duel');
    expect(behind({ effects: [{ id: 'immobilised', until: 'turn' }] }).next).toBe('bts.roll.duel');
    const small = fight({ baseMm: 25 }, {}, { extra: [man(1, 'b', 17.75, 20, { melee: spear, baseMm: 20 })] });
    expect(small.next).toBe('bts.roll.duel');
    const busy = fight(
      {},
      {},
      {
        extra: [man(1, 'b', 17.5, 20, { melee: spear }), man(2, 'y', 15, 20)],
        engaged: [
          ['a', 'z'],
          ['b', 'y'],
        ],
      },
    );
    expect(busy.do(0).next).toBe('bts.roll.duel');
  });

  it('BTS-DUE-15: supports cannot be struck; points won by their dice strike the Engaged', () => {
    const t = fight({ pv: 2 }, { attacks: 2 }, { extra: [man(1, 'b', 17.5, 20, { melee: spear })] });
    t.do([2], roll('duel', 1, 1), roll('duel', 6, 6), { to: [20, 17] }, roll('wound', 1), roll('wound', 1));
    expect(t.events('wounds.rolled').map(({ victim }) => victim)).toEqual([0, 0]);
  });

  it('BTS-DUE-09, R-35: equal dice of different figures are ordered by their owner, the attacker last', () => {
    const extra = [man(1, 'b', 22.5, 22.5, { cc: 2 }), man(2, 'y', 20, 22.5, { cc: 7 })];
    const t = fight(
      { cc: 6 },
      { cc: 4 },
      {
        extra,
        engaged: [
          ['a', 'z'],
          ['b', 'z'],
        ],
      },
    );
    t.do(roll('duel', 5, 5), roll('duel', 5));
    expect([t.next, t.seat]).toEqual(['bts.ask.dice-order', 0]);
    expect(t.refusal([0])).toEqual(['BTS-DUE-09']);
    t.do([1, 0]);
    // b’s 5 (CC 2) is paired with z’s and loses; a’s is surplus and counts.
    expect(t.events('duel.compared')[0]?.glory).toEqual([
      [{ figure: 0, surplus: true }],
      [{ figure: 1, surplus: false }],
    ]);
  });

  it('BTS-DUE-11, BTS-DUE-16, R-36: the owner of each point chooses whom it strikes, with his own Force', () => {
    const extra = [man(2, 'y', 20, 22.5)];
    const t = fight(
      { attacks: 2, force: 7 },
      {},
      {
        extra,
        engaged: [
          ['a', 'z'],
          ['a', 'y'],
        ],
      },
    );
    t.do(roll('duel', 6, 6), roll('duel', 1, 1), { to: [25.5, 20] }, { to: [20, 25.5] });
    expect([t.next, t.seat, t.options()]).toEqual(['bts.ask.strike', 0, [1, 2]]);
    t.do('y', roll('wound', 6));
    expect(t.events('wounds.rolled')[0]).toMatchObject({ victim: 2, force: 7 });
    // whoever is at 0 PV already is no target any more.
    expect(t.next).toBe('bts.roll.wound');
  });

  it('BTS-DUE-14, R-34: equal points: both fall back, 3 cm lie between them, and both strike', () => {
    const t = fight({ pv: 3 }, { pv: 3 }).do(roll('duel', 4), roll('duel', 4));
    expect(t.events('duel.compared')[0]).toMatchObject({ tied: true, winner: 1 });
    const [[ax], [zx]] = [t.at('a'), t.at('z')];
    expect(zx - ax - 2.5).toBeCloseTo(3, 3);
    t.do(roll('wound', 1), roll('wound', 1));
    expect(t.events('wounds.rolled').map(({ by }) => by)).toEqual([1, 0]);
  });

  it('BTS-DUE-08, BTS-DUE-14, edge case 17: all dice tied at equal CC: two points each, the defender counts as the winner', () => {
    const t = fight({ attacks: 2 }, { attacks: 2 }).do(roll('duel', 3, 5), roll('duel', 5, 3));
    expect(t.events('duel.compared')[0]).toMatchObject({ tied: true, winner: 1 });
    expect(t.events('duel.compared')[0]?.glory.map(side => side.length)).toEqual([2, 2]);
  });

  it('BTS-DUE-17: a figure that falls still uses its points', () => {
    const t = fight({ attacks: 2 }, {}).do(roll('duel', 6, 1), roll('duel', 2));
    expect(t.events('duel.compared')[0]?.glory.map(side => side.length)).toEqual([1, 1]);
    t.do(roll('wound', 6), roll('wound', 6));
    expect([t.figure('a').place, t.figure('z').place]).toEqual(['gone', 'gone']);
  });

  it('BTS-DUE-19: nobody stays in contact, and the engagement is over', () => {
    const t = fight({}, {}).do(roll('duel', 6), roll('duel', 1), away, roll('wound', 1));
    expect([t.state.links, t.state.duels, t.at('z')]).toEqual([[], [], [25.5, 20]]);
  });
});

describe('weapons in Duels', () => {
  const count = (melee: FigureBody['melee']) => {
    const t = fight({ attacks: 2, melee: melee ?? [] }, {});
    if (t.next === 'bts.ask.weapons') t.do(0);
    const { pending } = t.match;
    return pending.kind === 'chance' && pending.chance.kind === 'dice' ? pending.chance.count : 0;
  };

  it('BTS-WPN-01, BTS-WPN-02, BTS-WPN-03: two one-handed weapons +1 A, two similar ones +2', () => {
    expect([count(['blade']), count(['blade', 'axe']), count(['blade', 'blade'])]).toEqual([2, 3, 4]);
    expect(count(['blade', 'blade', 'blade'])).toBe(4);
    expect(count([{ id: 'maul', hands: 2 }])).toBe(2);
  });

  it('BTS-WPN-04: with different rules the owner chooses the main weapon before the dice', () => {
    const t = fight(
      {
        melee: [
          { id: 'blade', pen: 0 },
          { id: 'pick', pen: 2 },
        ],
        attacks: 1,
      },
      { defence: 8, pv: 3 },
    );
    expect([t.next, t.seat, t.options()]).toEqual(['bts.ask.weapons', 0, [0, 1]]);
    t.do(1, roll('duel', 6, 6), roll('duel', 1), away, roll('wound', 1));
    expect(t.events('wounds.rolled')[0]?.defence).toBe(6);
    expect(fight({ melee: ['blade', 'blade'] }, {}).next).toBe('bts.roll.duel');
  });

  it('BTS-WPN-05, R-84: unarmed: -1 on Duel dice and on wound rolls', () => {
    const t = fight({ melee: [] }, {}).do(roll('duel', 6), roll('duel', 1), away, roll('wound', 4));
    expect(t.events('duel.rolled')[0]?.dice[0]).toMatchObject({ face: 6, value: 5 });
    expect(t.events('wounds.rolled')[0]).toMatchObject({ modifier: -1, wounds: 0 });
  });

  it('BTS-WPN-06: a ranged weapon and no melee weapon: -1 on Duel dice only', () => {
    const t = fight({ melee: [], ranged: [{}] }, {}).do(roll('duel', 6), roll('duel', 1), away, roll('wound', 4));
    expect(t.events('duel.rolled')[0]?.dice[0]).toMatchObject({ face: 6, value: 5 });
    expect(t.events('wounds.rolled')[0]).toMatchObject({ modifier: 0, wounds: 1 });
  });

  it('BTS-WND-08: blows use the striker’s Force against Defence', () => {
    const t = fight({ force: 6 }, { defence: 5, pv: 2 }).do(roll('duel', 6), roll('duel', 1), away, roll('wound', 4));
    expect(t.events('wounds.rolled')[0]).toMatchObject({ force: 6, defence: 5, need: 4, wounds: 1 });
  });
});

describe('shields', () => {
  const shield = { support: ['shield'] as const };

  it('BTS-SHD-01, BTS-SHD-02, BTS-SHD-03: who shields rolls twice its Attacks and strikes no blow', () => {
    const t = fight({ ...shield, attacks: 2 }, {});
    expect([t.next, t.seat]).toEqual(['bts.ask.shield', 0]);
    t.do('shield', roll('duel', 6, 6, 6, 6), roll('duel', 1), away);
    expect([t.events('wounds.rolled'), t.next]).toEqual([[], 'over']);
    const plainly = fight({ ...shield, attacks: 2 }, {}).do('fight', roll('duel', 6, 6), roll('duel', 1), away);
    expect(plainly.next).toBe('bts.roll.wound');
  });

  it('BTS-SHD-03, R-37: not even with the points of a loser', () => {
    const t = fight({ ...shield, attacks: 1 }, { attacks: 3 }).do('shield', roll('duel', 1, 6), roll('duel', 5, 6, 5));
    t.do({ to: [17, 20] }, roll('wound', 1), roll('wound', 1));
    expect(t.events('wounds.rolled').every(({ by }) => by === 1)).toBe(true);
  });

  it('BTS-SHD-05, edge case 20: all of a side or nobody: one without a shield is enough to forbid it', () => {
    const both = (more: Partial<FigureBody>) =>
      fight(
        shield,
        {},
        {
          extra: [man(1, 'b', 22.5, 22.5, more)],
          engaged: [
            ['a', 'z'],
            ['b', 'z'],
          ],
        },
      ).next;
    expect([both(shield), both({})]).toEqual(['bts.ask.shield', 'bts.roll.duel']);
  });

  it('BTS-SHD-06: nobody supports those who shield', () => {
    const t = () => fight(shield, {}, { extra: [man(1, 'b', 17.5, 20, { melee: [{ id: 'spear', supports: true }] })] });
    expect([t().do('shield').next, t().do('fight').next]).toEqual(['bts.roll.duel', 'bts.ask.supports']);
  });

  it('BTS-SHD-07, BTS-PRN-17: the prone may shield; Cavalry and the Immobilised may not', () => {
    expect(fight({ ...shield, prone: true }, {}).next).toBe('bts.ask.shield');
    expect(fight({ ...shield, build: 'cavalry' }, {}).next).toBe('bts.roll.duel');
    expect(fight({ ...shield, effects: [{ id: 'immobilised', until: 'turn' }] }, {}).next).toBe('bts.roll.duel');
  });
});
