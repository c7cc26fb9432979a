import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import { salvoFault } from '../src/fire/targets.js';
import { bearer, officer, WALKER, weaponId, type Kind } from './army.js';
import { hit, led, row, scene, stateOf, type At, type UnitBody } from './scene.js';

/** Second clauses of which weapons can still be fired, and by whom they are served. */

const foe: UnitBody = { id: 'b', seat: 1, at: [[20, 60]] };

describe('AT-43, clause by clause: weapons that are left', () => {
  it('AT43-ACT-12, AT43-ACT-13: in a position after its blows a unit neither moves, shoots, works nor leaves', () => {
    const after = (struck: boolean) =>
      scene({
        units: [
          {
            id: 'a',
            seat: 0,
            at: [
              [20, 25.5],
              [24, 22],
            ],
            figures: { 0: { ...officer(), abilities: ['mechanic'] } },
          },
          { id: 'w', seat: 0, at: [[20, 32.5]], kind: WALKER, parts: { 0: [1, 3, 1, 1] } },
          foe,
        ],
        start: { acting: { unit: 'a', ...(struck && { struck: [['a/2', 'knife']] as const }) } },
      });
    const [before, then] = [after(false), after(true)];
    expect([before.barred('combat'), before.barred('rapid'), before.barred('fire:0')]).toEqual([[], [], []]);
    expect(before.options()).toContain('repair');
    expect([then.barred('combat'), then.barred('rapid')]).toEqual([['AT43-ACT-13'], ['AT43-ACT-13']]);
    expect(then.barred('fire:0')).toEqual(['AT43-ACT-12']);
    expect(then.barred('repair')).toEqual(['AT43-ACT-13']);
  });

  it('AT43-UNIT-05, R-11: blows are an action, but nobody has to close up after them', () => {
    const apart = (start: object) =>
      scene({
        units: [
          {
            id: 'a',
            seat: 0,
            at: [
              [20, 20],
              [45, 20],
            ],
            ...led,
          },
          foe,
        ],
        start: { acting: { unit: 'a', ...start } },
      }).barred('end');
    expect(apart({})).toEqual([]);
    expect(apart({ worked: true })).toEqual(['AT43-UNIT-05']);
    expect(apart({ struck: [['a/1', 'knife']] })).toEqual([]);
    // Whoever struck last has no move left to close up with, whatever he did before.
    expect(apart({ worked: true, struck: [['a/1', 'knife']] })).toEqual([]);
    expect(apart({ moved: 'combat' })).toEqual([]);
    // Nor has whoever worked and has moved since.
    expect(apart({ worked: true, moved: 'combat' })).toEqual([]);
  });

  /** Why a weapon cannot be fired. */
  const silent = (unit: Partial<UnitBody>, weapon: string, acting: object = {}) =>
    scene({
      units: [{ id: 'a', seat: 0, at: row(20, 20, 3), ...led, ...unit }, foe],
      start: { acting: { unit: 'a', ...acting } },
    }).barred(`fire:${weaponId(weapon)}`);

  it('AT43-SHO-03, AT43-SHO-07, AT43-DMG-13, AT43-STAT-06: each silence has its own reason', () => {
    const guns = { at: [[20, 20]] as const, kind: { ...WALKER, command: {} }, figures: {} };
    expect(silent(guns, 'cannon')).toEqual([]);
    // Chassis and propulsion, then the two cannons: of two the one that works can fire.
    expect(silent({ ...guns, parts: { 0: [2, 3, 0, 1] } }, 'cannon')).toEqual([]);
    expect(silent({ ...guns, parts: { 0: [2, 3, 0, 0] } }, 'cannon')).toEqual(['AT43-DMG-13']);
    const once = { before: [['a/1', 'cannon']] };
    expect(silent({ ...guns, parts: { 0: [2, 3, 1, 0] } }, 'cannon', once)).toEqual(['AT43-SHO-03']);
    expect(silent(guns, 'cannon', once)).toEqual([]);
    const fired = { before: [['a/1', 'rifle']] };
    expect(silent({}, 'rifle', fired)).toEqual(['AT43-SHO-07']);
    const down = { figures: { 0: officer(), 1: bearer('launcher') }, prone: [1] };
    expect(silent(down, 'launcher')).toEqual(['AT43-STAT-06']);
    expect(silent(down, 'rifle')).toEqual([]);
    expect(
      silent({ figures: { 0: officer(), 1: bearer('launcher'), 2: bearer('launcher') }, prone: [1] }, 'launcher'),
    ).toEqual([]);
  });

  it('AT43-SHO-07, AT43-SHO-11: whoever is left out of a salvo loses one copy of the weapon each time', () => {
    // The second machine sees nothing behind its wall.
    const s = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: [
            [20, 20],
            [60, 20],
          ],
          kind: { ...WALKER, command: {}, weapons: ['cannon', 'cannon', 'cannon'] },
        },
        foe,
      ],
      terrain: [{ box: [50, 26, 30, 1], size: 9 }],
    });
    if (s.next === 'at43.ask.pay') s.do('pay');
    const left = () => s.state.acting!.spent.map(([who, mount]) => [who, mount]);
    const shoot = (mount: number) =>
      s.do(s.fireWith('cannon'), { target: { unit: 1, fighter: NOBODY }, uses: [[s.figure('a', 0), mount]] }, hit(1));
    shoot(0);
    const other = s.figure('a', 1);
    expect(left()).toEqual([[other, 0]]);
    shoot(1);
    expect(left()).toEqual([
      [other, 0],
      [other, 1],
    ]);
  });

  it('AT43-ATT-09, AT43-SHO-07: under Staggered Fire a bearer who has the others’ weapon as well is not left out of their salvo', () => {
    // He sees nothing behind his wall.
    const spent = (answer: string) => {
      const s = scene({
        units: [
          {
            id: 'a',
            seat: 0,
            at: [
              [20, 20],
              [23.5, 20],
              [60, 20],
            ],
            figures: { 0: officer(), 2: { role: 'bearer', weapons: ['rifle', 'blaster'] } },
          },
          foe,
        ],
        terrain: [{ box: [50, 26, 30, 1], size: 9 }],
      }).do(answer);
      s.fire('a', 'rifle', 'b').do(hit(1, 1));
      return s.state.acting!.spent.map(([who]) => who === s.figure('a', 2));
    };
    expect(spent('plain')).toEqual([true]);
    expect(spent('staggered')).toEqual([]);
  });
});

