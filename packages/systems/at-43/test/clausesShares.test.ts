import { dice } from '@banneret/testkit';
import { describe, expect, it } from 'vitest';
import { sharingMachines } from '../src/damage/victims.js';
import { placedOf } from '../src/units.js';
import { officer, WALKER, type Kind } from './army.js';
import { damage, hit, led, location, row, save, scene, stateOf, type At, type UnitBody } from './scene.js';

/** Second clauses of whose impact is whose: melees, machines, heroes, and the medics who come afterwards. */

const HERO: Kind = { role: 'hero', hero: 'Ace', command: { grade: 2 } };
const MEDIC: Kind = { role: 'specialist', abilities: ['medic'] };
const pair = (x: number, apart: number, y: number): At[] => [
  [x - apart, y],
  [x + apart, y],
];
const tested = (s: ReturnType<typeof scene>) =>
  s.events('test.rolled').flatMap(({ test, against }) => (test === 'damage' ? [against] : []));

describe('AT-43, clause by clause: dice that are rolled together', () => {
  /** Three rifles hit a melee of `f` and `b`, or `b` alone. */
  const count = (figures: UnitBody['figures'], friend = true) => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), ...led },
        { id: 'b', seat: 1, at: row(20, 60, 3), ...(figures && { figures }) },
        ...(friend ? [{ id: 'f', seat: 0, at: row(20, 64, 3) }] : []),
      ],
    }).fire('a', 'rifle', 'b');
    s.do(hit(6, 6, 6));
    const { pending } = s.match;
    return pending.kind === 'chance' && 'count' in pending.chance ? pending.chance.count : pending.kind;
  };

  it('R-42, R-57: in a melee with a hero each impact waits for the one before; elsewhere they are rolled at once', () => {
    expect(count({ 0: HERO })).toBe(1);
    expect(count({ 0: HERO }, false)).toBe(3);
    expect(count(undefined)).toBe(3);
    expect(count(undefined, false)).toBe(3);
  });

  it('AT43-CAS-03, R-57: each impact is named, tested and done with', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[30, 20]], ...led },
        { id: 'b', seat: 1, at: pair(30, 3, 60), figures: { 1: { protection: 9 } } },
      ],
    }).fire('a', 'rifle', 'b');
    s.do(hit(6), s.figure('b', 0), damage(1));
    expect(s.next).toBe('at43.ask.action');
    expect(s.of('b').fighters).toHaveLength(2);
  });

  it('R-85, AT43-CAS-02: equally near victims stand in the order of their numbers', () => {
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: [[30, 20]] },
        { id: 'w', seat: 1, at: [[30, 80], ...pair(30, 8, 60)], kind: WALKER },
      ],
    });
    const origin = placedOf(state, state.units[0]!.fighters[0]!);
    const order = (visible: readonly number[]) =>
      sharingMachines(state, 1, visible, origin).map(({ fighter }) => fighter);
    expect(order([1, 2, 3])).toEqual([2, 3, 1]);
    expect(order([1, 3])).toEqual([3, 1]);
    expect(order([1])).toEqual([1]);
  });
});

