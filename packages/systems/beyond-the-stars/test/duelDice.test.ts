import { touching } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { attacksOf, loadoutsOf } from '../src/duel/arms.js';
import { areAlike } from '../src/duel/cases.js';
import { orderMatters, type Fighter } from '../src/duel/compare.js';
import type { DuelDie } from '../src/events/core.js';
import { placedOf } from '../src/figures/placed.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';

/** Whose die is whose, who rolls how many, and who stands apart afterwards. */

describe('Duels', () => {
  const fighter = (more: Partial<Fighter> = {}): Fighter => ({
    cc: 4,
    winsTies: false,
    surplus: 4,
    shielding: false,
    ...more,
  });
  const die = (figure: number, value: number): DuelDie => ({ figure, face: value, value });
  const never = (): boolean => false;
  const who = (): Fighter => fighter();

  it('BTS-DUE-09: the order of equal dice is asked only where an exchange changes who wins a point', () => {
    const own = [die(0, 1), die(1, 1)];
    const ask = (mine: DuelDie[], theirs: DuelDie[], it = {}): boolean =>
      orderMatters(mine, theirs, { alike: never, who, settled: true, ...it });
    // One die against two, 1 and 1: neither the loser nor the surplus 1 wins anything.
    expect(ask(own, [die(9, 3)])).toBe(false);
    // 5 and 5 against a 3: one wins its pair, the other is surplus and counts: both have a point, but of different kinds.
    expect(ask([die(0, 5), die(1, 5)], [die(9, 3)])).toBe(true);
    expect(ask([die(0, 3), die(1, 3)], [die(9, 2), die(9, 5)])).toBe(true);
    expect(ask([die(0, 3), die(1, 3)], [die(9, 2), die(9, 2)])).toBe(false);
    // Alike, whatever comes of it.
    expect(ask([die(0, 3), die(1, 3)], [die(9, 2), die(9, 5)], { alike: () => true })).toBe(false);
    // A tie with one who is better than the one and worse than the other.
    const mixed = (figure: number): Fighter => fighter({ cc: figure === 0 ? 5 : figure === 9 ? 4 : 3 });
    expect(ask([die(0, 3), die(1, 3)], [die(9, 3), die(9, 6)], { who: mixed })).toBe(true);
  });

  it('BTS-DUE-09: those who strike differently now are not alike, whatever their sheets say', () => {
    const like = (a: Partial<FigureBody>, b: Partial<FigureBody>, more: Partial<Body> = {}): boolean => {
      const t = scene({
        phase: 'duel',
        begin: 'duels',
        figures: [
          { ...man(1, 'a', 40, 57.5, a), id: 'a' },
          { ...man(1, 'b', 40, 62.5, b), id: 'b' },
          man(2, 'z', 40, 60, { pv: 5 }),
        ],
        engaged: [
          ['a', 'z'],
          ['b', 'z'],
        ],
        ...more,
      });
      const [duel] = t.state.duels;
      const state = {
        ...t.state,
        battle: { ...t.state.battle, sheets: t.state.battle.sheets.map(sheet => ({ ...sheet, profile: 'same' })) },
      };
      return areAlike(state, { duel: 0, weapons: { 0: [0], 1: [0] } }, duel as NonNullable<typeof duel>, 0, 1);
    };
    expect(like({}, {})).toBe(true);
    expect(like({ effects: [{ id: 'bestialRage', until: 'turn' }] }, {})).toBe(false);
    expect(like({ effects: [{ id: 'immobilised', until: 'turn' }] }, {})).toBe(false);
    expect(like({ melee: [{ id: 'axe', pen: 1 }] }, { melee: [{ id: 'axe' }] })).toBe(false);
    expect(like({ prone: true }, {})).toBe(false);
  });

  it('BTS-DUE-09: equal dice of the strong and of the weaker twin are ordered by their owner', () => {
    const t = (effects: NonNullable<FigureBody['effects']>): string =>
      scene({
        phase: 'duel',
        begin: 'duels',
        figures: [
          man(1, 'a', 40, 57.5, { effects }),
          man(1, 'b', 40, 62.5),
          man(2, 'z', 40, 60, { pv: 5, attacks: 2 }),
          man(2, 'y', 110, 110),
        ],
        engaged: [
          ['a', 'z'],
          ['b', 'z'],
        ],
      }).do(roll('duel', 4, 4), roll('duel', 2, 6)).next;
    expect(t([{ id: 'actStrength', until: 'phase', x: 3 }])).toBe('bts.ask.dice-order');
  });

  it('BTS-WLK-06: a Walker wields all its melee weapons together, two-handed ones too; each one-handed beyond the first is an Attack', () => {
    const walker = (melee: NonNullable<FigureBody['melee']>): readonly [number, number[]] => {
      const t = scene({
        figures: [man(1, 'w', 40, 40, { build: 'walker', baseMm: 40, attacks: 2, pv: 4, melee }), man(2, 'z', 90, 90)],
      });
      const loadouts = loadoutsOf(t.state, 0);
      const dice = loadouts.map(
        weapons => attacksOf({ state: t.state, figure: 0, foes: [1], weapons, shielding: false }).total,
      );
      return [loadouts[0]?.length ?? 0, dice];
    };
    const hammer = { id: 'hammer', hands: 2, pen: 2 } as const;
    expect(walker([hammer, 'claw'])).toEqual([2, [2, 2]]);
    expect(walker([hammer, 'claw', 'blade'])).toEqual([3, [3, 3]]);
    expect(walker(['claw', 'claw'])).toEqual([2, [4]]);
  });

  it('BTS-ACT-08, BTS-ACT-09, R-129: a Champion who supports rolls for his Strength too; who stays out does not', () => {
    const duel = (chosen: readonly string[]): Scene =>
      scene({
        phase: 'duel',
        begin: 'duels',
        engaged: [['a', 'z']],
        figures: [
          man(1, 'a', 40, 60),
          man(1, 'c', 37.5, 60, {
            rank: 3,
            melee: [{ id: 'spear', supports: true }],
            effects: [{ id: 'actStrength', until: 'turn' }],
          }),
          man(2, 'z', 42.5, 60, { pv: 5 }),
        ],
      }).do(chosen);
    expect([duel(['c']).next, duel([]).next]).toEqual(['bts.roll.legend', 'bts.roll.duel']);
  });

  it('BTS-DUE-19, BTS-CHG-16: after its Duel nobody stays in contact with an enemy whom the split took away', () => {
    const figures = [
      man(1, 'a', 40, 60, { pv: 9 }),
      man(1, 'b', 42.5, 64.4, { pv: 9 }),
      man(2, 'y', 37.5, 60, { pv: 9 }),
      man(2, 'z', 42.5, 60, { pv: 9 }),
    ];
    const z = { ...(figures[3] as FigureBody), at: [41.25, 62.165] as const };
    const t = scene({
      phase: 'duel',
      begin: 'duels',
      initiative: 1,
      figures: [...figures.slice(0, 3), z],
      engaged: [
        ['a', 'y'],
        ['z', 'a'],
        ['b', 'z'],
      ],
    });
    for (let i = 0; i < 40 && t.next !== 'over'; i++) {
      if (t.match.pending.kind === 'chance') {
        const { chance } = t.match.pending;
        const count = chance.kind === 'dice' ? chance.count : 0;
        t.do(roll(chance.why.replace('bts.roll.', ''), ...Array.from({ length: count }, () => 3)));
      } else t.do(t.options()[0]);
    }
    const touch = (a: string, b: string): boolean => touching(placedOf(t.state, t.id(a)), placedOf(t.state, t.id(b)));
    expect([touch('a', 'z'), touch('a', 'y'), touch('b', 'z')]).toEqual([false, false, false]);
  });
});