describe('AT-43, clause by clause: gunners', () => {
  const gunner: Kind = { role: 'gunner', weapons: ['rifle'] };
  const gun: Kind = { role: 'supportWeapon', weapons: ['cannon'] };

  /** A support unit; the first of it commands. */
  const crew = (at: readonly At[], kinds: readonly Kind[]) => {
    const s = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at,
          kind: { category: 'support' },
          figures: Object.fromEntries(kinds.map((kind, i) => [i, i === 0 ? { ...kind, command: {} } : kind])),
        },
        foe,
      ],
    });
    return s;
  };
  const line = (...xs: number[]): At[] => xs.map(x => [x, 20] as const);
  const firing = (s: ReturnType<typeof crew>) =>
    (s.aim('a', 'cannon', 'b').uses as [number, number][]).map(([who]) => who);

  it('R-77, AT43-UNIT-10: a gunner makes room for a weapon that nobody else can serve', () => {
    // The gunner between the two weapons is the first in the list; the other one reaches the left weapon only.
    const s = crew(line(27, 23.5, 30.5, 20), [gunner, gun, gun, gunner]);
    expect(firing(s)).toEqual([s.figure('a', 1), s.figure('a', 2)]);
  });

  it('R-77: with one gunner for two weapons the first of them fires, and the other is refused', () => {
    const s = crew(line(27, 23.5, 30.5), [gunner, gun, gun]);
    expect(firing(s)).toEqual([s.figure('a', 1)]);
    const target = { unit: 1, fighter: NOBODY };
    const uses = [1, 2].map(i => [s.figure('a', i), 0] as const);
    const fault = salvoFault(s.state, 0, weaponId('cannon'), target, uses);
    expect(fault?.rule).toBe('AT43-UNIT-10');
    expect(salvoFault(s.state, 0, weaponId('cannon'), target, [uses[1]!])).toBeUndefined();
  });

  it('R-77: neither does he serve a weapon he does not touch, nor lying down, nor a second one later', () => {
    expect(firing(crew(line(20, 25.5), [gunner, gun]))).toHaveLength(1);
    expect(firing(crew(line(20, 25.51), [gunner, gun]))).toHaveLength(0);
    const lying = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: line(20, 23.5),
          kind: { category: 'support' },
          figures: { 0: gunner, 1: gun },
          prone: [0],
        },
        foe,
      ],
      start: { acting: { unit: 'a' } },
    });
    expect(lying.barred(`fire:${weaponId('cannon')}`)).toEqual(['AT43-UNIT-10']);
    const s = crew(line(27, 23.5, 30.5), [gunner, gun, { ...gun, weapons: ['beam'] }]).fire('a', 'cannon', 'b');
    s.do(hit(1));
    expect(s.barred(`fire:${weaponId('beam')}`)).toEqual(['AT43-UNIT-10']);
  });

  it('R-77: his own rifle is nobody’s to serve', () => {
    const s = crew(line(20, 23.5), [gunner, gun]).fire('a', 'rifle', 'b').do(hit(1));
    expect(s.barred(`fire:${weaponId('cannon')}`)).toEqual([]);
    expect(firing(s)).toEqual([s.figure('a', 1)]);
  });
});

