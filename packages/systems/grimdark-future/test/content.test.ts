import { entirelyInside, inches, overlapsPolygon, squaredDistance, within } from '@banneret/geometry';
import { disagreements, missingKeys, strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ARMIES, figures, grimdarkFuture, grimdarkFutureGame, LAYOUTS, readArmy, type Setup } from '../src/index.js';
import { lanternCompany } from '../src/content/lanternCompany.js';
import { zoneOf } from '../src/deploy.js';
import { RULES } from '../src/rules/index.js';
import { isCoherent } from '../src/movement.js';
import { rosterOf, seatOf } from '../src/state.js';

const setupOn = (layout: string): Setup => ({ layout, armies: [ARMIES[0]!, ARMIES[1]!] });

/** A deep copy of the first army with one change. */
function changed(change: (army: Record<string, unknown>) => void): unknown {
  const copy = JSON.parse(JSON.stringify(lanternCompany)) as Record<string, unknown>;
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
  it('use every special rule of the slice', () => {
    const used = ARMIES.flatMap(({ units, weapons }) =>
      [...units, ...weapons].flatMap(({ rules }) => rules.map(({ id }) => id)),
    );
    expect(RULES.map(({ id }) => id).filter(id => !used.includes(id))).toEqual([]);
  });

  it.each([
    ['gdf.army.not-an-object', () => 5],
    ['gdf.army.unknown-rule', () => changed(army => void (unitsOf(army)[0]!['rules'] = ['sneaky']))],
    ['gdf.army.rule-number', () => changed(army => void (unitsOf(army)[0]!['rules'] = ['tough']))],
    ['gdf.army.rule-number', () => changed(army => void (unitsOf(army)[0]!['rules'] = ['fast(2)']))],
    ['gdf.army.out-of-bounds', () => changed(army => void (unitsOf(army)[0]!['quality'] = 7))],
    ['gdf.army.not-a-text', () => changed(army => void (army['id'] = ''))],
    ['gdf.army.bad-list', () => changed(army => void (army['list'] = []))],
    ['gdf.army.unknown-id', () => changed(army => void (army['list'] = ['nobody']))],
    ['gdf.army.unknown-field', () => changed(army => void (army['points'] = 500))],
    ['gdf.army.unknown-field', () => changed(army => void ((army['name'] as Fields)['de'] = 'Laternen'))],
    ['gdf.army.unknown-field', () => changed(army => void (unitsOf(army)[0]!['cost'] = 5))],
    ['gdf.army.not-yes-or-no', () => changed(army => void (unitsOf(army)[0]!['hero'] = 'yes'))],
    [
      'gdf.army.too-many-models',
      () => changed(army => void (unitsOf(army)[0]!['models'] = [1, 2, 3].map(() => loadout(army, 20)))),
    ],
    ['gdf.army.twice', () => changed(army => void unitsOf(army).push(unitsOf(army)[0]!))],
  ])('are refused with %s', (say, raw) => {
    const read = readArmy(raw());
    expect(read).toMatchObject({ ok: false, problem: { say } });
    if (read.ok) return;
    for (const locale of ['fr', 'en'] as const)
      expect(strictTranslator(locale, grimdarkFutureGame.text).say(say, read.problem.args)).not.toBe('');
  });
});

describe('a problem of an army', () => {
  const bad = changed(army => void (unitsOf(army)[1]!['models'] = [{ count: 1, weapons: ['nothing'] }]));

  it('is placed within the army, under the name that the caller gives it', () => {
    expect(readArmy(bad, 'mine')).toMatchObject({ problem: { args: { place: 'mine.units[1].models[0].weapons[0]' } } });
    expect(grimdarkFutureGame.setupFor({ armies: ['rust-brood', bad] })).toMatchObject({
      problem: { args: { place: 'armies[1].units[1].models[0].weapons[0]' } },
    });
    expect(grimdarkFutureGame.setupFor({ armies: [5] })).toMatchObject({ problem: { args: { place: 'armies[0]' } } });
  });
});

