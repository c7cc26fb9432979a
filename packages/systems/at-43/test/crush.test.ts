import { cm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { dice } from '@banneret/testkit';
import { officer, WALKER } from './army.js';
import { crushed, man, row, scene, type At, type UnitBody } from './scene.js';

/** A walker (movement 12, base of 6 cm, so 22 cm rapid) with an officer inside, about to cross the table from (20, 20). */
const drive = (units: readonly UnitBody[], mode: 'rapid' | 'combat', to: At) => {
  const s = scene({
    units: [{ id: 'w', seat: 0, at: [[20, 20]], kind: { ...WALKER, command: {} } }, ...units],
  });
  return s.do(mode, s.spots('w', [to]));
};

describe('AT-43, crushing', () => {
  it('AT43-CRSH-01: a combat move crushes nobody', () => {
    const s = drive([man('b', 1, 20, 26)], 'combat', [20, 32]);
    expect(s.told).not.toContain('crush.rolled');
    expect(s.of('b').fighters).toHaveLength(1);
  });

  it('AT43-CRSH-02, AT43-MOV-10: a die for every figure whose base lies even partly on the path', () => {
    // The path of the base covers x 17 to 23; a base of 1.5 cm at x 24.49 reaches into it, one at 24.5 does not.
    expect(drive([man('b', 1, 24.49, 30)], 'rapid', [20, 42]).next).toBe('at43.roll.crush');
    expect(drive([man('b', 1, 24.5, 30)], 'rapid', [20, 42]).next).not.toBe('at43.roll.crush');
    const two = drive([man('b', 1, 20, 36), man('c', 1, 20, 28)], 'rapid', [20, 42]).do(crushed(1), crushed(1));
    expect(two.events('crush.rolled').map(({ fighter }) => fighter)).toEqual([two.figure('c', 0), two.figure('b', 0)]);
  });

  it.each([
    [4, 'table'],
    [5, 'eliminated'],
  ])('AT43-CRSH-03: a free fighter on a %i: %s', (face, place) => {
    expect(
      drive([man('b', 1, 20, 32)], 'rapid', [20, 42])
        .do(crushed(face))
        .of('b').place,
    ).toBe(place);
  });

  it.each([
    [2, 'table'],
    [3, 'eliminated'],
  ])('AT43-CRSH-04: an engaged fighter on a %i: %s', (face, place) => {
    const s = drive([man('b', 1, 20, 32), man('c', 0, 25.4, 32)], 'rapid', [20, 42]);
    expect(s.do(crushed(face)).of('b').place).toBe(place);
  });

  it('AT43-CRSH-04: contact with the machine itself, before it moved, counts', () => {
    const s = drive([man('b', 1, 20, 26)], 'rapid', [20, 42]).do(crushed(3));
    expect(s.events('crush.rolled')[0]).toMatchObject({ need: 3 });
  });

  it('AT43-CRSH-05: a support weapon is destroyed without a die', () => {
    const crew: UnitBody = {
      id: 'b',
      seat: 1,
      at: [
        [40, 32],
        [20, 32],
      ],
      kind: { category: 'support', role: 'gunner' },
      figures: { 1: { category: 'support', role: 'supportWeapon' } },
    };
    const s = drive([crew], 'rapid', [20, 42]);
    expect(s.told).not.toContain('crush.rolled');
    expect(s.of('b').fighters.map(({ id }) => id)).toEqual([s.figure('b', 0)]);
  });

  it('AT43-CRSH-06: own men are in as much danger', () => {
    expect(
      drive([man('b', 0, 20, 32)], 'rapid', [20, 42])
        .do(crushed(5))
        .of('b').place,
    ).toBe('eliminated');
  });

  it('AT43-CRSH-07: the way is the engine’s, the most direct one', () => {
    const s = drive([man('b', 1, 30, 32)], 'rapid', [20, 42]);
    expect(s.events('unit.moved')[0]!.paths[0]).toEqual([
      { x: cm(20), y: cm(20) },
      { x: cm(20), y: cm(42) },
    ]);
    expect(s.told).not.toContain('crush.rolled');
  });

  it('AT43-CRSH-08: whom the machine stands on, his own player pushes aside, clear of every enemy', () => {
    const s = drive([man('b', 1, 20, 32)], 'combat', [20, 32]);
    expect([s.next, s.seat]).toEqual(['at43.ask.push', 1]);
    // More than 2.5 cm from the machine (radius 3) and within 5 cm of it: centres 7 to 9.5 cm apart.
    const at = (distance: number) => ({ x: cm(20) + Math.round(distance * 10_000), y: cm(32) });
    expect(s.refusal(at(7))).toEqual(['AT43-CRSH-08']);
    expect(s.refusal(at(7.0001))).toEqual([]);
    expect(s.refusal(at(9.5))).toEqual([]);
    expect(s.refusal(at(9.5001))).toEqual(['AT43-CRSH-08']);
    s.do(at(8));
    expect(s.of('b').fighters[0]).toMatchObject(at(8));
  });

  it('AT43-CRSH-08: a friend is pushed no farther than he must', () => {
    const s = drive([man('b', 0, 20, 32)], 'combat', [20, 32]);
    expect(s.seat).toBe(0);
    expect(s.refusal({ x: cm(24.5), y: cm(32) })).toEqual([]);
    expect(s.refusal({ x: cm(24.4999), y: cm(32) })).toEqual(['AT43-CRSH-08']);
  });

  it('AT43-CRSH-09, edge case 44: who finds no such place is lost', () => {
    // A corridor with walls on both sides and enemies at both ends.
    const s = scene({
      units: [
        { id: 'w', seat: 0, at: [[38, 32]], kind: { ...WALKER, command: {}, movement: 18 } },
        man('b', 1, 20, 32),
        man('west', 0, 10, 32),
        man('east', 0, 31, 32),
      ],
      terrain: [
        { box: [0, 20, 60, 8.8], size: 3 },
        { box: [0, 35.2, 60, 8.8], size: 3 },
      ],
    });
    s.do('combat', s.spots('w', [[20.5, 32]]));
    expect(s.of('b').place).toBe('eliminated');
    expect(s.events('fighter.lost')[0]).toMatchObject({ cause: 'pushed' });
  });

  it('AT43-CRSH-10: no save and no Protection: armour plates or cover do not help', () => {
    const s = drive(
      [{ ...man('b', 1, 20, 32), kind: { protection: 20 }, attitudes: { takeCover: true } }],
      'rapid',
      [20, 42],
    );
    s.do(dice([5], 'at43.roll.crush'));
    expect(s.told).not.toContain('test.rolled');
    expect(s.of('b').place).toBe('eliminated');
  });

  it('AT43-HERO-11: a hero jumps aside and the nearest comrade does not', () => {
    const unit: UnitBody = {
      id: 'b',
      seat: 1,
      at: [
        [20, 32],
        [28, 32],
      ],
      figures: { 0: { role: 'hero', hero: 'h', command: {} } },
    };
    const s = drive([unit], 'rapid', [20, 42]).do(crushed(5));
    expect(s.of('b').fighters.map(({ id }) => id)).toEqual([s.figure('b', 0)]);
  });

  it('AT43-CRSH-02: two machines of a unit are two dangers', () => {
    const s = scene({
      units: [
        {
          id: 'w',
          seat: 0,
          at: [
            [20, 20],
            [20, 12],
          ],
          kind: WALKER,
          figures: { 0: officer() },
        },
        { id: 'b', seat: 1, at: row(20, 28, 1) },
      ],
    });
    s.do(
      'rapid',
      s.spots('w', [
        [20, 40],
        [20, 33],
      ]),
    ).do(crushed(1), crushed(1));
    expect(s.events('crush.rolled')).toHaveLength(2);
  });
});
