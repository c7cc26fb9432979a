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

const unitsOf = (army: Record<string, unknown>) => army['units'] as Record<string, unknown>[];

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
    ['gdf.army.twice', () => changed(army => void unitsOf(army).push(unitsOf(army)[0]!))],
  ])('are refused with %s', (say, raw) => {
    const read = readArmy(raw());
    expect(read).toMatchObject({ ok: false, problem: { say } });
    if (read.ok) return;
    for (const locale of ['fr', 'en'] as const)
      expect(strictTranslator(locale, grimdarkFutureGame.text).say(say, read.problem.args)).not.toBe('');
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

describe('set-up requests', () => {
  it.each([
    ['gdf.setup.seats', { seats: 3 }],
    ['gdf.setup.unknown-army', { armies: ['nobody'] }],
    ['gdf.setup.unknown-layout', { options: { layout: 'moon' } }],
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