describe.each(LAYOUTS)('layout $id', ({ id, terrain, markers, width, depth }) => {
  const state = grimdarkFuture.setup(setupOn(id));

  it('GDF-SET-01, -03: is a full table with at least ten pieces', () => {
    expect([width, depth]).toEqual([inches(72), inches(48)]);
    expect(terrain.length).toBeGreaterThanOrEqual(10);
  });

  it('GDF-OBJ-04 to -06: has its markers outside both zones, more than nine inches apart, and reachable', () => {
    for (const [i, marker] of markers.entries()) {
      expect(marker.y).toBeGreaterThan(state.battle.zoneDepth);
      expect(marker.y).toBeLessThan(depth - state.battle.zoneDepth);
      for (const other of markers.slice(0, i)) expect(squaredDistance(marker, other)).toBeGreaterThan(inches(9) ** 2);
      const point = { base: { kind: 'round', radius: 12_500 }, at: marker, facing: 0 } as const;
      const onRock = terrain.some(piece => piece.types.includes('impassable') && overlapsPolygon(point, piece.outline));
      expect(onRock).toBe(false);
    }
  });

  it('GDF-DEP-03, -07: deploys everybody in their zone, coherent, an inch apart and off impassable terrain', () => {
    for (const unit of state.units.keys()) {
      expect(isCoherent(state, unit)).toBe(true);
      const zone = zoneOf(state.battle, seatOf(state, unit));
      for (const figure of figures(state, unit)) {
        expect(entirelyInside(figure, zone)).toBe(true);
        const onRock = terrain.some(
          piece => piece.types.includes('impassable') && overlapsPolygon(figure, piece.outline),
        );
        expect(onRock).toBe(false);
        for (const other of state.units.keys())
          if (other !== unit)
            expect(figures(state, other).some(near => within(figure, near, inches(1) - 1))).toBe(false);
      }
      expect(figures(state, unit)).toHaveLength(rosterOf(state, unit).models.length);
    }
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
    const t = strictTranslator('fr', kernelText, grimdarkFutureGame.text);
    const named = new Set(
      [...all.matchAll(/'(gdf\.(?:ask|roll|no|why|army|setup|scenario)\.[a-z-]+)'/g)].map(m => m[1]!),
    );
    expect([...named].filter(key => !t.has(key))).toEqual([]);
    const families = /^gdf\.(?:ask|roll|no|why|army|setup|scenario)\./;
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

/** Forty models on the largest bases: more than any zone holds. */
const crowded = changed(army => {
  Object.assign(unitsOf(army)[0]!, { baseMm: 120, models: [loadout(army, 20), loadout(army, 20)] });
  army['list'] = [unitsOf(army)[0]!['id']];
});

describe('set-ups from a record', () => {
  const good = grimdarkFutureGame.setupFor({ seed: 2 });
  const setup = JSON.parse(JSON.stringify(good.ok && good.value)) as Fields & { armies: Fields[] };

  it('are read as they were written', () => {
    expect(grimdarkFutureGame.readSetup?.(setup)).toEqual(good);
  });

  it.each([
    ['gdf.setup.not-a-setup', null],
    ['gdf.setup.not-a-setup', []],
    ['gdf.setup.not-a-setup', { seats: 1e9, rounds: 4, lines: [] }],
    ['gdf.setup.not-a-setup', { ...setup, seats: 1e9 }],
    ['gdf.setup.not-a-setup', { ...setup, armies: setup.armies.slice(1) }],
    ['gdf.setup.unknown-layout', { ...setup, layout: { deep: [] } }],
    ['gdf.army.not-an-object', { ...setup, armies: ['rust-brood', 'rust-brood'] }],
    ['gdf.army.out-of-bounds', { ...setup, armies: [setup.armies[0], withCount(setup.armies[1]!, 1e9)] }],
    ['gdf.army.unknown-rule', { ...setup, armies: [withRule(setup.armies[0]!, { id: 'magic' }), setup.armies[1]] }],
    ['gdf.army.rule-number', { ...setup, armies: [withRule(setup.armies[0]!, { id: 'ap' }), setup.armies[1]] }],
    ['gdf.setup.no-room', { ...setup, armies: [crowded, setup.armies[1]] }],
    // In the words of a file: fit for a request, but not what a record holds.
    ['gdf.setup.not-a-setup', { ...setup, armies: [lanternCompany, setup.armies[1]] }],
  ])('are refused with %s', (say, raw) => {
    expect(grimdarkFutureGame.readSetup?.(raw)).toMatchObject({ ok: false, problem: { say } });
  });
});

describe('set-up requests', () => {
  it.each([
    ['gdf.setup.seats', { seats: 3 }],
    ['gdf.setup.unknown-army', { armies: ['nobody'] }],
    ['gdf.setup.unknown-layout', { options: { layout: 'moon' } }],
    ['gdf.setup.unknown-layout', { options: { layout: 5 } }],
    ['gdf.setup.unknown-option', { options: { zzz: 1 } }],
    ['gdf.setup.no-room', { armies: [crowded] }],
  ])('are refused with %s', (say, request) => {
    expect(grimdarkFutureGame.setupFor(request)).toMatchObject({ ok: false, problem: { say } });
  });

  it('take armies by name or whole, and the seed picks a table', () => {
    const named = grimdarkFutureGame.setupFor({ armies: ['rust-brood', lanternCompany], seed: 1 });
    expect(named).toMatchObject({ ok: true, value: { layout: LAYOUTS[1]!.id } });
    if (!named.ok) return;
    expect([0, 1].map(seat => grimdarkFutureGame.armyOf(named.value, seat))).toEqual(['rust-brood', 'lantern-company']);
  });
});
