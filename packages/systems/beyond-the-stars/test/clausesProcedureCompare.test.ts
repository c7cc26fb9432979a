import { describe, expect, it } from 'vitest';
import { ccInDuel } from '../src/duel/arms.js';
import { areAlike } from '../src/duel/cases.js';
import { combatsOf, isSplit, splitsOf } from '../src/duel/combats.js';
import { orderMatters, sorted, type Fighter } from '../src/duel/compare.js';
import { partedSpot } from '../src/duel/parting.js';
import type { DuelDie } from '../src/events/core.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import type { Duel, Link } from '../src/state.js';
import { gun, man, scene, servant } from './scene.js';

/** When the order of equal dice decides something, who is like whom, and how combats are split. */

const die = (figure: number, value: number): DuelDie => ({ figure, face: value, value });
const plain: Fighter = { cc: 4, winsTies: false, surplus: 4, shielding: false };

describe('the order of equal dice', () => {
  const matters = (
    mine: readonly DuelDie[],
    theirs: readonly DuelDie[],
    who: Readonly<Record<number, Partial<Fighter>>> = {},
    settled = true,
  ): boolean =>
    orderMatters(mine, theirs, { alike: () => false, who: figure => ({ ...plain, ...who[figure] }), settled });

  it('BTS-DUE-05: dice are compared from low to high, equal ones as they come', () => {
    expect(sorted([die(0, 5), die(1, 2), die(2, 5), die(3, 2)]).map(({ figure }) => figure)).toEqual([1, 3, 0, 2]);
  });

  it('BTS-DUE-09: dice of one figure need no order', () => {
    expect(matters([die(0, 5), die(0, 5)], [die(9, 4), die(9, 6)])).toBe(false);
    expect(matters([die(0, 5), die(1, 5)], [die(9, 4), die(9, 6)])).toBe(true);
  });

  it('BTS-DUE-09, BTS-DUE-10: it decides whose die is surplus, if it counts for one of them', () => {
    const [never, counts] = [{ shielding: true }, {}];
    expect(matters([die(0, 5), die(1, 5)], [die(9, 6)], { 0: never, 1: counts })).toBe(true);
    expect(matters([die(0, 5), die(1, 5)], [die(9, 6)], { 0: counts, 1: never })).toBe(true);
    expect(matters([die(0, 5), die(1, 5)], [die(9, 6)], { 0: never, 1: never })).toBe(false);
  });

  it('BTS-DUE-08, BTS-DUE-09: in a tie at equal CC both win; it decides if that gives the enemy a point or takes it', () => {
    const theirs = [die(8, 4), die(9, 5)];
    // Whoever meets the 4 wins, whoever meets the 5 ties: a point for either, and one for the 5.
    expect(matters([die(0, 5), die(1, 5)], theirs)).toBe(false);
    // With a better CC the one takes the point from the 5, the other does not.
    expect(matters([die(0, 5), die(1, 5)], theirs, { 1: { cc: 5 } })).toBe(true);
    expect(matters([die(0, 5), die(1, 5)], theirs, { 0: { cc: 5 }, 1: { cc: 5 } })).toBe(false);
    expect(matters([die(0, 5), die(1, 5)], theirs, { 1: { cc: 3 } })).toBe(true);
  });

  it('R-35: against dice that are still to be ordered it decides only what no order of theirs can change', () => {
    const theirs = [die(8, 5), die(9, 5)];
    const cc = (a: number, b: number, z: number, y: number) => ({
      0: { cc: a },
      1: { cc: b },
      8: { cc: z },
      9: { cc: y },
    });
    const both = (who: Readonly<Record<number, Partial<Fighter>>>, more: readonly DuelDie[] = []) =>
      [true, false].map(settled => matters([die(0, 5), die(1, 5)], [...theirs, ...more], who, settled));
    // Each of mine beats the one and loses to the other.
    expect(both(cc(4, 5, 3, 6))).toEqual([true, false]);
    // Mine beat both whatever comes; a higher die of theirs is another matter.
    expect(both({ ...cc(4, 6, 3, 3), 7: { cc: 5 } }, [die(7, 6)])).toEqual([false, false]);
    // One of mine beats both, the other neither: which of theirs wins is decided here.
    expect(both(cc(2, 9, 4, 5))).toEqual([true, true]);
  });
});