describe('AT-43, clause by clause: machines', () => {
  const SURE: Kind = { weapons: ['sure'], size: 4 };

  it('AT43-CAS-04, R-58: of machines only those in sight share, the nearest first', () => {
    const shot = (x: number) => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: row(30, 20, 2), kind: SURE, ...led },
          {
            id: 'w',
            seat: 1,
            at: [
              [31, 80],
              [x, 60],
            ],
            kind: { ...WALKER, protection: 0, structure: [9, 9, 9] },
          },
        ],
        terrain: [{ box: [50, 40, 60, 1], size: 9 }],
      }).fire('a', 'sure', 'w');
      // With one of two hidden the unit saves.
      if (s.next === 'at43.roll.save') s.do(save(1, 1));
      s.do(location(3), location(3));
      return { first: s.figure('w', 0), second: s.figure('w', 1), tests: tested(s) };
    };
    const open = shot(33);
    expect(open.tests).toEqual([open.second, open.first]);
    const hidden = shot(84);
    expect(hidden.tests).toEqual([hidden.first]);
  });

  it('AT43-HERO-09, R-73: a machine in the zone takes the impact meant for the hero beside it, whom the shooter names among equals', () => {
    const zone = (others: readonly At[]) => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: [[30, 20]], kind: { ...SURE, size: 1 }, ...led },
          { id: 'b', seat: 1, at: pair(30, 28, 90), kind: { size: 1 } },
          {
            id: 'w',
            seat: 1,
            at: [[30, 50], ...others],
            kind: { ...WALKER, protection: 0, structure: [9, 9, 9] },
            figures: { 0: { ...WALKER, ...HERO, protection: 0, structure: [9, 9, 9] } },
          },
        ],
      });
      return s.fire('a', 'sure', 'b').do(hit(6));
    };
    const one = zone([[38, 50]]).do(location(3));
    expect(tested(one)).toEqual([one.figure('w', 1)]);
    const two = zone([
      [38, 50],
      [22, 50],
    ]);
    expect([two.next, two.seat]).toEqual(['at43.ask.victim', 0]);
    expect(two.options()).toEqual([two.figure('w', 1), two.figure('w', 2)]);
    two.do(two.figure('w', 2), location(3));
    expect(tested(two)).toEqual([two.figure('w', 2)]);
  });

  it('AT43-HERO-09, AT43-CAS-03: so it is with men', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[30, 20]], kind: SURE, ...led },
        { id: 'b', seat: 1, at: [[30, 90]] },
        { id: 'm', seat: 1, at: [[30, 50], ...pair(30, 4, 50)], kind: { size: 4 }, figures: { 0: HERO } },
      ],
    }).fire('a', 'sure', 'b');
    expect([s.next, s.seat]).toEqual(['at43.ask.victim', 0]);
    s.do(s.figure('m', 2));
    expect(s.of('m').lost).toEqual([s.figure('m', 2)]);
  });

  it('AT43-SPC-01, AT43-COV-07: a machine may be named, but who stands before it is judged with his unit', () => {
    // Of the three before the machine one is behind the wall: the unit has no save, not even he.
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[30, 20]], kind: { ...SURE, size: 1 }, ...led },
        { id: 'w', seat: 1, at: pair(30, 12, 90), kind: { ...WALKER, size: 2 } },
        {
          id: 'm',
          seat: 1,
          at: [
            [26, 50],
            [60, 50],
            [64, 50],
          ],
        },
      ],
      terrain: [{ box: [20, 45, 10, 1], size: 1 }],
    }).fire('a', 'sure', 'w', 0);
    expect(s.events('impacts.shared')[0]!.zone).toEqual([s.figure('m', 0)]);
    expect(s.of('m').lost).toEqual([s.figure('m', 0)]);
  });
});

describe('AT-43, clause by clause: after the zone the target', () => {
  it('R-47, R-55: saves of one unit leave the impacts of the next as they are', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), kind: { weapons: ['sure'] }, ...led },
        { id: 'b', seat: 1, at: row(20, 70, 3) },
        { id: 'm', seat: 1, at: [[23.5, 45]] },
      ],
      terrain: [{ box: [20, 40, 7, 1], size: 1 }],
    }).fire('a', 'sure', 'b');
    s.do(save(6), save(1, 1));
    expect([s.of('m').fighters.length, s.of('b').fighters.length]).toEqual([1, 1]);
  });
});

describe('AT-43, clause by clause: medics', () => {
  const healed = (face: number) => dice([face], 'at43.roll.medic');

  it('AT43-SPC-02: each unit that lost somebody and has a medic rolls, one after the other', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), kind: { weapons: ['sure'] }, ...led },
        { id: 'b', seat: 1, at: row(20, 70, 3), figures: { 2: MEDIC } },
        {
          id: 'm',
          seat: 1,
          at: [
            [22, 45],
            [40, 45],
          ],
          figures: { 1: MEDIC },
        },
      ],
    }).fire('a', 'sure', 'b');
    s.do(healed(1), healed(1));
    expect(s.events('ability.rolled').map(({ unit }) => unit)).toEqual([s.unit('b'), s.unit('m')]);
    expect(s.next).toBe('at43.ask.action');
  });

  const ward = () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['sure'], rank: 3, morale: 14 }, ...led },
        { id: 'b', seat: 1, at: row(20, 50, 3), figures: { 2: MEDIC } },
        { id: 'c', seat: 1, at: row(60, 100, 2), figures: { 0: officer() } },
      ],
    });
    return s;
  };

  it('AT43-SPC-02, R-91: a man brought back commands nothing, whoever else has fallen', () => {
    const s = ward();
    s.state.mission.fallen = [{ fighter: s.figure('c', 0), seat: 1, by: 0, commander: true } as never];
    s.fire('a', 'sure', 'b').do(healed(5));
    s.do(s.options()[0]);
    expect(s.told).toContain('fighter.healed');
    expect(s.told).not.toContain('commander.named');
  });

  it('R-97: he is moved only if his player wants him elsewhere', () => {
    const stood = (dx: number, dy: number) => {
      const s = ward().fire('a', 'sure', 'b').do(healed(5));
      const { x, y } = s.of('b').fighters.at(-1)!;
      s.do({ x: x + dx, y: y + dy });
      expect(s.of('b').fighters.at(-1)).toMatchObject({ x: x + dx, y: y + dy, prone: true });
      return s.events('fighters.placed').length;
    };
    expect(stood(0, 0)).toBe(0);
    expect(stood(1_000, 0)).toBe(1);
    expect(stood(0, 1_000)).toBe(1);
  });
});
