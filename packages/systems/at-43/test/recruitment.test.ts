import { seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { CompanyUnit } from '../src/content/army.js';
import { BOOKS, FORCES, readBook, readCompanyFile } from '../src/content/index.js';
import { judgeCompany, type Terms } from '../src/forces/judgeCompany.js';
import { fightersIn, priceOf, priceOfPool, typeOf } from '../src/forces/price.js';
import { randomCompany } from '../src/forces/randomCompany.js';
import { setupFor } from '../src/request.js';
import { battleFor } from '../src/setup.js';

const book = BOOKS[0]!;
const unit = (id: string, more: Partial<CompanyUnit> = {}): CompanyUnit => ({
  unit: id,
  strength: typeOf(book, id).least,
  pool: 'assault',
  section: 1,
  special: '',
  bearers: 0,
  specialist: '',
  officer: 0,
  hero: '',
  ...more,
});

const LEVIES = unit('levies', { officer: 1 });
const TERMS: Terms = { assault: 2000, reinforcement: 1000 };

/** The rules that such a company breaks. */
function broken(units: readonly CompanyUnit[], terms = TERMS): string[] {
  const ruling = judgeCompany({ book, company: { id: 'test', name: { fr: 'test', en: 'test' }, units } }, terms);
  return ruling.ok ? [] : ruling.because.map(({ rule }) => rule.replace('AT43-', ''));
}

describe('AT-43, recruitment', () => {
  it('AT43-REC-01: a company names units of one book only', () => {
    const file = {
      army: 'boreal-league',
      id: 'x',
      name: { fr: 'x', en: 'x' },
      units: [{ unit: 'flint-golems', strength: 6 }],
    };
    expect(readCompanyFile(file, BOOKS, 'file')).toMatchObject({ ok: false, problem: { say: 'file.unknown-id' } });
    expect(readCompanyFile({ ...file, army: 'obsidian-choir' }, BOOKS, 'file').ok).toBe(true);
  });

  it('AT43-REC-02: price times strength, equipment, specialist, officer, hero', () => {
    // 10 levies at 10, two grenade launchers at 12, a medic at 15, a captain at 55.
    const full = unit('levies', {
      strength: 10,
      special: 'grenade-launcher',
      bearers: 2,
      specialist: 'medic',
      officer: 4,
    });
    expect(priceOf(book, full)).toBe(100 + 24 + 15 + 55);
    expect(priceOf(book, unit('laser-battery', { strength: 2 }))).toBe(2 * 3 * 20);
    expect(priceOf(book, unit('wolverine', { strength: 2, hero: 'ilse-marrow' }))).toBe(2 * 105 + 90);
  });

  it('AT43-REC-03, AT43-PREP-05: each pool has its own limit', () => {
    const units = [
      unit('levies', { strength: 10, officer: 1 }),
      unit('snow-rangers', { strength: 10, pool: 'reinforcement' }),
    ];
    expect(broken(units, { assault: 115, reinforcement: 130 })).toEqual([]);
    expect(broken(units, { assault: 114, reinforcement: 500 })).toEqual(['REC-03']);
    expect(broken(units, { assault: 500, reinforcement: 129 })).toEqual(['REC-03']);
  });

  it('AT43-REC-04: a section for each started 1,000 points', () => {
    const two = [LEVIES, unit('levies', { section: 2 })];
    expect(broken(two, { assault: 1000, reinforcement: 5 })).toEqual([]);
    expect(broken(two, { assault: 1000, reinforcement: 0 })).toEqual(['REC-04']);
  });

  it('AT43-REC-05: each section is judged by itself, and they are told in their order', () => {
    const units = [10, 2, 1].map((section, i) => unit('bear-suits', { section, officer: i === 0 ? 1 : 0 }));
    const company = { id: 'test', name: { fr: 'test', en: 'test' }, units };
    const ruling = judgeCompany({ book, company }, { assault: 9000, reinforcement: 0 });
    const told = ruling.ok ? [] : ruling.because.map(({ rule, args }) => [rule, args?.['section']]);
    expect(told).toEqual([1, 2, 10].map(section => ['AT43-REC-05', section]));
  });

  it('AT43-REC-05: one to five units, one of them foot soldiers of rank 1 or 2', () => {
    const four = [unit('bear-suits'), unit('mortar-crew'), unit('wolverine'), unit('ice-sledge')];
    expect(broken([LEVIES, ...four])).toEqual([]);
    expect(broken([unit('bear-suits', { officer: 1 })])).toEqual(['REC-05']);
    expect(broken([LEVIES, ...four, unit('levies')])).toEqual(['REC-05']);
  });

  it('AT43-REC-06: two further foot units, one of them of rank 3 at most', () => {
    expect(broken([LEVIES, unit('levies'), unit('bear-suits')])).toEqual([]);
    expect(broken([LEVIES, unit('levies'), unit('levies'), unit('levies')])).toEqual(['REC-06']);
    expect(broken([LEVIES, unit('bear-suits'), unit('bear-suits')])).toEqual(['REC-06']);
  });

  it('AT43-REC-07: one support unit', () => {
    expect(broken([LEVIES, unit('mortar-crew')])).toEqual([]);
    expect(broken([LEVIES, unit('mortar-crew'), unit('laser-battery')])).toEqual(['REC-07']);
  });

  it('AT43-REC-08: two armoured units, one of vehicles', () => {
    expect(broken([LEVIES, unit('wolverine'), unit('walrus')])).toEqual([]);
    expect(broken([LEVIES, unit('wolverine'), unit('walrus'), unit('walrus')])).toEqual(['REC-08']);
    expect(broken([LEVIES, unit('ice-sledge'), unit('ice-sledge')])).toEqual(['REC-08']);
  });

  it('AT43-REC-09: strength within the type’s bounds, hero not counted', () => {
    expect(broken([unit('levies', { strength: 12, officer: 1 })])).toEqual([]);
    expect(broken([unit('levies', { strength: 13, officer: 1 })])).toEqual(['REC-09']);
    expect(broken([unit('levies', { strength: 5, officer: 1 })])).toEqual(['REC-09']);
    expect(broken([unit('levies', { strength: 12, hero: 'ilse-marrow' })])).toEqual([]);
    expect(fightersIn(typeOf(book, 'mortar-crew'), unit('mortar-crew', { strength: 2 }))).toBe(6);
  });

  it('AT43-REC-10, AT43-UNIT-02: one designation, and a leader for nothing', () => {
    const battle = battleOf([LEVIES]);
    expect(battle.rosters[0]).toMatchObject({ name: { en: 'Lighthouse levies' }, cost: 6 * 10 + 15 });
    expect(battle.rosters[0]!.fighters).toHaveLength(6);
  });

  it('AT43-REC-11: one special weapon for every full four, never the leader’s', () => {
    const armed = (strength: number, bearers: number) =>
      unit('levies', { strength, special: 'grenade-launcher', bearers, officer: 1 });
    expect(broken([armed(8, 2)])).toEqual([]);
    expect(broken([armed(7, 2)])).toEqual(['REC-11']);
    const battle = battleOf([armed(8, 2)]);
    const roles = battle.rosters[0]!.fighters.map(id => battle.sheets[battle.fighters[id]!]!.role);
    expect(roles).toEqual(['officer', ...Array.from({ length: 5 }, () => 'standard'), 'bearer', 'bearer']);
  });

  it('AT43-REC-12: only special weapons of the type, one kind for the whole unit', () => {
    expect(broken([unit('levies', { special: 'missile-tube', bearers: 1, officer: 1 })])).toEqual(['REC-12']);
    // Named for nobody, it is still none of theirs.
    expect(broken([unit('levies', { special: 'missile-tube', officer: 1 })])).toEqual(['REC-12']);
    // Bearers of no weapon at all are not to be had either.
    expect(broken([unit('levies', { bearers: 1, officer: 1 })])).toEqual(['REC-12']);
  });

  it('AT43-REC-13: a specialist in units of six or more that may have him', () => {
    expect(broken([unit('levies', { strength: 6, specialist: 'medic', officer: 1 })])).toEqual([]);
    expect(broken([unit('levies', { strength: 5, specialist: 'medic', officer: 1 })])).toEqual(['REC-09', 'REC-13']);
    expect(broken([LEVIES, unit('bear-suits', { strength: 6, specialist: 'medic' })])).toEqual(['REC-13']);
    // Snow rangers may have a medic, but no mechanic.
    expect(broken([LEVIES, unit('snow-rangers', { specialist: 'mechanic' })])).toEqual(['REC-13']);
    expect(broken([LEVIES, unit('snow-rangers', { specialist: 'medic' })])).toEqual([]);
  });

  it('AT43-REC-14: one officer a unit, and one at least among the assault units', () => {
    expect(broken([unit('levies')])).toEqual(['REC-14']);
    expect(broken([unit('levies', { officer: 1, pool: 'reinforcement' })])).toEqual(['REC-14']);
    expect(broken([unit('levies', { officer: 1, hero: 'ilse-marrow' })])).toEqual(['REC-14']);
    expect(broken([unit('levies', { officer: 5 })])).toEqual(['REC-14']);
    expect(broken([unit('levies', { hero: 'ilse-marrow' })])).toEqual([]);
  });

  it('AT43-REC-15: one officer of each grade from 3 up', () => {
    expect(broken([unit('levies', { officer: 2 }), unit('levies', { officer: 2 })])).toEqual([]);
    expect(broken([unit('levies', { officer: 3 }), unit('levies', { officer: 3 })])).toEqual(['REC-15']);
  });

  it('AT43-REC-15, R-92: a hero counts as the officer of his unit, so his grade too is there once', () => {
    const captain = unit('levies', { officer: 4 });
    const marrow = unit('levies', { hero: 'ilse-marrow' });
    expect(broken([captain, marrow])).toEqual(['REC-15']);
    expect(broken([unit('levies', { officer: 3 }), marrow])).toEqual([]);
    expect(broken([unit('levies', { officer: 1 }), unit('floe-grenadiers', { hero: 'oskar-rune' })])).toEqual([]);
  });

  it('AT43-REC-16, AT43-HERO-01: a hero once, at the head of a unit of his rank or in his own machine', () => {
    expect(broken([LEVIES, unit('levies', { hero: 'ilse-marrow' })])).toEqual([]);
    expect(broken([LEVIES, unit('white-voltigeurs', { hero: 'ilse-marrow' })])).toEqual(['REC-16']);
    expect(broken([LEVIES, unit('wolverine', { hero: 'ilse-marrow' })])).toEqual([]);
    expect(broken([LEVIES, unit('walrus', { hero: 'ilse-marrow' })])).toEqual(['REC-16']);
    // A support unit of his own rank is no place for him either.
    const { rank } = typeOf(book, 'mortar-crew');
    const hero = book.heroes.find(one => one.rank === rank)!.id;
    expect(broken([LEVIES, unit('mortar-crew', { hero })])).toEqual(['REC-16']);
    expect(broken([unit('levies', { hero: 'ilse-marrow' }), unit('wolverine', { hero: 'ilse-marrow' })])).toEqual([
      'REC-16',
    ]);
  });

  it('AT43-UNIT-16: a pilot has his machine and, waiting, his figure on foot', () => {
    const battle = battleOf([LEVIES, unit('wolverine', { hero: 'ilse-marrow', strength: 2 })]);
    const [, machines, pilot] = battle.rosters;
    const sheet = (fighter: number) => battle.sheets[battle.fighters[fighter]!]!;
    expect(machines!.fighters.map(id => sheet(id).role)).toEqual(['hero', 'standard']);
    expect(pilot).toMatchObject({ pool: 'pilot', category: 'footSoldier', rank: 1, cost: 90 });
    expect(sheet(pilot!.fighters[0]!).hero).toBe(sheet(machines!.fighters[0]!).hero);
  });

  it('AT43-REC-17, AT43-PREP-09: a set-up with a company that breaks a limit is refused, naming the rule', () => {
    const file = {
      army: 'boreal-league',
      id: 'x',
      name: { fr: 'x', en: 'x' },
      units: [{ unit: 'levies', strength: 6 }],
    };
    expect(setupFor({ armies: [file], options: { mission: 'skirmish' } })).toMatchObject({
      ok: false,
      problem: { args: { rule: 'AT43-REC-14', place: 'armies[0]' } },
    });
  });

  it('AT43-REC-18, AT43-PREP-06: a unit is in one pool, whole', () => {
    const battle = battleOf([LEVIES, unit('walrus', { pool: 'reinforcement', strength: 2 })]);
    expect(battle.rosters.map(({ pool, fighters }) => [pool, fighters.length])).toEqual([
      ['assault', 6],
      ['reinforcement', 2],
    ]);
  });

  const TERMS_OF_MISSIONS: readonly Terms[] = [
    { assault: 1400, reinforcement: 600 },
    { assault: 1200, reinforcement: 800 },
    { assault: 960, reinforcement: 640 },
    { assault: 1000, reinforcement: 0 },
    { assault: 800, reinforcement: 1200 },
    { assault: 900, reinforcement: 600 },
    { assault: 1120, reinforcement: 480 },
  ];

  it('every army has a ready company for each pair of points, and it spends nine tenths of them', () => {
    for (const own of BOOKS)
      for (const terms of TERMS_OF_MISSIONS) {
        const fitting = FORCES.filter(({ book: theirs }) => theirs === own).filter(force => {
          const spent = priceOfPool(own, force.company, 'assault') + priceOfPool(own, force.company, 'reinforcement');
          return judgeCompany(force, terms).ok && spent >= 0.9 * (terms.assault + terms.reinforcement);
        });
        expect(
          fitting.map(({ company }) => company.id),
          `${own.id} ${JSON.stringify(terms)}`,
        ).not.toEqual([]);
      }
  });

  it('random companies are legal for any value', () => {
    for (const own of BOOKS)
      for (let seed = 0; seed < 8; seed++) {
        const terms = { assault: 400 + 300 * seed, reinforcement: 200 * (seed % 3) };
        expect(judgeCompany({ book: own, company: randomCompany(own, terms, seededRng(seed)) }, terms)).toEqual({
          ok: true,
        });
      }
  });

  it('the books survive being written and read', () => {
    for (const own of BOOKS) expect(readBook(JSON.parse(JSON.stringify(own)))).toEqual({ ok: true, value: own });
  });
});

function battleOf(units: readonly CompanyUnit[]) {
  const company = { id: 'test', name: { fr: 'test', en: 'test' }, units };
  const options = { freeMeasuring: false, youngest: -1, portions: [] };
  return battleFor({ mission: 'skirmish', value: 2000, forces: [{ book, companies: [company] }], layout: '', options });
}
