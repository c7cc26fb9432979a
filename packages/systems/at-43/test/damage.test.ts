import { describe, expect, it } from 'vitest';
import { isImmobilised } from '../src/units.js';
import { damageTo, intactWeapons, partHit } from '../src/damage/parts.js';
import type { Fighter } from '../src/state.js';
import { WALKER, type Kind } from './army.js';
import { damage, hit, location, morale, reroll, row, scene, type UnitBody } from './scene.js';

/** One shooter whose cannon (penetration 12, damage 2) always has the range, against machines of protection 12. */
const duel = (target: Partial<UnitBody>, shooters = 1, weapon = 'cannon') =>
  scene({
    units: [
      { id: 'a', seat: 0, at: row(20, 20, shooters), kind: { weapons: [weapon] } },
      { id: 'b', seat: 1, at: [[20, 40]], kind: WALKER, ...target },
    ],
  });

const fighter = (...parts: number[]): Fighter => ({ id: 0, x: 0, y: 0, facing: 0, prone: false, parts });

describe('AT-43, damage', () => {
  it('AT43-DMG-01, AT43-DMG-02: one damage test an impact, penetration against protection', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3) },
        { id: 'b', seat: 1, at: row(20, 40, 5), kind: { protection: 7 } },
      ],
    });
    s.do('pay')
      .fire('a', 'rifle', 'b')
      .do(hit(6, 6, 6));
    expect(s.match.pending).toMatchObject({ chance: { count: 3, why: 'at43.roll.damage' } });
    // 5 - 7 needs 5 or more.
    s.do(damage(4, 5, 6));
    expect(s.of('b').fighters).toHaveLength(3);
  });

  it('AT43-DMG-03: a success does as many points as the weapon’s Damage', () => {
    const s = duel({}).do('pay').fire('a', 'cannon', 'b').do(damage(6), location(3));
    expect(s.of('b').fighters[0]!.parts).toEqual([2, 1, 1, 1]);
  });

  it('AT43-DMG-04: rerolls are for the test to hit, never for damage', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), kind: { weapons: ['blaster'] } },
        { id: 'b', seat: 1, at: row(20, 40, 3) },
      ],
    });
    s.do('pay').fire('a', 'blaster', 'b').do(hit(6, 1));
    expect(s.next).toBe('at43.ask.reroll');
    s.do(1, reroll(6), damage(1, 1));
    expect(s.next).toBe('at43.ask.action');
  });

  it('AT43-DMG-05, R-17: one point removes an infantry fighter; the rest of a success is wasted', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 1), kind: { weapons: ['cannon'] } },
        { id: 'b', seat: 1, at: row(20, 40, 3) },
      ],
    });
    s.do('pay').fire('a', 'cannon', 'b');
    expect(s.of('b').fighters).toHaveLength(2);
    expect(s.of('b').lost).toHaveLength(1);
  });

  it('AT43-DMG-06: chassis, propulsion and every weapon have structure points of their own', () => {
    expect(duel({}).of('b').fighters[0]!.parts).toEqual([2, 3, 1, 1]);
  });

  it.each([
    [1, [0, 3, 1, 1]],
    [2, [0, 3, 1, 1]],
    [3, [2, 1, 1, 1]],
    [4, [2, 1, 1, 1]],
  ])('AT43-DMG-07, AT43-DMG-08, AT43-DMG-10, R-02: location %i leaves %j', (face, parts) => {
    const s = duel({}).do('pay').fire('a', 'cannon', 'b').do(damage(6));
    expect(s.next).toBe('at43.roll.location');
    expect(s.do(location(face)).of('b').fighters[0]!.parts).toEqual(parts);
  });

  it.each([5, 6])('AT43-DMG-08, AT43-DMG-09, R-15: on %i the shooter names the weapon', face => {
    const s = duel({}).do('pay').fire('a', 'cannon', 'b').do(damage(6), location(face));
    expect(s.next).toBe('at43.ask.part');
    expect(s.seat).toBe(0);
    expect(s.options()).toEqual([2, 3]);
    s.do(3);
    expect(s.of('b').fighters[0]!.parts).toEqual([2, 2, 1, 0]);
  });

  it('AT43-DMG-09, R-16: the only weapon left is hit without a question, and a wreck of one cannot be named', () => {
    expect(intactWeapons(fighter(2, 3, 0, 1))).toEqual([3]);
    expect(partHit(fighter(2, 3, 0, 1), 'weapon')).toBe(3);
    expect(partHit(fighter(2, 3, 1, 1), 'weapon')).toBe('choose');
  });

  it('AT43-DMG-11, edge case 26: a part already destroyed sends the damage to the chassis', () => {
    const s = duel({ parts: { 0: [0, 3, 1, 1] } })
      .do('pay')
      .fire('a', 'cannon', 'b')
      .do(damage(6), location(1));
    expect(s.of('b').fighters[0]!.parts).toEqual([0, 1, 1, 1]);
    expect(partHit(fighter(2, 3, 0, 0), 'weapon')).toBe(1);
    expect(partHit(fighter(0, 3, 1, 1), 'propulsion')).toBe(1);
    expect(partHit(fighter(1, 3, 1, 1), 'propulsion')).toBe(0);
  });

  it('AT43-DMG-12, edge case 25: what exceeds the part goes to the chassis', () => {
    expect(damageTo(fighter(2, 5, 1, 1), 2, 3)).toEqual([
      { part: 2, points: 1 },
      { part: 1, points: 2 },
    ]);
    expect(damageTo(fighter(2, 5, 1, 1), 0, 2)).toEqual([{ part: 0, points: 2 }]);
    expect(damageTo(fighter(2, 1, 1, 1), 2, 3)).toEqual([
      { part: 2, points: 1 },
      { part: 1, points: 1 },
    ]);
  });

  it('AT43-DMG-13: a weapon without structure points never fires again', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: WALKER, parts: { 0: [2, 3, 0, 1] } },
        { id: 'b', seat: 1, at: row(20, 40, 3) },
      ],
    });
    s.do('pay');
    expect(s.aim('a', 'cannon', 'b').uses).toEqual([[s.figure('a', 0), 1]]);
  });

  it('AT43-DMG-14, AT43-DMG-16: without propulsion a machine is immobilised and moves no more', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: WALKER, parts: { 0: [0, 3, 1, 1] } },
        { id: 'b', seat: 1, at: row(20, 60, 3) },
      ],
    });
    expect(isImmobilised(s.state, s.of('a').fighters[0]!)).toBe(true);
    s.do('pay', 'keep');
    expect(s.barred('combat')).toEqual(['AT43-DMG-16']);
    expect(s.barred(s.fireWith('cannon'))).toEqual([]);
    const sound = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: WALKER, parts: { 0: [1, 3, 1, 1] } },
        { id: 'b', seat: 1, at: row(20, 60, 3) },
      ],
    });
    expect(sound.do('pay').barred('combat')).toEqual([]);
  });

  it('AT43-DMG-15: with its chassis the machine goes, as a loss', () => {
    const s = duel({ parts: { 0: [2, 2, 1, 1] } })
      .do('pay')
      .fire('a', 'cannon', 'b')
      .do(damage(6), location(4));
    expect(s.of('b')).toMatchObject({ place: 'eliminated', fighters: [], lost: [s.figure('b', 0)] });
  });

  it('AT43-DMG-15, R-58, edge case 27: impacts left over when a machine is gone are lost', () => {
    const s = duel({ parts: { 0: [2, 1, 1, 1] } }, 5)
      .do('pay')
      .fire('a', 'cannon', 'b')
      .do(damage(6, 6, 6, 6, 6));
    s.do(location(1), location(3));
    expect(s.of('b').place).toBe('eliminated');
    expect(s.next).toBe('at43.ask.action');
  });

  const pair: Partial<UnitBody> = { at: row(20, 40, 2, 7) };

  it('AT43-DMG-17: the owner of an immobilised machine keeps the others by it or gives it up, at every activation', () => {
    const two: UnitBody = {
      id: 'a',
      seat: 0,
      at: row(20, 20, 2, 7),
      kind: { ...WALKER, morale: 14 },
      parts: { 0: [0, 3, 1, 1] },
    };
    const s = scene({ units: [two, { id: 'b', seat: 1, at: row(20, 60, 3) }] });
    s.do('pay');
    expect(s.next).toBe('at43.ask.eject');
    expect(s.options()).toEqual(['keep', 'eject']);
    s.do('keep', 'combat');
    expect(s.refusal(s.spots('a', [undefined, [28.5, 20]]))).toEqual([]);
    expect(s.refusal(s.spots('a', [undefined, [28.6, 20]]))).toEqual(['AT43-UNIT-06']);
    const unpaid = scene({ units: [two, { id: 'b', seat: 1, at: row(20, 60, 3) }] });
    expect(unpaid.do('decline').next).toBe('at43.ask.eject');
  });

  it('AT43-DMG-17, R-19: it may not be kept when the others cannot come back to it', () => {
    const s = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: [
            [20, 20],
            [70, 20],
          ],
          kind: { ...WALKER, morale: null },
          parts: { 0: [0, 3, 1, 1] },
        },
        { id: 'b', seat: 1, at: row(20, 60, 3) },
      ],
    });
    expect(s.do('pay').barred('keep')).toEqual(['AT43-DMG-17']);
  });

  it('AT43-DMG-18: ejection destroys the machine, and the others take it to heart', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, ...pair, kind: { ...WALKER, morale: 8 }, parts: { 0: [0, 3, 1, 1] } } as UnitBody,
        { id: 'b', seat: 1, at: row(20, 80, 3) },
      ],
    });
    s.do('pay', 'eject', morale(6));
    expect(s.events('fighter.lost')).toEqual([{ type: 'fighter.lost', unit: 0, fighter: 0, cause: 'ejected' }]);
    expect(s.of('a').fighters).toHaveLength(1);
  });

  const pilot: Kind = { ...WALKER, role: 'hero', hero: 'ace', command: { grade: 2 } };
  const onFoot: UnitBody = {
    id: 'ace',
    seat: 1,
    at: [[0, 0]],
    kind: { role: 'hero', hero: 'ace', command: { grade: 2 } },
    place: 'pilot',
    pool: 'pilot',
  };

  it('AT43-DMG-19: an ejecting hero stands on foot where his machine stood', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 1, at: [[20, 40]], kind: pilot, parts: { 0: [0, 3, 1, 1] } },
        onFoot,
        { id: 'b', seat: 0, at: row(20, 80, 3) },
      ],
      cards: [['b']],
    });
    s.do('eject');
    expect(s.of('a').place).toBe('eliminated');
    expect(s.of('ace')).toMatchObject({ place: 'table', card: 'none' });
    expect(s.of('ace').fighters[0]).toMatchObject({ x: 200_000, y: 400_000 });
  });

  it('AT43-DMG-20, R-18, R-20: so does a hero whose machine is shot to pieces', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 1), kind: { weapons: ['cannon'] } },
        { id: 'b', seat: 1, at: [[20, 40]], kind: pilot, parts: { 0: [2, 1, 1, 1] } },
        onFoot,
      ],
    });
    s.do('pay').fire('a', 'cannon', 'b').do(damage(6), location(3));
    expect(s.of('ace').place).toBe('table');
    expect(s.of('ace').fighters[0]).toMatchObject({ x: 200_000, y: 400_000 });
  });

  it('AT43-DMG-20: but not one whose unit is routed', () => {
    const s = scene({
      units: [
        {
          id: 'a',
          seat: 1,
          at: [[20, 40]],
          kind: { ...pilot, morale: 2 },
          parts: { 0: [0, 3, 1, 1] },
          morale: 'disorganised',
        },
        onFoot,
        { id: 'b', seat: 0, at: row(20, 80, 3) },
      ],
      cards: [['b']],
    });
    expect(s.of('a').place).toBe('eliminated');
    expect(s.of('ace').place).toBe('pilot');
  });
});
