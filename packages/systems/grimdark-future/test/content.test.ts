import { gameText } from '@banneret/game';
import { disagreements, missingKeys, strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ARMIES, grimdarkFutureGame, LAYOUTS, LISTS, readArmy } from '../src/index.js';
import { lanternCompany } from '../src/content/armies/lanternCompany.js';
import { rostersOf } from '../src/forces/muster.js';
import { RULES } from '../src/rules/index.js';

/** A deep copy of the first army's book with one change. */
function changed(change: (army: Record<string, unknown>) => void): unknown {
  const copy = JSON.parse(JSON.stringify(lanternCompany.army)) as Record<string, unknown>;
  change(copy);
  return copy;
}

type Fields = Record<string, unknown>;
const loadout = (army: Fields, count: number): Fields => ({
  ...(unitsOf(army)[0]!['models'] as Fields[])[0]!,
  count,
});
const unitsOf = (army: Record<string, unknown>) => army['units'] as Record<string, unknown>[];

const withUnit = (army: Fields, change: Fields): Fields => ({
  ...army,
  units: unitsOf(army).map((unit, i) => (i === 0 ? { ...unit, ...change } : unit)),
});
const withCount = (army: Fields, count: number): Fields => withUnit(army, { models: [loadout(army, count)] });
const withRule = (army: Fields, rule: Fields): Fields => withUnit(army, { rules: [rule] });

describe('armies', () => {
  const usedIn = ({ units, weapons, spells }: (typeof ARMIES)[number]): string[] => [
    ...[...units, ...weapons, ...units.flatMap(({ upgrades }) => upgrades)].flatMap(({ rules }) =>
      rules.map(({ id }) => id),
    ),
    ...spells.flatMap(({ effect }) => (effect.kind === 'rally' ? [] : effect.rules.map(({ id }) => id))),
  ];

  it('use every special rule between them', () => {
    const used = ARMIES.flatMap(usedIn);
    expect(RULES.map(({ id }) => id).filter(id => !used.includes(id))).toEqual([]);
    expect(ARMIES.length).toBeGreaterThanOrEqual(3);
  });

  it.each(ARMIES)(
    '$id has 8 to 12 units, Heroes, a Caster with six spells, and ready lists',
    ({ id, units, spells }) => {
      expect(units.length).toBeGreaterThanOrEqual(8);
      expect(units.length).toBeLessThanOrEqual(12);
      expect(units.some(({ hero }) => hero)).toBe(true);
      expect(units.some(({ rules }) => rules.some(rule => rule.id === 'caster'))).toBe(true);
      expect(spells).toHaveLength(6);
      const own = LISTS.filter(({ army }) => army.id === id);
      expect(own.map(({ list }) => list.points)).toEqual([750, 1000, 2000]);
    },
  );

  it('GDF-GEN-05, GDF-GEN-23: a unit has a name and size, Quality, Defence, equipment, rules and a cost', () => {
    const wardens = ARMIES[0]!.units.find(({ id }) => id === 'wardens')!;
    expect(wardens).toMatchObject({ name: { en: 'Wardens' }, quality: 4, defense: 4, rules: [], cost: 210 });
    expect(wardens.models.map(({ count }) => count)).toEqual([8, 2]);
    const weapon = (id: string) => ARMIES[0]!.weapons.find(entry => entry.id === id);
    expect(weapon('lens-rifle')).toMatchObject({
      range: 30,
      attacks: 1,
      rules: [{ id: 'ap', x: 1 }, { id: 'reliable' }],
    });
    expect(weapon('tool')).not.toHaveProperty('range');
  });

  it('GDF-GEN-24: the models of one unit have one base', () => {
    for (const force of LISTS)
      for (const { kinds } of rostersOf(force, 0))
        expect(new Set(kinds.map(({ base }) => JSON.stringify(base))).size).toBe(1);
  });

  const firstUnit = (change: Fields) => () => changed(army => void Object.assign(unitsOf(army)[0]!, change));
  const firstSpell = (change: Fields) => () =>
    changed(army => void Object.assign((army['spells'] as Fields[])[0]!, change));

  it.each([
    ['file.not-an-object', () => 5],
    ['gdf.army.unknown-rule', firstUnit({ rules: ['sneaky'] })],
    ['gdf.army.rule-number', firstUnit({ rules: ['tough'] })],
    ['gdf.army.rule-number', firstUnit({ rules: ['fast(2)'] })],
    ['file.out-of-bounds', firstUnit({ quality: 7 })],
    ['file.out-of-bounds', firstUnit({ cost: -1 })],
    ['file.out-of-bounds', firstUnit({ baseMm: 5 })],
    ['gdf.army.not-a-pair', firstUnit({ baseMm: [30, 60] })],
    ['gdf.army.not-a-pair', firstUnit({ hullMm: [60, 30, 30] })],
    ['file.not-a-text', () => changed(army => void (army['id'] = ''))],
    ['file.bad-list', () => changed(army => void (army['units'] = []))],
    ['file.unknown-id', firstUnit({ models: [{ count: 1, weapons: ['nothing'] }] })],
    [
      'file.unknown-id',
      firstUnit({ upgrades: [{ id: 'x', name: { fr: 'x', en: 'x' }, cost: 5, models: 1, replaces: ['nothing'] }] }),
    ],
    ['file.unknown-field', () => changed(army => void (army['points'] = 500))],
    ['file.unknown-field', () => changed(army => void ((army['name'] as Fields)['de'] = 'Laternen'))],
    ['file.unknown-field', firstUnit({ price: 5 })],
    ['file.not-yes-or-no', firstUnit({ hero: 'yes' })],
    [
      'gdf.army.too-many-models',
      () => changed(army => void (unitsOf(army)[0]!['models'] = [1, 2].map(() => loadout(army, 11)))),
    ],
    ['file.twice', () => changed(army => void unitsOf(army).push(unitsOf(army)[0]!))],
    ['file.not-one-of', firstSpell({ target: 'anybody' })],
    ['file.not-one-of', firstSpell({ effect: { kind: 'boon', rules: ['fast'], until: 'ever' } })],
    ['gdf.army.hits-friends', firstSpell({ effect: { kind: 'hits', hits: 1 } })],
    ['gdf.army.never-lent', firstSpell({ effect: { kind: 'boon', rules: ['tough(3)'], until: 'round' } })],
  ])('are refused with %s', (say, raw) => {
    const read = readArmy(raw());
    expect(read).toMatchObject({ ok: false, problem: { say } });
    if (read.ok) return;
    for (const locale of ['fr', 'en'] as const)
      expect(strictTranslator(locale, gameText, grimdarkFutureGame.text).say(say, read.problem.args)).not.toBe('');
  });
});

