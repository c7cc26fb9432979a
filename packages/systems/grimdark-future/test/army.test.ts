import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { strictTranslator } from '@banneret/i18n';
import { seededRng } from '@banneret/kernel';
import {
  costOfList,
  grimdarkFutureGame,
  judgeList,
  LISTS,
  randomList,
  readArmy,
  suggestedPrice,
  type Force,
  type Terms,
} from '../src/index.js';
import { outfit } from '../src/forces/loadouts.js';
import { readListFile } from '../src/content/index.js';
import { rostersOf } from '../src/forces/muster.js';
import { PLAIN_OPTIONS } from '../src/state.js';
import { block, hit, morale, profile, row, scene } from './scene.js';

/** A book with prices that are easy to add up. */
const book = {
  id: 'book',
  name: { fr: 'Livre', en: 'Book' },
  weapons: [
    { id: 'gun', name: { fr: 'Fusil', en: 'Gun' }, range: 24, attacks: 1, rules: [] },
    { id: 'big-gun', name: { fr: 'Gros fusil', en: 'Big gun' }, range: 36, attacks: 2, rules: ['ap(1)'] },
    { id: 'blade', name: { fr: 'Lame', en: 'Blade' }, attacks: 1, rules: [] },
  ],
  units: [
    entry('squad', 100, 5),
    entry('tank', 350, 1, { rules: ['tough(6)'] }),
    entry('boss', 50, 1, { hero: true }),
    entry('captain', 60, 1, { hero: true }),
    entry('cheap', 1, 5),
  ],
};

function entry(id: string, cost: number, count: number, more: object = {}): Record<string, unknown> {
  const upgrade = (upgradeId: string, price: number, models: number | 'all', rest: object): object => ({
    id: upgradeId,
    name: { fr: upgradeId, en: upgradeId },
    cost: price,
    models,
    ...rest,
  });
  return {
    id,
    name: { fr: id, en: id },
    cost,
    quality: 4,
    defense: 4,
    baseMm: 32,
    height: 2,
    rules: [],
    models: [{ count, weapons: ['gun', 'blade'] }],
    upgrades: [
      upgrade('big-gun', 10, 2, { replaces: ['gun'], weapons: ['big-gun'] }),
      upgrade('fearless', 20, 'all', { rules: ['fearless'] }),
      upgrade('second-blades', 15, 'all', { weapons: ['blade'] }),
    ],
    ...more,
  };
}

