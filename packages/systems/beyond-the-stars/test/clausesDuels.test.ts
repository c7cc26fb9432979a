import { describe, expect, it } from 'vitest';
import { attacksOf, duelTally, loadoutsOf, supportLoadouts } from '../src/duel/arms.js';
import { buildingDuels, insideOf } from '../src/duel/buildingDuels.js';
import { strikesAcross } from '../src/duel/across.js';
import { fightersOf, supportingOf } from '../src/duel/cases.js';
import { combatsOf, figuresIn, isSplit, keptBySplit, splitsOf } from '../src/duel/combats.js';
import { compareDice, orderMatters, sorted, type Fighter } from '../src/duel/compare.js';
import { targetsOf } from '../src/duel/striking.js';
import type { DuelDie } from '../src/events/core.js';
import type { FigureBody } from '../src/scenario/body.js';
import type { Duel, Link, State } from '../src/state.js';
import { house, inside, man, scene } from './scene.js';

/** Duels: who fights whom, with what, how many dice, and whose die wins. */

const link = (charger: number, charged: number): Link => ({ charger, charged });

describe('splitting a combat', () => {
  // 0 and 1 are on one side, 5 to 7 on the other: a ring of four with a tail.
  const links = [link(0, 5), link(1, 5), link(0, 6), link(1, 6), link(1, 7)];

  it('BTS-CHG-15: combats are those that hang together, in the order of their Engagements', () => {
    expect(combatsOf([link(0, 5), link(1, 6), link(1, 5), link(2, 7)])).toEqual([[0, 1, 2], [3]]);
    expect(combatsOf([link(3, 8), link(0, 5), link(3, 5)])).toEqual([[0, 1, 2]]);
    expect([figuresIn(links, [4, 0]), figuresIn(links, [2])]).toEqual([
      [0, 1, 5, 7],
      [0, 6],
    ]);
    expect(figuresIn([link(10, 2)], [0])).toEqual([2, 10]);
  });

  it('BTS-CHG-16, BTS-CHG-17: as many Duels as possible, everybody in one; every such split and no other', () => {
    const all = [0, 1, 2, 3, 4];
    expect(keptBySplit(links, all)).toBe(3);
    expect([...splitsOf(links, all)]).toEqual([
      [0, 3, 4],
      [0, 2, 4],
      [1, 2, 4],
    ]);
    for (const kept of splitsOf(links, all)) expect(isSplit(links, all, kept)).toBe(true);
    expect([isSplit(links, all, [0, 4]), isSplit(links, all, [0, 1, 2, 4]), isSplit(links, all, [0, 1, 4])]).toEqual([
      false,
      false,
      false,
    ]);
    expect([isSplit(links, all, [0, 4, 4]), isSplit(links, all, [0, 2, 9])]).toEqual([false, false]);
    expect(isSplit([...links, link(0, 7)], all, [0, 3, 5])).toBe(false);
    expect([...splitsOf([link(0, 5)], [0])]).toEqual([[0]]);
  });
});

