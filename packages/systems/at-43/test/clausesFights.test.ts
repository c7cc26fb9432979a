import { describe, expect, it } from 'vitest';
import { fightFault, fightsOf, type Fight } from '../src/melee/fights.js';
import { bearer, WALKER, weaponId, type Kind } from './army.js';
import { hit, led, row, scene, stateOf, type At, type UnitBody } from './scene.js';

/** Second clauses of who fights whom, with what, and together with whom. */

const HERO: Kind = { role: 'hero', hero: 'Ace', command: { grade: 2 } };
const [knife, saw, claw, rifle] = ['knife', 'saw', 'claw', 'rifle'].map(weaponId) as [number, number, number, number];

/** `a` of seat 0 stands in contact with `b` of seat 1, one centimetre between the lines. */
const facing = (own: Partial<UnitBody> = {}, other: Partial<UnitBody> = {}, others: readonly UnitBody[] = []) =>
  stateOf({
    units: [
      { id: 'a', seat: 0, at: row(20, 20, 3), ...led, ...own },
      { id: 'b', seat: 1, at: row(20, 24, 3), ...other },
      ...others,
    ],
  });

const fault = (state: ReturnType<typeof facing>, fight: Fight, unit = 0) => fightFault(state, unit, fight)?.rule;

describe('AT-43, clause by clause: fights', () => {
  const all = [0, 1, 2].map(who => [who, 1] as const);

  it('AT43-MEL-02: each strikes once with a melee weapon he has, and that works', () => {
    const state = facing();
    const fight: Fight = { weapon: knife, uses: all, defender: 3 };
    expect(fault(state, fight)).toBeUndefined();
    expect(fault(state, { ...fight, uses: [...all, all[2]!] })).toBe('AT43-MEL-02');
    expect(fault(state, { ...fight, uses: [[0, 0], ...all.slice(1)] })).toBe('AT43-MEL-02');
    expect(fault(state, { ...fight, uses: [[0, 7], ...all.slice(1)] })).toBe('AT43-MEL-02');
    expect(fault(state, { ...fight, weapon: rifle, uses: all.map(([who]) => [who, 0] as const) })).toBe('AT43-MEL-02');
    expect(fault(state, { ...fight, weapon: saw })).toBe('AT43-MEL-02');
    const two = facing({ at: [[20, 20]], kind: { weapons: ['claw', 'claw'] } });
    const claws: Fight = {
      weapon: claw,
      uses: [
        [0, 0],
        [0, 1],
      ],
      defender: 1,
    };
    expect(fault(two, claws)).toBeUndefined();
    expect(fault(two, { ...claws, uses: [[0, 0]] })).toBe('AT43-MEL-05');
    const machine = (parts: readonly number[]) =>
      facing({ at: [[23.5, 18]], kind: { ...WALKER, weapons: ['claw', 'claw'] }, figures: {}, parts: { 0: parts } });
    expect(fault(machine([2, 3, 1, 1]), claws)).toBeUndefined();
    expect(fault(machine([2, 3, 1, 0]), claws)).toBe('AT43-MEL-02');
    expect(fault(machine([2, 3, 1, 0]), { ...claws, uses: [[0, 0]] })).toBeUndefined();
  });

  it('AT43-MEL-03, AT43-MEL-04, R-60: on his feet, no bearer, no support weapon, of this unit, in contact', () => {
    const one: Fight = { weapon: knife, uses: [[0, 1]], defender: 3 };
    expect(fault(facing({ figures: { 0: bearer('launcher') } }), one)).toBe('AT43-MEL-04');
    const state = facing({ prone: [0] });
    expect(fault(state, one)).toBe('AT43-MEL-02');
    expect(fault(state, { ...one, uses: [[3, 1]] })).toBe('AT43-MEL-03');
    expect(fault(facing({}, {}, [{ id: 'c', seat: 1, at: [[60, 60]] }]), { ...one, defender: 6 })).toBe('AT43-MEL-03');
    const crew = facing({ kind: { category: 'support' }, figures: { 0: { role: 'supportWeapon' } } });
    expect(fault(crew, one)).toBe('AT43-MEL-02');
  });

  it('AT43-MEL-05: somebody strikes somebody who is there, the first unit of the list too', () => {
    const state = facing();
    expect(fault(state, { weapon: knife, uses: [], defender: 3 })).toBe('AT43-MEL-05');
    expect(fault(state, { weapon: knife, uses: all, defender: 99 })).toBe('AT43-MEL-05');
    const back = [3, 4, 5].map(who => [who, 1] as const);
    expect(fault(state, { weapon: knife, uses: back, defender: 0 }, 1)).toBeUndefined();
  });

  it('AT43-MEL-06, R-59: men fight without their hero, with one weapon at a time, but all of them', () => {
    const state = facing({
      kind: { weapons: ['saw', 'knife'] },
      figures: { 0: { ...HERO, weapons: ['saw', 'knife'] } },
    });
    const men = (mount: number) => [1, 2].map(who => [who, mount] as const);
    expect(fault(state, { weapon: knife, uses: men(1), defender: 3 })).toBeUndefined();
    expect(fault(state, { weapon: saw, uses: men(0), defender: 3 })).toBeUndefined();
    expect(fault(state, { weapon: knife, uses: [[0, 1]], defender: 3 })).toBeUndefined();
    expect(fault(state, { weapon: knife, uses: [[0, 1], ...men(1)], defender: 3 })).toBe('AT43-MEL-06');
    expect(fault(state, { weapon: knife, uses: [[1, 1]], defender: 3 })).toBe('AT43-MEL-05');
  });

  it('AT43-MEL-09: a support weapon is fought apart from others of its unit with the same numbers', () => {
    const types = (role: 'supportWeapon' | 'specialist') => {
      const state = facing({}, { kind: { category: 'support', role: 'specialist' }, figures: { 1: { role } } });
      return new Set([...fightsOf(state, 0)].map(({ defender }) => defender)).size;
    };
    expect(types('specialist')).toBe(1);
    expect(types('supportWeapon')).toBe(2);
  });

  it('R-59: one man who touches two types has two fights to choose from, and no empty one', () => {
    const state = facing({ at: [[23.5, 20]] }, { figures: { 1: { combat: 9 } } });
    const fights = [...fightsOf(state, 0)];
    expect(fights.map(({ uses }) => uses)).toEqual([[[0, 1]], [[0, 1]]]);
    for (const fight of fights) expect(fault(state, fight)).toBeUndefined();
  });

  const brawl = (own: Partial<UnitBody> = {}, at: readonly At[] = row(20, 20, 3)) =>
    scene({
      units: [
        { id: 'a', seat: 0, at, kind: { rank: 3, morale: 14 }, ...led, ...own },
        {
          id: 'b',
          seat: 1,
          at: row(20, 24, 3),
          kind: { combat: 9, rank: 3, morale: 14 },
          figures: { 2: { combat: 8 } },
        },
      ],
      cards: [[], ['b']],
    }).do('melee');

  it('AT43-MEL-10, R-59: who has struck strikes no second time, and a type that was fought is not fought again', () => {
    const s = brawl({}, [
      [20, 20],
      [25.25, 20],
      [25.25, 15.8],
    ]);
    // The second man touches both types and is kept for the second one.
    s.do({ weapon: knife, uses: [[0, 1]], defender: 3 }, hit(1));
    expect(s.refusal({ weapon: knife, uses: [[0, 1]], defender: 5 })).toEqual(['AT43-MEL-02']);
    expect(s.refusal({ weapon: knife, uses: [[1, 1]], defender: 3 })).toEqual(['AT43-MEL-05']);
    expect(s.refusal({ weapon: knife, uses: [[2, 1]], defender: 3 })).toEqual(['AT43-MEL-03']);
    expect(s.refusal({ weapon: knife, uses: [[1, 1]], defender: 5 })).toEqual([]);
  });

  it('AT43-MEL-14: defenders are told in the order of their unit, whoever strikes first', () => {
    const s = brawl({}, [
      [27, 20],
      [23.5, 20],
      [20, 20],
    ]);
    const fight = s.options().find(one => one !== 'done' && (one as Fight).defender !== 5);
    s.do(fight);
    const { defenders } = s.events('fight.declared')[0]!;
    expect(defenders).toEqual([...defenders].sort((a, b) => a - b));
    expect(defenders).toEqual([3, 4]);
  });

  it('AT43-MEL-03: there is no melee where nobody who may strike touches an enemy', () => {
    const bar = (own: Partial<UnitBody>, y = 24) =>
      scene({
        units: [
          {
            id: 'a',
            seat: 0,
            at: [
              [20, 20],
              [20, 15.6],
            ],
            ...led,
            ...own,
          },
          { id: 'b', seat: 1, at: [[20, y]] },
        ],
        start: { acting: { unit: 'a' } },
      }).barred('melee');
    expect(bar({})).toEqual([]);
    expect(bar({}, 25.6)).toEqual(['AT43-MEL-03']);
    expect(bar({ figures: { 0: bearer('launcher') } })).toEqual(['AT43-MEL-03']);
    expect(bar({ prone: [0] })).toEqual(['AT43-MEL-03']);
    expect(bar({ kind: { weapons: ['rifle'] } })).toEqual(['AT43-MEL-03']);
  });
});
