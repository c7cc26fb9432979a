import { describe, expect, it } from 'vitest';
import { castOptions, judgeCast, supportersOf, tokensGained } from '../src/attack/casting.js';
import { firingOptions, judgeTarget } from '../src/attack/targets.js';
import { apart, box, profile, row, scene, type Scene, type SceneBody } from './scene.js';

// Whom a weapon or a spell may be aimed at, by which model, and why not.

const PROFILES = [
  profile({ count: 3 }),
  profile({ id: 'one', count: 1 }),
  profile({ id: 'snipers', count: 2, weapons: ['long'] }),
  profile({ id: 'gunner', count: 1, weapons: ['cannon', 'blade'] }),
  profile({ id: 'seer', count: 1, hero: true, rules: ['caster(2)'] }),
  profile({ id: 'rival', count: 1, rules: ['caster(2)'] }),
];

const WEAPONS = [
  { id: 'long', range: 24, attacks: 1, rules: ['sniper'] },
  { id: 'cannon', range: 24, attacks: 1, rules: ['ap(1)'] },
  { id: 'blade', attacks: 1 },
];

const HEX = { id: 'hex', cost: 1, target: 'enemy', range: 12, effect: { kind: 'hits', hits: 1 } };

type Unit = SceneBody['units'][number];
type Models = NonNullable<Unit['models']>;

const table = (units: readonly Unit[], more: Partial<SceneBody> = {}): Scene =>
  scene({ profiles: PROFILES, weapons: WEAPONS, spells: [HEX], units, ...more });

const own = (kind: string, models: Models, more: Partial<Unit> = {}): Unit => ({
  player: 1,
  profile: kind,
  name: 'own',
  models,
  ...more,
});
const foe = (kind: string, models: Models, more: Partial<Unit> = {}): Unit => ({
  player: 2,
  profile: kind,
  name: 'foe',
  models,
  ...more,
});

const saying = (ruling: ReturnType<Scene['judge']>): string[] =>
  ruling.ok ? [] : ruling.because.map(({ say }) => say);

describe('a weapon', () => {
  it('GDF-SPC-42: a Sniper singles out any model of several; a lone model is just the unit', () => {
    const wall = [{ types: ['blocking'] as const, outline: box(21.2, 14, 6, 1), height: 6 }];
    // The first sniper sees all of them, the second stands behind the wall.
    const s = table(
      [
        own('snipers', [
          [20, 10],
          [24, 13],
        ]),
        foe('squad', row(19, 26, 3)),
      ],
      { terrain: wall },
    );
    const singled = firingOptions(s.state, 0)[0]!.targets[0]!;
    expect(singled.models).toContain(0);
    expect(singled.singled!.map(({ model }) => model)).toEqual([0, 1, 2]);
    expect(singled.singled!.every(({ models }) => models.includes(0))).toBe(true);
    const lone = table([own('snipers', row(20, 10, 2)), foe('one', [[20, 26]])]);
    expect(firingOptions(lone.state, 0)).toEqual([{ weapon: 0, targets: [{ target: 1, models: [0, 1] }] }]);
  });

  it('GDF-SPC-42: a weapon with other rules singles nobody out', () => {
    const s = table([own('gunner', [[20, 10]]), foe('squad', row(19, 26, 3))]).do('own', 'hold');
    expect(s.refusal([{ weapon: 'cannon', target: 'foe', model: 1 }])).toEqual(['GDF-SPC-42']);
    expect(firingOptions(s.state, 0)[0]!.targets[0]).not.toHaveProperty('singled');
  });

  it('GDF-SHT-02, GDF-SHT-05, GDF-GEN-22: each refusal says what is in the way', () => {
    const hidden: Unit = { player: 2, profile: 'one', name: 'hidden', models: [[60, 10]] };
    const far: Unit = { player: 2, profile: 'one', name: 'far', models: [[20, 40]] };
    const gone: Unit = { player: 2, profile: 'one', name: 'gone', place: 'waiting' };
    const near = foe('squad', row(19, 26, 3));
    const friend: Unit = { player: 1, profile: 'one', name: 'friend', models: [[30, 10]] };
    const wall = [{ types: ['blocking'] as const, outline: box(50, 5, 1, 12), height: 6 }];
    const s = table([own('gunner', [[40, 10]]), near, hidden, far, gone, friend], { terrain: wall });
    const reason = (weapon: number, target: number): string[] => saying(judgeTarget(s.state, 0, weapon, target));
    expect(reason(0, 1)).toEqual([]);
    expect(reason(0, 2)).toEqual(['gdf.no.out-of-sight']);
    expect(reason(0, 3)).toEqual(['gdf.no.out-of-range']);
    expect(reason(0, 4)).toEqual(['gdf.no.destroyed']);
    expect(reason(0, 5)).toEqual(['gdf.no.not-an-enemy']);
    expect(reason(0, 99)).toEqual(['gdf.no.not-an-enemy']);
    expect(reason(1, 1)).toEqual(['gdf.no.melee-weapon']);
    expect(reason(7, 1)).toEqual(['gdf.no.melee-weapon']);
    s.do('own', 'hold');
    expect(s.judged([{ weapon: 0, target: 99 }])).toEqual(['GDF-SHT-02']);
  });

  it('GDF-SHT-12: a weapon whose last bearer has fallen fires no more', () => {
    const units = [own('squad', [...row(20, 10, 3), null], { joined: 'bomber' }), foe('one', [[20, 20]])];
    const profiles = [...PROFILES, profile({ id: 'bomber', count: 1, hero: true, weapons: ['cannon'] })];
    const { state } = table(units, { profiles });
    const cannon = state.battle.rosters[0]!.weapons.findIndex(({ id }) => id === 'cannon');
    expect(saying(judgeTarget(state, 0, cannon, 1))).toEqual(['gdf.no.nobody-carries']);
    expect(firingOptions(state, 0).map(({ weapon }) => weapon)).toEqual([1 - cannon]);
  });
});

