import { cm, FACINGS } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Battle, Sheet } from '../src/battle.js';
import type { CompanyUnit } from '../src/content/army.js';
import { BOOKS } from '../src/content/index.js';
import { priceOf } from '../src/forces/price.js';
import { battleFor } from '../src/setup.js';

/** What a company's list becomes on the table: who is in each unit, with what, and in which order. */

const book = BOOKS[0]!;

const unit = (id: string, strength: number, more: Partial<CompanyUnit> = {}): CompanyUnit => ({
  unit: id,
  strength,
  pool: 'assault',
  section: 1,
  special: '',
  bearers: 0,
  specialist: '',
  officer: 0,
  hero: '',
  ...more,
});

const company = (...units: CompanyUnit[]) => ({ id: 'test', name: { fr: 'test', en: 'test' }, units });

const battleOf = (...units: CompanyUnit[]): Battle =>
  battleFor({
    mission: 'skirmish',
    value: 2000,
    forces: [{ book, companies: [company(...units)] }],
    layout: '',
    options: { freeMeasuring: false, youngest: -1, portions: [] },
  });

const sheetsOf = (battle: Battle, roster = 0): Sheet[] =>
  battle.rosters[roster]!.fighters.map(id => battle.sheets[battle.fighters[id]!]!);

const weaponsOf = (battle: Battle, { mounts }: Sheet): string[] =>
  mounts.map(({ weapon }) => battle.weapons[weapon]!.id);

const rolesIn = (battle: Battle, roster = 0): string[] => sheetsOf(battle, roster).map(({ role }) => role);

const times = <T>(count: number, what: T): T[] => Array.from({ length: count }, () => what);