describe('AT-43, clause by clause: a salvo from outside', () => {
  const state = () =>
    stateOf({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), ...led },
        { id: 'b', seat: 1, at: row(20, 60, 2) },
        { id: 'w', seat: 0, at: [[60, 20]], kind: { ...WALKER, command: {} } },
        { id: 'r', seat: 1, at: [[0, 0]], place: 'reserve' },
        { id: 'e', seat: 0, at: [[90, 60]] },
        { id: 'f', seat: 1, at: [[90, 64]] },
      ],
    });
  const fault = (
    unit: number,
    weapon: string,
    uses: readonly (readonly [number, number])[],
    target = { unit: 1, fighter: NOBODY },
  ) => salvoFault(state(), unit, weaponId(weapon), target, uses)?.rule;

  it('AT43-SHO-03, AT43-SHO-07: somebody fires, each weapon once, with weapons the unit has', () => {
    expect(
      fault(0, 'rifle', [
        [0, 0],
        [1, 0],
      ]),
    ).toBeUndefined();
    expect(fault(0, 'rifle', [])).toBe('AT43-SHO-07');
    expect(
      fault(0, 'rifle', [
        [0, 0],
        [0, 0],
        [1, 0],
      ]),
    ).toBe('AT43-SHO-03');
    expect(
      fault(0, 'rifle', [
        [0, 0],
        [1, 1],
      ]),
    ).toBe('AT43-SHO-03');
    expect(
      fault(0, 'rifle', [
        [0, 0],
        [1, 0],
        [2, 0],
      ]),
    ).toBe('AT43-SHO-03');
    expect(
      fault(2, 'cannon', [
        [4, 0],
        [4, 1],
      ]),
    ).toBeUndefined();
    expect(
      fault(2, 'cannon', [
        [4, 1],
        [4, 1],
      ]),
    ).toBe('AT43-SHO-03');
  });

  it('AT43-SHO-12, AT43-SHO-04: at a unit on the table, by one that is free', () => {
    expect(
      fault(
        0,
        'rifle',
        [
          [0, 0],
          [1, 0],
        ],
        { unit: 3, fighter: NOBODY },
      ),
    ).toBe('AT43-SHO-12');
    expect(
      fault(
        0,
        'rifle',
        [
          [0, 0],
          [1, 0],
        ],
        { unit: 99, fighter: NOBODY },
      ),
    ).toBe('AT43-SHO-12');
    expect(fault(4, 'rifle', [[6, 0]])).toBe('AT43-SHO-04');
  });
});
