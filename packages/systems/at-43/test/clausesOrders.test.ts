import { PASS } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { alertLeft } from '../src/command/alerts.js';
import { bearer, officer, WALKER, weaponId, type Kind } from './army.js';
import { hit, led, row, scene, stateOf, type At, type SceneBody, type UnitBody } from './scene.js';

/** Second clauses of what a unit may do next, of alert fire and of attitudes. */

const foe: UnitBody = { id: 'b', seat: 1, at: [[20, 100]] };

const acting = (unit: Partial<UnitBody>, so: object = {}, more: Partial<SceneBody> = {}) =>
  scene({
    units: [{ id: 'a', seat: 0, at: row(20, 20, 2), ...led, ...unit }, foe],
    start: { acting: { unit: 'a', ...so } },
    ...more,
  });

describe('AT-43, clause by clause: what may be done next', () => {
  it('AT43-UNIT-05, R-11: nobody has to close up who cannot move', () => {
    const wide: Partial<UnitBody> = {
      at: [
        [20, 20],
        [50, 20],
      ],
      kind: { ...WALKER, command: {} },
      figures: {},
    };
    const shot = { before: [['a/1', 'cannon']] };
    expect(acting(wide, shot).barred('end')).toEqual(['AT43-UNIT-05']);
    const stuck = { ...wide, parts: { 0: [0, 3, 1, 1], 1: [0, 3, 1, 1] } };
    expect(acting(stuck, shot).barred('end')).toEqual([]);
  });

  it('AT43-DMG-16, AT43-STAT-06, R-77: a unit that cannot move says why', () => {
    const machine = { at: [[20, 20]] as const, kind: { ...WALKER, command: {} }, figures: {} };
    expect(acting(machine).barred('combat')).toEqual([]);
    expect(acting({ ...machine, parts: { 0: [0, 3, 1, 1] } }).barred('combat')).toEqual(['AT43-DMG-16']);
    expect(acting({ prone: [0, 1] }).barred('combat')).toEqual(['AT43-STAT-06']);
    expect(acting({ prone: [0] }).barred('combat')).toEqual([]);
    const gun: Kind = { role: 'supportWeapon', weapons: ['cannon'] };
    const crew = { kind: { category: 'support' as const }, figures: { 0: gun, 1: { role: 'specialist' as const } } };
    expect(acting({ ...crew, prone: [1] }).barred('combat')).toEqual(['AT43-STAT-06']);
    expect(acting({ ...crew, at: [[20, 20]], figures: { 0: gun } }).barred('combat')).toEqual(['AT43-DMG-16']);
  });

  it('AT43-MOV-12, R-27: a rapid move is for a unit that was free when it was activated, and is free now', () => {
    expect(acting({}).barred('rapid')).toEqual([]);
    expect(acting({}, { free: false }).barred('rapid')).toEqual(['AT43-MOV-12']);
    const touched = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), ...led },
        { ...foe, at: [[20, 24]] },
      ],
      start: { acting: { unit: 'a' } },
    });
    expect(touched.barred('rapid')).toEqual(['AT43-MOV-12']);
  });
});

describe('AT-43, clause by clause: who is asked for alert fire', () => {
  /** `a` takes a step before the eyes of `w`. */
  const step = (watch: Partial<UnitBody>, more: Partial<SceneBody> = {}) => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), ...led },
        { id: 'w', seat: 1, at: row(20, 60, 3), attitudes: { alert: 'all' }, ...watch },
      ],
      cards: [[], ['w']],
      ...more,
    }).do('combat');
    return s.do(s.shift('a', 0, 3));
  };

  it('AT43-ALRT-01: only who sees the unit that moved, on the table, with a weapon', () => {
    expect(step({}).options()).toEqual(['1:all', PASS]);
    expect(step({}, { terrain: [{ box: [0, 40, 120, 1], size: 3 }] }).next).toBe('at43.ask.action');
    expect(step({ kind: { weapons: ['knife'] } }).next).toBe('at43.ask.action');
    expect(step({ place: 'reserve' }).next).toBe('at43.ask.action');
    expect(step({ attitudes: {} }).next).toBe('at43.ask.action');
  });

  it('AT43-ATT-11, AT43-ATT-12: Staggered Fire divides a unit only where it has both groups, and leaves the other group its marker', () => {
    const apart = { alert: 'all', staggered: true } as const;
    expect(step({ attitudes: apart }).options()).toEqual(['1:all', PASS]);
    const mixed = { figures: { 2: bearer('cannon') } };
    expect(step(mixed).options()).toEqual(['1:all', PASS]);
    expect(step({ ...mixed, attitudes: apart }).options()).toEqual(['1:all', '1:others', '1:bearers', PASS]);
    const fires = (scope: string, weapon: string, dice: number) => {
      const s = step({ ...mixed, attitudes: apart }).do(`1:${scope}`);
      expect(s.options()).toEqual([weaponId(weapon)]);
      s.do(weaponId(weapon), s.aim('w', weapon, 'a'));
      if (s.next === 'at43.roll.hit') s.do(hit(...Array.from({ length: dice }, () => 1)));
      return s.of('w').attitudes.alert;
    };
    expect(fires('others', 'rifle', 2)).toBe('bearers');
    expect(fires('bearers', 'cannon', 1)).toBe('others');
    const last = (alert: 'others' | 'bearers') => {
      const state = stateOf({ units: [{ id: 'w', seat: 0, at: [[20, 20]], attitudes: { alert, staggered: true } }] });
      return alertLeft(state, { unit: 0, scope: alert });
    };
    expect([last('others'), last('bearers')]).toEqual(['none', 'none']);
  });
});

describe('AT-43, clause by clause: attitudes at the end of an activation', () => {
  const end = (unit: Partial<UnitBody>, so: object = {}, more: Partial<SceneBody> = {}) =>
    acting(unit, so, more).do('end');

  it('AT43-ATT-01, AT43-ATT-09: one each, none twice, and no Staggered Fire any more', () => {
    const fresh = end({ figures: { 0: officer(), 1: bearer('cannon') } });
    expect(fresh.options()).toEqual(['none', 'takeCover', 'alert', 'kneeling']);
    const held = end({ attitudes: { takeCover: true, alert: 'all' } });
    expect([held.barred('takeCover'), held.barred('alert')]).toEqual([['AT43-ATT-01'], ['AT43-ATT-01']]);
    expect(held.options()).toEqual(['none', 'kneeling']);
  });

  it('AT43-ATT-07, R-36: no Alert for who has shot, before the move, after it, or both', () => {
    const before = [['a/1', 'rifle']];
    const after = [['a/2', 'blaster']];
    const armed = { figures: { 0: officer(), 1: { weapons: ['blaster'] } } };
    const bar = (so: object) => end(armed, so).barred('alert');
    expect(bar({})).toEqual([]);
    expect(bar({ before })).toEqual(['AT43-ATT-07']);
    expect(bar({ after, moved: 'combat' })).toEqual(['AT43-ATT-07']);
    expect(bar({ before, after, moved: 'combat' })).toEqual(['AT43-ATT-07']);
  });

  it('AT43-ATT-01, AT43-ATT-03: not without a point, not engaged, not on the ground', () => {
    expect(end({}, {}, { points: [0, 0] }).next).not.toBe('at43.ask.attitude');
    const touching: readonly At[] = [[20, 96]];
    expect(end({ at: touching }).next).not.toBe('at43.ask.attitude');
    expect(end({ prone: [0, 1] }).next).not.toBe('at43.ask.attitude');
    expect(end({ prone: [0] }).next).toBe('at43.ask.attitude');
  });
});
