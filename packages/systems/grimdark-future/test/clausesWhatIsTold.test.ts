import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { dice, type Scripted } from '@banneret/testkit';
import { describe, expect, it } from 'vitest';
import { grimdarkFutureGame } from '../src/index.js';
import { readyUnits } from '../src/procedures/match.js';
import {
  block,
  box,
  danger,
  hit,
  profile,
  reblock,
  regeneration,
  rollOff,
  row,
  scene,
  type Scene,
  type SceneBody,
} from './scene.js';

// What happens to nobody is told to nobody, and who has suffered nothing is not tested for it.

const cast = (face: number): Scripted => dice([face], 'gdf.roll.cast');

const PROFILES = [
  profile({ count: 5 }),
  profile({ id: 'one', count: 1 }),
  profile({ id: 'four', count: 4 }),
  profile({ id: 'trolls', count: 4, rules: ['regeneration'] }),
  profile({ id: 'troll', count: 1, rules: ['regeneration', 'tough(3)'] }),
  profile({ id: 'hunter', count: 1, weapons: ['long'] }),
  profile({ id: 'breaker', count: 1, weapons: ['hammer'] }),
  profile({ id: 'reaper', count: 1, weapons: ['scythe'] }),
  profile({ id: 'viper', count: 1, weapons: ['fang'] }),
  profile({ id: 'mage', count: 1, rules: ['caster(2)', 'tough(3)'] }),
  profile({ id: 'chief', count: 1, hero: true, rules: ['tough(6)'] }),
  profile({ id: 'plane', count: 1, rules: ['aircraft'], baseMm: 60 }),
];

const WEAPONS = [
  { id: 'long', range: 24, attacks: 1, rules: ['sniper'] },
  { id: 'hammer', range: 24, attacks: 1, rules: ['deadly(3)'] },
  { id: 'scythe', range: 24, attacks: 3, rules: ['rending'] },
  { id: 'fang', range: 24, attacks: 2, rules: ['poison'] },
];

const SPELLS = [
  { id: 'hex', cost: 1, target: 'enemy', effect: { kind: 'hits', hits: 2 } },
  { id: 'edge', cost: 1, target: 'friend', effect: { kind: 'boon', rules: ['ap(1)'], until: 'activation' } },
  { id: 'ward', cost: 1, target: 'friend', effect: { kind: 'boon', rules: ['warded'], until: 'round' } },
];

type Unit = SceneBody['units'][number];

const table = (units: readonly Unit[], more: Partial<SceneBody> = {}): Scene =>
  scene({ profiles: PROFILES, weapons: WEAPONS, spells: SPELLS, units, ...more });

const own = (kind: string, models: Unit['models'] = [[20, 20]], more: Partial<Unit> = {}): Unit => ({
  player: 1,
  profile: kind,
  name: 'own',
  models,
  ...more,
});
const foe = (kind: string, models: Unit['models'] = [[20, 32]], more: Partial<Unit> = {}): Unit => ({
  player: 2,
  profile: kind,
  name: 'foe',
  models,
  ...more,
});

const BOG = { terrain: [{ types: ['dangerous'] as const, outline: box(10, 15, 30, 10) }] };

const WORDS = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, grimdarkFutureGame.text));

/** The rules and sentences a choice is refused with; none if it is legal. */
function reasons(s: Scene, raw: string): string[][] {
  const ruling = s.judge(raw);
  return ruling.ok ? [] : ruling.because.map(({ rule, say }) => [rule, say]);
}

describe('dangerous ground', () => {
  it('GDF-MOR-12, GDF-MOR-13: who is idle in it and falls does not recover; who survives does', () => {
    const idle = (face: number): Scene =>
      table([own('one', [[20, 20]], { shaken: true }), foe('one')], BOG).do('own', danger(face));
    expect(idle(1).told).toContain('unit.wounded');
    expect(idle(1).told).not.toContain('unit.recovered');
    expect(idle(2).events('unit.recovered')).toEqual([{ type: 'unit.recovered', unit: 0 }]);
  });

  it('GDF-TER-12, GDF-SPC-34: without a wound nobody regenerates', () => {
    const s = table([own('trolls', row(15, 20, 4)), foe('one')], BOG).do('own', 'hold', danger(2, 3, 4, 6));
    expect(s.events('ground.tested')).toMatchObject([{ wounds: 0 }]);
    expect(s.told).not.toContain('wounds.regenerated');
  });

  it('GDF-MOR-01: wounds that all regenerate cause no test of a unit at half strength; one that stays does', () => {
    const hurt = [...row(15, 20, 3), null];
    const tested = (face: number): string =>
      table([own('trolls', hurt), foe('one')], BOG).do(
        'own',
        'hold',
        danger(1, 2, 2),
        regeneration(face),
        ...(face < 5 ? [[1]] : []),
      ).next;
    expect(tested(5)).toBe('gdf.ask.shots');
    expect(tested(4)).toBe('gdf.roll.morale');
  });
});