describe('a problem of an army', () => {
  const bad = changed(army => void (unitsOf(army)[1]!['models'] = [{ count: 1, weapons: ['nothing'] }]));

  it('is placed within the army, under the name that the caller gives it', () => {
    expect(readArmy(bad, 'mine')).toMatchObject({ problem: { args: { place: 'mine.units[1].models[0].weapons[0]' } } });
    expect(grimdarkFutureGame.setupFor({ armies: ['rust-brood', { army: bad, units: ['wardens'] }] })).toMatchObject({
      problem: { args: { place: 'armies[1].army.units[1].models[0].weapons[0]' } },
    });
    expect(grimdarkFutureGame.setupFor({ armies: [5] })).toMatchObject({ problem: { args: { place: 'armies[0]' } } });
  });
});

describe('words', () => {
  it('are the same messages in both languages', () => {
    expect(missingKeys(grimdarkFutureGame.text)).toEqual([]);
    expect(disagreements(grimdarkFutureGame.text)).toEqual([]);
  });

  const sources = (folder: URL): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !name.startsWith('text'))
      .map(name => readFileSync(new URL(name, folder), 'utf8'));
  const all = sources(new URL('../src/', import.meta.url)).join('\n');

  it('exist for every message key that the rules name, and no others', () => {
    const t = strictTranslator('fr', kernelText, gameText, grimdarkFutureGame.text);
    const named = new Set(
      [...all.matchAll(/'(gdf\.(?:ask|roll|no|why|army|list|setup|scenario)\.[a-z-]+)'/g)].map(m => m[1]!),
    );
    expect([...named].filter(key => !t.has(key))).toEqual([]);
    const families = /^gdf\.(?:ask|roll|no|why|army|list|setup|scenario)\./;
    const idle = Object.keys(grimdarkFutureGame.text.fr).filter(key => families.test(key) && !named.has(key));
    expect(idle).toEqual([]);
  });

  it('explain every rule that a question, roll, refusal or modifier cites', () => {
    const cited = new Set(
      [...all.matchAll(/(?:rule: |ref: |illegal\(|dice\([^,]*, )'(GDF-[A-Z]{3}-\d\d)'/g)].map(m => m[1]!),
    );
    const explained = grimdarkFutureGame.rules.map(({ id }) => id);
    expect(cited.size).toBeGreaterThan(30);
    expect([...cited].filter(id => !explained.includes(id))).toEqual([]);
    expect(new Set(explained).size).toBe(explained.length);
  });
});

/** Twice twenty models on the largest bases: more than any zone holds. */
const crowded = {
  army: changed(army => void Object.assign(unitsOf(army)[0]!, { baseMm: 200, cost: 0, models: [loadout(army, 20)] })),
  units: [{ unit: 'keeper', copies: [[], []] }],
};

describe('set-ups from a record', () => {
  const good = grimdarkFutureGame.setupFor({ seed: 2 });
  const setup = JSON.parse(JSON.stringify(good.ok && good.value)) as Fields & { armies: Fields[] };
  const [first, second] = setup.armies as [Fields, Fields];
  const withArmy = (change: (army: Fields) => Fields) => ({
    ...setup,
    armies: [{ ...first, army: change(first['army'] as Fields) }, second],
  });

  it('are read as they were written', () => {
    expect(grimdarkFutureGame.readSetup?.(setup)).toEqual(good);
  });

  it.each([
    ['gdf.setup.not-a-setup', null],
    ['gdf.setup.not-a-setup', []],
    ['gdf.setup.not-a-setup', { seats: 1e9, rounds: 4, lines: [] }],
    ['gdf.setup.not-a-setup', { ...setup, seats: 1e9 }],
    ['gdf.setup.not-a-setup', { ...setup, armies: [first] }],
    ['gdf.setup.not-a-setup', { layout: setup['layout'], armies: setup.armies }],
    ['gdf.setup.bad-option', { ...setup, options: { ...(setup['options'] as Fields), points: 'all' } }],
    ['gdf.setup.bad-table', { ...setup, layout: { deep: [] } }],
    ['file.not-an-object', { ...setup, armies: ['rust-brood', 'rust-brood'] }],
    ['file.out-of-bounds', withArmy(army => withCount(army, 1e9))],
    ['gdf.army.unknown-rule', withArmy(army => withRule(army, { id: 'magic' }))],
    ['gdf.army.rule-number', withArmy(army => withRule(army, { id: 'ap' }))],
    ['gdf.list.over-limit', { ...setup, options: { ...(setup['options'] as Fields), points: 100 } }],
    // In the words of a file: fit for a request, but not what a record holds.
    ['gdf.setup.not-a-setup', withArmy(() => lanternCompany.army)],
  ])('are refused with %s', (say, raw) => {
    expect(grimdarkFutureGame.readSetup?.(raw)).toMatchObject({ ok: false, problem: { say } });
  });
});

describe('set-up requests', () => {
  it.each([
    ['gdf.setup.seats', { seats: 3 }],
    ['gdf.setup.unknown-army', { armies: ['nobody'] }],
    ['gdf.setup.unknown-list', { armies: ['rust-brood/5000'] }],
    ['gdf.setup.unknown-list', { armies: ['rust-brood'], options: { points: 100 } }],
    ['gdf.army.no-book', { armies: [{ army: 5, units: ['wardens'] }] }],
    ['gdf.army.unknown-army', { armies: [{ army: 'nobody', units: ['wardens'] }] }],
    ['file.unknown-id', { armies: [{ army: 'rust-brood', units: ['wardens'] }] }],
    [
      'gdf.army.upgrades-twice',
      { armies: [{ army: 'rust-brood', units: [{ unit: 'hulks', upgrades: [], copies: [[]] }] }] },
    ],
    ['gdf.setup.unknown-layout', { options: { layout: 'moon' } }],
    ['gdf.setup.unknown-layout', { options: { layout: 5 } }],
    ['gdf.setup.unknown-option', { options: { zzz: 1 } }],
    ['gdf.setup.bad-option', { options: { forceOrganisation: 'yes' } }],
    ['gdf.setup.no-room', { armies: [crowded] }],
  ])('are refused with %s', (say, request) => {
    const made = grimdarkFutureGame.setupFor(request);
    expect(made).toMatchObject({ ok: false, problem: { say } });
    if (made.ok) return;
    for (const locale of ['fr', 'en'] as const)
      expect(strictTranslator(locale, gameText, grimdarkFutureGame.text).say(say, made.problem.args)).not.toBe('');
  });

  it('take lists by army, by name or whole, and the seed picks a table', () => {
    const own = {
      army: lanternCompany.army,
      id: 'mine',
      units: ['wardens', { unit: 'lensmen', upgrades: ['pathfinders'] }],
    };
    const named = grimdarkFutureGame.setupFor({ armies: ['rust-brood/2000', own], seed: 1 });
    expect(named).toMatchObject({
      ok: true,
      value: {
        layout: LAYOUTS[1]!.id,
        options: { points: 2000 },
        armies: [
          { army: { id: 'rust-brood' }, list: { id: '2000' } },
          {
            army: { id: 'lantern-company' },
            list: { id: 'mine', units: [{ unit: 'wardens', copies: [[]] }, { unit: 'lensmen' }] },
          },
        ],
      },
    });
    if (!named.ok) return;
    expect([0, 1].map(seat => grimdarkFutureGame.armyOf(named.value, seat))).toEqual(['rust-brood', 'lantern-company']);
  });

  it('give the largest ready list within the limit', () => {
    const sizes = (points?: number) => {
      const made = grimdarkFutureGame.setupFor({ ...(points !== undefined && { options: { points } }) });
      return made.ok && made.value.armies.map(({ list }) => list.id);
    };
    expect(sizes()).toEqual(['1000', '1000']);
    expect(sizes(999)).toEqual(['750', '750']);
    expect(sizes(2500)).toEqual(['2000', '2000']);
  });
});