describe('a spell', () => {
  /** A seer as the fourth model of a squad. */
  const seer = (models: Models, more: Partial<Unit> = {}): Unit =>
    own('squad', models, { joined: 'seer', tokens: [0, 0, 0, 2], ...more });

  it('GDF-CAS-01: the Caster of a unit gets the tokens, nobody beside him', () => {
    const s = table([seer(row(20, 10, 4), { tokens: [0, 0, 0, 1] }), foe('one', [[20, 20]])]);
    expect(tokensGained(s.state, 0)).toEqual([0, 0, 0, 3]);
    expect(tokensGained(s.state, 1)).toBeUndefined();
    const dead = table([seer([...row(20, 10, 3), null], { tokens: [0, 0, 0, 1] }), foe('one', [[20, 20]])]);
    expect(tokensGained(dead.state, 0)).toBeUndefined();
  });

  it('GDF-CAS-03: only the Caster of the unit casts, even if others held tokens', () => {
    const s = table([seer(row(20, 10, 4), { tokens: [0, 0, 0, 2] }), foe('one', [[20, 20]])]);
    (s.state.units[0] as { tokens: readonly number[] }).tokens = [2, 2, 2, 2];
    expect(castOptions(s.state, 0, [])).toEqual([{ model: 3, spell: 'hex', targets: [1] }]);
    const by = (model: number) => saying(judgeCast(s.state, 0, { model, spell: 'hex', target: 1 }, []));
    expect([by(3), by(0), by(9)]).toEqual([[], ['gdf.no.not-a-caster'], ['gdf.no.not-a-caster']]);
  });

  it('GDF-CAS-06: from where the Caster himself stands, to the nearest model; out of range or out of sight is told apart', () => {
    const at = (models: Models, more: Partial<SceneBody> = {}): string[] => {
      const s = table([seer([...row(10, 10, 3), [14.5, 10]]), foe('squad', models)], more);
      return saying(judgeCast(s.state, 0, { model: 3, spell: 'hex', target: 1 }, []));
    };
    const edge = 14.5 + apart(12);
    expect(
      at([
        [edge, 10],
        [edge + 1.5, 10],
        [edge + 3, 10],
      ]),
    ).toEqual([]);
    expect(
      at([
        [edge + 0.1, 10],
        [edge + 1.6, 10],
        [edge + 3.1, 10],
      ]),
    ).toEqual(['gdf.no.spell-out-of-range']);
    const wall = { terrain: [{ types: ['blocking'] as const, outline: box(20, 4, 1, 12), height: 6 }] };
    expect(
      at(
        [
          [edge, 10],
          [edge + 1.5, 10],
          [edge + 3, 10],
        ],
        wall,
      ),
    ).toEqual(['gdf.no.spell-out-of-sight']);
  });

  it('GDF-CAS-07: who helps or hinders is within 18 inches of the Caster, not of the model before him', () => {
    const rival = (x: number): Unit => ({ player: 2, profile: 'rival', name: 'rival', models: [[x, 10]], tokens: [1] });
    const asked = (x: number): number[] => {
      const s = table([seer([...row(10, 10, 3), [14.5, 10]]), rival(x), foe('one', [[20, 20]])]);
      return supportersOf(s.state, 0, 3).map(({ seat }) => seat);
    };
    expect(asked(14.5 + apart(18))).toEqual([0, 1]);
    expect(asked(14.5 + apart(18.1))).toEqual([0]);
  });
});