describe('shots', () => {
  const declare = (weapon: string) => [{ weapon, target: 'foe' }];

  it('GDF-SHT-03: who fires at nobody has declared nothing', () => {
    const s = table([own('one'), foe('one')]).do('own', 'hold', []);
    expect(s.told).not.toContain('shots.declared');
    expect(s.seat).toBe(1);
  });

  it('GDF-SHT-14: without a hit nothing is blocked', () => {
    const s = table([own('one'), foe('one')]).do('own', 'hold', declare('rifle'), hit(1));
    expect(s.told).not.toContain('blocks.rolled');
    expect(s.seat).toBe(1);
  });

  it('GDF-SHT-20, GDF-MOR-01: a unit at half strength that blocked every hit is not tested, one that lost a model is', () => {
    const fired = (face: number): Scene =>
      table([own('one'), foe('four', [...row(20, 32, 2), null, null])]).do(
        'own',
        'hold',
        declare('rifle'),
        hit(4),
        block(face),
      );
    expect([fired(4).seat, fired(4).next]).toEqual([1, 'gdf.ask.unit']);
    expect(fired(3).next).toBe('gdf.ask.casualties');
    expect(fired(3).do([1]).next).toBe('gdf.roll.morale');
  });

  it('GDF-SPC-34: blocked hits leave nothing to regenerate', () => {
    const s = table([own('one'), foe('troll')]).do('own', 'hold', declare('rifle'), hit(4), block(4));
    expect(s.told).not.toContain('wounds.regenerated');
  });

  it('GDF-SPC-39, GDF-SHT-14: each hit is blocked with its own AP', () => {
    // Two sixes with AP(4) and one plain hit, against Defence 4+.
    const blocked = (...faces: number[]) =>
      table([own('reaper'), foe('squad', row(20, 32, 5))])
        .do('own', 'hold', declare('scythe'), hit(6, 4, 6), block(...faces))
        .events('blocks.rolled')[0]!;
    const groups = blocked(5, 5, 5).groups;
    expect(groups.map(({ count }) => count).toSorted()).toEqual([1, 2]);
    const faces = groups.flatMap(({ count, ap }) => Array.from({ length: count }, () => (ap > 0 ? 5 : 3)));
    expect(blocked(5, 5, 5).unblocked).toBe(2);
    expect(blocked(...faces).unblocked).toBe(3);
    expect(blocked(...faces.map(face => 8 - face)).unblocked).toBe(2);
  });

  it('GDF-SPC-33, GDF-GEN-12: the second result stands in the place of the six it was rolled for', () => {
    const s = table([own('viper'), foe('squad', row(20, 32, 5))]).do(
      'own',
      'hold',
      declare('fang'),
      hit(4, 4),
      block(5, 6),
      reblock(1),
    );
    expect(s.events('blocks.rolled')).toMatchObject([{ faces: [5, 1], rerolled: 1, unblocked: 1 }]);
  });
});

describe('wounds that do not come', () => {
  it('GDF-SPC-34, GDF-SPC-43: of a Sniper’s hit nothing is left', () => {
    const s = table([own('hunter'), foe('trolls', row(20, 32, 4))]).do(
      'own',
      'hold',
      [{ weapon: 'long', target: 'foe', model: 1 }],
      hit(4),
      block(1),
      regeneration(5),
    );
    expect(s.events('wounds.regenerated')).toMatchObject([{ need: 5, faces: [5], ignored: 1 }]);
    expect(s.told).not.toContain('unit.wounded');
    expect(s.seat).toBe(1);
  });

  it('GDF-SPC-11, GDF-SPC-34: of a Deadly hit nothing is left; a wound that stays is one', () => {
    const struck = (...faces: number[]): Scene =>
      table([own('breaker'), foe('troll')]).do(
        'own',
        'hold',
        [{ weapon: 'hammer', target: 'foe' }],
        hit(4),
        block(1),
        regeneration(...faces),
      );
    expect(struck(5, 6, 5).told).not.toContain('unit.wounded');
    expect(struck(5, 6, 5).events('wounds.regenerated')[0]).not.toHaveProperty('model');
    expect(struck(5, 4, 5).events('unit.wounded')).toEqual([{ type: 'unit.wounded', unit: 1, wounds: [1] }]);
  });

  it('GDF-SHT-15: of ordinary hits nothing is left', () => {
    const s = table([own('one'), foe('trolls', row(20, 32, 4))]).do(
      'own',
      'hold',
      [{ weapon: 'rifle', target: 'foe' }],
      hit(4),
      block(1),
      regeneration(6),
    );
    expect(s.told).not.toContain('unit.wounded');
    expect(s.seat).toBe(1);
  });
});

