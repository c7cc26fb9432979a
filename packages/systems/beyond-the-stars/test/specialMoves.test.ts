import { describe, expect, it } from 'vitest';
import { ruleNamed } from '../src/compile.js';
import { SPECIAL_RULES } from '../src/content/index.js';
import { statOf } from '../src/figures/stats.js';
import { passage } from '../src/ground/passage.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { man, scene } from './scene.js';

const kinds = ['wooded', 'rocky', 'urban', 'shallow-water', 'deep-water'] as const;
const through = (kind: TerrainBody['kind'], more: Partial<FigureBody>, height = 2) => {
  const found = passage(
    scene({ figures: [man(1, 'a', 20, 20, more)], terrain: [{ kind, box: [40, 40, 10, 10], height }] }).state,
    0,
    0,
  );
  return found.kind === 'rough' ? found.factor : found.kind;
};
const free = (rule: string, more: Partial<FigureBody> = {}) =>
  kinds.filter(kind => through(kind, { rules: [rule], ...more }) === 'free');

describe('special rules of movement', () => {
  it('every special rule of the book has its module', () => {
    expect(SPECIAL_RULES.filter(id => ruleNamed(id) === undefined)).toEqual([]);
  });

  it('BTS-SPR-36, BTS-SPR-42, BTS-SPR-53: Foresters, Guerrillas and Mountaineers on foot are not slowed in their own ground', () => {
    expect([free('srForester'), free('srGuerrilla'), free('srMountaineer')]).toEqual([
      ['wooded'],
      ['urban'],
      ['rocky'],
    ]);
    expect([free('srForester', { build: 'cavalry' }), free('srGuerrilla', { build: 'cavalry' })]).toEqual([[], []]);
  });

  it('BTS-SPR-03: water is open ground for the Amphibious', () => {
    expect(free('srAmphibious')).toEqual(['shallow-water', 'deep-water']);
  });

  it('BTS-SPR-24: Tracked ignores difficult ground', () => {
    expect(free('srTracked', { build: 'vehicle' })).toEqual(['wooded', 'rocky', 'urban', 'shallow-water']);
  });

  it('BTS-SPR-06: the Arachnid is slowed by water only, and walks over walls', () => {
    expect(free('srArachnid')).toEqual(['wooded', 'rocky', 'urban']);
    expect([through('obstacle', { rules: ['srArachnid'] }, 9), through('obstacle', {}, 9)]).toEqual(['free', 'test']);
  });

  it('BTS-SPR-39: Gigantic steps over obstacles of 10 cm, and over none that is higher', () => {
    expect([
      through('obstacle', { rules: ['srGigantic'] }, 10),
      through('obstacle', { rules: ['srGigantic'] }, 10.1),
    ]).toEqual(['free', 'closed']);
  });

  it('BTS-SPR-64: Fast: +5 cm on foot, +10 mounted, on wheels or as a Monster', () => {
    const mvt = (build: NonNullable<FigureBody['build']>) =>
      statOf(scene({ figures: [man(1, 'a', 20, 20, { mvt: 15, build, rules: ['srFast'] })] }).state, 0, 'mvt') / 10_000;
    expect((['infantry', 'walker', 'cavalry', 'bike', 'vehicle', 'monster'] as const).map(mvt)).toEqual([
      20, 20, 25, 25, 25, 25,
    ]);
  });

  it('BTS-SPR-33, R-83: the Enraged must charge while there is a charge to make', () => {
    const at = (x: number, rules: readonly string[]) =>
      scene({ figures: [man(1, 'a', 20, 20, { rules }), man(2, 'z', x, 20)] }).refusal({
        do: 'walk',
        figure: 'a',
        path: [[20, 25]],
      });
    expect([at(30, ['srEnraged']), at(60, ['srEnraged']), at(30, [])]).toEqual([['BTS-SPR-33'], [], []]);
    expect(at(30, ['srFanatic'])).toEqual(['BTS-SPR-33']);
  });

  it('BTS-SPR-71: Terrifying frightens those who would charge it, not those it charges', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20, { rules: ['srTerrifying'] }), man(2, 'z', 30, 20)] });
    t.do({ do: 'charge', figure: 'a', path: [[27.5, 20]], targets: ['z'] });
    expect(t.events('morale.tested')).toEqual([]);
  });

  it('BTS-IMP-01, BTS-SPR-17: a shield gives +1 D, not with ranged equipment, unless an Expert rider is mounted', () => {
    const d = (more: Partial<FigureBody>) =>
      statOf(
        scene({ figures: [man(1, 'a', 20, 20, { defence: 4, support: ['shield'], ...more })] }).state,
        0,
        'defence',
      );
    expect([
      d({}),
      d({ ranged: [{}] }),
      d({ ranged: [{}], rules: ['srExpertRider'] }),
      d({ ranged: [{}], rules: ['srExpertRider'], build: 'cavalry' }),
    ]).toEqual([5, 4, 4, 5]);
  });

  it('BTS-IMP-09, BTS-ORD-01: a great war instrument speeds Infantry near by, and adds to Full ahead', () => {
    const mvt = (more: Partial<FigureBody>) =>
      statOf(
        scene({
          figures: [
            man(1, 'a', 20, 20, { mvt: 15, ...more }),
            man(1, 'drum', 30, 20, { support: ['great-instrument'] }),
          ],
        }).state,
        0,
        'mvt',
      ) / 10_000;
    expect([mvt({}), mvt({ build: 'cavalry' }), mvt({ effects: [{ id: 'fullAhead', until: 'turn' }] })]).toEqual([
      18, 15, 28,
    ]);
  });
});
