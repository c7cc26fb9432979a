import { describe, expect, it } from 'vitest';
import { moraleNeed, moraleOf, mustTest } from '../src/morale/morale.js';
import { damage, location, morale, row, scene, stateOf, type SceneBody, type UnitBody } from './scene.js';
import { officer, WALKER, type Kind } from './army.js';

/** Units of three regulars with Morale 8, which need a 4. */
const shaky = (unit: Partial<UnitBody> = {}, body: Partial<SceneBody> = {}) =>
  scene({
    units: [
      { id: 'a', seat: 0, at: row(20, 20, 3), kind: { morale: 8 }, ...unit },
      { id: 'b', seat: 1, at: [[100, 100]] },
    ],
    ...body,
  });

const tests = (count: number, kind: Kind, unit: Partial<UnitBody> = {}): boolean =>
  mustTest(stateOf({ units: [{ id: 'a', seat: 0, at: row(20, 20, count), kind, ...unit }] }), 0);

describe('AT-43, morale', () => {
  it('AT43-MOR-01: everybody starts steady', () => {
    expect(shaky().of('a').morale).toBe('steady');
    expect(shaky().do(morale(1)).of('a').morale).toBe('disorganised');
  });

  it('AT43-MOR-02, AT43-MOR-07, edge case 36: two machines lost in one salvo are two tests, and two failures a rout', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 4), kind: { weapons: ['sure'] }, figures: { 0: officer() } },
        {
          id: 'w',
          seat: 1,
          at: [
            [20, 50],
            [28, 50],
            [36, 50],
          ],
          kind: { ...WALKER, protection: 6, morale: 8, structure: [1, 1, 1] },
        },
      ],
    });
    s.fire('a', 'sure', 'w').do(location(3), morale(1));
    expect(s.of('w').morale).toBe('disorganised');
    s.do(location(3), morale(1));
    expect(s.of('w').place).toBe('eliminated');
    expect(s.told).toContain('unit.routed');
  });

  it.each([1, 2])('AT43-MOR-03: infantry of rank %i tests at three or fewer', rank => {
    expect(tests(3, { rank, morale: 8 })).toBe(true);
    expect(tests(4, { rank, morale: 8 })).toBe(false);
  });

  it('AT43-MOR-04: combat suits test when one is left', () => {
    expect(tests(1, { rank: 3, morale: 8 })).toBe(true);
    expect(tests(2, { rank: 3, morale: 8 })).toBe(false);
  });

  it('AT43-MOR-05: armour tests when all of it is immobilised', () => {
    const parts = (...propulsion: number[]) => Object.fromEntries(propulsion.map((left, i) => [i, [left, 3, 1, 1]]));
    expect(
      tests(2, WALKER, {
        at: [
          [20, 20],
          [28, 20],
        ],
        parts: parts(0, 0),
      }),
    ).toBe(true);
    expect(
      tests(2, WALKER, {
        at: [
          [20, 20],
          [28, 20],
        ],
        parts: parts(0, 1),
      }),
    ).toBe(false);
  });

  it('AT43-MOR-06: the test comes before any command point is spent', () => {
    const s = shaky();
    expect(s.next).toBe('at43.roll.morale');
    expect(s.do(morale(4)).next).toBe('at43.ask.pay');
    expect(s.state.sides[0]!.points).toBe(10);
  });

  it('AT43-HERO-02, AT43-MOR-03: the hero is not counted in the strength', () => {
    const hero = { 0: { role: 'hero', hero: 'h', command: {} } as Kind };
    expect(tests(4, { morale: 8 }, { figures: hero })).toBe(true);
    expect(tests(5, { morale: 8 }, { figures: hero })).toBe(false);
  });

  it('AT43-MOR-08, AT43-HERO-07: the highest Morale in the ranks serves', () => {
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), kind: { morale: 8 }, figures: { 1: { morale: 11 }, 2: { morale: 6 } } },
      ],
    });
    expect(moraleOf(state, 0)).toBe(11);
  });

  it('AT43-MOR-09, edge case 35: one die, Morale against 8', () => {
    expect([1, 2, 4, 6, 8, 10, 12, 14].map(moraleNeed)).toEqual(['never', 'never', 6, 5, 4, 3, 2, 'always']);
    expect(shaky({ kind: { morale: 14 } }).next).toBe('at43.ask.pay');
    expect(shaky({ kind: { morale: 2 } }).of('a').morale).toBe('disorganised');
  });

  it('AT43-MOR-10: a test that succeeds changes nothing', () => {
    expect(shaky().do(morale(4)).of('a').morale).toBe('steady');
    expect(shaky({ morale: 'disorganised' }).do(morale(4)).of('a').morale).toBe('disorganised');
  });

  it('AT43-MOR-11, AT43-MOR-15, AT43-STAT-12: a failure disorganises, a second one routs', () => {
    expect(shaky().do(morale(3)).of('a').morale).toBe('disorganised');
    const s = shaky({ morale: 'disorganised' }).do(morale(3));
    expect(s.of('a').place).toBe('eliminated');
    expect(s.of('a').lost).toHaveLength(3);
  });

  it('AT43-MOR-12: nerves of steel never test, and one such fighter is enough for his unit', () => {
    expect(shaky({ kind: { morale: null } }).next).toBe('at43.ask.pay');
    // In the tiny army somebody without a Morale of his own has none at all.
    expect(shaky({ kind: {}, figures: { 0: { morale: 8 }, 1: { morale: 8 } } }).next).toBe('at43.ask.pay');
  });

  it('AT43-MOR-13, AT43-MOR-14: disorganised it stays where it is, unless it is rallied for two points', () => {
    const s = shaky({ at: row(20, 20, 5), morale: 'disorganised' });
    expect(s.next).toBe('at43.ask.rally');
    s.do('leave');
    expect(s.told).toContain('activation.ended');
    const rallied = shaky({ at: row(20, 20, 5), morale: 'disorganised' }).do('rally');
    expect(rallied.state.sides[0]!.points).toBe(8);
    expect(rallied.of('a').morale).toBe('steady');
    expect(rallied.next).toBe('at43.ask.pay');
    const poor = shaky({ at: row(20, 20, 5), morale: 'disorganised' }, { points: [1, 0] });
    expect(poor.barred('rally')).toEqual(['AT43-MOR-14']);
  });

  it('AT43-MOR-13: a unit disorganised in the middle of its own activation stops there', () => {
    const s = scene({
      units: [
        {
          id: 'w',
          seat: 0,
          at: [
            [20, 20],
            [28, 20],
          ],
          kind: { ...WALKER, morale: 8 },
          parts: { 0: [0, 3, 1, 1] },
        },
        { id: 'b', seat: 1, at: [[100, 100]] },
      ],
    });
    s.do('pay', 'eject', morale(1));
    expect(s.of('w').morale).toBe('disorganised');
    expect(s.told).toContain('activation.ended');
  });

  it('AT43-MOR-07: a machine that is abandoned shakes the others like one destroyed', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['cannon'] }, figures: { 0: officer() } },
        {
          id: 'w',
          seat: 1,
          at: [
            [20, 50],
            [28, 50],
          ],
          kind: { ...WALKER, morale: 8, structure: [1, 1, 1] },
        },
      ],
    });
    s.fire('a', 'cannon', 'w', 0).do(damage(6), location(3), morale(4));
    expect(s.of('w').morale).toBe('steady');
  });
});