describe('fighters who come to the same', () => {
  const like = (
    a: Partial<FigureBody>,
    b: Partial<FigureBody>,
    body: Partial<Body> = {},
    supports: [number, number][] = [],
  ) => {
    const { state } = scene({
      figures: [man(1, 'a', 40, 57.5, a), man(1, 'b', 40, 62.5, b), man(2, 'z', 40, 60, { pv: 5 })],
      phase: 'duel',
      ...body,
    });
    const same = {
      ...state,
      battle: { ...state.battle, sheets: state.battle.sheets.map(sheet => ({ ...sheet, profile: 'same' })) },
    };
    const duel: Duel = { id: 0, sides: [[0, 1], [2]], attacker: 0 };
    return areAlike(same, { duel: 0, weapons: { 0: [0], 1: [0] }, supports }, duel, 0, 1);
  };

  it('BTS-DUE-09: not with other rules, or the same one about another thing; their order does not count', () => {
    expect(like({ rules: ['srBigGame', 'srFanatic'] }, { rules: ['srFanatic', 'srBigGame'] })).toBe(true);
    expect(like({ rules: ['srBigGame'] }, { rules: ['srFanatic'] })).toBe(false);
    expect(like({ rules: [{ id: 'srGrudge', x: 'orc' }] }, { rules: [{ id: 'srGrudge', x: 'elf' }] })).toBe(false);
  });

  it('BTS-DUE-09, BTS-DEF-12: not if only one of them strikes across a barrier', () => {
    const wall = { terrain: [{ id: 'w', kind: 'obstacle', box: [30, 58.8, 20, 0.1] as const, height: 2 }] };
    const engaged: Body['engaged'] = [
      ['a', 'z', { barrier: 'w' }],
      ['b', 'z', { barrier: 'w' }],
    ];
    expect(like({}, {}, { ...wall, engaged })).toBe(true);
    expect(like({}, {}, { ...wall, engaged: [['a', 'z', { barrier: 'w' }]] })).toBe(false);
  });

  it('BTS-DUE-09, BTS-DUE-15: not if one fights and the other supports', () => {
    expect(like({}, {}, {}, [[0, 1]])).toBe(false);
    expect(like({}, {}, {}, [[1, 0]])).toBe(false);
    expect(
      like({}, {}, {}, [
        [0, 1],
        [1, 0],
      ]),
    ).toBe(true);
    expect(like({}, {}, {}, [[5, 0]])).toBe(true);
  });
});

describe('CC in a Duel', () => {
  it('BTS-SPR-56, R-108: one Swarm among his enemies halves it, rounded up', () => {
    const { state } = scene({
      figures: [man(1, 'a', 40, 40, { cc: 5 }), man(2, 'x', 42.5, 40), man(2, 'y', 37.5, 40, { rules: ['srSwarm'] })],
    });
    expect([[1], [2], [1, 2]].map(foes => ccInDuel({ state, figure: 0, foes }))).toEqual([5, 3, 3]);
  });
});

describe('splits', () => {
  const link = (charger: number, charged: number): Link => ({ charger, charged });

  it('BTS-CHG-15, R-33: a combat is all that hangs together, in the order of its charges', () => {
    const links = [link(0, 10), link(1, 11), link(0, 12), link(5, 15), link(1, 10)];
    expect(combatsOf(links)).toEqual([[0, 1, 2, 4], [3]]);
  });

  it('BTS-CHG-16, BTS-CHG-17: everybody has an opponent, and there are as many Duels as can be', () => {
    const square = [link(0, 10), link(0, 11), link(1, 10), link(1, 11)];
    const all = [0, 1, 2, 3];
    expect([...splitsOf(square, all)]).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect([
      isSplit(square, all, [0, 3]),
      isSplit(square, all, [0, 1]),
      isSplit(square, all, [0, 1, 3]),
      isSplit(square, all, [0, 0]),
      isSplit(square, [0, 1], [0, 3]),
    ]).toEqual([true, false, false, false, false]);
    const two = [link(0, 10), link(1, 10)];
    expect([isSplit(two, [0, 1], [0, 1]), isSplit(two, [0, 1], [0, 0]), isSplit(two, [0, 1], [0])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('who is drawn apart', () => {
  const hull: Partial<FigureBody> = {
    build: 'vehicle',
    baseMm: [40, 40],
    attacks: 0,
    melee: [],
    vehicle: { front: 9, flank: 9, rear: 9 },
  };

  it('BTS-DUE-19, BTS-VEH-18: a Vehicle leaves another it touches, though it touches men too; from a Siege Weapon it leaves', () => {
    const both = scene({
      figures: [man(1, 'v', 60, 60, hull), man(2, 'w', 56, 60, hull), man(2, 'z', 60, 63.25)],
    }).state;
    expect(partedSpot(both, 0)).toBeDefined();
    const weapon = scene({
      figures: [gun(['s'], { at: [60, 60] }), servant('s', 90, 90), man(2, 'w', 55.5, 60, hull)],
    }).state;
    expect([partedSpot(weapon, 0), partedSpot(weapon, 2) !== undefined]).toEqual([undefined, true]);
  });
});