describe('AT-43, from the list to the table', () => {
  it('AT43-UNIT-02: every unit has a name of its own: of its side, its type and its number among them', () => {
    const { rosters } = battleOf(unit('levies', 6), unit('snow-rangers', 6), unit('levies', 7), unit('levies', 8));
    expect(rosters.map(({ id }) => id)).toEqual(['0:levies:1', '0:snow-rangers:1', '0:levies:2', '0:levies:3']);
  });

  it('AT43-MSG-02: of two companies for two roles every unit has a name of its own too', () => {
    const both = battleFor({
      mission: 'bridgehead',
      value: 2000,
      forces: [{ book, companies: [company(unit('levies', 6)), company(unit('levies', 8))] }],
      layout: '',
      options: { freeMeasuring: false, youngest: -1, portions: [] },
    });
    expect(both.rosters.map(({ id, portion }) => [id, portion])).toEqual([
      ['0:0:levies:1', 0],
      ['0:1:levies:1', 1],
    ]);
  });

  it('AT43-UNIT-12, AT43-UNIT-14, AT43-REC-14: the officer leads with the figures of his unit, and is one of its number', () => {
    const battle = battleOf(unit('levies', 6, { officer: 3 }));
    const [officer, ...others] = sheetsOf(battle);
    expect(rolesIn(battle)).toEqual(['officer', ...times(5, 'standard')]);
    expect(officer!.command).toMatchObject({ grade: 3, authority: 3, points: 5 });
    const { name: _, role: __, command: ___, ...figures } = officer!;
    expect(others[0]).toMatchObject(figures);
    expect(others.every(({ command }) => command === null)).toBe(true);
  });

  it('AT43-UNIT-17, AT43-REC-12: the bearers have the weapon that was bought, and keep what they fight with', () => {
    const second = battleOf(unit('levies', 8, { special: 'scorch-lance', bearers: 2, officer: 1 }));
    expect(sheetsOf(second).map(one => weaponsOf(second, one))).toEqual([
      ...times(6, ['laser-carbine', 'combat-knife']),
      ...times(2, ['scorch-lance', 'combat-knife']),
    ]);
    const first = battleOf(unit('levies', 4, { special: 'grenade-launcher', bearers: 1 }));
    expect(weaponsOf(first, sheetsOf(first)[3]!)).toEqual(['grenade-launcher', 'combat-knife']);
    expect(rolesIn(battleOf(unit('levies', 6)))).toEqual(times(6, 'standard'));
  });

  it('AT43-REC-02, AT43-REC-12: the price too is that of the weapon that was bought', () => {
    expect(priceOf(book, unit('levies', 8, { special: 'scorch-lance', bearers: 2 }))).toBe(80 + 20);
    expect(priceOf(book, unit('levies', 8, { special: 'grenade-launcher', bearers: 2 }))).toBe(80 + 24);
  });

  it('AT43-UNIT-18, AT43-REC-13: the specialist named is there, once, in the place of a standard fighter', () => {
    for (const specialist of ['medic', 'mechanic']) {
      const battle = battleOf(unit('levies', 6, { specialist, officer: 1 }));
      expect(rolesIn(battle)).toEqual(['officer', ...times(4, 'standard'), 'specialist']);
      expect(sheetsOf(battle).map(({ abilities }) => abilities)).toEqual([...times(5, []), [specialist]]);
      expect(weaponsOf(battle, sheetsOf(battle)[5]!)).toEqual(['laser-carbine', 'combat-knife']);
    }
  });

  it('AT43-UNIT-16, AT43-HERO-01: a hero on foot comes on top, at the head, and nobody waits for a machine', () => {
    const battle = battleOf(unit('levies', 6, { hero: 'ilse-marrow' }));
    expect(battle.rosters).toHaveLength(1);
    expect(rolesIn(battle)).toEqual(['hero', ...times(6, 'standard')]);
    expect(sheetsOf(battle)[0]).toMatchObject({ hero: 'ilse-marrow', command: { grade: 4 }, chassis: 0 });
  });

  it('AT43-UNIT-10: a support unit has its gunners first, then its weapons, each a fighter of its own', () => {
    const battle = battleOf(unit('mortar-crew', 2));
    expect(rolesIn(battle)).toEqual([...times(4, 'gunner'), ...times(2, 'supportWeapon')]);
    expect(sheetsOf(battle).every(({ command }) => command === null)).toBe(true);
    expect(weaponsOf(battle, sheetsOf(battle)[5]!)).toEqual(['field-mortar']);
    expect(weaponsOf(battle, sheetsOf(battle)[0]!)).not.toContain('field-mortar');
  });

  it('AT43-UNIT-10, AT43-UNIT-14: the officer of a support unit is its first gunner', () => {
    const battle = battleOf(unit('mortar-crew', 2, { officer: 2 }));
    expect(rolesIn(battle)).toEqual([...times(4, 'gunner'), ...times(2, 'supportWeapon')]);
    expect(sheetsOf(battle).map(({ command }) => command?.grade ?? 0)).toEqual([2, 0, 0, 0, 0, 0]);
  });

  it('AT43-UNIT-12, AT43-UNIT-14: an officer of armour is in its first machine, which stays what it is', () => {
    const battle = battleOf(unit('wolverine', 2, { officer: 1 }));
    expect(sheetsOf(battle).map(({ role, command }) => [role, command?.grade ?? 0])).toEqual([
      ['standard', 1],
      ['standard', 0],
    ]);
    const [first, second] = sheetsOf(battle);
    expect(first!.mounts).toEqual(second!.mounts);
    expect([first!.chassis, first!.propulsion]).toEqual([second!.chassis, second!.propulsion]);
    expect(sheetsOf(battleOf(unit('wolverine', 2)))[0]!.command).toBeNull();
  });

  it('AT43-SHO-02: what has an area of effect fires indirectly, and nothing else does', () => {
    const battle = battleOf(unit('levies', 4, { special: 'grenade-launcher', bearers: 1 }));
    expect(Object.fromEntries(battle.weapons.map(({ id, mode, area }) => [id, [mode, area]]))).toEqual({
      'laser-carbine': ['direct', 0],
      'combat-knife': ['melee', 0],
      'grenade-launcher': ['indirect', cm(3)],
    });
  });

  it('AT43-LOS-02: each weapon of a vehicle looks where its card says, in its width', () => {
    const [sledge] = sheetsOf(battleOf(unit('ice-sledge', 1)));
    expect(sledge!.mounts.map(({ arc }) => arc)).toEqual([
      null,
      { towards: 0, halfWidth: FACINGS / 8 },
      { towards: FACINGS / 2, halfWidth: FACINGS / 4 },
    ]);
  });
});