describe('spells', () => {
  const mage = own('mage', [[20, 20]], { tokens: [2] });

  it('GDF-CAS-07: nobody is near to help or hinder, so nothing is revealed; who spends nothing is not named', () => {
    const alone = table([own('mage', [[20, 20]], { tokens: [1] }), foe('one')]).do(
      'own',
      { spell: 'hex', target: 'foe' },
      cast(1),
    );
    expect(alone.told).not.toContain('bids.revealed');
    const s = table([mage, foe('one')]).do('own', { spell: 'hex', target: 'foe' }, 0, cast(1));
    expect(s.events('bids.revealed')).toMatchObject([{ bids: [{ seat: 0, spent: [] }] }]);
    expect(s.events('spell.rolled')[0]!.why).toEqual({ start: 0, total: 0, parts: [] });
    const t = table([mage, foe('one')]).do('own', { spell: 'hex', target: 'foe' }, 1, cast(1));
    expect(t.events('spell.rolled')[0]!.why?.parts).toMatchObject([{ delta: 1 }]);
  });

  it('R-32: a spell of which every hit is blocked tests nobody, though half of the unit is gone', () => {
    const s = table([mage, foe('four', [...row(20, 32, 2), null, null])]);
    s.do('own', { spell: 'hex', target: 'foe' }, 0, cast(4), block(4, 4));
    expect([s.seat, s.next]).toEqual([0, 'gdf.ask.cast']);
  });

  it('GDF-CAS-09: at the end of an activation only what lasts until then ends, and only on who has it', () => {
    const s = table([mage, foe('one')]);
    s.do('own', { spell: 'edge', target: 'own' }, 0, cast(4), { spell: 'ward', target: 'own' }, cast(4), 'hold', []);
    expect(s.facts.units['own']!.spells).toEqual(['ward']);
    expect(s.events('boons.ended')).toEqual([{ type: 'boons.ended', unit: 0, spells: ['edge'] }]);
    s.do('foe', 'hold', []);
    expect(s.events('boons.ended')).toEqual([
      { type: 'boons.ended', unit: 0, spells: ['edge'] },
      { type: 'boons.ended', unit: 0, spells: ['ward'] },
    ]);
  });
});

describe('rounds', () => {
  it('GDF-OBJ-08: a marker that stays with its owner, or with nobody, has not changed', () => {
    const markers = [{ at: [20, 21] as const }, { at: [40, 21] as const, owner: 2 }, { at: [60, 21] as const }];
    const s = table([own('one'), foe('one')], { markers }).do('own', 'hold', [], 'foe', 'hold', []);
    expect(s.facts.markers).toEqual([1, 2, 'neutral']);
    expect(s.events('marker.changed')).toEqual([{ type: 'marker.changed', marker: 0, owner: 0 }]);
  });

  it('GDF-RND-03, GDF-AIR-06: an Aircraft that is away is not activated', () => {
    const s = table([own('one'), { player: 1, profile: 'plane', name: 'plane', place: 'away' }, foe('one')]);
    expect(readyUnits(s.state, 0)).toEqual([0]);
    expect(s.refusal('plane')).toEqual(['GDF-RND-03']);
  });

  it('GDF-RND-03: who may not be activated is told why: activated, or off the table', () => {
    const s = table([
      own('one'),
      { ...own('one'), name: 'done', activated: true, models: [[50, 6]] },
      { player: 1, profile: 'plane', name: 'plane', place: 'away' },
      foe('one'),
    ]);
    const why = (raw: string): unknown[] => reasons(s, raw).map(([, say]) => say);
    expect([why('own'), why('done'), why('plane')]).toEqual([[], ['gdf.no.activated'], ['gdf.no.waiting']]);
    // Those of the enemy are no option at all.
    expect(why('foe')).toEqual(['kernel.pick.unknown']);
    expect([...s.options()]).toEqual([0]);
  });

  it('GDF-RND-03, GDF-HER-06: a Hero who has joined a unit says that it acts with that unit; one who has not acts himself', () => {
    const waiting = (player: number, name: string, kind: string): Unit => ({
      player,
      profile: kind,
      name,
      place: 'waiting',
    });
    const joined = table([waiting(1, 'four', 'four'), waiting(1, 'chief', 'chief'), waiting(2, 'foe', 'one')], {
      round: 0,
      stage: 'deployment',
    }).do(rollOff(6, 1), 'near', { joins: { chief: 'four' } });
    joined.do({ unit: 'four', models: row(10, 6, 5) }, { unit: 'foe', at: [20, 42] });
    expect([joined.seat, joined.next]).toEqual([0, 'gdf.ask.unit']);
    expect(reasons(joined, 'chief')).toEqual([['GDF-RND-03', 'gdf.no.acts-with-unit']]);
    expect([...joined.options()]).toEqual([0]);
    expect(WORDS.map(t => t.say('gdf.no.acts-with-unit'))).toEqual([
      'Ce Héros agit avec l’unité qu’il a rejointe.',
      'This Hero acts with the unit it has joined.',
    ]);

    const apart = table([own('four', row(20, 20, 4)), { ...own('chief', [[50, 6]]), name: 'chief' }, foe('one')]);
    expect(reasons(apart, 'chief')).toEqual([]);
    expect([...apart.options()]).toEqual([0, 1]);
  });
});