function force(...units: readonly unknown[]): Force {
  const read = readListFile({ army: book, units }, [], 'list');
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

const times = (count: number, unit: unknown): unknown[] => Array.from({ length: count }, () => unit);
const organised = (points: number): Terms => ({ points, forceOrganisation: true });
const free = (points: number): Terms => ({ points, forceOrganisation: false });

/** The rules a list breaks. Every reason can be said in both languages. */
function broken(list: Force, terms: Terms): string[] {
  const ruling = judgeList(list, terms);
  if (ruling.ok) return [];
  for (const locale of ['fr', 'en'] as const)
    for (const { say, args } of ruling.because)
      expect(strictTranslator(locale, grimdarkFutureGame.text).say(say, args)).not.toMatch(/[{}]|undefined/);
  return ruling.because.map(({ rule }) => rule);
}

describe('what an army costs', () => {
  const setupWith = (points: number | undefined, ...armies: readonly unknown[]) =>
    grimdarkFutureGame.setupFor({ armies, options: points === undefined ? {} : { points } });
  const list = { army: book, units: ['squad', 'tank'], points: 500 };

  it('GDF-ARM-01: both lists are judged by the limit that was agreed on', () => {
    expect(setupWith(450, list, list)).toMatchObject({ ok: true, value: { options: { points: 450 } } });
    expect(setupWith(449, list, list)).toMatchObject({ ok: false, problem: { say: 'gdf.list.over-limit' } });
    expect(setupWith(undefined, list, list)).toMatchObject({ ok: true, value: { options: { points: 500 } } });
    const second = setupWith(450, list, { ...list, units: ['squad', 'tank', 'cheap'] });
    expect(second).toMatchObject({ ok: false, problem: { args: { place: 'armies[1]', cost: 451, limit: 450 } } });
  });

  it('GDF-ARM-02: a game is of 1,000 points unless something else is agreed, and there are lists of 2,000', () => {
    expect(PLAIN_OPTIONS.points).toBe(1000);
    const made = grimdarkFutureGame.setupFor({});
    expect(made.ok && made.value.armies.map(({ list: { points } }) => points)).toEqual([1000, 1000]);
    expect(grimdarkFutureGame.setupFor({ options: { points: 2000 } })).toMatchObject({
      ok: true,
      value: { armies: [{ list: { points: 2000 } }, { list: { points: 2000 } }] },
    });
  });

  it('GDF-ARM-03: units and upgrades add up, and exactly the limit is legal', () => {
    const equipped = force('squad', { unit: 'squad', upgrades: ['big-gun', 'big-gun', 'fearless'] });
    expect(costOfList(equipped)).toBe(100 + 100 + 10 + 10 + 20);
    expect(broken(equipped, free(240))).toEqual([]);
    expect(broken(equipped, free(239))).toEqual(['GDF-ARM-03']);
  });

  it('GDF-ARM-03: an upgrade is bought at most as often as there are models for it', () => {
    const buying = (...upgrades: string[]) => broken(force({ unit: 'squad', upgrades }), free(1000));
    expect(buying('big-gun', 'big-gun')).toEqual([]);
    expect(buying('big-gun', 'big-gun', 'big-gun')).toEqual(['GDF-ARM-03']);
    expect(buying('fearless', 'fearless')).toEqual(['GDF-ARM-03']);
    expect(broken(force({ unit: 'boss', upgrades: ['big-gun'] }), free(1000))).toEqual([]);
    expect(broken(force({ unit: 'boss', upgrades: ['big-gun', 'big-gun'] }), free(1000))).toEqual(['GDF-ARM-03']);
  });

  it('GDF-ARM-03: upgrades change the models that take them', () => {
    const [squad] = rostersOf(force({ unit: 'squad', upgrades: ['big-gun', 'second-blades'] }), 0);
    expect(squad!.cost).toBe(125);
    expect(squad!.models).toEqual([0, 1, 1, 1, 1]);
    const carried = squad!.kinds.map(({ weapons }) => weapons.map(weapon => squad!.weapons[weapon]!.id));
    expect(carried).toEqual([
      ['blade', 'big-gun', 'blade'],
      ['gun', 'blade', 'blade'],
    ]);
  });

  it('GDF-ARM-04: without force organisation any number of units and copies is legal', () => {
    const horde = force(...times(30, 'cheap'), ...times(5, 'boss'), 'tank');
    expect(broken(horde, free(1000))).toEqual([]);
    expect(broken(horde, organised(1000)).length).toBeGreaterThan(0);
  });

  it('GDF-ARM-05: force organisation counts only when it was agreed on', () => {
    const horde = { army: book, units: times(8, 'cheap') };
    const request = (options: Readonly<Record<string, unknown>>) =>
      grimdarkFutureGame.setupFor({ armies: [horde, horde], options });
    expect(request({})).toMatchObject({ ok: true, value: { options: { forceOrganisation: false } } });
    expect(request({ forceOrganisation: false })).toMatchObject({ ok: true });
    expect(request({ forceOrganisation: true })).toMatchObject({
      ok: false,
      problem: { args: { rule: 'GDF-ARM-07' } },
    });
  });
});

describe('force organisation', () => {
  it('GDF-ARM-06, R-12: one Hero for each full 500 points', () => {
    const heroes = (count: number) => force(...times(count, 'boss'), 'squad');
    for (const [points, most] of [
      [500, 1],
      [999, 1],
      [1000, 2],
      [1499, 2],
      [1500, 3],
    ] as const) {
      expect(broken(heroes(most), organised(points))).not.toContain('GDF-ARM-06');
      expect(broken(heroes(most + 1), organised(points))).toContain('GDF-ARM-06');
    }
  });

  it('GDF-ARM-07, R-12: one copy, and one more for each full 1,000 points; a combined unit is one', () => {
    const copies = (count: number) => force(...times(count, 'cheap'));
    for (const [points, most] of [
      [999, 1],
      [1000, 2],
      [1999, 2],
      [2000, 3],
    ] as const) {
      expect(broken(copies(most), organised(points))).not.toContain('GDF-ARM-07');
      expect(broken(copies(most + 1), organised(points))).toContain('GDF-ARM-07');
    }
    const combined = { unit: 'cheap', copies: [[], []] };
    expect(broken(force(combined, combined), organised(1000))).toEqual([]);
    expect(broken(force(combined, combined, combined), organised(1000))).toEqual(['GDF-ARM-07']);
  });

  it('GDF-ARM-08, R-12: exactly 35 % of the limit is legal, one point more is not; both copies of a unit count', () => {
    expect(broken(force('tank'), organised(1000))).toEqual([]);
    expect(broken(force('tank'), organised(999))).toEqual(['GDF-ARM-08']);
    expect(broken(force({ unit: 'tank', upgrades: ['big-gun'] }), organised(1000))).toEqual(['GDF-ARM-08']);
    const combined = force({ unit: 'squad', copies: [[], []] });
    expect(broken(combined, organised(572))).toEqual([]);
    expect(broken(combined, organised(571))).toEqual(['GDF-ARM-08']);
  });

  it('GDF-ARM-09, R-12: one unit for each full 200 points; Heroes and combined units are one each', () => {
    const others = ['cheap', 'boss', { unit: 'squad', copies: [[], []] }];
    expect(broken(force(...others), organised(600))).toEqual([]);
    expect(broken(force(...others), organised(599))).toEqual(['GDF-ARM-09']);
  });

  it('GDF-ARM-10: at 2,000 points four Heroes, three copies, 700 points a unit and ten units', () => {
    const tanks = { unit: 'tank', copies: [[]] };
    const full = force(...times(3, 'boss'), 'captain', ...times(3, 'cheap'), ...times(3, 'squad'));
    expect(broken(full, organised(2000))).toEqual([]);
    expect(broken(force(...times(3, 'boss'), ...times(2, 'captain')), organised(2000))).toEqual(['GDF-ARM-06']);
    expect(broken(force(...times(4, 'cheap')), organised(2000))).toEqual(['GDF-ARM-07']);
    expect(
      broken(force(...times(3, 'boss'), 'captain', ...times(3, 'cheap'), ...times(3, 'squad'), tanks), organised(2000)),
    ).toEqual(['GDF-ARM-09']);
    const dear = (cost: number): Force => {
      const { army, list } = force('tank');
      return { army: { ...army, units: army.units.map(unit => ({ ...unit, cost })) }, list };
    };
    expect(broken(dear(700), organised(2000))).toEqual([]);
    expect(broken(dear(701), organised(2000))).toEqual(['GDF-ARM-08']);
  });

  it.each(LISTS)('$army.id/$list.id is legal under it, and near its limit', ready => {
    expect(broken(ready, organised(ready.list.points))).toEqual([]);
    expect(costOfList(ready)).toBeGreaterThan(0.88 * ready.list.points);
  });
});

describe('combined units', () => {
  it('GDF-ARM-11, GDF-ARM-13: two copies become one unit that costs what both cost', () => {
    const list = force({ unit: 'squad', copies: [['big-gun'], []] });
    const rosters = rostersOf(list, 0);
    expect(rosters).toHaveLength(1);
    expect(rosters[0]).toMatchObject({ cost: 210 });
    expect(rosters[0]!.models).toHaveLength(10);
    expect(broken(list, free(1000))).toEqual([]);
  });

  it('GDF-ARM-12: upgrades of all models are bought for both, those of single models may differ', () => {
    const combined = (...copies: string[][]) => broken(force({ unit: 'squad', copies }), free(1000));
    expect(combined(['fearless'], ['fearless'])).toEqual([]);
    expect(combined(['fearless', 'big-gun'], ['big-gun', 'big-gun', 'fearless'])).toEqual([]);
    expect(combined(['fearless', 'second-blades'], ['second-blades', 'fearless'])).toEqual([]);
    expect(combined(['fearless'], [])).toEqual(['GDF-ARM-12']);
    expect(combined(['fearless'], ['second-blades'])).toEqual(['GDF-ARM-12']);
  });

  it('GDF-ARM-14, R-13: never three copies, and never units of one model', () => {
    expect(broken(force({ unit: 'squad', copies: [[], [], []] }), free(1000))).toEqual(['GDF-ARM-14']);
    expect(broken(force({ unit: 'tank', copies: [[], []] }), free(1000))).toEqual(['GDF-ARM-14']);
    expect(broken(force('tank'), free(1000))).toEqual([]);
  });

  const combinedScene = () =>
    scene({
      profiles: [profile({ id: 'squad', count: 5 }), profile({ id: 'shooter', count: 6 })],
      units: [
        { player: 1, profile: 'shooter', name: 'guns', models: row(5, 10, 6) },
        {
          player: 2,
          profile: 'squad',
          name: 'both',
          copies: [[], []],
          models: row(5, 24, 10).map(([x, y], i) => (i < 5 ? [x, y] : [x - 7.5, y + 1.5])),
        },
      ],
    });

  it('GDF-ARM-13: one activation, one coherency, and half of both sizes for morale', () => {
    const s = combinedScene();
    expect(Object.keys(s.facts.units)).toEqual(['guns', 'both']);
    s.do('guns', 'hold', [{ weapon: 'rifle', target: 'both' }], hit(6, 6, 6, 6, 1, 1), block(1, 1, 1, 1), [1, 2, 3, 4]);
    expect(s.next).toBe('gdf.ask.unit');
    expect(s.events('morale.tested')).toEqual([]);
    const t = combinedScene();
    t.do(
      'guns',
      'hold',
      [{ weapon: 'rifle', target: 'both' }],
      hit(6, 6, 6, 6, 6, 1),
      block(1, 1, 1, 1, 1),
      [1, 2, 3, 4, 5],
      morale(6),
    );
    expect(t.events('morale.tested')).toHaveLength(1);
    expect(t.next).toBe('gdf.ask.unit');
  });
});

describe('random lists', () => {
  it('are legal on the terms they were made for, and different', () => {
    const made = new Set<string>();
    for (const { army } of LISTS)
      for (let seed = 0; seed < 8; seed++)
        for (const terms of [organised(750), free(1000), organised(2000)]) {
          const list = randomList(army, terms, seededRng('list', seed));
          expect(judgeList(list, terms)).toEqual({ ok: true });
          expect(list.list.units.length).toBeGreaterThan(1);
          made.add(JSON.stringify(list.list.units));
        }
    expect(made.size).toBeGreaterThan(60);
  });
});

describe('prices', () => {
  it('stay near the rule of thumb they started from', () => {
    for (const { army } of LISTS)
      for (const unit of army.units) {
        const fit = outfit(unit, []);
        const price = fit.ok ? suggestedPrice(army, unit, fit.models) : 0;
        expect([unit.id, Math.abs(unit.cost - price) <= 0.4 * price]).toEqual([unit.id, true]);
      }
  });
});

describe('docs/balance.md', () => {
  it('shows a list that can be played', () => {
    const text = readFileSync(new URL('../../../../docs/balance.md', import.meta.url), 'utf8');
    const shown: unknown = JSON.parse(/```json\n([\s\S]*?)```/.exec(text)![1]!);
    const made = grimdarkFutureGame.setupFor({ armies: [shown, shown] });
    expect(made).toMatchObject({ ok: true, value: { options: { points: 1000 } } });
  });
});

describe('army books', () => {
  it('are read again as they were written', () => {
    for (const { army } of LISTS) expect(readArmy(JSON.parse(JSON.stringify(army)))).toEqual({ ok: true, value: army });
  });
});