describe('dice', () => {
  const die = (figure: number, value: number): DuelDie => ({ figure, face: value, value });
  const fighter = (more: Partial<Fighter> = {}): Fighter => ({
    cc: 4,
    winsTies: false,
    surplus: 4,
    shielding: false,
    ...more,
  });
  const glory = (a: readonly DuelDie[], b: readonly DuelDie[], who: (figure: number) => Fighter = () => fighter()) =>
    compareDice([a, b], who).map(points =>
      points.map(({ figure, surplus }) => `${figure}${surplus ? '+' : ''}`).join(' '),
    );

  it('BTS-DUE-05 to -10: in pairs from the lowest, ties by CC or to both, what is left over on a 4', () => {
    expect(glory([die(0, 3), die(0, 5)], [die(9, 2), die(9, 6)])).toEqual(['0', '9']);
    expect(glory([die(0, 3)], [die(9, 3)])).toEqual(['0', '9']);
    expect(glory([die(0, 3)], [die(9, 3)], figure => fighter({ cc: figure === 0 ? 5 : 4 }))).toEqual(['0', '']);
    expect(glory([die(0, 3)], [die(9, 3)], figure => fighter({ winsTies: figure === 9 }))).toEqual(['', '9']);
    expect(glory([die(0, 3), die(0, 3), die(0, 4)], [die(9, 5)])).toEqual(['0+', '9']);
    expect(glory([die(0, 1)], [die(9, 2), die(9, 3), die(8, 4)])).toEqual(['', '9 8+']);
    expect(glory([die(0, 1)], [die(9, 2), die(9, 6)], () => fighter({ shielding: true }))).toEqual(['', '9']);
    expect(sorted([die(2, 4), die(1, 2), die(0, 4), die(3, 2)]).map(({ figure }) => figure)).toEqual([1, 3, 2, 0]);
  });

  it('BTS-DUE-09: an exchange matters if it changes who wins on either side', () => {
    const matters = (
      mine: DuelDie[],
      theirs: DuelDie[],
      who: (figure: number) => Fighter = () => fighter(),
      settled = true,
    ): boolean => orderMatters(mine, theirs, { alike: () => false, who, settled });
    const own = [die(0, 3), die(1, 3)];
    // Better and worse than the one they meet: which of mine wins is mine to say, and so is whether the foe does.
    const mixed = (figure: number): Fighter => fighter({ cc: figure === 0 ? 5 : figure === 1 ? 3 : 4 });
    expect(matters(own, [die(9, 3), die(9, 3)], mixed)).toBe(false);
    expect(matters(own, [die(9, 3), die(8, 3)], mixed)).toBe(true);
    expect(matters(own, [die(9, 3), die(9, 2)], mixed)).toBe(true);
    expect(matters(own, [die(9, 2), die(9, 2)], mixed)).toBe(false);
    expect(matters(own, [die(9, 6), die(8, 6)], mixed)).toBe(false);
    // Their equal dice may still be turned round: what is won from either of them.
    const two = (figure: number): Fighter => fighter({ cc: { 0: 5, 1: 5, 8: 5, 9: 4 }[figure] ?? 4 });
    expect(matters(own, [die(9, 3), die(8, 3)], two, false)).toBe(false);
    expect(matters([die(0, 3), die(0, 3)], [die(9, 3), die(9, 2)], mixed)).toBe(false);
    expect(matters([die(0, 3), die(1, 4)], [die(9, 3), die(9, 2)], mixed)).toBe(false);
    // One die over: it counts for the one who needs less for it.
    const keen = (figure: number): Fighter => fighter({ surplus: figure === 0 ? 3 : 4 });
    expect([matters(own, [die(9, 2)], keen), matters(own, [die(9, 5)], keen), matters(own, [die(9, 5)])]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('arms', () => {
  const arms = (melee: NonNullable<FigureBody['melee']>, more: Partial<FigureBody> = {}) => {
    const { state } = scene({ figures: [man(1, 'a', 40, 40, { melee, attacks: 2, ...more }), man(2, 'z', 90, 90)] });
    return [
      loadoutsOf(state, 0),
      loadoutsOf(state, 0).map(weapons => attacksOf({ state, figure: 0, foes: [1], weapons, shielding: false }).total),
    ];
  };
  const axe = { id: 'axe', hands: 2 } as const;

  it('BTS-WPN-01 to -04: two one-handed weapons or one for both hands, each as the main one where that matters', () => {
    expect(arms([])).toEqual([[[]], [2]]);
    expect(arms(['blade'])).toEqual([[[0]], [2]]);
    // Similar ones add another Attack; others the one of the second weapon.
    expect(arms(['blade', 'blade'])).toEqual([[[0, 1]], [4]]);
    expect(arms(['blade', 'claw'])).toEqual([[[0, 1]], [3]]);
    expect(arms(['blade', { id: 'fang', pen: 1 }])).toEqual([
      [
        [0, 1],
        [1, 0],
      ],
      [3, 3],
    ]);
    expect(arms(['blade', { id: 'fang', rules: ['srPoisoned'] }])[0]).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(arms([axe])).toEqual([[[0]], [2]]);
    expect(arms([axe, 'blade'])).toEqual([
      [[1], [0]],
      [2, 2],
    ]);
    expect(arms(['blade', 'claw', 'claw'])[1]).toEqual([3, 4]);
    expect(arms([], { attacks: 0 })).toEqual([[[]], [0]]);
  });

  it('BTS-DUE-04: a support reaches with what supports, once for each that differs', () => {
    const spear = (id: string, pen = 0) => ({ id, pen, supports: true });
    const reach = (melee: NonNullable<FigureBody['melee']>) =>
      supportLoadouts(scene({ figures: [man(1, 'a', 40, 40, { melee }), man(2, 'z', 90, 90)] }).state, 0);
    expect([
      reach(['blade']),
      reach(['blade', spear('s')]),
      reach([spear('s'), spear('t')]),
      reach([spear('s'), spear('t', 1)]),
    ]).toEqual([[], [[1]], [[0]], [[0], [1]]]);
  });

  it('BTS-DUE-18, BTS-WPN-05, BTS-WPN-06, BTS-PRN-12, BTS-BLD-17: what each die loses', () => {
    const loses = (a: Partial<FigureBody>): number => {
      const { state } = scene({ figures: [man(1, 'a', 40, 40, a), man(2, 'z', 90, 90)] });
      return duelTally({ state, figure: 0, foes: [1], weapons: loadoutsOf(state, 0)[0] ?? [], shielding: false }).total;
    };
    expect([
      loses({}),
      loses({ prone: true }),
      loses({ melee: [] }),
      loses({ melee: [], ranged: [{}] }),
      loses({ ranged: [{}] }),
    ]).toEqual([0, -1, -1, -1, 0]);
    expect([loses({ melee: [axe] }), loses({ melee: [axe], prone: true })]).toEqual([-1, -2]);
  });
});

describe('fights indoors', () => {
  const table = (fights: State['fights']): State => {
    const { state } = scene({
      terrain: [house({ storeys: 2 }), house({ id: 'g', box: [80, 50, 12, 12] })],
      figures: [
        inside(1, 'a'),
        inside(2, 'y'),
        inside(1, 'b', { storey: 1 }),
        inside(2, 'x', { storey: 1 }),
        inside(1, 'c', { host: 'g' }),
        inside(2, 'w', { host: 'g' }),
        man(1, 'd', 20, 20),
        man(2, 'v', 30, 20),
      ],
    });
    state.fights = fights;
    return state;
  };
  const fight = (piece: number, storey: number, assailant: 0 | 1, fought = false) => ({
    piece,
    storey,
    assailant,
    fought,
  });

  it('BTS-BLD-16, R-32: one Duel for each storey that is fought over, of those who are in it', () => {
    const state = table([fight(0, 1, 0), fight(1, 0, 1)]);
    expect(buildingDuels(state, 7)).toEqual([
      { id: 7, sides: [[2], [3]], attacker: 0, building: 0, storey: 1 },
      { id: 8, sides: [[4], [5]], attacker: 1, building: 1, storey: 0 },
    ]);
    expect([
      insideOf(state, 0, 0, 0),
      insideOf(state, 1, 0, 0),
      insideOf(state, 0, 1, 1),
      insideOf(state, 0, 0, 1),
    ]).toEqual([[0], [1], [], [2]]);
  });

  it('BTS-BLD-17, BTS-BLD-18: -1 for those who have just broken in, in that storey, and the first time only', () => {
    const minus = (fights: State['fights']) => {
      const state = table(fights);
      return [0, 1, 2, 4, 6].map(
        figure => duelTally({ state, figure, foes: [], weapons: [0], shielding: false }).total,
      );
    };
    expect(minus([])).toEqual([0, 0, 0, 0, 0]);
    expect(minus([fight(0, 0, 0)])).toEqual([-1, 0, 0, 0, 0]);
    expect(minus([fight(0, 0, 1)])).toEqual([0, -1, 0, 0, 0]);
    expect(minus([fight(0, 0, 0, true)])).toEqual([0, 0, 0, 0, 0]);
    expect(minus([fight(0, 0, 1), fight(0, 1, 0), fight(1, 0, 1)])).toEqual([0, -1, -1, 0, 0]);
  });
});

describe('who is struck', () => {
  it('BTS-DUE-11, BTS-DUE-15: those of the Duel who still stand; supports by Walkers only', () => {
    const { state } = scene({
      figures: [
        man(1, 'a', 20, 20),
        man(1, 'w', 25, 20, { build: 'walker', pv: 3 }),
        man(2, 'y', 30, 20),
        man(2, 'x', 35, 20, { place: 'gone' }),
        man(2, 'v', 40, 20, { place: 'reserve' }),
        man(2, 's', 45, 20),
      ],
    });
    expect([targetsOf(state, 0, [2, 3], [5]), targetsOf(state, 1, [2, 3], [5])]).toEqual([[2], [2, 5]]);
    const duel = {
      id: 0,
      attacker: 0,
      sides: [
        [0, 1],
        [2, 3, 4],
      ],
    } as unknown as Duel;
    expect([fightersOf(state, duel, 0), fightersOf(state, duel, 1)]).toEqual([[0, 1], [2]]);
    const frame = {
      duel: 0,
      supports: [
        [5, 2],
        [1, 0],
      ] as const,
    };
    expect([supportingOf(state, frame, 0), supportingOf(state, frame, 1), supportingOf(state, { duel: 0 }, 0)]).toEqual(
      [[1], [5], []],
    );
  });

  it('BTS-DEF-11, BTS-DEF-12: blows go across a barrier for who charged over it, unless a friend is beside the target', () => {
    const wall = { id: 'w', kind: 'obstacle', box: [30, 10, 1, 20], height: 2 } as const;
    const across = (engaged: NonNullable<Parameters<typeof scene>[0]['engaged']>): boolean[] => {
      const { state } = scene({
        terrain: [wall],
        figures: [man(1, 'a', 28.75, 20), man(1, 'b', 34.8, 20), man(2, 'z', 32.3, 20), man(2, 'y', 90, 90)],
        engaged,
      });
      return [strikesAcross(state, 0, 2), strikesAcross(state, 1, 2), strikesAcross(state, 2, 0)];
    };
    expect(across([['a', 'z', { barrier: 'w' }]])).toEqual([true, false, false]);
    expect(
      across([
        ['a', 'z', { barrier: 'w' }],
        ['b', 'z'],
      ]),
    ).toEqual([false, false, false]);
    expect(across([['a', 'z']])).toEqual([false, false, false]);
    expect(
      across([
        ['b', 'y'],
        ['a', 'z', { barrier: 'w' }],
      ]),
    ).toEqual([true, false, false]);
  });
});
